import { carryField } from '#forms/engine/carry.ts'

/** A result as one line with single spaces, as it is copied and carried along. */
export const oneLine = (result: string): string => result.replace(/\s+/g, ' ').trim()

/** The fields that take a result along to the sign-up. They are posted, so that it stays out of the address. */
export const carriedFields = (result: string) => ({ [carryField]: 'try', sentence: oneLine(result) })
