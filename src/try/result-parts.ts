import { carryField } from '#forms/engine/carry.ts'

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

/** A result as one line with single spaces, for copying and for carrying along. */
export const oneLine = (result: string): string => result.replace(/\s+/g, ' ').trim()

/** The fields that carry a result to the sign-up. They are posted, so that the text stays out of the address. */
export const carriedFields = (result: string) => ({ [carryField]: 'try', sentence: oneLine(result) })
