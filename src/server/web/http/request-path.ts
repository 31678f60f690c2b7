/**
 * The decoded path of a request's target, without query and without the trailing slash, so that `/x` and `/x/` are one
 * page. Undefined when its percent-encoding is invalid.
 */
export function pathOf(target: string): string | undefined {
  try {
    return withoutTrailingSlash(decodeURI(rawPathOf(target)))
  } catch {
    return undefined
  }
}

/** The path as sent, without the query: the only part of an address that may be logged. */
export function rawPathOf(target: string): string {
  // A proxy's request may name the whole address: GET http://host/path.
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  const end = local.search(/[?#]/)
  const path = end === -1 ? local : local.slice(0, end)
  return path === '' ? '/' : path
}

/** The query of a request's target with its question mark, or an empty text. */
export function queryOf(target: string): string {
  const mark = target.indexOf('?')
  return mark === -1 ? '' : target.slice(mark)
}

/** Removes one slash at the end. Two slashes are for `tidyPath`. */
export const withoutTrailingSlash = (path: string): string => path.replace(/([^/])\/$/, '$1')

/**
 * The canonical form of a path: without doubled slashes, backslashes and dot segments. It stays encoded: an encoded
 * slash is a part of a name (RFC 3986, section 2.2).
 *
 * @param path of a request, from `pathOf`
 */
export function tidyPath(path: string): string {
  // A request to a proxy may name another scheme; that is no path of this site.
  if (!path.startsWith('/')) return path
  // Encoded, or the URL would drop spaces and control characters.
  const single = encodeURI(path.replace(/[\\/]+/g, '/'))
  return withoutTrailingSlash(new URL(`http://localhost${single}`).pathname)
}
