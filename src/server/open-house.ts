import { lettersChannel } from '#server/channels/letters.ts'
import { channelsFrom } from '#server/channels/registry.ts'
import { type Clock, systemClock } from '#server/clock.ts'
import { createCommentBoard } from '#server/comment-board.ts'
import { createAnswers } from '#server/completion/answers.ts'
import { openService } from '#server/completion/open-service.ts'
import type { Database } from '#server/database.ts'
import { createErasure } from '#server/erasure.ts'
import type { FinishedPages } from '#server/finished-pages.ts'
import type { House } from '#server/house.ts'
import { createHousekeeping } from '#server/housekeeping.ts'
import { createLimits } from '#server/limits.ts'
import { createLog, type Log } from '#server/log.ts'
import { createDigest } from '#server/outbox/digest.ts'
import { createOutbox, type Outbox } from '#server/outbox.ts'
import { openReadyDatabase } from '#server/ready-database.ts'
import type { Settings } from '#server/settings.ts'
import { createSubmissions } from '#server/submissions.ts'
import { createUsage, type Usage } from '#server/usage.ts'

export interface OpenHouse {
  readonly house: House
  /** The connection that everything is saved through. */
  readonly database: Database
  /** Not started yet. */
  readonly outbox: Outbox
  /** Counts openings of pages. */
  readonly usage: Pick<Usage, 'count'>
  /** Puts approved comments into these pages, from now on. */
  showComments(pages: Pick<FinishedPages, 'find'>): Promise<void>
  /** Starts what is to be done from time to time. */
  start(): void
  /** Names of the channels for forms that the settings turn on. */
  readonly channels: readonly string[]
  /**
   * Stops all that was started and closes the database. Let requests end first.
   * @param deadlineMs milliseconds that running deliveries get, 5000 unless told
   */
  close(deadlineMs?: number): Promise<void>
}

export interface HouseParts {
  readonly log?: Log
  readonly clock?: Clock
  readonly random?: () => number
}

/**
 * Opens everything behind the pages: database with its tables up to date, channels, submissions, limits and outbox.
 * @throws SettingsError when the database can't be used, or what kept the tables from being made
 */
export async function openHouse(settings: Settings, parts: HouseParts = {}): Promise<OpenHouse> {
  const { log = createLog(settings), clock = systemClock, random = Math.random } = parts
  const database = await openReadyDatabase(settings)
  const service = await openService(settings, { database, clock, log })
  const channels = channelsFrom(settings)
  const letters = lettersChannel(settings)
  const ways = letters ? [...channels, letters] : channels
  const outbox = createOutbox({ database, channels: ways, clock, random, log })
  const submissions = createSubmissions({ database, channels, clock, log, wake: outbox.wake })
  const erasure = createErasure({ settings, database, clock, log, wake: outbox.wake })
  const usage = createUsage({ database, clock, log })
  let board: ReturnType<typeof createCommentBoard> | undefined
  const answers = createAnswers({ settings, service: service?.completion, clock, log })
  const housekeeping = createHousekeeping({ settings, database, clock, log })
  const digest = createDigest({ settings, database, clock, log, wake: outbox.wake })
  return {
    house: { settings, submissions, erasure, answers, limits: createLimits(settings, database) },
    database,
    outbox,
    usage,
    async showComments(pages) {
      board = createCommentBoard({ database, pages, clock, log })
      await board.start()
    },
    start() {
      outbox.start()
      usage.start()
      housekeeping.start()
      digest.start()
    },
    channels: channels.map(({ name }) => name),
    async close(deadlineMs) {
      await Promise.all([
        outbox.stop(deadlineMs),
        usage.stop(),
        housekeeping.stop(),
        digest.stop(),
        board?.stop(),
        service?.close(),
      ])
      await database.destroy()
    },
  }
}
