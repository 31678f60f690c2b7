import { parseArgs } from 'node:util'
import type { Settings } from '#server/platform/config/settings.ts'

/** A command's surroundings. */
export interface CommandContext {
  readonly settings: Settings
  /** Writes to standard output, as is. */
  readonly print: (text: string) => void
  /** Writes to standard error, for the operator to read beside the answer. */
  readonly note?: (text: string) => void
}

/** One command of `npm run desk -- <command>`. */
export interface Command {
  readonly name: string
  /** Its syntax. */
  readonly usage: string
  /** Its effect, in a few words. */
  readonly summary: string
  /** Its options, one a line. */
  readonly details: readonly string[]
  /**
   * @param words the command line after the command's name
   * @throws UsageError (or the error of parseArgs) for an invalid command line, other errors for a failure
   */
  run(words: readonly string[], desk: CommandContext): Promise<void>
}

/** The object of a command does not exist. */
export class NotThere extends Error {
  override readonly name = 'NotThere'
}

/** The command line is invalid. The message says what to type instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Form of the output. */
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

/** @throws UsageError when there are words left */
export function noWords(rest: readonly string[]): void {
  if (rest.length > 0) throw new UsageError(`What is "${rest[0]}" for?`)
}

/** The result of a command: a sentence for people, or an object for programs. */
export const said = (json: boolean, sentence: string, object: unknown): string =>
  json ? `${JSON.stringify(object, null, 2)}\n` : `${sentence}\n`

/** A sentence below commands that put letters into the outbox. */
export const siteSends =
  'The running site sends what waits, and begins within 15 seconds. Is it not running? Start it: they go then.'

export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`
