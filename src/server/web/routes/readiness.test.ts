import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, isPostgres, openDatabase } from '#server/platform/database/database.ts'
import { lockWrites } from '#server/testing/database-faults.ts'
import { databaseUrlFor, onPostgres } from '#server/testing/test-database.ts'
import { openTestDatabase, temporaryFolder } from '#server/testing/test-services.ts'
import { createReadiness } from '#server/web/routes/readiness.ts'

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
  expect(await readiness()).toEqual({ ok: true, parts: { database: true, saving: true, outbox: true } })
})

test('not ready when the outbox has not beaten for a minute', async () => {
  const database = await openTestDatabase()
  const readiness = createReadiness({ serving: database, database, outbox: { heartbeatAt: 40_000 }, clock })
  expect(await readiness()).toEqual({ ok: false, parts: { database: true, saving: true, outbox: false } })
})

test('not ready when the database can not answer', async () => {
  const database = await openEmpty()
  const readiness = createReadiness({ serving: database, database, outbox: { heartbeatAt: 99_000 }, clock })
  expect(await readiness()).toEqual({ ok: false, parts: { database: false, saving: false, outbox: true } })
})

test('not ready while nothing can be saved, and ready again within seconds', async () => {
  const database = await openTestDatabase()
  let now = 100_000
  const moving = { now: () => now }
  const readiness = createReadiness({ serving: database, database, outbox: { heartbeatAt: 99_000 }, clock: moving })
  const mend = await refuseRows(database)
  expect(await readiness()).toEqual({ ok: false, parts: { database: true, saving: false, outbox: true } })
  await mend()
  expect((await readiness()).ok).toBe(false)
  now += 5_000
  expect((await readiness()).ok).toBe(true)
})

test('ready while another program holds the lock for a moment', async ({ skip }) => {
  skip(onPostgres(), 'a row of its own waits for nobody there')
  const dataDir = temporaryFolder()
  const database = await openTestDatabase({ dataDir, lockWaitMs: 50 })
  const unlock = await lockWrites(dataDir)
  const readiness = createReadiness({ serving: database, database, outbox: { heartbeatAt: 99_000 }, clock })
  expect((await readiness()).ok).toBe(true)
  await unlock()
})

/** Refuses rows in a table, as a full disk would. @returns allows them again */
async function refuseRows(database: Database): Promise<() => Promise<void>> {
  if (!isPostgres(database)) {
    await sql`create trigger full_disk before insert on erase_links begin select raise(abort, 'full'); end`.execute(
      database,
    )
    return async () => void (await sql`drop trigger full_disk`.execute(database))
  }
  await sql`alter table erase_links add constraint full_disk check (false) not valid`.execute(database)
  return async () => void (await sql`alter table erase_links drop constraint full_disk`.execute(database))
}
