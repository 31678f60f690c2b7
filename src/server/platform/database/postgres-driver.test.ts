import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type DatabaseOptions, openDatabase } from '#server/platform/database/database.ts'
import { errorCode } from '#server/platform/error-code.ts'
import { type PostgresProxy, startPostgresProxy } from '#server/testing/postgres-proxy.ts'
import { databaseUrlFor } from '#server/testing/test-database.ts'
import { openTestDatabase, temporaryFolder } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const impatient: DatabaseOptions = { lockWaitMs: 100, statementMs: 300 }

/** Two connections to one database: the one under test, through a proxy, and another that always works. */
async function openBoth(options = impatient) {
  const dataDir = temporaryFolder()
  const other = await openTestDatabase({ dataDir })
  const proxy = await startPostgresProxy((await databaseUrlFor(dataDir)) ?? '')
  const database = openDatabase({ databaseUrl: proxy.url, dataDir }, options)
  onTestFinished(() => database.destroy())
  const ask = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
  const code = (promise: Promise<unknown>) => promise.then(() => 'none', errorCode)
  return { database, other, proxy, ask, code }
}

const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

const insert = sql`insert into submissions (id, form, created_at, fields, receipt) values ('s', 'f', 't', '{}', 'r')`

describe('a server that goes away', () => {
  test.each<[string, (proxy: PostgresProxy, killAll: () => Promise<unknown>) => unknown]>([
    ['ending its sessions', (_, killAll) => killAll()],
    ['resetting its connections', (proxy) => proxy.cut()],
  ])('%s while nobody asks is asked again over a new connection', async (_, crash) => {
    const { ask, other, proxy } = await openBoth({ lockWaitMs: 5_000 })
    const before = await Promise.all([ask(), ask(), ask()])
    await crash(proxy, () => kill.execute(other))
    const used = before.map(({ rows }) => rows[0]?.pid)
    // The first query may still get a connection that has not noticed the end of its server process.
    await until(async () => expect(used).not.toContain((await ask()).rows[0]?.pid))
  })

  test('in the middle of a transaction undoes it, and says why', async () => {
    const { database, other, ask, code } = await openBoth()
    const broken = database.transaction().execute(async (transaction) => {
      await insert.execute(transaction)
      await kill.execute(other)
      await insert.execute(transaction)
    })
    // Postgres reports admin_shutdown, unless the connection was gone before the report could be read.
    expect(await code(broken)).toMatch(/^(57P01|POSTGRES_NO_ANSWER|ECONNRESET|EPIPE)$/)
    expect(await other.selectFrom('submissions').selectAll().execute()).toEqual([])
    await until(ask)
  })

  test('in the middle of a statement is no secret', async () => {
    const { database, proxy, ask, code } = await openBoth({ lockWaitMs: 20_000 })
    await ask()
    const asleep = code(sql`select pg_sleep(10)`.execute(database))
    proxy.cut()
    expect(await asleep).toMatch(/^(POSTGRES_NO_ANSWER|ECONNRESET)$/)
    await until(ask)
  })
})

describe('a server that hangs', () => {
  test('is given up soon by simultaneous queries, and queried again when it is back', async () => {
    const { proxy, ask, code } = await openBoth()
    await ask()
    proxy.stall()
    const started = performance.now()
    const codes = await Promise.all(Array.from({ length: 400 }, () => code(ask())))
    // One after the other on each of ten connections would have waited for sixteen seconds.
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(new Set(codes)).toEqual(new Set(['POSTGRES_NO_ANSWER']))
    proxy.resume()
    await until(ask)
  })

  test('in the middle of a transaction is given up soon', async () => {
    const { database, other, proxy, code } = await openBoth({ lockWaitMs: 100, statementMs: 5_000 })
    let started = 0
    const hung = database.transaction().execute(async (transaction) => {
      await insert.execute(transaction)
      proxy.stall()
      started = performance.now()
      await insert.execute(transaction)
    })
    expect(await code(hung)).toBe('POSTGRES_NO_ANSWER')
    // The rollback must not wait once more.
    expect(performance.now() - started).toBeLessThan(9_000)
    proxy.cut()
    expect(await other.selectFrom('submissions').selectAll().execute()).toEqual([])
  })
})

describe('a statement', () => {
  test('that takes too long is ended by the server, and the connection kept', async () => {
    const { database, code } = await openBoth()
    await database.connection().execute(async (connection) => {
      expect(await code(sql`select pg_sleep(10)`.execute(connection))).toBe('57014')
      await sql`select 1`.execute(connection)
    })
  })

  test('waits its turn when all connections are busy, but not for ever', async () => {
    const { database, code } = await openBoth({ lockWaitMs: 100, statementMs: 400 })
    const sleepy = Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(database))
    expect(await code(sql`select 1`.execute(database))).toBe('none')
    await Promise.all(sleepy)
    const hogs = Array.from({ length: 10 }, () =>
      database.transaction().execute(async (hog) => {
        for (let times = 0; times < 4; times++) await sql`select pg_sleep(0.3)`.execute(hog)
      }),
    )
    expect(await code(sql`select 1`.execute(database))).toBe('POSTGRES_NO_ANSWER')
    await Promise.all(hogs)
  }, 15_000)

  test.each([
    ['a NUL character', 'a\0b'],
    ['half a surrogate pair', 'a\ud83d'],
    ['the other half', '\ude10'],
  ])('with %s is refused before it is sent', async (_, text) => {
    const { database, code } = await openBoth()
    const row = { id: 's', form: text, created_at: 't', fields: '{}', receipt: 'r' }
    const written = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('submissions').values(row).execute()
    })
    expect(await code(written)).toBe('UNSTORABLE_TEXT')
    await insert.execute(database)
    expect(await database.selectFrom('submissions').select('form').execute()).toEqual([{ form: 'f' }])
  })
})

test.each([
  ['off', 'on'],
  ['local', 'local'],
  ['on', 'on'],
])('a commit is on the disk before it is answered: synchronous_commit %s is used as %s', async (given, used) => {
  const { database, other } = await openBoth()
  await sql`do ${sql.lit(`begin execute format('alter database %I set synchronous_commit = ${given}', current_database()); end`)}`.execute(
    other,
  )
  const { rows } = await sql`select current_setting('synchronous_commit') as setting`.execute(database)
  await sql`do ${sql.lit(`begin execute format('alter database %I reset synchronous_commit', current_database()); end`)}`.execute(
    other,
  )
  expect(rows).toEqual([{ setting: used }])
})
