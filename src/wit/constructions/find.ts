import type { Reading } from '../reading/reading.ts'
import type { Pattern } from '../worked-out/pattern.ts'
import { sceneOf } from '../worked-out/scene.ts'
import { atItsWord } from './at-its-word/all.ts'
import { broadFrames } from './broad/all.ts'
import { happenings } from './happenings.ts'

/** What takes up how a message is built: what its phrase says before what many sentences share. */
const turns: readonly Pattern[] = [...atItsWord, ...broadFrames]

/** All constructions, in the order in which they are asked. */
export const constructions: readonly Pattern[] = happenings

/**
 * Lines that take the frame of a message's last sentence at its word.
 *
 * @param reading the message
 * @param options the current year, as patterns ask for it
 * @returns what fits, the narrow before the wide
 */
export const constructed = (reading: Reading, { year }: { year: number }) => answersOf(constructions, reading, year)

/**
 * Lines that take up how a message is built, whatever it is about: for a message for which nothing else was found.
 *
 * @param reading the message
 * @param options the current year, as patterns ask for it
 * @returns what fits, the narrow before the wide
 */
export const broadly = (reading: Reading, { year }: { year: number }) => answersOf(turns, reading, year)

function answersOf(asked: readonly Pattern[], reading: Reading, year: number) {
  if (reading.text === '') return []
  const scene = sceneOf(reading, year)
  return asked.flatMap(({ id, rank, why, denied, answer }) => {
    const answered = answer(scene)
    return answered ? [{ id, ...(rank && { rank }), why, denied, lines: answered.lines }] : []
  })
}
