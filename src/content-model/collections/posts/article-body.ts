const marker = '<!-- features -->'

/**
 * A post's rendered text before and after the marker of its pictures. Without a marker the pictures come last.
 *
 * @param html as Markdown renders it, with its comments
 */
export function bodyParts(html: string): { before: string; after: string } {
  const at = html.indexOf(marker)
  return at < 0 ? { before: html, after: '' } : { before: html.slice(0, at), after: html.slice(at + marker.length) }
}
