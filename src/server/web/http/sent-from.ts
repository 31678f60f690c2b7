import { isOwnHost } from '#server/web/http/own-host.ts'

/** Longest path that is kept. Paths of this site's pages are far shorter. */
const longest = 200

/** The characters of this site's addresses. Others could be a visitor's words. */
const pagePath = /^\/[a-z\d/-]*$/i

/**
 * The path of the page that a form was sent from, from the browser's Referer header, with and without JavaScript. Pages
 * of other sites and queries are private: for those the result is undefined.
 *
 * @param hosts the requested hosts: the Host header's, and the one that a trusted proxy forwarded
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
