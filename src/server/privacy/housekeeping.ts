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

/** Days in which a dead system letter can be retried, and after which a digest is of no use. */
const systemLetterDays = 7

/**
 * Rows deleted by one statement. Postgres cancels statements of more than three seconds; on SQLite visitors' forms
 * wait, and each row also leaves the search index.
 */
const batchOn = (database: Database): number => (isPostgres(database) ? 1_000 : 20)

/** Months for which acts at the desk are on record. */
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

/** Outcome of a round. */
export interface Swept {
  readonly submissions: number
}

/**
 * Deletes old rows: messages after `retentionDays` (0 keeps them for ever), expired links, system letters and old
 * counts. Subscriptions and published comments are no messages; quarantined ones are.
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

/** Deletes sign-ups that were not confirmed in time. Their letters follow, see `sweepLetters`. */
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
 * Deletes system letters that are of no use any more; delivered ones have lost their text before. Erase links: at once
 * after delivery, and a week after they were given up; an undelivered one whose link has expired is given up first.
 * Confirmations: a week after their end, or with the sign-up. Digests: after a week. Autoreplies: with their lead, but
 * not within a week. Broadcasts: with retention, since their rows record the addresses that had them.
 */
async function sweepLetters(database: Database, now: number): Promise<void> {
  const batch = batchOn(database)
  const weekAgo = stamp(now - systemLetterDays * dayMs)
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
    // A claimed letter is about to be sent.
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

/** Deletes expired links and sessions of the desk, and old records of its acts. */
async function sweepDesk(database: Database, now: number): Promise<void> {
  await database.deleteFrom('desk_links').where('expires_at', '<=', stamp(now)).execute()
  await database.deleteFrom('desk_sessions').where('expires_at', '<=', stamp(now)).execute()
  const batch = batchOn(database)
  const oldest = stamp(monthsBefore(now, auditMonths))
  const old = database.selectFrom('desk_audit').select('id').where('at', '<', oldest).limit(batch)
  await inBatches(database.deleteFrom('desk_audit').where('id', 'in', old), batch)
}

/** Deletes old counts by day, a day at a time: there may be thousands of rows of each. */
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

/** Runs a deletion of at most one batch until no rows are left for it. @returns the number of deleted rows */
async function inBatches(deletion: Deletion, batch: number): Promise<number> {
  let deleted = 0
  for (;;) {
    const { numDeletedRows } = await deletion.executeTakeFirstOrThrow()
    deleted += Number(numDeletedRows)
    if (numDeletedRows < batch) return deleted
    // SQLite's calls are synchronous, so this lets other requests run.
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
