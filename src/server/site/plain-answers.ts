import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
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
  readonly sent: (request: IncomingMessage, file: PlainFile, milliseconds: number) => void
}

/** Headers with which a request may get another answer than the whole file. */
const asksOtherwise = (headers: IncomingHttpHeaders): boolean =>
  headers['if-none-match'] !== undefined ||
  headers.range !== undefined ||
  headers.expect !== undefined ||
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined

const noBytes = Buffer.alloc(0)

/**
 * Answers what most visitors ask for, a whole finished file, before Fastify sees it, whose part takes as long as all the rest.
 * Everything else is left to it: queries, conditions, ranges, HEAD, addresses written oddly, and a closing site.
 *
 * @returns answers a request and tells whether it did
 */
export function createPlainAnswers(
  parts: PlainAnswersParts,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { pages, leadsOn, headersOf, isForFastify, countedAs, year, isClosing, sent } = parts
  /** By a request's target. Only what was found is kept, so there are twice as many as files at most. */
  const known = new Map<string, PlainFile>()
  /** Names and values as Node sends them, by the headers of what they are sent with. */
  const heads = new WeakMap<Answer['headers'], string[]>()

  function plainFile(target: string): PlainFile | undefined {
    const path = pathOf(target)
    if (path === undefined || (target !== path && target !== `${path}/`) || leadsOn(path)) return undefined
    const file = chosenPage(pages, path, '')
    if (!file) return undefined
    const found = { path, file, isPage: file.isPage, route: countedAs(path, file.isPage) }
    known.set(target, found)
    return found
  }

  function headOf(file: FinishedFile, { headers: own, bytes = noBytes }: Answer): string[] {
    const ready = heads.get(own)
    if (ready) return ready
    const all = { ...headersOf(file), ...own, 'content-length': `${bytes.length}` }
    const head = Object.entries(all).flat()
    heads.set(own, head)
    return head
  }

  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || asksOtherwise(headers) || isForFastify(headers) || isClosing()) return false
    // Fastify refuses those of today's HTTP that don't say which site they mean.
    if (headers.host === undefined) return false
    const plain = known.get(url) ?? plainFile(url)
    if (!plain) return false
    const began = performance.now()
    const answer = answerOf(plain.file, headers, year())
    if (answer?.status !== 200) return false
    response.writeHead(200, headOf(plain.file, answer))
    response.end(answer.bytes, () => sent(request, plain, performance.now() - began))
    return true
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
