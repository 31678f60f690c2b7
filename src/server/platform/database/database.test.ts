import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres, openDatabase } from '#server/platform/database/database.ts'
import { migrate, migrations } from '#server/platform/database/migrations.ts'
import { lockWrites } from '#server/testing/database-faults.ts'
import { databaseUrlFor, environmentFor, onPostgres } from '#server/testing/test-database.ts'
import { openTestDatabase, temporaryFolder } from '#server/testing/test-services.ts'
import { openedRoutes } from '#server/visits/page-views.ts'

const insert = sql`insert into submissions (id, form, created_at, fields, receipt) values ('s', 'f', 't', '{}', 'r')`

describe('a database', () => {
  test('is the one that these tests are meant for', async () => {
    expect(isPostgres(await openTestDatabase())).toBe(onPostgres())
  })

  test('takes the deliveries of a submission away with it', async () => {
    const database = await openTestDatabase()
    await insert.execute(database)
    await sql`insert into deliveries (id, submission_id, channel) values ('d', 's', 'c')`.execute(database)
    await sql`delete from submissions`.execute(database)
    expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([])
  })

  test('keeps no delivery without its submission', async () => {
    const database = await openTestDatabase()
    const orphan = sql`insert into deliveries (id, submission_id, channel) values ('d', 'nobody', 'c')`
    await expect(orphan.execute(database)).rejects.toThrow(/foreign key/i)
  })

  test('counts and adds in numbers', async () => {
    const database = await openTestDatabase()
    await insert.execute(database)
    await sql`insert into deliveries (id, submission_id, channel, attempts) values ('d', 's', 'c', 3)`.execute(database)
    const { rows } = await sql`select count(*) as n, sum(attempts) as tries from deliveries`.execute(database)
    expect(rows).toEqual([{ n: 1, tries: 3 }])
  })

  test('forgets a transaction that throws', async () => {
    const database = await openTestDatabase()
    const broken = database.transaction().execute(async (transaction) => {
      await insert.execute(transaction)
      throw new Error('half way')
    })
    await expect(broken).rejects.toThrow('half way')
    await insert.execute(database)
    expect(await database.selectFrom('submissions').select('id').execute()).toEqual([{ id: 's' }])
  })

  test('keeps every letter there is', async () => {
    const database = await openTestDatabase()
    const fields = JSON.stringify({ help: '李小龍 😐 é e\u0301 \u202e ﷽ \u0007\u0000', name: "'; --" })
    await database
      .insertInto('submissions')
      .values({ id: 's', form: 'f', created_at: 't', fields, receipt: 'r' })
      .execute()
    expect(await database.selectFrom('submissions').select('fields').execute()).toEqual([{ fields }])
  })
})

describe('a locked database', () => {
  test('is waited for, without blocking the process', async () => {
    const dataDir = temporaryFolder()
    const database = await openTestDatabase({ dataDir, lockWaitMs: 30_000 })
    const unlock = await lockWrites(dataDir)
    const written = insert.execute(database)
    // The lock is released only if this process runs on while the insert waits.
    setImmediate(unlock)
    expect((await written).numAffectedRows).toBe(1n)
  })

  test('is given up after the wait by all statements in the queue', async () => {
    const dataDir = temporaryFolder()
    const database = await openTestDatabase({ dataDir, lockWaitMs: 300 })
    const unlock = await lockWrites(dataDir)
    const started = performance.now()
    const writes = await Promise.allSettled(
      Array.from({ length: 100 }, () => database.transaction().execute((transaction) => insert.execute(transaction))),
    )
    expect(writes.filter(({ status }) => status === 'rejected')).toHaveLength(100)
    // Waits one after the other would have taken half a minute.
    expect(performance.now() - started).toBeLessThan(15_000)
    await unlock()
    await insert.execute(database)
  })

  test('can still be read', async () => {
    const dataDir = temporaryFolder()
    const database = await openTestDatabase({ dataDir, lockWaitMs: 0 })
    await lockWrites(dataDir)
    expect(await database.selectFrom('submissions').selectAll().execute()).toEqual([])
  })
})

describe('migrate', () => {
  test('changes nothing the second time', async () => {
    const database = await openTestDatabase()
    const done = () => sql`select * from kysely_migration order by name`.execute(database)
    const { rows } = await done()
    expect(rows.length).toBeGreaterThan(0)
    await migrate(database)
    expect((await done()).rows).toEqual(rows)
  })

  test('counts tries of before as failures where a complaint is left, and else as restarts', async () => {
    const dataDir = temporaryFolder()
    const database = openDatabase({ databaseUrl: await databaseUrlFor(dataDir), dataDir })
    onTestFinished(() => database.destroy())
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
    await migrator.migrateTo('005-delivery-recipients')
    await insert.execute(database)
    await sql`insert into deliveries (id, submission_id, channel, attempts, last_error)
      values ('failed', 's', 'c', 3, '451 later'), ('restarted', 's', 'c', 3, null)`.execute(database)
    await migrate(database)
    expect(await database.selectFrom('deliveries').select(['id', 'failures']).orderBy('id').execute()).toEqual([
      { id: 'failed', failures: 3 },
      { id: 'restarted', failures: 0 },
    ])
  })

  test('keeps leads of before, as new ones that came from an unknown page', async () => {
    const dataDir = temporaryFolder()
    const database = openDatabase({ databaseUrl: await databaseUrlFor(dataDir), dataDir })
    onTestFinished(() => database.destroy())
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
    await migrator.migrateTo('007-result-counts')
    await insert.execute(database)
    await migrate(database)
    const query = database.selectFrom('submissions').select(['id', 'lead_state', 'acted_at', 'acted_by', 'page'])
    expect(await query.execute()).toEqual([{ id: 's', lead_state: 'new', acted_at: null, acted_by: null, page: null }])
  })

  test('takes over what was counted of pages before', async () => {
    const dataDir = temporaryFolder()
    const database = openDatabase({ databaseUrl: await databaseUrlFor(dataDir), dataDir })
    onTestFinished(() => database.destroy())
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
    await migrator.migrateTo('020-subscriptions')
    await sql`insert into usage_counts (day, route, opened)
      values ('2026-11-20', '/', 2), ('2026-11-20', '/blog-details/:id', 3)`.execute(database)
    await migrate(database)
    const query = database.selectFrom('day_counts').select(['kind', 'path', 'times']).orderBy('path')
    expect(await query.execute()).toEqual([
      { kind: 'page', path: '', times: 5 },
      { kind: 'page', path: '/', times: 2 },
      { kind: 'page', path: '/blog-details/:id', times: 3 },
    ])
  })

  test('keeps what was counted of a kind of page alone, and counts nothing twice', async () => {
    const dataDir = temporaryFolder()
    const database = openDatabase({ databaseUrl: await databaseUrlFor(dataDir), dataDir })
    onTestFinished(() => database.destroy())
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
    await migrator.migrateTo('036-erasing')
    // The first day is counted by kind alone, the second in part by path, the third by path as well.
    await sql`insert into usage_counts (day, route, opened) values ('2026-11-19', '/examples/:id', 4),
      ('2026-11-20', '/', 2), ('2026-11-20', '/examples/:id', 5), ('2026-11-20', '/examples/page/:page', 1),
      ('2026-11-21', '/', 3), ('2026-11-21', '/examples/:id', 6)`.execute(database)
    await sql`insert into day_counts (day, kind, path, name, times) values ('2026-11-19', 'page', '', '', 4),
      ('2026-11-20', 'page', '', '', 8), ('2026-11-20', 'page', '/', '', 2), ('2026-11-20', 'page', '/examples/a', '', 2),
      ('2026-11-20', 'host', '/examples/a', 'news.example', 2), ('2026-11-20', 'page', '/examples/page/2', '', 1),
      ('2026-11-21', 'page', '', '', 9), ('2026-11-21', 'page', '/', '', 3), ('2026-11-21', 'page', '/examples/a', '', 4),
      ('2026-11-21', 'page', '/examples/b', '', 2)`.execute(database)
    await migrate(database)
    expect(await openedRoutes(database, '2026-11-19')).toEqual([
      { day: '2026-11-21', route: '/examples/:id', opened: 6 },
      { day: '2026-11-21', route: '/', opened: 3 },
      { day: '2026-11-20', route: '/examples/:id', opened: 5 },
      { day: '2026-11-20', route: '/', opened: 2 },
      { day: '2026-11-20', route: '/examples/page/:page', opened: 1 },
      { day: '2026-11-19', route: '/examples/:id', opened: 4 },
    ])
    const all = database.selectFrom('day_counts').select('times').where('kind', '=', 'page').where('path', '=', '')
    expect((await all.orderBy('day').execute()).map(({ times }) => times)).toEqual([4, 8, 9])
  })

  test('is safe when several processes start at once', async () => {
    const dataDir = temporaryFolder()
    const script = `
      const { openReadyDatabase } = await import('#server/platform/database/ready-database.ts')
      const { readSettings } = await import('#server/platform/config/settings.ts')
      const database = await openReadyDatabase(readSettings(process.env))
      await database.destroy()`
    const env = { ...process.env, ...(await environmentFor(dataDir)) }
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env })
    await Promise.all([start(), start(), start(), start()])
    const database = await openTestDatabase({ dataDir })
    expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([])
  }, 30_000)

  test('leaves the tables as they were when it fails', async () => {
    const dataDir = temporaryFolder()
    const database = openDatabase({ databaseUrl: await databaseUrlFor(dataDir), dataDir })
    onTestFinished(() => database.destroy())
    await sql`create table deliveries (nonsense text)`.execute(database)
    await expect(migrate(database)).rejects.toThrow(/deliveries/)
    await expect(sql`select * from submissions`.execute(database)).rejects.toThrow(/submissions/)
  })
})
