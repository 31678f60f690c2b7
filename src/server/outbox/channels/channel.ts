import type { Values } from '#forms/engine/form.ts'
import type { Broadcast } from '#server/outbox/letters/broadcast-letter.ts'

/** A saved submission as channels see it. */
export interface Submission {
  readonly id: string
  /** Name of its form. */
  readonly form: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly fields: Values
  /** Path of the site's page that it was sent from, where it is known. Only the owner reads it. */
  readonly page?: string | null
  /** Of a broadcast's letter: the broadcast's words, and the token with which its reader leaves the list. */
  readonly broadcast?: Broadcast & { readonly leaveToken: string }
}

export interface DeliveryContext {
  /** The same for every try of one delivery, so that a receiver can tell a repetition. */
  readonly idempotencyKey: string
  /**
   * The one address of this delivery. Undefined or null where the channel has a single receiver, and in rows from
   * before each recipient had a delivery: those go to all recipients.
   */
  readonly recipient?: string | null
  /** To be called before the last line is sent: from then on a missing answer counts as delivered. */
  readonly handOver?: () => Promise<void>
  /** Aborted when the time limit of one try is over, or the process stops. */
  readonly signal: AbortSignal
}

/** A delivery target. Each file in this folder makes one from the settings. */
export interface Channel {
  /** Its name in the database, in logs and on the desk. Never changes. */
  readonly name: string
  /** True when submissions of this form go through it. */
  takes(form: string): boolean
  /** Addresses that each get a delivery of their own. Left out by a channel with a single receiver. */
  recipients?(form: string): readonly string[]
  /**
   * Hands a submission over, once.
   * @throws FinalRefusal when trying again is of no use, RetryLater when the receiver named a time, anything else to
   * be tried again on schedule
   */
  deliver(submission: Submission, context: DeliveryContext): Promise<void>
}

/** Trying again is of no use: the receiver refused for good. */
export class FinalRefusal extends Error {
  override readonly name = 'FinalRefusal'
}

/** The receiver knows no such address, or has closed it. */
export class Bounced extends FinalRefusal {}

/** The receiver names the time before which it should not be tried again. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
  readonly afterSeconds: number

  constructor(message: string, afterSeconds: number, options?: ErrorOptions) {
    super(message, options)
    this.afterSeconds = afterSeconds
  }
}
