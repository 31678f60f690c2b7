import type { IncomingMessage } from 'node:http'

/**
 * Whether the head of a request breaks a rule of HTTP that Node's parser does not enforce: no version (HTTP/0.9), no
 * Host in HTTP/1.1, or two Hosts, of which a proxy may have read the other (RFC 9112, 3.2).
 */
export function isMalformed({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return true
  if (headers.host === undefined) return httpVersion === '1.1'
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1
}
