import { sql, type Transaction } from 'kysely'
import { confirmDays } from '#content-model/pages/consent.ts'
import { type ListName, letterComes, listNamed, noLettersYet } from '#forms/consent/consent-rules.ts'
import { lazy } from '#language/lazy.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { isSuppressed } from '#server/platform/database/suppressions.ts'
import {
  type SubmissionStatus,
  submissionStatus,
  subscriptionState,
  type Tables,
} from '#server/platform/database/tables.ts'
import { createConfirmLetters, type LetterSettings } from '#server/subscribers/confirm-letter.ts'
import { shownWording } from '#server/subscribers/shown-wording.ts'

/** Letters to one address that wait to be answered at a time, so that nobody fills somebody's mailbox with them. */
export const lettersAtOnce = 3

export const dayMs = 24 * 3_600_000

export type ListSettings = Pick<Settings, 'smtp' | 'doubleOptIn' | 'collectNewsletter' | 'listmonkUrl'> & LetterSettings

/** What becomes of a saved form. */
export interface SignUpVerdict {
  readonly status: SubmissionStatus
  /** Whether channels are told at once. */
  readonly delivers: boolean
}

/** A form on its way into the database, which may be a sign-up for a list. */
export interface SignUp {
  /**
   * Decides what becomes of it.
   * @param held a suspect of spam: kept as it is, and nobody is told
   */
  judge(transaction: Transaction<Tables>, held?: boolean): Promise<SignUpVerdict>
  /** Once it has its row: keeps what is known of the consent, and writes the letter where one is due. */
  record(transaction: Transaction<Tables>, submissionId: string, verdict: SignUpVerdict, now: number): Promise<void>
}

/** Signs people up for lists: with mail after a link in a letter was used, without mail at once and unconfirmed. */
export interface Lists {
  /**
   * Begins with a form; one that leads to no list is delivered at once. Not to be asked for within a transaction: keys may
   * have to be made.
   * @param page path of the page that it was sent from, if known
   */
  signUp(form: string, email: string, page?: string): Promise<SignUp>
  /** What comes after the thanks for this form, where the thanks do not say it. */
  noteOf(form: string): string | undefined
}

const quarantined: SignUpVerdict = { status: submissionStatus.quarantined, delivers: false }
const delivered: SignUpVerdict = { status: submissionStatus.new, delivers: true }

/** A form that signs nobody up. */
const noSignUp: SignUp = {
  judge: async (_, held) => (held ? quarantined : delivered),
  record: async () => {},
}

/** What a sign-up is told besides thanks, which promise an answer soon. */
function noteBy({ smtp, doubleOptIn, collectNewsletter, listmonkUrl }: ListSettings): string | undefined {
  if (smtp !== undefined) return doubleOptIn ? letterComes : undefined
  return collectNewsletter === undefined && listmonkUrl === undefined ? noLettersYet : undefined
}

export function createLists(database: Database, settings: ListSettings): Lists {
  const mails = settings.smtp !== undefined
  const letters = createConfirmLetters(database, settings)
  const note = noteBy(settings)
  const hashes = lazy(() => addressHasher(database))

  return {
    noteOf: (form) => (listNamed(form) === undefined ? undefined : note),

    async signUp(form, typed, page) {
      const list = listNamed(form)
      if (list === undefined) return noSignUp
      const email = typed.toLowerCase()
      const hash = (await hashes())(email)
      if (mails) await letters.prepare()
      return {
        async judge(transaction, held) {
          if (held) return quarantined
          const departed = await isSuppressed(transaction, hash)
          if (mails && (settings.doubleOptIn || departed)) return { status: submissionStatus.pending, delivers: false }
          // Whoever left is not put on anybody's list by somebody else. The sign-up stays, for the owner to see.
          return { status: submissionStatus.new, delivers: !departed }
        },

        async record(transaction, submissionId, { status }, now) {
          const isPending = status === submissionStatus.pending
          const writes = isPending && (await mayWrite(transaction, list, email, hash, now))
          const state = status === submissionStatus.new ? subscriptionState.unconfirmed : subscriptionState.pending
          const letter_at = writes ? stamp(now) : null
          await transaction
            .insertInto('subscriptions')
            .values({
              submission_id: submissionId,
              list,
              email,
              address_hash: hash,
              state,
              wording: shownWording(list, page, mails),
              page: page ?? null,
              letter_at,
            })
            // A suspect that is released has its row already.
            .onConflict((conflict) => conflict.column('submission_id').doUpdateSet({ state, letter_at }))
            .execute()
          if (writes) await letters.queue(transaction, { submissionId, email }, now)
        },
      }
    },
  }
}

/** False for an address that is on the list, has letters enough to answer, or was refused by its mail server. */
async function mayWrite(
  transaction: Transaction<Tables>,
  list: ListName,
  email: string,
  hash: string,
  now: number,
): Promise<boolean> {
  // One after the other, or each of many at the same moment would count the letters before the others write theirs.
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction)
  if (await isConfirmed(transaction, hash, list)) return false
  const letters = await transaction
    .selectFrom('subscriptions')
    .select('submission_id')
    .where('address_hash', '=', hash)
    .where('letter_at', '>', stamp(now - confirmDays * dayMs))
    .where('state', '!=', subscriptionState.confirmed)
    .limit(lettersAtOnce)
    .execute()
  if (letters.length === lettersAtOnce) return false
  const bounced = transaction.selectFrom('bounces').select('email').where('email', '=', email)
  return (await bounced.executeTakeFirst()) === undefined
}

/** True for an address that is on this list because it said so. */
export async function isConfirmed(within: Pick<Database, 'selectFrom'>, hash: string, list: string): Promise<boolean> {
  const confirmed = await within
    .selectFrom('subscriptions')
    .select('submission_id')
    .where('address_hash', '=', hash)
    .where('state', '=', subscriptionState.confirmed)
    .where('list', '=', list)
    .executeTakeFirst()
  return confirmed !== undefined
}
