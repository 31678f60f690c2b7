import { createSavingTrial } from '#server/database/can-save.ts'
import { type Database, isSound, noteDamage } from '#server/database/database.ts'
import type { Readiness } from '#server/http/health.ts'
import type { Outbox } from '#server/outbox/outbox.ts'
import type { Clock } from '#server/runtime/clock.ts'

/** A heartbeat older than this, in milliseconds, means that the outbox hangs. */
const oldestHeartbeatMs = 60_000

export interface ReadinessParts {
  /** The connection that forms are saved through. */
  readonly serving: Database
  /** Asked whether it answers. A connection of its own never waits behind a visitor. */
  readonly database: Database
  readonly outbox: Pick<Outbox, 'heartbeatAt'>
  readonly clock: Pick<Clock, 'now'>
  /** What a post loads when it comes, by its name: it rejects while that can't be loaded. */
  readonly loads?: Readonly<Record<string, () => Promise<unknown>>>
}

/** Asks the parts that a saved lead depends on. */
export function createReadiness({
  serving,
  database,
  outbox,
  clock,
  loads = {},
}: ReadinessParts): () => Promise<Readiness> {
  const canSave = createSavingTrial(database, clock)
  return async () => {
    const doesAnswer = isSound(serving) && (await answers(database, serving))
    const parts = {
      database: doesAnswer,
      saving: doesAnswer && (await canSave()),
      outbox: clock.now() - outbox.heartbeatAt < oldestHeartbeatMs,
    }
    const loaded = await Promise.all(
      Object.entries(loads).map(async ([name, load]) => [name, await succeeds(load)] as const),
    )
    const all = { ...parts, ...Object.fromEntries(loaded) }
    return { ok: Object.values(all).every(Boolean), parts: all }
  }
}

const succeeds = (load: () => Promise<unknown>): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  )

async function answers(database: Database, serving: Database): Promise<boolean> {
  try {
    await database.selectFrom('submissions').select('id').limit(1).execute()
    return true
  } catch (error) {
    noteDamage(serving, error)
    return false
  }
}
