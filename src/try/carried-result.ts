import { carryField } from '#forms/engine/carry.ts'

/** A result as one line with single spaces, for copying and for carrying along. */
export const oneLine = (result: string): string => result.replace(/\s+/g, ' ').trim()

/** The fields that carry a result to the sign-up. They are posted, so that the text stays out of the address. */
export const carriedFields = (result: string) => ({ [carryField]: 'try', sentence: oneLine(result) })
