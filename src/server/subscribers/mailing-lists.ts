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

/** Unanswered letters that one address may have at a time, so that an address can't be flooded. */
export const lettersAtOnce = 3

export const dayMs = 24 * 3_600_000

export type ListSettings = Pick<Settings, 'smtp' | 'doubleOptIn' | 'collectNewsletter' | 'listmonkUrl'> & LetterSettings

/** The decision about a posted form. */
export interface SignUpVerdict {
  readonly status: SubmissionStatus
  /** Whether channels get it at once. */
  readonly delivers: boolean
}

/** A posted form on its way into the database, which may be a sign-up for a list. */
export interface SignUp {
  /**
   * Decides about its status.
   * @param held true for a suspect of spam, which is saved and goes to no channel
   */
  judge(transaction: Transaction<Tables>, held?: boolean): Promise<SignUpVerdict>
  /** Saves the consent, and writes the confirmation letter where one is due. To be called after the row was saved. */
  record(transaction: Transaction<Tables>, submissionId: string, verdict: SignUpVerdict, now: number): Promise<void>
}

/** Signs people up for lists: with mail after a link in a letter was used, without mail at once and unconfirmed. */
export interface Lists {
  /**
   * Begins with a form; a form without a list is delivered at once. Not within a transaction: it may have to create
   * keys.
   * @param page path of the page that it was sent from, if known
   */
  signUp(form: string, email: string, page?: string): Promise<SignUp>
  /** Text after the thanks for this form, where the form has one. */
  noteOf(form: string): string | undefined
}

const quarantined: SignUpVerdict = { status: submissionStatus.quarantined, delivers: false }
const delivered: SignUpVerdict = { status: submissionStatus.new, delivers: true }

/** A form that belongs to no list. */
const noSignUp: SignUp = {
  judge: async (_, held) => (held ? quarantined : delivered),
  record: async () => {},
}

/** Text after the thanks of a sign-up, since the thanks promise an answer soon. */
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
          // An address that left is not put back by a third party. The sign-up stays, for the owner to see.
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
            // A released suspect has its row already.
            .onConflict((conflict) => conflict.column('submission_id').doUpdateSet({ state, letter_at }))
            .execute()
          if (writes) await letters.queue(transaction, { submissionId, email }, now)
        },
      }
    },
  }
}

/** False for an address that is on the list, has `lettersAtOnce` unanswered letters, or bounced. */
async function mayWrite(
  transaction: Transaction<Tables>,
  list: ListName,
  email: string,
  hash: string,
  now: number,
): Promise<boolean> {
  // A lock, or simultaneous sign-ups would each count the letters before the others write theirs.
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

/** True for an address that is on this list and confirmed it. */
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
