import type { Outbox } from '#server/outbox/outbox.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createSavingTrial } from '#server/platform/database/can-save.ts'
import { type Database, isSound, noteDamage } from '#server/platform/database/database.ts'
import type { Readiness } from '#server/web/http/health.ts'

/** A heartbeat older than this, in milliseconds, means that the outbox hangs. */
const oldestHeartbeatMs = 60_000

export interface ReadinessParts {
  readonly serving: Database
  /** A connection of its own for the check, which never waits behind a visitor. */
  readonly database: Database
  readonly outbox: Pick<Outbox, 'heartbeatAt'>
  readonly clock: Pick<Clock, 'now'>
}

/** Checks the parts on which a saved lead depends. */
export function createReadiness({ serving, database, outbox, clock }: ReadinessParts): () => Promise<Readiness> {
  const canSave = createSavingTrial(database, clock)
  return async () => {
    const doesAnswer = isSound(serving) && (await answers(database, serving))
    const parts = {
      database: doesAnswer,
      saving: doesAnswer && (await canSave()),
      outbox: clock.now() - outbox.heartbeatAt < oldestHeartbeatMs,
    }
    return { ok: Object.values(parts).every(Boolean), parts }
  }
}

async function answers(database: Database, serving: Database): Promise<boolean> {
  try {
    await database.selectFrom('submissions').select('id').limit(1).execute()
    return true
  } catch (error) {
    noteDamage(serving, error)
    return false
  }
}
