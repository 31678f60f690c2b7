import { randomUUID } from 'node:crypto'
import type { Desk } from '#desk/desk.ts'
import { letterKind, lettersChannel } from '#server/outbox/channels/letters.ts'
import { leaveTokens } from '#server/outbox/leave-tokens.ts'
import { stamp } from '#server/platform/clock.ts'
import { errorCode } from '#server/platform/error-code.ts'
import { type Announcement, senderOf } from '#server/subscribers/broadcasts/announcement-letters.ts'
import { queueLetters, unqueued } from '#server/subscribers/broadcasts/announcement-sending.ts'

/** Milliseconds that the mail server gets for a test letter. */
const testMs = 30_000

/** What became of a test letter: how many milliseconds it took, or the server's words. */
export type Tested = { readonly ms: number } | { readonly error: string }

/** Puts letters to many into the outbox behind the answer, and sends test letters. */
export interface Announcer {
  /** Goes on with an announcement until all of its letters are in the outbox. */
  run(id: string): void
  /** Goes on with what a restart cut off. */
  resume(): Promise<void>
  /** Sends a letter exactly as its readers would get it, and waits until the server has taken it. */
  test(announcement: Announcement, to: string): Promise<Tested>
  /** Resolves when nothing is being put into the outbox. */
  settled(): Promise<void>
  /** Ends between two batches; the next start goes on. */
  stop(): Promise<void>
}

export function createAnnouncer(parts: Pick<Desk, 'database' | 'settings' | 'clock' | 'log' | 'notify'>): Announcer {
  const { database, settings, clock, log, notify } = parts
  const running = new Set<Promise<void>>()
  let open = true

  async function queue(id: string): Promise<void> {
    const sender = senderOf(settings)
    // It waits for the settings to come back.
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
