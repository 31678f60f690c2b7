import { channelsFrom } from '#server/channels/registry.ts'
import { type Clock, systemClock } from '#server/clock.ts'
import { openDatabase } from '#server/database.ts'
import type { House } from '#server/house.ts'
import { createLimits } from '#server/limits.ts'
import { createLog, type Log } from '#server/log.ts'
import { migrate } from '#server/migrations.ts'
import { createOutbox, type Outbox } from '#server/outbox.ts'
import type { Settings } from '#server/settings.ts'
import { createSubmissions } from '#server/submissions.ts'

export interface OpenHouse {
  readonly house: House
  /** Not started yet. */
  readonly outbox: Outbox
  /** Names of the channels that the settings turn on. */
  readonly channels: readonly string[]
  /**
   * Stops the outbox and closes the database. Let requests end first.
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
 * @throws SettingsError when the database's folder can't be used, or what kept the tables from being made
 */
export async function openHouse(settings: Settings, parts: HouseParts = {}): Promise<OpenHouse> {
  const { log = createLog(settings), clock = systemClock, random = Math.random } = parts
  const database = openDatabase(settings)
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  const channels = channelsFrom(settings)
  const outbox = createOutbox({ database, channels, clock, random, log })
  const submissions = createSubmissions({ database, channels, clock, log, wake: outbox.wake })
  return {
    house: { settings, submissions, limits: createLimits(settings) },
    outbox,
    channels: channels.map(({ name }) => name),
    async close(deadlineMs) {
      await outbox.stop(deadlineMs)
      await database.destroy()
    },
  }
}
