import { requireSender } from '#cli/announce-command.ts'
import { type Command, counted, noWords, readWords, said, siteSends } from '#cli/command.ts'
import { withDatabase } from '#cli/open-desk.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { submissionStatus, subscriptionState } from '#server/platform/database/tables.ts'
import { createConfirmLetters } from '#server/subscribers/confirm-letter.ts'
import { listNames } from '#server/subscribers/shown-wording.ts'

/** Asks subscribers who signed up before mail was set. */
export const confirmPending: Command = {
  name: 'confirm-pending',
  usage: 'confirm-pending [--json]',
  summary: 'asks each unconfirmed subscriber by a letter, once',
  details: [
    '--json  for a program, { "asked": <count> }',
    '',
    'It puts the letters into the outbox, and the running site sends them.',
    'For sign-ups from before mail was set. Needs SMTP_URL, SITE_URL, OFFICE_STREET and OFFICE_CITY. Stopped half-way,',
    'run it again: nobody is asked twice. Whoever does not answer stays unconfirmed and gets no announcement.',
  ],
  async run(words, desk) {
    const { json, rest } = readWords(words)
    noWords(rest)
    requireSender(desk.settings)
    const asked = await withDatabase(desk, (database) => askUnconfirmed(database, desk.settings, Date.now()))
    const sentence = `${counted(asked, 'letter is', 'letters are')} in the outbox. ${siteSends}`
    desk.print(said(json, asked === 0 ? 'There was nobody to ask.' : sentence, { asked }))
  },
}

/**
 * Queues a confirmation letter for each unconfirmed address of each list that has had none.
 * @returns the number of new letters
 */
export async function askUnconfirmed(
  database: Database,
  settings: Pick<Settings, 'siteUrl' | 'officeStreet' | 'officeCity'>,
  now: number,
): Promise<number> {
  const letters = createConfirmLetters(database, settings)
  await letters.prepare()
  let asked = 0
  for (const list of listNames) {
    const known = (state: typeof subscriptionState.confirmed | undefined) => {
      const rows = database.selectFrom('subscriptions').select('email').where('list', '=', list)
      return state === undefined ? rows.where('letter_at', 'is not', null) : rows.where('state', '=', state)
    }
    const rows = await database
      .selectFrom('subscriptions')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select(['submission_id', 'subscriptions.email', 'created_at'])
      .where('list', '=', list)
      .where('state', '=', subscriptionState.unconfirmed)
      .where('submissions.status', '=', submissionStatus.new)
      .where('subscriptions.email', 'not in', known(subscriptionState.confirmed))
      .where('subscriptions.email', 'not in', known(undefined))
      .where('subscriptions.email', 'not in', database.selectFrom('bounces').select('email'))
      .orderBy('created_at')
      .execute()
    // Of several sign-ups of one address the first counts.
    const first = [...new Map(rows.toReversed().map((row) => [row.email, row])).values()]
    for (let from = 0; from < first.length; from += 100) {
      asked += await database.transaction().execute(async (transaction) => {
        let fresh = 0
        for (const { submission_id: submissionId, email, created_at } of first.slice(from, from + 100)) {
          const letter = { submissionId, email, earlier: Date.parse(created_at) }
          if (!(await letters.queue(transaction, letter, now))) continue
          await transaction
            .updateTable('subscriptions')
            .set({ letter_at: stamp(now) })
            .where('submission_id', '=', submissionId)
            .execute()
          fresh++
        }
        return fresh
      })
    }
  }
  return asked
}
