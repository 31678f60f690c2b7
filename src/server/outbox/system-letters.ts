import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { LetterKind, SystemLetter } from '#server/outbox/channels/letters.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'

export interface QueuedLetter extends SystemLetter {
  readonly kind: LetterKind
  /** Two letters of a kind never have the same key. Of an erase link's letter it is the link's id. */
  readonly key?: string
  /** The lead that it answers. */
  readonly leadId?: string
}

/**
 * Puts a system letter into the outbox.
 * @param now milliseconds since 1970
 * @returns false when a letter of this kind and key was there already
 * @example
 * await queueLetter(transaction, { kind: letterKind.digest, key: `${day}:${owner}`, email: owner, subject, text }, now)
 */
export async function queueLetter(
  transaction: Transaction<Tables>,
  { kind, key, leadId, ...letter }: QueuedLetter,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('letters')
    .values({
      id: randomUUID(),
      kind,
      letter_key: key ?? null,
      created_at: stamp(now),
      recipient: letter.email.toLowerCase(),
      fields: JSON.stringify(letter),
      submission_id: leadId ?? null,
      next_at: stamp(now),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'letter_key']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}
