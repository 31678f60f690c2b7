import { announce, announcePolicy } from '#cli/announce-command.ts'
import { backup } from '#cli/backup.ts'
import { bounces } from '#cli/bounces.ts'
import { type Command, NotThere, UsageError } from '#cli/command.ts'
import { confirmPending } from '#cli/confirm-pending.ts'
import { dead, retry } from '#cli/dead.ts'
import { erase } from '#cli/erase.ts'
import { leads, show } from '#cli/leads.ts'
import { comments, quarantine } from '#cli/moderation.ts'
import { move } from '#cli/move.ts'
import { open } from '#cli/open.ts'
import { MovedAway, NoDatabase, OtherVersion } from '#cli/open-desk.ts'
import { restore } from '#cli/restore.ts'
import { stats } from '#cli/stats.ts'
import { wit } from '#cli/wit.ts'
import type { Environment } from '#server/platform/config/setting.ts'
import { readSettings, SettingsError } from '#server/platform/config/settings.ts'
import { errorCode } from '#server/platform/error-code.ts'

const commands: readonly Command[] = [
  open,
  leads,
  show,
  dead,
  retry,
  quarantine,
  comments,
  erase,
  announce,
  announcePolicy,
  confirmPending,
  bounces,
  backup,
  restore,
  move,
  stats,
  wit,
]

/** 0: success. 1: failure. 2: invalid command line, or no database to work on. */
export type ExitCode = 0 | 1 | 2

export interface Terminal {
  readonly env: Environment
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

/** Runs one command of the operator's desk. Never throws. */
export async function runDesk(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [first, ...rest] = words
  const asked = isHelp(first)
  const name = asked ? rest[0] : first
  const command = commands.find((known) => known.name === name)
  if (command && (asked || rest.some(isHelp))) {
    terminal.print(help(command))
    return 0
  }
  if (command) return runCommand(command, rest, terminal)
  if (asked && name === undefined) {
    terminal.print(overview())
    return 0
  }
  terminal.complain(`${name === undefined ? '' : `There is no command "${name}".\n\n`}${overview()}`)
  return 2
}

async function runCommand(command: Command, words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { env, print, complain } = terminal
  try {
    await command.run(words, { settings: readSettings(env), print, note: complain })
    return 0
  } catch (error) {
    if (isUsage(error)) {
      complain(`${error.message}\n\n${help(command)}`)
      return 2
    }
    complain(`${explain(error)}\n`)
    return error instanceof NoDatabase ? 2 : 1
  }
}

const isHelp = (word: string | undefined): boolean => word === 'help' || word === '--help' || word === '-h'

function overview(): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  return [
    'The desk: what the operator of the site does from the command line.',
    '',
    'npm run -s desk -- <command>',
    '',
    ...commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
    `  ${'help [<command>]'.padEnd(width)}  this list, or one command’s options`,
    '',
  ].join('\n')
}

const help = ({ usage, summary, details }: Command): string =>
  [`npm run -s desk -- ${usage}`, `  ${summary}`, '', ...details.map((line) => `  ${line}`), ''].join('\n')

/** Errors whose message is complete for the operator. */
const messages = [SettingsError, NotThere, NoDatabase, MovedAway, OtherVersion] as const

/** Codes of a database whose file can't be trusted any more. */
const damage: ReadonlySet<string> = new Set(['SQLITE_FILE_DAMAGED', 'SQLITE_FILE_REPLACED', 'SQLITE_NOTADB'])

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

function explain(error: unknown): string {
  if (messages.some((known) => error instanceof known)) return (error as Error).message
  const code = errorCode(error)
  if (code === 'SQLITE_BUSY') return 'The database is locked by another program. Try again in a moment.'
  const words = error instanceof Error ? ` ${error.message}` : ''
  const advice = damage.has(code)
    ? `${words.endsWith('.') ? '' : '.'} What to do: docs/guides/reading-the-database.md.`
    : ''
  return `That did not work (${code}).${words}${advice}`
}
