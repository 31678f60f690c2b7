import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { createReadiness } from '#server/readiness.ts'
import { databaseUrlFor } from '#server/testing/test-database.ts'
import { openTestDatabase, temporaryFolder } from '#server/testing/test-services.ts'

async function openEmpty() {
  const dataDir = temporaryFolder()
  const database = openDatabase({ databaseUrl: await databaseUrlFor(dataDir), dataDir })
  onTestFinished(() => database.destroy())
  return database
}

const clock = { now: () => 100_000 }

test('ready while the database answers and the outbox beats', async () => {
  const database = await openTestDatabase()
  const readiness = createReadiness({ serving: database, database, outbox: { heartbeatAt: 50_000 }, clock })
  expect(await readiness()).toEqual({ ok: true, parts: { database: true, outbox: true } })
})

test('not ready when the outbox has not beaten for a minute', async () => {
  const database = await openTestDatabase()
  const readiness = createReadiness({ serving: database, database, outbox: { heartbeatAt: 40_000 }, clock })
  expect(await readiness()).toEqual({ ok: false, parts: { database: true, outbox: false } })
})

test('not ready when the database can not answer', async () => {
  const database = await openEmpty()
  const readiness = createReadiness({ serving: database, database, outbox: { heartbeatAt: 99_000 }, clock })
  expect(await readiness()).toEqual({ ok: false, parts: { database: false, outbox: true } })
})
