import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type Form, parseForm, type Values } from '#forms/engine/form.ts'
import { type FormAnswer, failures } from '#forms/engine/form-answer.ts'
import { personOf } from '#forms/engine/person.ts'
import type { Autoreply } from '#server/leads/autoreply.ts'
import { suspicionOf } from '#server/leads/spam.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { newDeliveries } from '#server/outbox/deliveries.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { groupedTransactions } from '#server/platform/database/group-commit-sqlite.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'
import type { Lists } from '#server/subscribers/mailing-lists.ts'

export interface SubmissionsParts {
  readonly database: Database
  readonly channels: readonly Channel[]
  readonly lists: Lists
  /** Confirms to a visitor that a message arrived; without it there are no confirmations. */
  readonly autoreply?: Autoreply
  readonly clock: Clock
  readonly log: Log
  /** Called after each commit with a new delivery. */
  readonly notify: () => void
}

/** Checks posted forms and saves them. */
export interface Submissions {
  /**
   * Checks a post, saves it with its deliveries, and answers after the commit. Never throws.
   * @param sentFrom path of the site's page that it was sent from, where it is known
   */
  accept(form: Form, posted: URLSearchParams, sentFrom?: string): Promise<FormAnswer>
  /** True when this receipt was given for a saved submission of this form. */
  hasReceipt(form: Form, receipt: string): Promise<boolean>
  /** Text after the thanks for this form, where the form has one. */
  noteOf(form: Form): string | undefined
}

/** The hidden field that names one instance of a form in a browser. It is no field of the form and is not delivered. */
export const submissionKeyField = 'submission'

/** Milliseconds for which equal words from a form instance without a name count as one press. */
const samePressFor = 60_000

export function createSubmissions({
  database,
  channels,
  lists,
  autoreply,
  clock,
  log,
  notify,
}: SubmissionsParts): Submissions {
  const inTransaction = groupedTransactions(database)
  return {
    noteOf: (form) => lists.noteOf(form.name),

    async accept(form, posted, sentFrom): Promise<FormAnswer> {
      const parsed = parseForm(form, posted)
      if (!parsed.ok) return { state: 'refused', values: parsed.values, errors: parsed.errors }
      const id = randomUUID()
      try {
        const { receipt, isNew } = await save(form, parsed.fields, posted, id, sentFrom)
        log.info(
          { form: form.name, ...(isNew && { submission: id }) },
          isNew ? 'submission saved' : 'resend recognised',
        )
        if (isNew) notify()
        const note = lists.noteOf(form.name)
        return { state: 'accepted', receipt, ...(note !== undefined && { note }) }
      } catch (error) {
        log.error({ form: form.name, submission: id, code: errorCode(error) }, 'submission not saved')
        return { state: 'failed', values: parsed.fields, message: failures.storage }
      }
    },

    async hasReceipt(form, receipt) {
      if (!/^[\w-]{22}$/.test(receipt)) return false
      try {
        const query = database.selectFrom('submissions').select('id').where('receipt', '=', receipt)
        return (await query.where('form', '=', form.name).executeTakeFirst()) !== undefined
      } catch (error) {
        log.error({ form: form.name, code: errorCode(error) }, 'receipt not looked up')
        return false
      }
    },
  }

  /** Saves the submission and its deliveries in one transaction, or finds that this form instance was saved before. */
  async function save(form: Form, fields: Values, posted: URLSearchParams, id: string, page: string | undefined) {
    const now = clock.now()
    const { key, isNamed } = keyOf(posted, fields)
    const receipt = randomBytes(16).toString('base64url')
    const suspicion = suspicionOf(fields, posted)
    const email = personOf(form, fields).email
    const signUp = await lists.signUp(form.name, email, page)
    const submission = {
      id,
      form: form.name,
      created_at: stamp(now),
      fields: JSON.stringify(fields),
      email: email.toLowerCase() || null,
      submission_key: key,
      receipt,
      page: page ?? null,
      ...(suspicion !== undefined && { suspicion }),
    }
    return inTransaction(async (transaction) => {
      // A suspect waits in quarantine until the operator releases it. Its sender is thanked all the same.
      const verdict = await signUp.judge(transaction, suspicion !== undefined)
      if (!isNamed) await forgetPress(transaction, form, key, now)
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('submissions')
        .values({ ...submission, status: verdict.status })
        .onConflict((conflict) => conflict.columns(['form', 'submission_key']).doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) {
        const first = transaction.selectFrom('submissions').select('receipt').where('form', '=', form.name)
        const saved = await first.where('submission_key', '=', key).executeTakeFirstOrThrow()
        return { receipt: saved.receipt, isNew: false }
      }
      await signUp.record(transaction, id, verdict, now)
      if (verdict.delivers) await autoreply?.(transaction, { id, form: form.name, email }, now)
      const deliveries = newDeliveries(verdict.delivers ? channels : [], { id, form: form.name }, now)
      if (deliveries.length > 0) await transaction.insertInto('deliveries').values(deliveries).execute()
      return { receipt, isNew: true }
    })
  }
}

/**
 * The key of this submission of a form instance. A resend has the same key; the same instance with changed words is
 * another submission. The instance of a prerendered page has no name, since all visitors get the same page: there the
 * words alone are the key, for a minute. An invalid name is ignored, because it is no reason to lose a lead.
 */
function keyOf(posted: URLSearchParams, fields: Values) {
  const instance = posted.get(submissionKeyField) ?? ''
  const isNamed = /^[\w-]{16,64}$/.test(instance)
  const words = createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
  return { key: `${isNamed ? instance : ''}:${words}`, isNamed }
}

/** Takes the key from a submission of more than a minute ago, so that the same words count again. */
async function forgetPress(transaction: Transaction<Tables>, form: Form, key: string, now: number): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ submission_key: null })
    .where('form', '=', form.name)
    .where('submission_key', '=', key)
    .where('created_at', '<', stamp(now - samePressFor))
    .execute()
}
