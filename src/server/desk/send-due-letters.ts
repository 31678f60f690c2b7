import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Settings } from '#server/config/settings.ts'
import { type Database, isPostgres } from '#server/database/database.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { lettersChannel, lettersChannelName } from '#server/outbox/channels/letters.ts'
import { type Claim, createDeliveries } from '#server/outbox/deliveries.ts'
import { attempt } from '#server/outbox/delivery-attempt.ts'
import { systemClock } from '#server/runtime/clock.ts'
import { createLog } from '#server/runtime/log.ts'

const atOnce = 8
const leaseMs = 60_000
/** Milliseconds between two looks at what another process has claimed. */
const lookAgainMs = 1_000

/**
 * Sends what is due of the site's own letters, beside the running server or without one, and waits for what a process
 * that has ended had claimed. What fails waits for the running server.
 * @param onProgress called after each few letters
 */
export async function sendDueLetters(
  database: Database,
  settings: Settings,
  onProgress: () => Promise<void> | void = () => {},
): Promise<void> {
  const channel: Channel | undefined = lettersChannel(settings)
  if (!channel) return
  const deliveries = createDeliveries(database)
  // What dies between the mark of a letter and its last line is in doubt. The mark waits for no disk, which a kill does not
  // need.
  if (!isPostgres(database)) await sql`pragma synchronous = normal`.execute(database)
  const handOver = (claim: Claim) => deliveries.handOver(claim, systemClock.now())
  const log = createLog({ logLevel: 'silent' })
  const parts = { channel, clock: systemClock, random: Math.random, log, handOver }
  for (;;) {
    const now = systemClock.now()
    await deliveries.settleUnheard(lettersChannelName, now)
    const claims = await deliveries.claim(lettersChannelName, atOnce, now, now + leaseMs)
    if (claims.length === 0 && (await deliveries.leasedUntil(lettersChannelName)) === undefined) return
    if (claims.length === 0) await sleep(lookAgainMs)
    await Promise.all(
      claims.map(async (claim) => {
        const outcome = await attempt(claim, new AbortController(), parts)
        if (outcome.state !== 'interrupted') await deliveries.settle(claim, outcome, systemClock.now())
      }),
    )
    await onProgress()
  }
}
