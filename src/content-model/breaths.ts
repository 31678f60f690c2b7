/** A result in two breaths: the sentence it belongs to, then what was added. */
export interface Breaths {
  readonly kept: string
  readonly added: string
}

/**
 * Parts a result after its sentence. A sentence without an end gets one in its result; that belongs to what was kept.
 * @returns nothing when the result does not begin with its sentence, or adds nothing to it
 */
export function breathsOf(sentence: string, result: string): Breaths | undefined {
  if (sentence === '' || !result.startsWith(sentence)) return undefined
  const [, ending = '', added = ''] = /^(\S*)\s+(\S[\s\S]*)$/.exec(result.slice(sentence.length)) ?? []
  return added === '' ? undefined : { kept: sentence + ending, added }
}
