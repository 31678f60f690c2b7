import { parseArgs } from 'node:util'
import { UsageError } from '#server/desk/usage.ts'

/** Where to go without `--json` and with it. */
export interface Asked {
  readonly json: boolean
}

/** Reads words that may only be followed by `--json`. */
export function readWords(words: readonly string[]): Asked & { readonly rest: readonly string[] } {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  })
  return { json: values.json ?? false, rest: positionals }
}

/** The one word that a command is about. @throws UsageError when there is none, or more than one */
export function oneWord(rest: readonly string[], what: string): string {
  const [word, ...more] = rest
  if (word === undefined || word === '') throw new UsageError(`Say which: ${what}.`)
  if (more.length > 0) throw new UsageError(`One ${what} at a time, please.`)
  return word
}

/** Nothing may follow. @throws UsageError */
export function noWords(rest: readonly string[]): void {
  if (rest.length > 0) throw new UsageError(`What is "${rest[0]}" for?`)
}

/** What a command did, for people as a sentence and for programs as an object. */
export const said = (json: boolean, sentence: string, object: unknown): string =>
  json ? `${JSON.stringify(object, null, 2)}\n` : `${sentence}\n`

export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`
