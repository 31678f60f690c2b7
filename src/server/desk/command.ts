import type { Settings } from '#server/settings.ts'

/** What a command of the desk works with. */
export interface Desk {
  readonly settings: Settings
  /** Writes to standard output, as is. */
  readonly print: (text: string) => void
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
  run(words: readonly string[], desk: Desk): Promise<void>
}
