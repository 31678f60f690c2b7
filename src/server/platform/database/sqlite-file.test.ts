import { closeSync, fstatSync, openSync, renameSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { type Database, isSound, openDatabase, sqlitePath } from '#server/platform/database/database.ts'
import { contactPost, openTestDatabase, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'
import { createReadiness } from '#server/web/routes/readiness.ts'

/** Services with a first lead saved, and the readiness check of a server. */
async function openServing() {
  const services = await openTestServices()
  const { database: serving, dataDir, submissions, clock } = services
  const beside = await openTestDatabase({ dataDir })
  const readiness = createReadiness({ serving, database: beside, clock, outbox: { heartbeatAt: clock.now() } })
  const post = () => submissions.accept(contact, contactPost())
  expect(await post()).toMatchObject({ state: 'accepted' })
  expect(await readiness()).toMatchObject({ ok: true })
  return { ...services, beside, path: sqlitePath({ dataDir }), post, readiness }
}

const notReady = { ok: false, parts: { database: false, saving: false, outbox: true } }

test.each(['', '-wal', '-shm'])('no post is accepted once deadpan.db%s was removed', async (suffix) => {
  const { path, post, readiness, lines } = await openServing()
  rmSync(path + suffix)
  expect(await post()).toMatchObject({ state: 'failed' })
  expect(lines.join()).toContain('SQLITE_FILE_REPLACED')
  expect(await readiness()).toEqual(notReady)
})

test('no post is accepted once another file stands in the place of the one that is open', async () => {
  const { path, post, readiness } = await openServing()
  renameSync(path, `${path}.old`)
  writeFileSync(path, '')
  expect(await post()).toMatchObject({ state: 'failed' })
  expect(await readiness()).toEqual(notReady)
})

test('a commit into a file that was removed in the middle of the transaction fails', async () => {
  const { database, path } = await openServing()
  const late = database.transaction().execute(async (transaction) => {
    await transaction.insertInto('secrets').values({ name: 'n', value: 'v' }).execute()
    rmSync(`${path}-wal`)
  })
  await expect(late).rejects.toThrow(/replaced/)
})

/** Overwrites the first page of a table without the knowledge of the connections that have it in their caches. */
async function damage(database: Database, path: string, table: string): Promise<void> {
  const { rows } = await sql<{ root: number; size: number }>`select rootpage as root, page_size as size
    from sqlite_schema, pragma_page_size where name = ${table}`.execute(database)
  await sql`pragma wal_checkpoint(truncate)`.execute(database)
  const { root = 0, size = 0 } = rows[0] ?? {}
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(size, 0xee), 0, size, (root - 1) * size)
  expect(fstatSync(file).size).toBeGreaterThanOrEqual(root * size)
  closeSync(file)
}

test('no post is accepted once any statement met damage', async () => {
  const { database, path, post, readiness, lines } = await openServing()
  await damage(database, path, 'used_tokens')
  // The connection's cache still has the intact page.
  await sql`pragma shrink_memory`.execute(database)
  await expect(database.selectFrom('used_tokens').selectAll().execute()).rejects.toThrow(/malformed/)
  expect(await post()).toMatchObject({ state: 'failed' })
  expect(lines.join()).toContain('SQLITE_FILE_DAMAGED')
  expect(await readiness()).toEqual(notReady)
})

test('no post is accepted once the file was emptied in its place', async () => {
  const { path, post, readiness } = await openServing()
  truncateSync(path, 0)
  expect(await post()).toMatchObject({ state: 'failed' })
  expect(await readiness()).toEqual(notReady)
})

test('no post is accepted once the connection of readiness met damage', async () => {
  const { database, beside, path, post, readiness, lines } = await openServing()
  // The index of the primary key, which readiness reads.
  await damage(database, path, 'sqlite_autoindex_submissions_1')
  await sql`pragma shrink_memory`.execute(beside)
  expect(await readiness()).toEqual(notReady)
  // The check notices before a post meets the damage itself.
  expect(isSound(database)).toBe(false)
  expect(await post()).toMatchObject({ state: 'failed' })
  expect(lines.join()).toContain('SQLITE_FILE_DAMAGED')
})

test('a file that is no database is not sound', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(sqlitePath({ dataDir }), 'Dear diary, '.repeat(1_000))
  const database = openDatabase({ databaseUrl: undefined, dataDir })
  onTestFinished(() => database.destroy())
  await expect(database.selectFrom('submissions').selectAll().execute()).rejects.toThrow(/not a database/)
  expect(isSound(database)).toBe(false)
})
