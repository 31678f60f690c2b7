/** A result in two parts: its sentence and the addition. */
export interface ResultParts {
  readonly kept: string
  readonly added: string
}

/**
 * Splits a result after its sentence. A full stop that the result gave the sentence belongs to the first part.
 * @returns nothing when the result does not begin with its sentence, or adds nothing
 */
export function splitResult(sentence: string, result: string): ResultParts | undefined {
  if (sentence === '' || !result.startsWith(sentence)) return undefined
  const [, ending = '', added = ''] = /^(\S*)\s+(\S[\s\S]*)$/.exec(result.slice(sentence.length)) ?? []
  return added === '' ? undefined : { kept: sentence + ending, added }
}
