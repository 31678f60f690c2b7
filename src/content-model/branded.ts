import data from '#content/brand/brand.json' with { type: 'json' }

/**
 * Fills in the product's name: `{product}` in a text, or in every text of a list or an object. The type of words from a file is
 * named: a list that an owner emptied has a type that fits no other, and the build checks them by their schema.
 */
export function branded<Value>(value: Value): Value
export function branded<Words>(value: unknown): Words
// @__NO_SIDE_EFFECTS__
export function branded(value: unknown): unknown {
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string') return one.replaceAll('{product}', data.name)
    if (Array.isArray(one)) return one.map(fill)
    // Only plain objects: the date of a post stays one.
    if (one?.constructor !== Object) return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, fill(inner)]))
  }
  return fill(value)
}
