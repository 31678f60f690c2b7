import type { Channel } from '#server/outbox/channels/channel.ts'
import { createDeliveries } from '#server/outbox/deliveries.ts'
import { createWorker } from '#server/outbox/worker.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'

export interface OutboxParts {
  readonly database: Database
  readonly channels: readonly Channel[]
  readonly clock: Clock
  /** From 0 up to 1; spreads retries. */
  readonly random: () => number
  readonly log: Log
}

/** Delivers saved submissions through every channel, until each has arrived or been refused. */
export interface Outbox {
  start(): void
  /** To be called after something was saved. */
  notify(): void
  /**
   * Claims nothing new and lets running tries end. Tries that run after the deadline are cut off and given back, so
   * that the next start makes them at once.
   * @param deadlineMs milliseconds, 5000 unless told
   */
  stop(deadlineMs?: number): Promise<void>
  /**
   * The time at which the slowest worker last looked at the database, in milliseconds since 1970. An age of more than a
   * minute means that a worker hangs.
   */
  readonly heartbeatAt: number
}

/** Each channel has a worker of its own, so that a slow one delays no other. */
export function createOutbox({ database, channels, clock, random, log }: OutboxParts): Outbox {
  const deliveries = createDeliveries(database)
  const workers = channels.map((channel) => createWorker(channel, { deliveries, clock, random, log }))
  return {
    start() {
      for (const worker of workers) worker.start()
    },
    notify() {
      for (const worker of workers) worker.notify()
    },
    async stop(deadlineMs = 5_000) {
      await Promise.all(workers.map((worker) => worker.stop(deadlineMs)))
    },
    get heartbeatAt() {
      return workers.length === 0 ? clock.now() : Math.min(...workers.map(({ beatAt }) => beatAt))
    },
  }
}
