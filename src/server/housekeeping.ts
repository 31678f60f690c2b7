import { type Clock, stamp } from '#server/clock.ts'
import type { Database } from '#server/database.ts'
import { errorCode } from '#server/error-code.ts'
import type { Log } from '#server/log.ts'
import type { Settings } from '#server/settings.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

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
  await database.deleteFrom('erase_links').where('expires_at', '<=', stamp(now)).execute()
  await database
    .deleteFrom('submissions')
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
    .execute()
  if (retentionDays === 0) return { submissions: 0 }
  const { numDeletedRows } = await database
    .deleteFrom('submissions')
    .where('created_at', '<', stamp(now - retentionDays * dayMs))
    .executeTakeFirstOrThrow()
  return { submissions: Number(numDeletedRows) }
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
