import type { Transaction } from 'kysely'
import type { Settings } from '#server/config/settings.ts'
import { type Database, isPostgres } from '#server/database/database.ts'
import {
  type AnnouncementState,
  announcementState,
  type DeliveryState,
  deliveryState,
  type Tables,
} from '#server/database/tables.ts'
import { type Draft, kindOf, sendable } from '#server/desk/operations/announcements/announcement-drafts.ts'
import {
  type Announcement,
  lettersNamed,
  nameOf,
  queueAnnouncement,
  type Sender,
} from '#server/desk/operations/announcements/announcement-letters.ts'
import { type Clock, stamp } from '#server/runtime/clock.ts'

/** A letter to many that is being sent, or was. */
export interface SentAnnouncement extends Announcement {
  readonly id: string
  readonly by: string
  readonly state: Exclude<AnnouncementState, 'draft'>
  readonly name: string
  readonly sentAt: string
  /** All of its letters are in the outbox. */
  readonly queued: boolean
  /** How many it goes to. */
  readonly total: number
  /** How many had it each time that it was stopped. */
  readonly stops: readonly number[]
  /** How many were left without it. */
  readonly leftOut: number
  /** Milliseconds that the test letter took. */
  readonly testMs: number
}

/** Where its letters are. */
export interface Tally {
  readonly delivered: number
  /** Not tried yet, or being tried. */
  readonly onTheWay: number
  /** Failed, and to be tried again. */
  readonly again: number
  readonly againAt: string | null
  readonly givenUp: number
  /** No longer on record: whoever leaves or is erased is forgotten here, too. */
  readonly forgotten: number
  /** When the last of those that are over ended. */
  readonly lastAt: string | null
}

/** Rows changed in one transaction: visitors wait for it. */
const batch = 500

type Row = Tables['announcements']

const asSent = (row: Row): SentAnnouncement | undefined =>
  row.state === announcementState.draft || row.name === null || row.sent_at === null
    ? undefined
    : {
        id: row.id,
        by: row.author,
        kind: kindOf(row.kind),
        subject: row.subject,
        text: row.text,
        state: row.state,
        name: row.name,
        sentAt: row.sent_at,
        queued: row.queued_at !== null,
        total: row.total,
        stops: row.stops === '' ? [] : row.stops.split(',').map(Number),
        leftOut: row.left_out,
        testMs: row.tested_ms ?? 0,
      }

/** @returns undefined when there is no such announcement, or it is a draft */
export async function readAnnouncement(
  database: Pick<Database, 'selectFrom'>,
  id: string,
): Promise<SentAnnouncement | undefined> {
  const row = await database.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst()
  return row && asSent(row)
}

/** Those that were sent, the newest first. */
export async function listAnnouncements(
  database: Pick<Database, 'selectFrom'>,
  limit = 20,
): Promise<SentAnnouncement[]> {
  const rows = await database
    .selectFrom('announcements')
    .selectAll()
    .where('state', '!=', announcementState.draft)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => asSent(row) ?? [])
}

/** Counts where the letters of an announcement are. */
export async function tallyOf(database: Database, { name, queued, total, leftOut }: SentAnnouncement): Promise<Tally> {
  const rows = await lettersNamed(database, name)
    .select(['state', (where) => where('failures', '>', 0).as('failed')])
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.min('next_at').as('next'),
      fn.max('finished_at').as('last'),
    ])
    .groupBy(['state', 'failed'])
    .execute()
  const count = (those: typeof rows) => those.reduce((sum, row) => sum + Number(row.count), 0)
  const inState = (state: string) => rows.filter((row) => row.state === state)
  const again = inState(deliveryState.pending).filter(({ failed }) => Boolean(failed))
  const waiting = inState(deliveryState.pending).filter(({ failed }) => !failed)
  const missing = Math.max(0, total - count(rows) - leftOut)
  return {
    delivered: count(inState(deliveryState.delivered)),
    onTheWay: count(waiting) + (queued ? 0 : missing),
    again: count(again),
    againAt: again[0]?.next ?? null,
    givenUp: count(inState(deliveryState.dead)),
    forgotten: queued ? missing : 0,
    lastAt:
      rows
        .map(({ last }) => last ?? '')
        .toSorted()
        .at(-1) || null,
  }
}

/** True while an announcement takes the desk: what only waits for another try leaves room for the next one. */
export const isUnderWay = ({ state, queued }: SentAnnouncement, { onTheWay }: Tally): boolean =>
  state === announcementState.stopped || (state === announcementState.sending && (!queued || onTheWay > 0))

/** The announcement that is being sent or was stopped; undefined when none is. */
export async function announcementUnderWay(database: Database): Promise<SentAnnouncement | undefined> {
  for (const announcement of await listAnnouncements(database)) {
    if (isUnderWay(announcement, await tallyOf(database, announcement))) return announcement
  }
  return undefined
}

/**
 * Begins to send a draft. One that was sent before, word by word, goes on in its place: nobody gets it twice.
 * @param total how many it goes to
 * @returns the announcement's id; undefined when somebody was quicker
 */
export function beginSending(
  database: Database,
  draft: Draft,
  by: string,
  total: number,
  now: number,
): Promise<string | undefined> {
  const announcement = sendable(draft)
  const name = nameOf(announcement)
  return database.transaction().execute(async (transaction) => {
    const begun = { ...announcement, state: announcementState.sending, author: by, name, total, queued_at: null }
    const same = await transaction
      .selectFrom('announcements')
      .select('id')
      .where('name', '=', name)
      .where('state', '!=', announcementState.draft)
      .executeTakeFirst()
    if (same === undefined) {
      const { numUpdatedRows } = await transaction
        .updateTable('announcements')
        .set({ ...begun, sent_at: stamp(now) })
        .where('id', '=', draft.id)
        .where('state', '=', announcementState.draft)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n ? draft.id : undefined
    }
    const { numDeletedRows } = await transaction
      .deleteFrom('announcements')
      .where('id', '=', draft.id)
      .where('state', '=', announcementState.draft)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return undefined
    await transaction
      .updateTable('announcements')
      .set({ ...begun, left_out: 0 })
      .where('id', '=', same.id)
      .execute()
    return same.id
  })
}

/**
 * Puts the letters of an announcement into the outbox, those that are not there yet. Ends early when it was stopped, and
 * can be done again at any time.
 * @param onBatch called between two batches; false ends it
 */
export async function queueLetters(
  database: Database,
  id: string,
  sender: Sender,
  clock: Pick<Clock, 'now'>,
  onBatch: () => boolean = () => true,
): Promise<void> {
  const found = await readAnnouncement(database, id)
  if (found === undefined) return
  const isSending = async (transaction: Transaction<Tables>) => {
    const row = transaction.selectFrom('announcements').select('state').where('id', '=', id)
    // Whoever stops it waits until this batch is there to be held.
    const { state } = await (isPostgres(database) ? row.forShare() : row).executeTakeFirstOrThrow()
    return onBatch() && state === announcementState.sending
  }
  const { kind, subject, text } = found
  await queueAnnouncement(database, { kind, subject, text }, sender, clock.now(), isSending)
  if (!onBatch()) return
  const { count } = await lettersNamed(database, found.name)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  await database
    .updateTable('announcements')
    .set({ queued_at: stamp(clock.now()), total: Number(count) })
    .where('id', '=', id)
    .where('state', '=', announcementState.sending)
    .execute()
}

/** Ids of announcements whose letters are not all in the outbox: a restart came between. */
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
 * Keeps back what has not left yet. What is on its way at this moment arrives.
 * @returns false when it is not being sent
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
      .updateTable('deliveries')
      .set((row) => ({
        held_at: stamp(now),
        next_at: row.case().when('lease_id', 'is', null).then(null).else(row.ref('next_at')).end(),
      }))
      .where('id', 'in', ids)
      .execute()
  }
}

/** Sends what was kept back. @returns false when it is not stopped */
export async function goOnSending(database: Database, id: string, now: number): Promise<boolean> {
  const found = await readAnnouncement(database, id)
  if (found === undefined || !(await changeState(database, found, 'sending'))) return false
  for (;;) {
    const ids = await pending(database, found.name, true)
    if (ids.length === 0) return true
    await database
      .updateTable('deliveries')
      .set((row) => ({ held_at: null, next_at: row.fn.coalesce('next_at', row.val(stamp(now))) }))
      .where('id', 'in', ids)
      .execute()
  }
}

/** Ends a stopped announcement: who has no letter gets none. @returns false when it is not stopped */
export async function leaveUnsent(database: Database, id: string): Promise<boolean> {
  const found = await readAnnouncement(database, id)
  if (found === undefined || !(await changeState(database, found, 'left'))) return false
  const { onTheWay } = await tallyOf(database, found)
  let leftOut = found.queued ? 0 : onTheWay
  for (;;) {
    const letters = await lettersNamed(database, found.name)
      .select('submissions.id')
      .where('deliveries.state', '=', deliveryState.pending)
      .where('lease_id', 'is', null)
      .limit(batch)
      .execute()
    if (letters.length === 0) break
    const ids = letters.map((letter) => letter.id)
    const { numDeletedRows } = await database.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirstOrThrow()
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

/** Tries again what was given up, and nothing else. @returns how many */
export async function retryGivenUp(database: Database, id: string, now: number): Promise<number> {
  const found = await readAnnouncement(database, id)
  if (found === undefined) return 0
  let retried = 0
  for (;;) {
    const dead = await lettersNamed(database, found.name)
      .select('deliveries.id')
      .where('deliveries.state', '=', deliveryState.dead)
      .limit(batch)
      .execute()
    if (dead.length === 0) break
    const { numUpdatedRows } = await database
      .updateTable('deliveries')
      .set({
        state: deliveryState.pending,
        attempts: 0,
        failures: 0,
        handed_at: null,
        held_at: null,
        next_at: stamp(now),
        finished_at: null,
      })
      .where(
        'id',
        'in',
        dead.map((row) => row.id),
      )
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
    .select('deliveries.id')
    .where('deliveries.state', '=', deliveryState.pending)
    .where('held_at', held ? 'is not' : 'is', null)
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}

/** One letter of an announcement. */
export interface AnnouncementLetter {
  readonly id: string
  readonly email: string
  readonly state: 'delivered' | 'given up' | 'waiting'
  /** What the server said, where that is known. */
  readonly said: string | null
  readonly tries: number
  /** When it arrived, was given up, or is tried next. */
  readonly at: string | null
}

export const letterStates = { delivered: deliveryState.delivered, 'given up': deliveryState.dead } as const
export type LetterState = keyof typeof letterStates

const shownState = { delivered: 'delivered', dead: 'given up', pending: 'waiting' } as const satisfies Record<
  DeliveryState,
  string
>

export interface LetterFilter {
  readonly state?: LetterState | undefined
  /** A part of an address. */
  readonly search?: string | undefined
}

/** Letters on a page of the desk. */
export const lettersPage = 50

function lettersOf(database: Database, name: string, { state, search = '' }: LetterFilter) {
  let query = lettersNamed(database, name)
  if (state !== undefined) query = query.where('deliveries.state', '=', letterStates[state])
  if (search !== '') {
    query = query.where('email', 'like', `%${search.toLowerCase().replace(/[%_]/g, '')}%`)
  }
  return query
}

export async function countLetters(database: Database, name: string, filter: LetterFilter): Promise<number> {
  const { count } = await lettersOf(database, name, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What was given up first, then what arrived, each newest first. */
export async function readLetters(
  database: Database,
  name: string,
  filter: LetterFilter,
  { skip = 0, limit = lettersPage } = {},
): Promise<AnnouncementLetter[]> {
  const rows = await lettersOf(database, name, filter)
    .select(['deliveries.id', 'email', 'deliveries.state', 'last_error', 'attempts', 'finished_at', 'next_at'])
    // By their names: dead, delivered, pending.
    .orderBy('deliveries.state')
    .orderBy('finished_at', 'desc')
    .orderBy('deliveries.id')
    .limit(limit)
    .offset(skip)
    .execute()
  return rows.map(({ id, email, state, last_error, attempts, finished_at, next_at }) => ({
    id,
    email: email ?? '',
    state: shownState[state],
    said: last_error,
    tries: attempts,
    at: finished_at ?? next_at,
  }))
}

/** What the settings say about the sender, with the address that letters carry. */
export const asSender = (settings: Pick<Settings, 'siteUrl' | 'doubleOptIn'>, postalAddress: string): Sender => ({
  siteUrl: settings.siteUrl,
  doubleOptIn: settings.doubleOptIn,
  postalAddress,
})
