import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DeleteResult } from 'kysely'
import { countMonths } from '#content-model/count-months.ts'
import { confirmDays } from '#content-model/pages/consent.ts'
import { linkHours } from '#content-model/pages/form-pages.ts'
import { tombstoneKeptMs } from '#server/leads/tombstones.ts'
import { endLeft } from '#server/outbox/broadcasts.ts'
import { type LetterKind, letterKind, lettersChannelName } from '#server/outbox/channels/letters.ts'
import { createDeliveries } from '#server/outbox/deliveries.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { deliveryState, submissionStatus } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'
import { isMessage } from '#server/privacy/retention.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Days in which a dead letter of the site's own can be tried again, and after which a digest is of no use. */
const ownLetterDays = 7

/**
 * Rows deleted by one statement. Postgres ends one that takes longer than three seconds, and then nothing is deleted; on
 * SQLite visitors wait for it, and each row is taken out of the search's index, about a millisecond's work.
 */
const batchOn = (database: Database): number => (isPostgres(database) ? 1_000 : 20)

/** Months for which it is known who did what at the desk. */
export const auditMonths = 13

interface Deletion {
  executeTakeFirstOrThrow(): Promise<DeleteResult>
}

export interface HousekeepingParts {
  readonly settings: Pick<Settings, 'retentionDays'>
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

/** What a round took away. */
export interface Swept {
  readonly submissions: number
}

/**
 * Deletes what was kept long enough: messages after so many days (0 keeps them for ever), links that no longer work,
 * the site's own letters, and old counts. A subscription or a published comment is no message; one in quarantine is.
 */
export async function sweep(database: Database, retentionDays: number, now: number): Promise<Swept> {
  const batch = batchOn(database)
  const submissions = database.selectFrom('submissions').select('id').orderBy('created_at').limit(batch)
  const links = database.selectFrom('erase_links').select('id').where('expires_at', '<=', stamp(now)).limit(batch)
  await inBatches(database.deleteFrom('erase_links').where('id', 'in', links), batch)
  const forgotten = database
    .selectFrom('gone_leads')
    .select('id')
    .where('gone_at', '<=', stamp(now - tombstoneKeptMs))
  await inBatches(database.deleteFrom('gone_leads').where('id', 'in', forgotten.limit(batch)), batch)
  await createDeliveries(database).settleUnheard(lettersChannelName, now)
  await endLeft(database, now)
  await sweepPending(database, now)
  await sweepLetters(database, now)
  await sweepDesk(database, now)
  await sweepCounts(database, now)
  if (retentionDays === 0) return { submissions: 0 }
  const oldest = stamp(now - retentionDays * dayMs)
  const toMany = database.selectFrom('letters').select('id').where('kind', '=', letterKind.announcement).limit(batch)
  await inBatches(database.deleteFrom('letters').where('id', 'in', toMany.where('created_at', '<', oldest)), batch)
  const old = submissions.where('created_at', '<', oldest).where(isMessage)
  return { submissions: await inBatches(database.deleteFrom('submissions').where('id', 'in', old), batch) }
}

/** Deletes sign-ups that nobody confirmed in time. Letters to them go with them, see `sweepLetters`. */
async function sweepPending(database: Database, now: number): Promise<void> {
  const batch = batchOn(database)
  const late = database
    .selectFrom('submissions')
    .select('id')
    .where('status', '=', submissionStatus.pending)
    .where('created_at', '<=', stamp(now - confirmDays * dayMs))
    .limit(batch)
  await inBatches(database.deleteFrom('submissions').where('id', 'in', late), batch)
}

/**
 * Deletes letters of the site's own that are of no use to anyone; what is delivered has lost its text before. With a link
 * that erases: at once when it is delivered, and a week after it was given up; one whose link ends before it could be sent
 * is given up then. To whoever signed up: a week after its end, or with the sign-up. Digests: after a week. Autoreplies:
 * with their lead, and not within a week. Letters to many go with retention: they say who has one already.
 */
async function sweepLetters(database: Database, now: number): Promise<void> {
  const batch = batchOn(database)
  const weekAgo = stamp(now - ownLetterDays * dayMs)
  const letters = (kind: LetterKind) => database.selectFrom('letters').select('letters.id').where('kind', '=', kind)
  const remove = (some: ReturnType<typeof letters>) =>
    inBatches(database.deleteFrom('letters').where('id', 'in', some.limit(batch)), batch)
  const tooLate = letters(letterKind.eraseLink)
    .leftJoin('erase_links', 'erase_links.id', 'letter_key')
    .where('erase_links.id', 'is', null)
    .where('created_at', '<=', stamp(now - linkHours * hourMs))
  await database
    .updateTable('letters')
    .set({
      state: deliveryState.dead,
      lease_id: null,
      next_at: null,
      last_error: 'the link ended before the letter was sent',
      finished_at: stamp(now),
    })
    .where('id', 'in', tooLate)
    .where('state', '=', deliveryState.pending)
    // While it is claimed it is about to be sent.
    .where((where) => where.or([where('lease_id', 'is', null), where('next_at', '<=', stamp(now))]))
    .execute()
  await remove(letters(letterKind.eraseLink).where('state', '=', deliveryState.delivered))
  await remove(
    letters(letterKind.eraseLink).where('state', '=', deliveryState.dead).where('finished_at', '<=', weekAgo),
  )
  await remove(letters(letterKind.confirm).where('finished_at', '<=', weekAgo))
  const signUps = database.selectFrom('subscriptions').select('submission_id')
  await remove(letters(letterKind.confirm).where('letter_key', 'not in', signUps))
  await remove(letters(letterKind.digest).where('created_at', '<=', weekAgo))
  await remove(
    letters(letterKind.autoreply)
      .where('created_at', '<=', weekAgo)
      .where((where) =>
        where.not(
          where.exists(
            where.selectFrom('submissions').select('submissions.id').whereRef('submissions.id', '=', 'submission_id'),
          ),
        ),
      ),
  )
}

/** Deletes what let people in at the desk and no longer does, and who did what so long ago. */
async function sweepDesk(database: Database, now: number): Promise<void> {
  await database.deleteFrom('desk_links').where('expires_at', '<=', stamp(now)).execute()
  await database.deleteFrom('desk_sessions').where('expires_at', '<=', stamp(now)).execute()
  const batch = batchOn(database)
  const oldest = stamp(monthsBefore(now, auditMonths))
  const old = database.selectFrom('desk_audit').select('id').where('at', '<', oldest).limit(batch)
  await inBatches(database.deleteFrom('desk_audit').where('id', 'in', old), batch)
}

/** Deletes what was counted by day so long ago, a day at a time: there may be thousands of rows of each. */
async function sweepCounts(database: Database, now: number): Promise<void> {
  const oldest = oldestCounted(now)
  await database.deleteFrom('usage_counts').where('day', '<', oldest).execute()
  await database.deleteFrom('used_tokens').where('day', '<', oldest).execute()
  await database.deleteFrom('result_day_counts').where('day', '<', oldest).execute()
  for (;;) {
    const first = database.selectFrom('day_counts').select('day').orderBy('day').limit(1)
    const { day } = (await first.executeTakeFirst()) ?? {}
    if (day === undefined || day >= oldest) return
    await database.deleteFrom('day_counts').where('day', '=', day).execute()
    await nextTurn()
  }
}

/** The first day of which counts are kept, like 2025-10-21. */
export const oldestCounted = (now: number): string => stamp(monthsBefore(now, countMonths)).slice(0, 10)

function monthsBefore(now: number, months: number): number {
  const then = new Date(now)
  return then.setUTCMonth(then.getUTCMonth() - months)
}

/** Runs a deletion of at most one batch until nothing is left for it. @returns how many rows went */
async function inBatches(deletion: Deletion, batch: number): Promise<number> {
  let deleted = 0
  for (;;) {
    const { numDeletedRows } = await deletion.executeTakeFirstOrThrow()
    deleted += Number(numDeletedRows)
    if (numDeletedRows < batch) return deleted
    // SQLite never pauses by itself, and visitors wait meanwhile.
    await nextTurn()
  }
}

/** Sweeps at the start and every hour from then on. */
export function createHousekeeping({ settings, database, clock, log }: HousekeepingParts) {
  let cancel = () => {}
  let sweeping = Promise.resolve()

  async function round(): Promise<void> {
    try {
      const { submissions } = await sweep(database, settings.retentionDays, clock.now())
      if (submissions > 0) log.info({ submissions }, 'deleted what was kept long enough')
    } catch (error) {
      log.error({ code: errorCode(error) }, 'housekeeping did not work; it is tried again in an hour')
    }
  }

  function start(): void {
    sweeping = round()
    cancel = clock.after(hourMs, start)
  }

  return {
    start,
    async stop() {
      cancel()
      await sweeping
    },
  }
}
