import {
  Bounced,
  type Channel,
  type DeliveryContext,
  FinalRefusal,
  RetryLater,
} from '#server/outbox/channels/channel.ts'
import { type Claim, type DeliveryResult, unheard } from '#server/outbox/deliveries.ts'
import { retryDelay } from '#server/outbox/retry-schedule.ts'
import type { Clock } from '#server/platform/clock.ts'
import { deliveryState } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

export interface AttemptParts {
  readonly channel: Channel
  readonly clock: Clock
  /** From 0 up to 1. */
  readonly random: () => number
  readonly log: Log
  /** Notes that the claim is about to be handed over whole. */
  readonly handOver: (claim: Claim) => Promise<void>
}

/** The reason to abort a try with when the process stops: the try then does not count as failed. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

class Timeout extends Error {
  override readonly name = 'Timeout'
}

/** Milliseconds one try may take. */
export const tryMs = 20_000

/**
 * Tries a delivery once. Never throws.
 * @param abort cuts the try off, also where the channel ignores the signal
 */
export async function attempt(
  claim: Claim,
  abort: AbortController,
  { channel, clock, random, log, handOver }: AttemptParts,
): Promise<DeliveryResult | { state: 'interrupted' }> {
  const ids = { delivery: claim.id, submission: claim.submission.id, channel: channel.name, attempt: claim.attempts }
  const cancelTimeout = clock.after(tryMs, () => abort.abort(new Timeout(`no answer within ${tryMs / 1_000} s`)))
  let handed = false
  const context = {
    idempotencyKey: claim.id,
    recipient: claim.recipient,
    signal: abort.signal,
    handOver: async () => {
      await handOver(claim)
      handed = true
    },
  }
  try {
    await Promise.race([deliver(channel, claim, context), aborted(abort.signal)])
    log.info(ids, 'delivered')
    return { state: deliveryState.delivered }
  } catch (thrown) {
    // A channel may throw an error of its own when it is aborted.
    const error: unknown = abort.signal.aborted ? abort.signal.reason : thrown
    if (handed && !isAnswer(thrown)) {
      log.warn({ ...ids, code: codeOf(error) }, 'handed over, and the answer was not heard; it is not sent again')
      return { state: deliveryState.delivered, note: unheard }
    }
    if (error instanceof Stopped) return { state: 'interrupted' }
    const outcome = afterFailure(error, claim.failures + 1, clock.now(), random())
    const what = { ...ids, code: codeOf(error) }
    if (outcome.state === deliveryState.dead) log.error(what, 'delivery given up; it is kept as a dead letter')
    else log.warn({ ...what, retryAt: new Date(outcome.nextAt) }, 'delivery failed and will be tried again')
    return outcome
  } finally {
    cancelTimeout()
  }
}

/** An async function, so that a synchronous throw of a channel becomes a rejection. */
async function deliver(channel: Channel, claim: Claim, context: DeliveryContext): Promise<void> {
  await channel.deliver(claim.submission, context)
}

/** True for an error that the receiver itself reported. */
const isAnswer = (error: unknown): boolean =>
  error instanceof FinalRefusal || (error instanceof Error && 'responseCode' in error)

function afterFailure(error: unknown, failures: number, now: number, random: number) {
  const text = error instanceof Error ? error.message : String(error)
  const askedMs = error instanceof RetryLater ? error.afterSeconds * 1_000 : 0
  const delay = error instanceof FinalRefusal ? undefined : retryDelay(failures, random, askedMs)
  return delay === undefined
    ? ({ state: deliveryState.dead, error: text, ...(error instanceof Bounced && { bounced: true }) } as const)
    : ({ state: deliveryState.pending, error: text, nextAt: now + delay } as const)
}

/** The code that may be logged for a failed try: of a refusal, the code of its cause. */
const codeOf = (error: unknown): string =>
  errorCode(error instanceof FinalRefusal && error.cause instanceof Error ? error.cause : error)

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
