import { isOwnHost } from '#server/web/http/own-host.ts'

/** Longest path that is kept. Those of this site's pages are far shorter. */
const longest = 200

/** What addresses of this site's pages are made of. Anything else could be words of somebody's. */
const pagePath = /^\/[a-z\d/-]*$/i

/**
 * The path of the page that a form was sent from, as the browser says it in its Referer header, with and without
 * JavaScript. A page elsewhere is nobody's business, and neither is a query: of those nothing is answered.
 *
 * @param hosts what this request was sent to: its Host header, and what a trusted proxy forwarded
 * @param publicUrl the site's own address
 */
export function sentFrom(
  referer: string | undefined,
  hosts: readonly (string | undefined)[],
  publicUrl: string,
): string | undefined {
  const page = referer === undefined ? null : URL.parse(referer)
  if (!page || !/^https?:$/.test(page.protocol)) return undefined
  const isOurs = isOwnHost(page, hosts, publicUrl)
  const path = page.pathname.replace(/([^/])\/$/, '$1')
  return isOurs && path.length <= longest && pagePath.test(path) ? path : undefined
}
