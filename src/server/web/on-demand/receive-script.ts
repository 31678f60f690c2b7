import { marketingLimits } from '#content-model/pages/try-marketing.ts'
import type { Posted } from '#server/web/http/form-body.ts'
import type { LocalsOf, PostResult } from '#server/web/on-demand/locals.ts'

const names = ['product', 'seen', 'audience'] as const

/**
 * Says whether the words of a script are too serious for a joke. It receives only the typed words, never a file or a
 * measurement of one; the browser writes the script itself.
 *
 * @returns `{ grave }`, with the `field` and its `words` where it is true, or an empty object: under 400 for texts over the form's limits, under 429 when the visitor
 * asked too often
 */
export async function receiveGravity(
  { fields }: Posted,
  { services, visitor }: LocalsOf<'tryOuts'>,
): Promise<Pick<PostResult, 'status' | 'json'>> {
  const words = names.map((name) => fields.get(name) ?? '')
  if (names.some((name, index) => [...(words[index] ?? '')].length > marketingLimits[name])) {
    return { status: 400, json: undefined }
  }
  const weight = await services.tryOuts.weigh(words, visitor)
  if (weight === undefined) return { status: 429, json: undefined }
  if (!weight.grave) return { status: 200, json: { grave: false } }
  return { status: 200, json: { grave: true, field: names[weight.at], words: weight.words } }
}
