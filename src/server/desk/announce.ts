import { createHash } from 'node:crypto'
import { newsletter } from '#forms/newsletter/newsletter.ts'
import type { Settings } from '#server/config/settings.ts'
import type { Database } from '#server/database/database.ts'
import { type DeliveryState, deliveryState, submissionStatus } from '#server/database/tables.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { letterKind, lettersChannel, lettersChannelName } from '#server/outbox/channels/letters.ts'
import { createDeliveries } from '#server/outbox/deliveries.ts'
import { attempt } from '#server/outbox/delivery-attempt.ts'
import { queueLetter } from '#server/outbox/own-letters.ts'
import { systemClock } from '#server/runtime/clock.ts'
import { createLog } from '#server/runtime/log.ts'

export interface Announcement {
  readonly subject: string
  readonly text: string
}

/** The same subject and text are the same announcement, so a second run goes on where the first one stopped. */
const nameOf = ({ subject, text }: Announcement): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, text]))
    .digest('hex')

const keyFor = (announcement: Announcement, email: string): string =>
  `${nameOf(announcement)}:${createHash('sha256').update(email).digest('hex')}`

/** Everyone who subscribed to the newsletter, each address once. */
export async function subscribers(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('submissions')
    .select('email')
    .distinct()
    .where('form', '=', newsletter.name)
    .where('status', '=', submissionStatus.new)
    .where('email', 'is not', null)
    .orderBy('email')
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}

/**
 * Queues a letter for each subscriber who has none of this announcement yet.
 * @returns how many letters are new
 */
export async function queueAnnouncement(database: Database, announcement: Announcement, now: number): Promise<number> {
  const emails = await subscribers(database)
  let queued = 0
  // A hundred in a transaction: one for each would take a disk's time each, one for all would keep visitors waiting.
  for (let first = 0; first < emails.length; first += 100) {
    queued += await database.transaction().execute(async (transaction) => {
      let fresh = 0
      for (const email of emails.slice(first, first + 100)) {
        const key = keyFor(announcement, email)
        if (await queueLetter(transaction, { kind: letterKind.announcement, key, email, ...announcement }, now)) fresh++
      }
      return fresh
    })
  }
  return queued
}

const atOnce = 8
const leaseMs = 60_000

/** Sends what is due of the site's own letters, beside the running server or without one. What fails waits for it. */
export async function sendDueLetters(database: Database, settings: Settings): Promise<void> {
  const channel: Channel | undefined = lettersChannel(settings)
  if (!channel) return
  const deliveries = createDeliveries(database)
  const parts = { channel, clock: systemClock, random: Math.random, log: createLog({ logLevel: 'silent' }) }
  for (;;) {
    const now = systemClock.now()
    const claims = await deliveries.claim(lettersChannelName, atOnce, now, now + leaseMs)
    if (claims.length === 0) return
    await Promise.all(
      claims.map(async (claim) => {
        const outcome = await attempt(claim, new AbortController(), parts)
        if (outcome.state !== 'interrupted') await deliveries.settle(claim, outcome, systemClock.now())
      }),
    )
  }
}

export interface Progress {
  readonly subscribers: number
  readonly delivered: number
  readonly waiting: number
  readonly dead: number
}

/** How an announcement stands. */
export async function progressOf(database: Database, announcement: Announcement): Promise<Progress> {
  const rows = await database
    .selectFrom('submissions')
    .innerJoin('deliveries', 'deliveries.submission_id', 'submissions.id')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('form', '=', letterKind.announcement)
    .where('submission_key', 'like', `${nameOf(announcement)}:%`)
    .groupBy('state')
    .execute()
  const count = (state: DeliveryState) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return {
    subscribers: (await subscribers(database)).length,
    delivered: count(deliveryState.delivered),
    waiting: count(deliveryState.pending),
    dead: count(deliveryState.dead),
  }
}
