import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Command, type CommandContext, counted, NotThere, said, siteSends, UsageError } from '#cli/command.ts'
import { withDatabase } from '#cli/open-desk.ts'
import { commandLine } from '#server/access/sign-in-links.ts'
import { type BroadcastKind, isBroadcastKind } from '#server/outbox/letters/broadcast-letter.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type Announcement,
  announcementLists,
  countRecipients,
  countUnconfirmed,
  progressOf,
  senderOf,
} from '#server/subscribers/broadcasts/announcement-letters.ts'
import { beginUndrafted, queueLetters } from '#server/subscribers/broadcasts/announcement-sending.ts'

const details = [
  '--subject <text>  one line',
  '--file <file>     the letter, plain text in UTF-8. Why it came, the way to leave and the address are put below it',
  '--json            for a program, { "subscribers", "queued", "delivered", "waiting", "dead", "unheard", "unconfirmed" }',
  '',
  'It puts the letters into the outbox, and the running site sends them: the same words once more say how far it is.',
  'Needs SMTP_URL, SITE_URL, OFFICE_STREET and OFFICE_CITY. Stopped half-way, run it again with the same subject and',
  'file: nobody gets it twice. Announce at the desk in the browser stops it.',
]

export const announce: Command = {
  name: 'announce',
  usage: `announce ${Object.keys(announcementLists).join('|')} --subject <text> --file <file> [--json]`,
  summary: 'mails everyone on a list once: a changed policy, a new feature, the launch',
  details: [
    'policy, feature   to the newsletter’s subscribers',
    'launch            to those who asked on /coming-soon to be notified',
    ...details,
  ],
  async run([kind = '', ...words], desk) {
    if (!isBroadcastKind(kind)) throw new UsageError(`Say what: ${Object.keys(announcementLists).join(', ')}.`)
    await send(kind, words, desk)
  },
}

/** The command's name from before there were kinds. */
export const announcePolicy: Command = {
  name: 'announce-policy',
  usage: 'announce-policy --subject <text> --file <file> [--json]',
  summary: 'the same as announce policy',
  details,
  run: (words, desk) => send('policy', words, desk),
}

async function send(kind: BroadcastKind, words: readonly string[], desk: CommandContext): Promise<void> {
  const { announcement, json } = options(kind, words)
  const { settings } = desk
  requireSender(settings)
  const result = await withDatabase(desk, async (database) => {
    const queued = await queue(database, announcement, settings)
    const unconfirmed = settings.doubleOptIn ? await countUnconfirmed(database, announcementLists[kind]) : 0
    return { ...(await progressOf(database, announcement, settings)), queued, unconfirmed }
  })
  const { subscribers, delivered, waiting, dead, queued, unheard, unconfirmed } = result
  const sentences = [
    `${counted(subscribers, 'subscriber')}, ${queued} of them new to this announcement.`,
    `Delivered ${delivered}, waiting ${waiting}, given up ${dead}.`,
    ...(waiting > 0 ? [siteSends] : []),
    ...(unheard > 0 ? [`Of ${unheard} the answer was not heard; they count as delivered.`] : []),
    ...(unconfirmed > 0 ? [`Not written to, because not confirmed: ${unconfirmed}. confirm-pending asks them.`] : []),
  ]
  desk.print(said(json, sentences.join(' '), result))
}

/** Adds it to the desk's announcements, and its letters to the outbox. @returns the number of new letters */
async function queue(database: Database, announcement: Announcement, settings: Settings): Promise<number> {
  const to = await countRecipients(database, announcementLists[announcement.kind], settings)
  // An announcement without recipients is not recorded.
  if (to === 0) return 0
  const id = await beginUndrafted(database, announcement, commandLine, to, systemClock.now())
  return queueLetters(database, id, settings, systemClock)
}

/**
 * Checks the settings that broadcasts need.
 * @throws NotThere with the names of the missing settings
 */
export function requireSender(settings: Settings): void {
  const sender = senderOf(settings)
  if ('missing' in sender) throw new NotThere(sender.missing)
}

function options(kind: BroadcastKind, words: readonly string[]): { announcement: Announcement; json: boolean } {
  const { values } = parseArgs({
    args: [...words],
    options: { subject: { type: 'string' }, file: { type: 'string' }, json: { type: 'boolean' } },
  })
  const subject = values.subject?.trim() ?? ''
  if (subject === '' || /\p{Cc}/u.test(subject)) throw new UsageError('--subject takes one line of text.')
  if (values.file === undefined || values.file === '') throw new UsageError('--file names the file with the letter.')
  return { announcement: { kind, subject, text: letterIn(values.file) }, json: values.json ?? false }
}

function letterIn(file: string): string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).trim()
  } catch {
    throw new NotThere(`${file} can’t be read as text in UTF-8.`)
  }
  if (text === '') throw new NotThere(`${file} is empty.`)
  return text.replaceAll('\r\n', '\n')
}
