import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMalformed } from '#server/web/http/malformed.ts'
import { pathOf, queryOf } from '#server/web/http/request-path.ts'
import { documentHeaders } from '#server/web/http/security-headers.ts'
import { errorAnswer, type WholeAnswer } from '#server/web/http/send-error.ts'
import { chosenPage } from '#server/web/prerendered/chosen-page.ts'
import type { PrerenderedFile } from '#server/web/prerendered/prerendered-file.ts'
import type { PrerenderedPages } from '#server/web/prerendered/prerendered-pages.ts'
import { queryPagePath } from '#server/web/prerendered/query-page.ts'

/** A response that was sent. */
export interface Sent {
  /** Decoded, without query and trailing slash. */
  readonly path: string
  readonly status: number
  readonly isPage: boolean
  readonly milliseconds: number
}

export interface PrerenderedParts {
  readonly pages: Pick<PrerenderedPages, 'find'>
  /** Whether a path is redirected, even if the build has a page there. */
  readonly leadsOn: (path: string) => boolean
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>
  readonly year: () => number
  /** Whether each response has to end its connection. */
  readonly isClosing: () => boolean
  /** Called after each response. */
  readonly sent: (request: IncomingMessage, sent: Sent) => void
  /** Called when a file could not be read. */
  readonly failed: (request: IncomingMessage, error: unknown) => void
}

export interface Prerendered {
  /**
   * Answers a request for a file of the build from memory, before Fastify, which would double the time of a request.
   * @returns whether it answered
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** The response to a GET or HEAD for a file. @throws the error of reading it */
  answerWith(file: PrerenderedFile, request: IncomingMessage): WholeAnswer
}

/** The one place where a prerendered page becomes a response, on a bare port and behind a proxy alike. */
export function createPrerendered(parts: PrerenderedParts): Prerendered {
  const { pages, leadsOn, headers, year, isClosing, sent, failed } = parts
  const partHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !(documentHeaders as readonly string[]).includes(name)),
  )

  function find({ method, url = '' }: IncomingMessage): { path: string; file: PrerenderedFile } | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const path = pathOf(url)
    if (path === undefined || leadsOn(path)) return undefined
    const query = queryOf(url)
    const file = chosenPage(pages, path, query)
    // The query may select a page that is rendered on demand.
    return file === undefined || queryPagePath(path, query) !== undefined ? undefined : { path, file }
  }

  function answerWith(file: PrerenderedFile, request: IncomingMessage): WholeAnswer {
    // RFC 9110, section 14.2: Range is defined for GET only.
    const asked = request.method === 'GET' ? request.headers : { ...request.headers, range: undefined }
    const { status, headers: own, bytes } = file.answer(asked, year())
    if (status === 416) return errorAnswer(request, status, { ...headers, ...own })
    return { status, headers: { ...(file.isPart ? partHeaders : headers), ...own }, body: bytes }
  }

  return {
    answerWith,
    answer(request, response) {
      // Fastify refuses malformed requests.
      const found = isMalformed(request) ? undefined : find(request)
      if (!found) return false
      const began = performance.now()
      const { path, file } = found
      let whole: WholeAnswer
      try {
        whole = answerWith(file, request)
      } catch (error) {
        failed(request, error)
        whole = errorAnswer(request, 500, headers)
      }
      const { status, headers: own, body } = whole
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      response.once('finish', () => {
        sent(request, { path, status, isPage: file.isPage, milliseconds: performance.now() - began })
      })
      response.writeHead(status, { ...own, ...length, ...(isClosing() && { connection: 'close' }) })
      response.end(body)
      return true
    },
  }
}
