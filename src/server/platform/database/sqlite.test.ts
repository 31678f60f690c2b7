import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { SettingsError } from '#server/platform/config/settings.ts'
import { openDatabase, sqlitePath } from '#server/platform/database/database.ts'
import { errorCode } from '#server/platform/error-code.ts'
import { contactPost, openTestDatabase, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'

describe('openDatabase', () => {
  test('makes its folder and file for this user alone', async () => {
    const dataDir = join(temporaryFolder(), 'deep', 'data')
    await openTestDatabase({ dataDir })
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    for (const suffix of ['', '-wal', '-shm']) {
      expect(statSync(`${sqlitePath({ dataDir })}${suffix}`).mode & 0o777).toBe(0o600)
    }
  })

  test.each([
    ['journal_mode', 'wal'],
    // 2 is FULL: a commit is on the disk before it returns.
    ['synchronous', 2],
    ['foreign_keys', 1],
    // In pages, about 1 MB.
    ['wal_autocheckpoint', 250],
  ])('sets %s to %s', async (pragma, value) => {
    const database = await openTestDatabase()
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(database)
    expect(Object.values(rows[0] ?? {})).toEqual([value])
  })

  test('refuses a value of the wrong type', async () => {
    const database = await openTestDatabase()
    const columns = sql`id, form, created_at, fields, receipt`
    await sql`insert into submissions (${columns}) values ('s', 'f', 't', '{}', 'r')`.execute(database)
    const row = (attempts: unknown) =>
      sql`insert into deliveries (id, submission_id, channel, attempts) values ('d', 's', 'c', ${attempts})`
    await expect(row('many').execute(database)).rejects.toThrow(/cannot store TEXT/)
    await row(1).execute(database)
  })

  test('says which setting is wrong when the folder can not be made', () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const open = () => openDatabase({ databaseUrl: undefined, dataDir: file })
    expect(open).toThrow(SettingsError)
    expect(open).toThrow(/^- DATA_DIR .*EEXIST|ENOTDIR/m)
  })

  test('keeps the rights of a folder that was there before', () => {
    const dataDir = join(temporaryFolder(), 'data')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o750)
    openDatabase({ databaseUrl: undefined, dataDir })
    expect(statSync(dataDir).mode & 0o777).toBe(0o750)
  })
})

test('nothing can slip in between the reading and the writing of a transaction', async () => {
  const dataDir = temporaryFolder()
  const database = await openTestDatabase({ dataDir })
  const other = new DatabaseSync(sqlitePath({ dataDir }))
  onTestFinished(() => other.close())
  await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('submissions').selectAll().execute()
    expect(() => other.exec('delete from submissions')).toThrow(/locked/)
    await transaction.deleteFrom('submissions').execute()
  })
  other.exec('delete from submissions')
})

describe('the stated wait', () => {
  const lockWaitMs = 100

  test('holds for a select that queues behind a transaction', async () => {
    const database = await openTestDatabase({ lockWaitMs })
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const long = database.transaction().execute(async () => {
      begun.resolve()
      await end.promise
    })
    await begun.promise
    const selects = Array.from({ length: 20 }, () => database.selectFrom('submissions').selectAll().execute())
    const ends = await Promise.allSettled(selects)
    expect(ends.map((each) => each.status === 'rejected' && errorCode(each.reason))).toEqual(
      selects.map(() => 'SQLITE_BUSY'),
    )
    end.resolve()
    await long
    expect(await database.selectFrom('submissions').selectAll().execute()).toEqual([])
  })

  test('holds for the select that opens the file', async () => {
    const dataDir = temporaryFolder()
    const other = new DatabaseSync(sqlitePath({ dataDir }))
    other.exec('pragma journal_mode = wal; pragma locking_mode = exclusive; create table submissions (id text)')
    const database = openDatabase({ databaseUrl: undefined, dataDir }, { lockWaitMs })
    onTestFinished(() => database.destroy())
    await expect(database.selectFrom('submissions').select('id').execute()).rejects.toThrow(/locked/)
    other.close()
    expect(await database.selectFrom('submissions').select('id').execute()).toEqual([])
  })
})

test('a full disk is said, and the next post after it is saved', async () => {
  const { submissions, database, lines } = await openTestServices()
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(database)
  const long = contactPost({ help: 'x'.repeat(5_000) })
  expect(await submissions.accept(contact, long)).toMatchObject({ state: 'failed' })
  expect(lines.join()).toContain('SQLITE_FULL')
  expect(await database.selectFrom('submissions').selectAll().execute()).toEqual([])
  await sql`pragma max_page_count = 100000`.execute(database)
  expect(await submissions.accept(contact, long)).toMatchObject({ state: 'accepted' })
})
