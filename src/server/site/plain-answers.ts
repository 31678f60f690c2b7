import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isMalformed } from '#server/http/malformed.ts'
import { pathOf } from '#server/http/request-path.ts'
import { chosenPage } from '#server/site/chosen-page.ts'
import type { Answer, FinishedFile } from '#server/site/finished-file.ts'
import type { FinishedPages } from '#server/site/finished-pages.ts'

/** A finished file at an address that needs no decoding. */
export interface PlainFile {
  readonly path: string
  readonly file: FinishedFile
  readonly isPage: boolean
  /** What a request for it is counted as. */
  readonly route: string
}

/** What is told of a request once it is answered. */
export type Asked = Pick<IncomingMessage, 'headers'> & { readonly url?: string | undefined }

export interface PlainAnswersParts {
  readonly pages: Pick<FinishedPages, 'find'>
  /** Whether a path leads to another one, whatever the build has there. */
  readonly leadsOn: (path: string) => boolean
  /** Those of a file, besides its own. */
  readonly headersOf: (file: FinishedFile) => Readonly<Record<string, string>>
  /** Whether only Fastify can tell what has to be known of a request with these headers. */
  readonly isForFastify: (headers: IncomingHttpHeaders) => boolean
  /** What a request for a file is counted as. */
  readonly countedAs: (path: string, isPage: boolean) => string
  readonly year: () => number
  /** Whether each answer has to end its connection. */
  readonly isClosing: () => boolean
  /** Hears of each answer once it is sent. */
  readonly sent: (request: Asked, file: PlainFile, milliseconds: number) => void
}

export interface PlainAnswers {
  /** @returns whether it answered the request */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/** Headers with which a request may get another answer than the whole file. */
const asksOtherwise = (headers: IncomingHttpHeaders): boolean =>
  headers['if-none-match'] !== undefined ||
  headers.range !== undefined ||
  headers.expect !== undefined ||
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined

/** What is known of a file after the first request for it. */
interface KnownFile extends PlainFile {
  readonly sent: (request: Asked, milliseconds: number) => void
}

/**
 * Answers what most visitors ask for, a whole finished file, before Fastify sees it, whose part takes as long as all the rest.
 * Everything else is left to it: queries, conditions, ranges, HEAD, addresses written oddly, and a closing site.
 */
export function createPlainAnswers(parts: PlainAnswersParts): PlainAnswers {
  const { pages, leadsOn, headersOf, isForFastify, countedAs, year, isClosing, sent } = parts
  /** By a request's target. Only what was found is kept, so there are twice as many as files at most. */
  const known = new Map<string, KnownFile>()
  /** By the headers of what they are sent with. */
  const heads = new WeakMap<Answer['headers'], string[]>()

  function plainFile(target: string): KnownFile | undefined {
    const path = pathOf(target)
    if (path === undefined || (target !== path && target !== `${path}/`) || leadsOn(path)) return undefined
    const file = chosenPage(pages, path, '')
    if (!file) return undefined
    const found: PlainFile = { path, file, isPage: file.isPage, route: countedAs(path, file.isPage) }
    const knownFile = { ...found, sent: (request: Asked, ms: number) => sent(request, found, ms) }
    known.set(target, knownFile)
    return knownFile
  }

  /** Names and values, as Node sends them. */
  function headOf(file: FinishedFile, { headers: own, bytes }: Answer): string[] {
    const ready = heads.get(own)
    if (ready) return ready
    const head = Object.entries({ ...headersOf(file), ...own, 'content-length': `${bytes?.length ?? 0}` }).flat()
    heads.set(own, head)
    return head
  }

  function find(url: string, headers: IncomingHttpHeaders): { plain: KnownFile; answer: Answer } | undefined {
    if (isForFastify(headers) || isClosing()) return undefined
    const plain = known.get(url) ?? plainFile(url)
    if (!plain) return undefined
    const answer = answerOf(plain.file, headers, year())
    return answer?.status === 200 ? { plain, answer } : undefined
  }

  return {
    answer(request, response) {
      const { method, url = '', headers } = request
      // Fastify refuses what is malformed, with a page.
      if (method !== 'GET' || asksOtherwise(headers) || headers.host === undefined || isMalformed(request)) return false
      const began = performance.now()
      const found = find(url, headers)
      if (!found) return false
      const { plain, answer } = found
      response.writeHead(200, headOf(plain.file, answer))
      response.end(answer.bytes, () => plain.sent(request, performance.now() - began))
      return true
    },
  }
}

/** A file that can't be read is told to the visitor, and logged, where all such failures are. */
function answerOf(file: FinishedFile, headers: IncomingHttpHeaders, year: number): Answer | undefined {
  try {
    return file.answer(headers, year)
  } catch {
    return undefined
  }
}
