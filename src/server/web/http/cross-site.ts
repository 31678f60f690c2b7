/** The headers of a browser about the page that sent a form. */
export interface PostOrigin {
  readonly secFetchSite: string | undefined
  readonly origin: string | undefined
  /** The requested hosts: the Host header's, and the one that a trusted proxy forwarded. */
  readonly hosts: readonly (string | undefined)[]
}

/**
 * Whether a form may be read. The site has no cookies, so a post from elsewhere could only be spam; a post that can't
 * be distinguished from a person's own passes, and meets the spam score.
 *
 * @param publicUrl the site's own address. Behind a proxy it may differ from the host and the scheme of the request.
 */
export function isOwnPost(post: PostOrigin, publicUrl: string): boolean {
  switch (post.secFetchSite?.trim().toLowerCase()) {
    case 'same-origin':
    case 'none':
      return true
    case 'cross-site':
      return false
  }
  // Without Sec-Fetch-Site (an old browser, or plain http), or from a sibling domain, the origin decides.
  const origin = post.origin?.trim()
  if (origin === undefined || origin === '') return true
  // Privacy tools blank the origin. A current browser that blanks it for another site also sends `cross-site`.
  if (origin === 'null') return post.secFetchSite === undefined
  const from = parse(origin)
  if (from === undefined) return false
  if (from.origin === new URL(publicUrl).origin) return true
  // The scheme is unknown behind a TLS proxy, so only host and port are compared with the request's own.
  return post.hosts.some((host) => host !== undefined && parse(`${from.protocol}//${host}`)?.host === from.host)
}

function parse(url: string): URL | undefined {
  const parsed = URL.parse(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed : undefined
}
