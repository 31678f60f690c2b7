import type { Script } from './script.ts'
import { clockTime } from './story-times.ts'

/** The seconds of a script as a written sum. */
export const sumOf = ({ beats, length }: Script): string =>
  `${beats.map(({ seconds }) => seconds).join(' + ')} = ${length} seconds`

/** A script as plain text: a paragraph for each line, picture before sound. */
export function scriptAsText(script: Script, words: { picture: string; sound: string; voice: string; rate: string }) {
  const beats = script.beats.map(({ at, seconds, picture, voice, silence }) =>
    [
      `${clockTime(at)} (${seconds} s)`,
      `${words.picture}: ${picture}`,
      `${words.sound}: ${voice === undefined ? (silence ?? '') : `${words.voice}: “${voice}”`}`,
    ].join('\n'),
  )
  return `${[script.title, ...beats, `${clockTime(script.length)}\n${sumOf(script)}\n${words.rate}`].join('\n\n')}\n`
}
