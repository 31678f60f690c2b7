import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { type Broadcast, kindOf } from '#server/outbox/letters/broadcast-letter.ts'
import { stamp } from '#server/runtime/clock.ts'

/** What letters to many say, by the names of their announcements. Each is kept once; its letters are made at delivery. */
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
 * Puts letters of an announcement into the outbox, one for each address that has none of it there.
 * @param recipients in lower case
 * @param now milliseconds since 1970
 * @returns how many letters are new
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
