import { createHash, randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { type Broadcast, kindOf } from '#server/outbox/letters/broadcast-letter.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { announcementState, deliveryState, type Tables } from '#server/platform/database/tables.ts'

/** Kind, subject and text of broadcasts, by the names of their announcements. */
export async function readBroadcasts(
  database: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string | null, Broadcast>> {
  const rows = await database
    .selectFrom('announcements')
    .select(['name', 'kind', 'subject', 'text'])
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ name, kind, subject, text }) => [name, { kind: kindOf(kind), subject, text }]))
}

/**
 * Puts the letters of an announcement into the outbox, one for each address that has none there yet.
 * @param recipients in lower case
 * @param now milliseconds since 1970
 * @returns the number of new letters
 */
export async function queueBroadcast(
  transaction: Transaction<Tables>,
  name: string,
  recipients: readonly string[],
  now: number,
): Promise<number> {
  const letters = recipients.map((recipient) => ({
    id: randomUUID(),
    kind: letterKind.announcement,
    letter_key: `${name}:${createHash('sha256').update(recipient).digest('hex')}`,
    created_at: stamp(now),
    recipient,
    fields: null,
    broadcast: name,
    next_at: stamp(now),
  }))
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('letters')
    .values(letters)
    .onConflict((conflict) => conflict.columns(['kind', 'letter_key']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/**
 * Gives up letters whose announcement was stopped while they were being tried, once that try has failed or was cut off.
 * @param now milliseconds since 1970
 */
export async function endLeft(database: Database, now: number): Promise<void> {
  await database
    .updateTable('letters')
    .set({
      state: deliveryState.dead,
      next_at: null,
      lease_id: null,
      finished_at: stamp(now),
      last_error: sql`coalesce(last_error, 'cut off, and the rest was left unsent')`,
    })
    .where('state', '=', deliveryState.pending)
    .where('held_at', 'is not', null)
    .where('handed_at', 'is', null)
    .where((where) => where.or([where('lease_id', 'is', null), where('next_at', '<=', stamp(now))]))
    .where('broadcast', 'in', (left) =>
      left
        .selectFrom('announcements')
        .select('name')
        .where('state', '=', announcementState.left)
        .$castTo<{ name: string }>(),
    )
    .execute()
}
