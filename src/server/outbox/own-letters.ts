import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { deliveryState, submissionStatus, type Tables } from '#server/database/tables.ts'
import { type LetterKind, lettersChannelName, type OwnLetter } from '#server/outbox/channels/letters.ts'
import { stamp } from '#server/runtime/clock.ts'

/** One without an address is written and never sent: it takes the time of one that is. */
export interface QueuedLetter extends OwnLetter {
  readonly kind: LetterKind
  /** One letter of a kind with the same key is enough. Of an erase link's letter it is the link's id. */
  readonly key?: string
}

/**
 * Puts a letter of the site's own into the outbox, where it has the status `letter` and is no lead.
 * @param now milliseconds since 1970
 * @returns false when the same one was there already
 */
export async function queueLetter(
  transaction: Transaction<Tables>,
  { kind, key, ...letter }: QueuedLetter,
  now: number,
): Promise<boolean> {
  const id = randomUUID()
  const row = {
    id,
    form: kind,
    created_at: stamp(now),
    fields: JSON.stringify(letter),
    status: submissionStatus.letter,
    email: letter.email.toLowerCase(),
    submission_key: key ?? null,
    receipt: randomBytes(16).toString('base64url'),
  }
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('submissions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['form', 'submission_key']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  const delivery = {
    id: randomUUID(),
    submission_id: id,
    channel: lettersChannelName,
    ...(letter.email === '' ? { state: deliveryState.delivered, finished_at: stamp(now) } : { next_at: stamp(now) }),
  }
  await transaction.insertInto('deliveries').values(delivery).execute()
  return true
}
