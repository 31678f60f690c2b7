import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Announcement, progressOf, queueAnnouncement, sendDueLetters } from '#server/desk/announce.ts'
import { type Command, counted, NotThere, said, UsageError } from '#server/desk/command.ts'
import { withDatabase } from '#server/desk/open-desk.ts'

/** Mails every subscriber of the newsletter once. */
export const announcePolicy: Command = {
  name: 'announce-policy',
  usage: 'announce-policy --subject <text> --file <file> [--json]',
  summary: 'mails every newsletter subscriber once, about a change of the policy',
  details: [
    '--subject <text>  one line',
    '--file <file>     the letter, plain text in UTF-8',
    '--json            for a program, { "subscribers", "queued", "delivered", "waiting", "dead" }',
    '',
    'Needs SMTP_URL. Stopped half-way, run it again with the same subject and file: nobody gets it twice.',
    'What could not be delivered is tried again by the running server.',
  ],
  async run(words, desk) {
    const { announcement, json } = options(words)
    if (desk.settings.smtp === undefined) throw new NotThere('There is no mail server. Set SMTP_URL and LEADS_TO.')
    const result = await withDatabase(desk, async (database) => {
      const queued = await queueAnnouncement(database, announcement, Date.now())
      await sendDueLetters(database, desk.settings)
      return { ...(await progressOf(database, announcement)), queued }
    })
    const { subscribers, delivered, waiting, dead, queued } = result
    const sentence =
      `${counted(subscribers, 'subscriber')}, ${queued} of them new to this announcement. ` +
      `Delivered ${delivered}, waiting ${waiting}, given up ${dead}.`
    desk.print(said(json, sentence, result))
  },
}

function options(words: readonly string[]): { announcement: Announcement; json: boolean } {
  const { values } = parseArgs({
    args: [...words],
    options: { subject: { type: 'string' }, file: { type: 'string' }, json: { type: 'boolean' } },
  })
  const subject = values.subject?.trim() ?? ''
  if (subject === '' || /\p{Cc}/u.test(subject)) throw new UsageError('--subject takes one line of text.')
  if (values.file === undefined || values.file === '') throw new UsageError('--file names the file with the letter.')
  return { announcement: { subject, text: letterIn(values.file) }, json: values.json ?? false }
}

function letterIn(file: string): string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).trim()
  } catch {
    throw new NotThere(`${file} can’t be read as text in UTF-8.`)
  }
  if (text === '') throw new NotThere(`${file} is empty.`)
  return text
}
