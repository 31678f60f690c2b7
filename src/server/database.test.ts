import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, sqlitePath } from '#server/database.ts'
import { openTestDatabase, temporaryFolder } from '#server/fixtures/test-house.ts'
import { migrate } from '#server/migrations.ts'
import { SettingsError } from '#server/settings.ts'

const run = promisify(execFile)

/** Another process's hold on the database, as far as SQLite can tell. */
function lock(dataDir: string): DatabaseSync {
  const other = new DatabaseSync(sqlitePath({ dataDir }))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  return other
}

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
    // 2 is FULL: a commit is on the disk before it is answered.
    ['synchronous', 2],
    ['foreign_keys', 1],
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

  test('takes the deliveries of a submission away with it', async () => {
    const database = await openTestDatabase()
    const columns = sql`id, form, created_at, fields, receipt`
    await sql`insert into submissions (${columns}) values ('s', 'f', 't', '{}', 'r')`.execute(database)
    await sql`insert into deliveries (id, submission_id, channel) values ('d', 's', 'c')`.execute(database)
    await sql`delete from submissions`.execute(database)
    expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([])
  })

  test('says which setting is wrong when the folder can not be made', () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const open = () => openDatabase({ databaseUrl: undefined, dataDir: file })
    expect(open).toThrow(SettingsError)
    expect(open).toThrow(/^- DATA_DIR .*EEXIST|ENOTDIR/m)
  })

  test('says that Postgres has to wait', () => {
    const dataDir = join(temporaryFolder(), 'data')
    expect(() => openDatabase({ databaseUrl: 'postgres://u:hunter2@h/db', dataDir })).toThrow(/DATABASE_URL .* SQLite/)
    expect(existsSync(dataDir)).toBe(false)
  })

  test('keeps the rights of a folder that was there before', () => {
    const dataDir = join(temporaryFolder(), 'data')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o750)
    openDatabase({ databaseUrl: undefined, dataDir })
    expect(statSync(dataDir).mode & 0o777).toBe(0o750)
  })
})

describe('a locked database', () => {
  const insert = sql`insert into submissions (id, form, created_at, fields, receipt) values ('1', 'f', 't', '{}', 'r')`

  test('is waited for, without blocking the process', async () => {
    const dataDir = temporaryFolder()
    const database = await openTestDatabase({ dataDir, lockWaitMs: 30_000 })
    const other = lock(dataDir)
    const written = insert.execute(database)
    // The lock is only given back if this process goes on while the insert waits.
    setImmediate(() => other.exec('commit'))
    expect((await written).numAffectedRows).toBe(1n)
  })

  test('is given up after the wait, by all who queue for it at once', async () => {
    const dataDir = temporaryFolder()
    const database = await openTestDatabase({ dataDir, lockWaitMs: 100 })
    const other = lock(dataDir)
    const started = performance.now()
    const writes = await Promise.allSettled(
      Array.from({ length: 50 }, () => database.transaction().execute((transaction) => insert.execute(transaction))),
    )
    expect(writes.filter(({ status }) => status === 'rejected')).toHaveLength(50)
    // One after the other would have taken five seconds.
    expect(performance.now() - started).toBeLessThan(2_500)
    other.exec('commit')
    await insert.execute(database)
  })

  test('can not slip in between the reading and the writing of a transaction', async () => {
    const dataDir = temporaryFolder()
    const database = await openTestDatabase({ dataDir })
    const other = new DatabaseSync(sqlitePath({ dataDir }))
    onTestFinished(() => other.close())
    await database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('submissions').selectAll().execute()
      expect(() => other.exec('delete from submissions')).toThrow(/locked/)
      await insert.execute(transaction)
    })
    other.exec('delete from submissions')
  })

  test('can still be read', async () => {
    const dataDir = temporaryFolder()
    const database = await openTestDatabase({ dataDir, lockWaitMs: 0 })
    lock(dataDir)
    expect(await database.selectFrom('submissions').selectAll().execute()).toEqual([])
  })
})

describe('migrate', () => {
  test('changes nothing the second time', async () => {
    const database = await openTestDatabase()
    await migrate(database)
    const { rows } = await sql<{ n: number }>`select count(*) as n from kysely_migration`.execute(database)
    expect(rows).toEqual([{ n: 1 }])
  })

  test('is safe when several processes start at once', async () => {
    const dataDir = temporaryFolder()
    const script = `
      const { openDatabase } = await import('#server/database.ts')
      const { migrate } = await import('#server/migrations.ts')
      const database = openDatabase({ databaseUrl: undefined, dataDir: ${JSON.stringify(dataDir)} })
      await migrate(database)
      await database.destroy()`
    const start = () => run(process.execPath, ['--input-type=module', '--eval', script])
    await Promise.all([start(), start(), start(), start()])
    const database = await openTestDatabase({ dataDir })
    expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([])
  }, 30_000)

  test('leaves the tables as they were when it fails', async () => {
    const dataDir = temporaryFolder()
    const database = openDatabase({ databaseUrl: undefined, dataDir })
    onTestFinished(() => database.destroy())
    await sql`create table deliveries (nonsense text)`.execute(database)
    await expect(migrate(database)).rejects.toThrow(/deliveries/)
    const { rows } = await sql`select name from sqlite_master where name = 'submissions'`.execute(database)
    expect(rows).toEqual([])
  })
})
