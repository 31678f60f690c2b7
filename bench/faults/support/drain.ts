import { setTimeout as sleep } from 'node:timers/promises'
import { retryDeliveries } from '../../../src/server/outbox/dead-letters.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'

/** Milliseconds: between two looks, and until it gives up. The claim of a killed process holds for a minute. */
const lookMs = 2_000
const patienceMs = 180_000

/**
 * Waits until no delivery is left. The second try comes after five minutes and the third after thirty, so waiting
 * deliveries are hurried in the way an operator can: `desk retry <id>`.
 * @returns the time and the number of hurried deliveries
 */
export async function drain(database: Database): Promise<{ ms: number; hurried: number }> {
  const started = performance.now()
  let hurried = 0
  while (performance.now() - started < patienceMs) {
    const left = await database
      .selectFrom('deliveries')
      .select(['submission_id', 'lease_id', 'next_at'])
      .where('state', '=', 'pending')
      .execute()
    if (left.length === 0) break
    const now = Date.now()
    for (const { submission_id, lease_id, next_at } of left)
      if (lease_id === null && Date.parse(next_at ?? '') > now + lookMs)
        hurried += await retryDeliveries(database, { lead: submission_id }, now)
    await sleep(lookMs)
  }
  return { ms: performance.now() - started, hurried }
}
