import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/database.ts'
import { migrate } from '#server/migrations.ts'
import { createReadiness } from '#server/readiness.ts'

async function temporaryDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'deadpan-ready-'))
  const database = openDatabase({ databaseUrl: undefined, dataDir })
  onTestFinished(async () => {
    await database.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return database
}

const clock = { now: () => 100_000 }

test('ready while the database answers and the outbox beats', async () => {
  const database = await temporaryDatabase()
  await migrate(database)
  const readiness = createReadiness({ database, outbox: { heartbeatAt: 50_000 }, clock })
  expect(await readiness()).toEqual({ ok: true, parts: { database: true, outbox: true } })
})

test('not ready when the outbox has not beaten for a minute', async () => {
  const database = await temporaryDatabase()
  await migrate(database)
  const readiness = createReadiness({ database, outbox: { heartbeatAt: 40_000 }, clock })
  expect(await readiness()).toEqual({ ok: false, parts: { database: true, outbox: false } })
})

test('not ready when the database can not answer', async () => {
  const database = await temporaryDatabase()
  const readiness = createReadiness({ database, outbox: { heartbeatAt: 99_000 }, clock })
  expect(await readiness()).toEqual({ ok: false, parts: { database: false, outbox: true } })
})
