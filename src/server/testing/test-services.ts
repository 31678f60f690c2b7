import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createAutoreply } from '#server/leads/autoreply.ts'
import { createSearchIndex } from '#server/leads/search-index.ts'
import { createSubmissions } from '#server/leads/submissions.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { createOutbox } from '#server/outbox/outbox.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrations.ts'
import { noRemovalList, type RemovalList } from '#server/platform/database/suppressions.ts'
import { createLog } from '#server/platform/log.ts'
import { createLists } from '#server/subscribers/mailing-lists.ts'
import { createSubscriptions } from '#server/subscribers/subscriptions.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { databaseUrlFor } from '#server/testing/test-database.ts'

/** A folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function createTestLog() {
  const lines: string[] = []
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) })
  return { log, lines }
}

/**
 * A database with its tables, in a folder of its own unless one is given: SQLite, or the Postgres database of that
 * folder when the tests run there. Closes when the test ends.
 */
export async function openTestDatabase({ dataDir = temporaryFolder(), lockWaitMs = 2_000 } = {}): Promise<Database> {
  const database = openDatabase({ databaseUrl: await databaseUrlFor(dataDir, 'tables'), dataDir }, { lockWaitMs })
  onTestFinished(() => database.destroy())
  await migrate(database)
  return database
}

export interface TestServicesParts {
  readonly channels?: readonly Channel[]
  readonly dataDir?: string
  readonly lockWaitMs?: number
  /** Settings of the lists; without any there is no mail. */
  readonly env?: Record<string, string>
  readonly removals?: RemovalList
}

/** All services from a post to its delivery, on a clock that stands still. The outbox is not started. */
export async function openTestServices({
  channels = [],
  dataDir = temporaryFolder(),
  lockWaitMs,
  env = {},
  removals = noRemovalList,
}: TestServicesParts = {}) {
  const database = await openTestDatabase({ dataDir, ...(lockWaitMs !== undefined && { lockWaitMs }) })
  const clock = createFakeClock()
  const { log, lines } = createTestLog()
  // The middle of the jitter's range is no jitter.
  const outbox = createOutbox({ database, channels, clock, random: () => 0.5, log })
  const settings = readSettings(env)
  const lists = createLists(database, settings)
  const autoreply = createAutoreply(settings)
  const submissions = createSubmissions({ database, channels, lists, autoreply, clock, log, notify: outbox.notify })
  const subscriptions = createSubscriptions({ database, channels, removals, clock, log, notify: outbox.notify })
  const searchIndex = createSearchIndex({ database, clock, log })
  return { database, searchIndex, dataDir, clock, log, lines, outbox, lists, submissions, subscriptions }
}

export const testVisitor = { address: '203.0.113.7' }

/** A post of a new instance of the contact form. */
export const contactPost = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    submission: randomUUID(),
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phoneNumber: '555 0100',
    help: 'A joke, please.',
    ...changes,
  })
