import { kindOf } from '#server/outbox/letters/broadcast-letter.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type AnnouncementState,
  announcementState,
  deliveryState,
  type Tables,
} from '#server/platform/database/tables.ts'
import { type Announcement, lettersNamed } from '#server/subscribers/broadcasts/announcement-letters.ts'

/** An announcement that is being sent, or was. */
export interface SentAnnouncement extends Announcement {
  readonly id: string
  readonly by: string
  readonly state: Exclude<AnnouncementState, 'draft'>
  readonly name: string
  readonly sentAt: string
  /** True when all its letters are in the outbox. */
  readonly queued: boolean
  /** Number of recipients. */
  readonly total: number
  /** Number of delivered letters at each stop. */
  readonly stops: readonly number[]
  /** Number of recipients that were left without it. */
  readonly leftOut: number
  /** Milliseconds that the test letter took. */
  readonly testMs: number
}

/** Counts of an announcement's letters by state. */
export interface Tally {
  readonly delivered: number
  /** Not tried yet, or being tried. */
  readonly onTheWay: number
  /** Failed, with a next try to come. */
  readonly again: number
  readonly againAt: string | null
  readonly givenUp: number
  /** Letters no longer on record: those to addresses that left or were erased. */
  readonly forgotten: number
  /** Time of the latest outcome. */
  readonly lastAt: string | null
}

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

/** Announcements that are no drafts, the newest first. */
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

/** Counts the letters of an announcement by state. */
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

/**
 * The announcement that is being sent or is stopped; undefined when there is none. One whose letters only wait for
 * another try does not keep the next one from being sent.
 */
export async function announcementUnderWay(
  database: Pick<Database, 'selectFrom'>,
): Promise<SentAnnouncement | undefined> {
  const row = await database
    .selectFrom('announcements')
    .selectAll()
    .where((where) => {
      const onItsWay = where
        .selectFrom('letters')
        .select('letters.id')
        .whereRef('broadcast', '=', 'announcements.name')
        .where('letters.state', '=', deliveryState.pending)
        .where('failures', '=', 0)
      return where.or([
        where('state', '=', announcementState.stopped),
        where.and([
          where('state', '=', announcementState.sending),
          where.or([where('queued_at', 'is', null), where.exists(onItsWay)]),
        ]),
      ])
    })
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && asSent(row)
}
