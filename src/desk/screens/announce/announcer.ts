import { randomUUID } from 'node:crypto'
import type { Desk } from '#desk/desk.ts'
import { letterKind, lettersChannel } from '#server/outbox/channels/letters.ts'
import { leaveTokens } from '#server/outbox/leave-tokens.ts'
import { stamp } from '#server/platform/clock.ts'
import { errorCode } from '#server/platform/error-code.ts'
import { type Announcement, senderOf } from '#server/subscribers/broadcasts/announcement-letters.ts'
import { queueLetters, unqueued } from '#server/subscribers/broadcasts/announcement-sending.ts'

/** Timeout of a test letter, in milliseconds. */
const testMs = 30_000

/** Result of a test letter: the milliseconds it took, or the server's error. */
export type Tested = { readonly ms: number } | { readonly error: string }

/** Queues the letters of a broadcast after the answer was sent, and sends test letters. */
export interface Announcer {
  /** Queues all remaining letters of an announcement. */
  run(id: string): void
  /** Continues the announcements that a restart interrupted. */
  resume(): Promise<void>
  /** Sends a letter exactly as its readers would get it. Resolves once the server has accepted or refused it. */
  test(announcement: Announcement, to: string): Promise<Tested>
  /** Resolves when no letters are being queued. */
  settled(): Promise<void>
  /** Stops between two batches; the next start continues. */
  stop(): Promise<void>
}

export function createAnnouncer(parts: Pick<Desk, 'database' | 'settings' | 'clock' | 'log' | 'notify'>): Announcer {
  const { database, settings, clock, log, notify } = parts
  const running = new Set<Promise<void>>()
  let open = true

  async function queue(id: string): Promise<void> {
    const sender = senderOf(settings)
    // The announcement waits until the settings are back.
    if ('missing' in sender) return log.warn({ announcement: id }, 'letters to many wait: settings are missing')
    try {
      await queueLetters(database, id, settings, clock, () => {
        notify()
        return open
      })
    } catch (error) {
      log.error({ announcement: id, code: errorCode(error) }, 'letters to many were not all put into the outbox')
    }
    notify()
  }

  function run(id: string): void {
    const end = queue(id).finally(() => running.delete(end))
    running.add(end)
  }

  return {
    run,
    async resume() {
      for (const id of await unqueued(database)) run(id)
    },

    async test(announcement, to) {
      const sender = senderOf(settings)
      const channel = lettersChannel(settings)
      if ('missing' in sender || channel === undefined) {
        return { error: 'missing' in sender ? sender.missing : 'There is no mail server.' }
      }
      const id = randomUUID()
      const begun = performance.now()
      try {
        const broadcast = { ...announcement, leaveToken: await (await leaveTokens(database))(to) }
        const submission = { id, form: letterKind.announcement, createdAt: stamp(clock.now()), fields: { email: to } }
        const signal = AbortSignal.timeout(testMs)
        await channel.deliver({ ...submission, broadcast }, { idempotencyKey: id, signal })
        return { ms: performance.now() - begun }
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error) }
      }
    },

    async settled() {
      await Promise.all(running)
    },

    async stop() {
      open = false
      await Promise.all(running)
    },
  }
}
