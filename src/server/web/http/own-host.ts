/**
 * Whether a page is one of this site's.
 *
 * @param hosts the requested hosts: the Host header's, and the one that a trusted proxy forwarded
 * @param publicUrl the site's own address
 */
export const isOwnHost = (page: URL, hosts: readonly (string | undefined)[], publicUrl: string): boolean =>
  page.origin === new URL(publicUrl).origin ||
  // As for the origin of a post: behind a TLS proxy the scheme is unknown.
  hosts.some((host) => host !== undefined && URL.parse(`${page.protocol}//${host}`)?.host === page.host)
