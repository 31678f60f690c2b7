import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { asNew } from '#server/outbox/dead-letters.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { announcementState, deliveryState, type Tables } from '#server/platform/database/tables.ts'
import { type AnnouncementDraft, sendable } from '#server/subscribers/broadcasts/announcement-drafts.ts'
import {
  type Announcement,
  lettersNamed,
  nameOf,
  queueAnnouncement,
} from '#server/subscribers/broadcasts/announcement-letters.ts'
import {
  announcementUnderWay,
  readAnnouncement,
  type SentAnnouncement,
  tallyOf,
} from '#server/subscribers/broadcasts/announcements.ts'

/** Rows changed in one transaction: visitors' forms wait for it. */
const batch = 500

/** Outcome of a send: the announcement's id, or the announcement that is under way; neither when the draft is gone. */
export interface Begun {
  readonly id?: string
  readonly underWay?: SentAnnouncement
}

/** A lock, so that of several simultaneous sends one begins and the others find it begun. */
async function oneAfterTheOther(transaction: Transaction<Tables>): Promise<void> {
  if (isPostgres(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended('announcements', 0))`.execute(transaction)
}

/**
 * Begins to send a draft, unless an announcement is under way. An earlier announcement with the same text is continued
 * instead, so that no recipient gets it twice.
 * @param total number of recipients
 */
export function beginSending(
  database: Database,
  draft: AnnouncementDraft,
  by: string,
  total: number,
  now: number,
): Promise<Begun> {
  const begun = begin(sendable(draft), by, total)
  return database.transaction().execute(async (transaction) => {
    await oneAfterTheOther(transaction)
    const underWay = await announcementUnderWay(transaction)
    if (underWay !== undefined) return { underWay }
    const same = await sentBefore(transaction, begun.name)
    if (same === undefined) {
      const { numUpdatedRows } = await transaction
        .updateTable('announcements')
        .set({ ...begun, sent_at: stamp(now) })
        .where('id', '=', draft.id)
        .where('state', '=', announcementState.draft)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n ? { id: draft.id } : {}
    }
    const { numDeletedRows } = await transaction
      .deleteFrom('announcements')
      .where('id', '=', draft.id)
      .where('state', '=', announcementState.draft)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return {}
    await goOn(transaction, same.id, begun)
    return { id: same.id }
  })
}

/**
 * Begins to send an announcement without a draft, as the command line does. An earlier one with the same text is
 * continued instead, also when it was stopped.
 * @param total number of recipients
 * @returns the announcement's id
 */
export async function beginUndrafted(
  database: Database,
  announcement: Announcement,
  by: string,
  total: number,
  now: number,
): Promise<string> {
  const begun = begin(announcement, by, total)
  const before = await sentBefore(database, begun.name)
  if (before?.state === announcementState.stopped) await goOnSending(database, before.id, now)
  return database.transaction().execute(async (transaction) => {
    await oneAfterTheOther(transaction)
    const same = await sentBefore(transaction, begun.name)
    if (same !== undefined) {
      await goOn(transaction, same.id, begun)
      return same.id
    }
    const id = randomUUID()
    const at = { changed_at: stamp(now), sent_at: stamp(now) }
    await transaction
      .insertInto('announcements')
      .values({ id, ...begun, ...at, stops: '', left_out: 0 })
      .execute()
    return id
  })
}

const begin = ({ kind, subject, text }: Announcement, author: string, total: number) => ({
  ...{ kind, subject, text, author, total },
  state: announcementState.sending,
  name: nameOf({ kind, subject, text }),
  queued_at: null,
})

const sentBefore = (database: Pick<Database, 'selectFrom'>, name: string) =>
  database
    .selectFrom('announcements')
    .select(['id', 'state'])
    .where('name', '=', name)
    .where('state', '!=', announcementState.draft)
    .executeTakeFirst()

const goOn = (transaction: Transaction<Tables>, id: string, begun: ReturnType<typeof begin>) =>
  transaction
    .updateTable('announcements')
    .set({ ...begun, left_out: 0 })
    .where('id', '=', id)
    .execute()

/**
 * Puts the missing letters of an announcement into the outbox. Ends early when the announcement was stopped, and can be
 * called again at any time.
 * @param onBatch called between two batches; false ends the work
 * @returns the number of new letters
 */
export async function queueLetters(
  database: Database,
  id: string,
  settings: Pick<Settings, 'doubleOptIn'>,
  clock: Pick<Clock, 'now'>,
  onBatch: () => boolean = () => true,
): Promise<number> {
  const found = await readAnnouncement(database, id)
  if (found === undefined) return 0
  const isSending = async (transaction: Transaction<Tables>) => {
    const row = transaction.selectFrom('announcements').select('state').where('id', '=', id)
    // The lock makes a stop wait until this batch is saved, so that it holds these letters too.
    const { state } = await (isPostgres(database) ? row.forShare() : row).executeTakeFirstOrThrow()
    return onBatch() && state === announcementState.sending
  }
  const queued = await queueAnnouncement(database, found, settings, clock.now(), isSending)
  if (!onBatch()) return queued
  const { count } = await lettersNamed(database, found.name)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  await database
    .updateTable('announcements')
    .set({ queued_at: stamp(clock.now()), total: Number(count) })
    .where('id', '=', id)
    .where('state', '=', announcementState.sending)
    .execute()
  return queued
}

/** Ids of announcements whose letters are not all in the outbox, because of a restart. */
export async function unqueued(database: Pick<Database, 'selectFrom'>): Promise<string[]> {
  const rows = await database
    .selectFrom('announcements')
    .select('id')
    .where('state', '=', announcementState.sending)
    .where('queued_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Holds the letters that have not left. Letters that are being sent at this moment arrive.
 * @returns false when the announcement is not being sent
 */
export async function stopSending(database: Database, id: string, now: number): Promise<boolean> {
  const found = await readAnnouncement(database, id)
  if (found === undefined) return false
  const { delivered } = await tallyOf(database, found)
  if (!(await changeState(database, found, 'stopped', { stops: [...found.stops, delivered].join(',') }))) return false
  for (;;) {
    const ids = await pending(database, found.name, false)
    if (ids.length === 0) return true
    await database
      .updateTable('letters')
      .set((row) => ({
        held_at: stamp(now),
        next_at: row.case().when('lease_id', 'is', null).then(null).else(row.ref('next_at')).end(),
      }))
      .where('id', 'in', ids)
      .execute()
  }
}

/** Sends the held letters. @returns false when the announcement is not stopped */
export async function goOnSending(database: Database, id: string, now: number): Promise<boolean> {
  const found = await readAnnouncement(database, id)
  if (found === undefined || !(await changeState(database, found, 'sending'))) return false
  for (;;) {
    const ids = await pending(database, found.name, true)
    if (ids.length === 0) return true
    await database
      .updateTable('letters')
      .set((row) => ({ held_at: null, next_at: row.fn.coalesce('next_at', row.val(stamp(now))) }))
      .where('id', 'in', ids)
      .execute()
  }
}

/** Ends a stopped announcement: its held letters are never sent. @returns false when it is not stopped */
export async function leaveUnsent(database: Database, id: string): Promise<boolean> {
  const found = await readAnnouncement(database, id)
  if (found === undefined || !(await changeState(database, found, 'left'))) return false
  const { onTheWay } = await tallyOf(database, found)
  let leftOut = found.queued ? 0 : onTheWay
  for (;;) {
    const letters = await lettersNamed(database, found.name)
      .select('id')
      .where('state', '=', deliveryState.pending)
      .where('lease_id', 'is', null)
      .limit(batch)
      .execute()
    if (letters.length === 0) break
    const ids = letters.map((letter) => letter.id)
    const { numDeletedRows } = await database.deleteFrom('letters').where('id', 'in', ids).executeTakeFirstOrThrow()
    leftOut += found.queued ? Number(numDeletedRows) : 0
  }
  const queued_at = found.queued ? {} : { queued_at: found.sentAt }
  await database
    .updateTable('announcements')
    .set({ left_out: leftOut, ...queued_at })
    .where('id', '=', id)
    .execute()
  return true
}

/** Retries the letters that were given up. @returns the number of letters */
export async function retryGivenUp(database: Database, id: string, now: number): Promise<number> {
  const found = await readAnnouncement(database, id)
  if (found === undefined) return 0
  // Read once: letters that are given up again meanwhile have had their retry.
  const dead = await lettersNamed(database, found.name).select('id').where('state', '=', deliveryState.dead).execute()
  let retried = 0
  for (let first = 0; first < dead.length; first += batch) {
    const ids = dead.slice(first, first + batch).map((letter) => letter.id)
    const { numUpdatedRows } = await database
      .updateTable('letters')
      .set(asNew(now))
      .where('id', 'in', ids)
      .where('state', '=', deliveryState.dead)
      .executeTakeFirstOrThrow()
    retried += Number(numUpdatedRows)
  }
  if (retried > 0) {
    await database
      .updateTable('announcements')
      .set({ state: announcementState.sending })
      .where('id', '=', id)
      .where('state', '=', announcementState.left)
      .execute()
  }
  return retried
}

const before = { sending: 'stopped', stopped: 'sending', left: 'stopped' } as const

async function changeState(
  database: Database,
  { id }: SentAnnouncement,
  state: 'sending' | 'stopped' | 'left',
  also: { stops?: string } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('announcements')
    .set({ state, ...also })
    .where('id', '=', id)
    .where('state', '=', before[state])
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function pending(database: Database, name: string, held: boolean): Promise<string[]> {
  const rows = await lettersNamed(database, name)
    .select('id')
    .where('state', '=', deliveryState.pending)
    .where('held_at', held ? 'is not' : 'is', null)
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}
