import type { Reading } from '../reading/reading.ts'
import type { Pattern } from '../worked-out/pattern.ts'
import { sceneOf } from '../worked-out/scene.ts'
import { atItsWord } from './at-its-word/all.ts'
import { broadFrames } from './broad/all.ts'

/** What takes up how a message is built: what its phrase says before what many sentences share. */
const constructions: readonly Pattern[] = [...atItsWord, ...broadFrames]

/**
 * Lines that take up how a message is built, whatever it is about: for a message for which nothing else was found.
 *
 * @param reading the message
 * @param options the current year, as patterns ask for it
 * @returns what fits, the narrow before the wide
 */
export function broadly(reading: Reading, { year }: { year: number }) {
  if (reading.text === '') return []
  const scene = sceneOf(reading, year)
  return constructions.flatMap(({ id, rank, why, denied, answer }) => {
    const answered = answer(scene)
    return answered ? [{ id, ...(rank && { rank }), why, denied, lines: answered.lines }] : []
  })
}
