import { filled, type MarketingWords } from '#try/marketing/script-settings.ts'
import type { Script } from './script.ts'
import { innerQuotes } from './spoken.ts'
import { clockTime, durationTime, wholeSeconds } from './story-times.ts'

/** The seconds of a script as a written sum. */
export const sumOf = ({ beats, length }: Script): string =>
  `${beats.map(({ seconds }) => seconds).join(' + ')} = ${length} seconds`

/** A file that is not in the script because it was not read, and the reason. */
export interface NotRead {
  readonly name: string
  readonly why: string
}

/** What was typed, each with its label. */
export const typedIn = ({ typed }: Script, words: MarketingWords) =>
  (['product', 'seen', 'audience'] as const).flatMap((field) =>
    typed[field] === '' ? [] : [{ label: words[field], text: typed[field] }],
  )

/** What is not in the script: files without room, the rest of videos, words without room, and files that were not read. */
export function leftOutOf(script: Script, notRead: readonly NotRead[], words: MarketingWords): string[] {
  const { unseen, length, beats } = script
  const withWords = (name: string, said: string | undefined) =>
    said === undefined ? name : `${name}, “${innerQuotes(said.replace(/\.$/, ''))}”`
  const names = unseen.flatMap(({ name, words: said, rest }) => (rest === undefined ? [withWords(name, said)] : []))
  const shown = new Set(beats.flatMap(({ pictures }) => pictures.map(({ footage }) => footage)))
  shown.delete(undefined)
  return [
    ...(names.length > 0 ? [filled(words.noRoom, { names: names.join('; '), length, count: shown.size })] : []),
    ...unseen.flatMap(({ name, rest }) =>
      rest === undefined
        ? []
        : [
            filled(rest.of > length ? words.restOfLong : words.restOfVideo, {
              name,
              rest: clockTime(rest.seconds),
              whole: durationTime(rest.of),
              shown: clockTime(wholeSeconds(rest.of) - rest.seconds),
              length,
            }),
          ],
    ),
    ...script.unsaid.map((said) => filled(words.unsaid, { words: innerQuotes(said), length })),
    ...script.unshown.map((thing) => filled(words.unshown, { words: innerQuotes(thing) })),
    ...notRead.map(({ name, why }) => {
      const meant = script.meant.filter((each) => each.name === name).map((each) => each.words)
      return filled(words.notRead, { name: withWords(name, meant.length > 0 ? meant.join(' ') : undefined), why })
    }),
  ]
}

/** A script as plain text: a paragraph for each line, picture before sound. */
export function scriptAsText(script: Script, notRead: readonly NotRead[], words: MarketingWords) {
  const typed = typedIn(script, words).map(({ label, text }) => `${label}: ${text}`)
  const beats = script.beats.map(({ at, seconds, pictures, caption, voice, silence }) =>
    [
      `${clockTime(at)} (${seconds} s)`,
      `${words.picture}: ${pictures.map(({ text }) => text).join(' ')}`,
      ...(caption === undefined ? [] : [filled(words.onIt, { words: caption })]),
      `${words.sound}: ${voice === undefined ? (silence ?? '') : `${words.voice}: “${innerQuotes(voice)}”`}`,
    ].join('\n'),
  )
  const out = leftOutOf(script, notRead, words)
  const parts = [
    script.title,
    typed.join('\n'),
    ...beats,
    `${clockTime(script.length)}\n${sumOf(script)}\n${words.rate}`,
    ...(out.length > 0 ? [[`${words.leftOut}:`, ...out].join('\n')] : []),
  ]
  return `${parts.join('\n\n')}\n`
}
