/** The cascade's layers, from the weakest to the strongest. */
const order = '@layer reset, tokens, base, ui, sections, pages;'

/**
 * Puts the order of the layers before every stylesheet. The bundler decides which file of a page's styles comes first, and the
 * first mention of a layer decides its place.
 */
export function layerOrder() {
  return {
    name: 'layer-order',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => (/\/src\/.*\.css$/.test(id) ? `${order}\n${code}` : undefined),
  }
}
