import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DeleteResult } from 'kysely'
import { type Clock, stamp } from '#server/clock.ts'
import type { Database } from '#server/database.ts'
import { errorCode } from '#server/error-code.ts'
import type { Log } from '#server/log.ts'
import type { Settings } from '#server/settings.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Rows deleted by one statement: Postgres ends one that takes longer than three seconds, and then nothing is deleted. */
const batch = 1_000

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
 * Deletes what was kept long enough: submissions after so many days (0 keeps them for ever), links that no longer
 * work, and the letters that carried them, which are of no use to anyone once they are on their way.
 */
export async function sweep(database: Database, retentionDays: number, now: number): Promise<Swept> {
  const submissions = database.selectFrom('submissions').select('id').orderBy('created_at').limit(batch)
  const links = database.selectFrom('erase_links').select('id').where('expires_at', '<=', stamp(now)).limit(batch)
  await inBatches(database.deleteFrom('erase_links').where('id', 'in', links))
  const letters = submissions
    .where('form', '=', 'erase-link')
    .where('status', '=', 'letter')
    .where((where) =>
      where.or([
        where('created_at', '<=', stamp(now - dayMs)),
        where('id', 'not in', (deliveries) =>
          deliveries.selectFrom('deliveries').select('submission_id').where('state', '=', 'pending'),
        ),
      ]),
    )
  await inBatches(database.deleteFrom('submissions').where('id', 'in', letters))
  if (retentionDays === 0) return { submissions: 0 }
  const old = submissions.where('created_at', '<', stamp(now - retentionDays * dayMs))
  return { submissions: await inBatches(database.deleteFrom('submissions').where('id', 'in', old)) }
}

/** Runs a deletion of at most one batch until nothing is left for it. @returns how many rows went */
async function inBatches(deletion: Deletion): Promise<number> {
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
