/** What of a request's headers decides on its answer, and on what it is counted as. */
const kept = [
  'host',
  'accept-encoding',
  'user-agent',
  'referer',
  'sec-purpose',
  'purpose',
  'x-moz',
  'x-forwarded-host',
] as const

type Kept = (typeof kept)[number]

/** A GET that says nothing out of the ordinary. */
export interface PlainRequest {
  readonly url: string
  /** Those of its headers that matter. */
  readonly headers: Readonly<Partial<Record<Kept, string>>>
}

const keptNames: ReadonlySet<string> = new Set(kept)
const isKept = (name: string): name is Kept => keptNames.has(name)

/** Headers that say where a request ends, how to go on after it, or that something else than a whole file is asked for. */
const unplain =
  /^(?:content-length|transfer-encoding|trailer|te|expect|upgrade|http2-settings|proxy-connection|keep-alive|range|if-.*)$/

/** Headers with the same words for many visitors. A request that has others is not kept for the next one. */
const common =
  /^(?:host|connection|accept|accept-encoding|accept-language|user-agent|sec-.*|dnt|upgrade-insecure-requests|priority|cache-control|pragma|purpose|x-moz)$/

/** Longer ones are for `node:http`, which has a limit of its own. */
const longest = 4_096

/**
 * One whole request and nothing else: lines end in CRLF, names are tokens that the colon follows at once, values are printable ASCII.
 * Whatever is written otherwise does not look like this, and so nothing does that two programs would take for different requests.
 */
const shape = /^GET \/[!-~]* HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[ -~]*\r\n)+\r\n$/
const method = 'GET '
const version = ' HTTP/1.1'

/** Browsers of a kind send the same bytes for the same address. Anybody can send any, so few are kept. */
const known = new Map<string, PlainRequest>()
const mostKnown = 250

/** Reads what came over a network at once. @returns undefined unless that is one request of the plainest kind, whole */
export function readPlainRequest(chunk: Buffer): PlainRequest | undefined {
  if (chunk.length > longest) return undefined
  // Not ASCII: that would make printable bytes of others.
  const text = chunk.toString('latin1')
  return known.get(text) ?? parse(text)
}

function parse(text: string): PlainRequest | undefined {
  if (!shape.test(text)) return undefined
  const headers: Partial<Record<Kept, string>> = {}
  const firstEnd = text.indexOf('\r\n')
  let isCommon = true
  for (let begin = firstEnd + 2; begin < text.length - 2; ) {
    const colon = text.indexOf(':', begin)
    const end = text.indexOf('\r\n', colon)
    const name = text.slice(begin, colon).toLowerCase()
    const value = text.slice(colon + 1, end).trim()
    begin = end + 2
    if (unplain.test(name) || (name === 'connection' && value.toLowerCase() !== 'keep-alive')) return undefined
    isCommon &&= common.test(name)
    if (!isKept(name)) continue
    // Of some headers the first counts, others are put together.
    if (headers[name] !== undefined) return undefined
    headers[name] = value
  }
  if (headers.host === undefined) return undefined
  const request = { url: text.slice(method.length, firstEnd - version.length), headers }
  if (isCommon) keep(text, request)
  return request
}

function keep(text: string, request: PlainRequest): void {
  if (known.size >= mostKnown) known.clear()
  known.set(text, request)
}
