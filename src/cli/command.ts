import { parseArgs } from 'node:util'
import type { Settings } from '#server/platform/config/settings.ts'

/** What a command of the desk works with. */
export interface CommandContext {
  readonly settings: Settings
  /** Writes to standard output, as is. */
  readonly print: (text: string) => void
  /** Writes to standard error what a person should know beside the answer. */
  readonly note?: (text: string) => void
}

/** One command of `npm run desk -- <command>`. */
export interface Command {
  readonly name: string
  /** How to type it. */
  readonly usage: string
  /** What it does, in a few words. */
  readonly summary: string
  /** Its options, one a line. */
  readonly details: readonly string[]
  /**
   * @param words what follows the command's name
   * @throws UsageError (or what parseArgs throws) when the words make no sense, anything else when it did not work
   */
  run(words: readonly string[], desk: CommandContext): Promise<void>
}

/** What a command was to work on does not exist. */
export class NotThere extends Error {
  override readonly name = 'NotThere'
}

/** The command line was not understood. The message says what to type instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Where to go without `--json` and with it. */
export interface OutputOptions {
  readonly json: boolean
}

/** Reads words that may only be followed by `--json`. */
export function readWords(words: readonly string[]): OutputOptions & { readonly rest: readonly string[] } {
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

/** Who sends the letters that a command has put into the outbox. */
export const siteSends =
  'The running site sends what waits, and begins within 15 seconds. Is it not running? Start it: they go then.'

export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`
