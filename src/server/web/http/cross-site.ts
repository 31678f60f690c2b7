/** What a browser says about the page that sent a form. */
export interface PostOrigin {
  readonly secFetchSite: string | undefined
  readonly origin: string | undefined
  /** The hosts this request was sent to: its Host header, and what a trusted proxy forwarded. */
  readonly hosts: readonly (string | undefined)[]
}

/**
 * Whether a form may be read. The site has no cookies, so a post from elsewhere could only ever be spam; what cannot be
 * told apart from a person's own post passes, and meets the spam score.
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
  // No word from the browser (an old one, or plain http), or a sibling of our domain: then its origin decides.
  const origin = post.origin?.trim()
  if (origin === undefined || origin === '') return true
  // Privacy tools blank the origin. Where it is blanked to hide another site, a browser of today also says `cross-site`.
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
