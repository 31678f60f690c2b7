import type { Channel } from '#server/outbox/channels/channel.ts'
import type { Claim, Deliveries, DeliveryResult } from '#server/outbox/deliveries.ts'
import { attempt, Stopped } from '#server/outbox/delivery-attempt.ts'
import type { Clock } from '#server/platform/clock.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

export interface WorkerParts {
  readonly deliveries: Deliveries
  readonly clock: Clock
  /** From 0 up to 1. */
  readonly random: () => number
  readonly log: Log
}

/** Works through one channel's deliveries. */
export interface Worker {
  start(): void
  /** To be called when something may be due. */
  notify(): void
  /** Claims nothing new, lets running tries end, and cuts them off after `deadlineMs`. */
  stop(deadlineMs: number): Promise<void>
  /** Time of its last look at the database, in milliseconds since 1970. */
  readonly beatAt: number
}

/** Deliveries of one channel on their way at the same time. */
const atOnce = 8
/** Milliseconds a claim holds: longer than a try and saving its outcome. It is the longest wait after a crash. */
const leaseMs = 60_000
/** Milliseconds between two looks at the database without a notification: another process may have left work. */
const longestSleepMs = 15_000
/** Milliseconds to wait after a database error. */
const databaseTroubleMs = 5_000
/**
 * Tries to save an outcome, and the time that they go on at least (milliseconds): a restart of the database is waited
 * for, except while the process stops. When all fail, the lease ends and the delivery is made again with the same key.
 */
const settleTries = 3
const settleMs = 30_000
const settleRetryMs = 1_000

export function createWorker(channel: Channel, { deliveries, clock, random, log }: WorkerParts): Worker {
  const running = new Map<string, { abort: AbortController; end: Promise<void> }>()
  let open = false
  let isNotified = false
  let endSleep = () => {}
  let looping = Promise.resolve()
  let beatAt = clock.now()

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (isNotified) return resolve()
      const cancel = clock.after(milliseconds, resolve)
      endSleep = () => {
        cancel()
        resolve()
      }
    })

  const notify = () => {
    isNotified = true
    endSleep()
  }

  async function loop(): Promise<void> {
    while (open) {
      isNotified = false
      let pauseMs: number
      try {
        pauseMs = await look()
        beatAt = clock.now()
      } catch (error) {
        pauseMs = databaseTroubleMs
        log.error({ channel: channel.name, code: errorCode(error) }, 'the outbox can not read its database')
      }
      if (open && pauseMs > 0) await sleep(pauseMs)
    }
  }

  /** Starts due deliveries. @returns milliseconds until the next look; the end of a try notifies earlier */
  async function look(): Promise<number> {
    const free = atOnce - running.size
    if (free === 0) return longestSleepMs
    const now = clock.now()
    const claims = await deliveries.claim(channel.name, free, now, now + leaseMs)
    // The worker was stopped during the query.
    if (!open) await Promise.all(claims.map((claim) => deliveries.release(claim, now)))
    else for (const claim of claims) begin(claim)
    if (claims.length === free) return longestSleepMs
    const due = await deliveries.nextDue(channel.name)
    return due === undefined ? longestSleepMs : Math.min(Math.max(due - clock.now(), 0), longestSleepMs)
  }

  function begin(claim: Claim): void {
    const abort = new AbortController()
    const end = run(claim, abort)
      .catch((error) => log.error({ delivery: claim.id, code: errorCode(error) }, 'a delivery’s end was not saved'))
      .then(() => {
        running.delete(claim.id)
        notify()
      })
    running.set(claim.id, { abort, end })
  }

  const handOver = (claim: Claim) => deliveries.handOver(claim, clock.now())

  async function run(claim: Claim, abort: AbortController): Promise<void> {
    const outcome = await attempt(claim, abort, { channel, clock, random, log, handOver })
    if (outcome.state === 'interrupted') await deliveries.release(claim, clock.now())
    else await settle(claim, outcome, clock.now())
  }

  async function settle(claim: Claim, outcome: DeliveryResult, now: number): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        const isHeld = await deliveries.settle(claim, outcome, now)
        if (!isHeld) log.warn({ delivery: claim.id, channel: channel.name }, 'a delivery took longer than its lease')
        return
      } catch (error) {
        if (tries >= settleTries && (!open || clock.now() - now >= settleMs)) throw error
      }
      await new Promise<void>((resolve) => void clock.after(settleRetryMs, resolve))
    }
  }

  return {
    start() {
      if (open) return
      open = true
      looping = loop()
    },
    notify,
    async stop(deadlineMs) {
      open = false
      notify()
      const cancelDeadline = clock.after(deadlineMs, () => {
        for (const { abort } of running.values()) abort.abort(new Stopped('the process stopped'))
      })
      await looping
      await Promise.all([...running.values()].map(({ end }) => end))
      cancelDeadline()
    },
    get beatAt() {
      return beatAt
    },
  }
}
