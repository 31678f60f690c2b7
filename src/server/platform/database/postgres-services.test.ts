import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { runDesk } from '#cli/run-desk.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { failures } from '#forms/engine/form-answer.ts'
import { createSubmissions } from '#server/leads/submissions.ts'
import { createDeliveries } from '#server/outbox/deliveries.ts'
import { readSettings, SettingsError } from '#server/platform/config/settings.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { openReadyDatabase } from '#server/platform/database/ready-database.ts'
import { allowances, createLimits } from '#server/platform/limits/limits.ts'
import { createLists } from '#server/subscribers/mailing-lists.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { startPostgresProxy } from '#server/testing/postgres-proxy.ts'
import { databaseUrlFor } from '#server/testing/test-database.ts'
import {
  contactPost,
  createTestLog,
  openTestDatabase,
  openTestServices,
  temporaryFolder,
  testVisitor,
} from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'
import { createReadiness } from '#server/web/routes/readiness.ts'

/** A database of its own, and a second connection to it that can be blocked. */
async function openBlockable() {
  const dataDir = temporaryFolder()
  const other = await openTestDatabase({ dataDir })
  const proxy = await startPostgresProxy((await databaseUrlFor(dataDir)) ?? '')
  const database = openDatabase({ databaseUrl: proxy.url, dataDir }, { lockWaitMs: 100, statementMs: 300 })
  onTestFinished(() => database.destroy())
  return { dataDir, database, other, proxy }
}

test('a post to a database that hangs gets an honest answer soon, and the next one after that is saved', async () => {
  const { database, other, proxy } = await openBlockable()
  const { log, lines } = createTestLog()
  const clock = createFakeClock()
  const submissions = createSubmissions({
    database,
    channels: [],
    lists: createLists(database, readSettings({})),
    clock,
    log,
    notify: () => {},
  })
  const post = () => submissions.accept(contact, contactPost())
  expect(await post()).toMatchObject({ state: 'accepted' })
  proxy.stall()
  expect(await post()).toMatchObject({
    state: 'failed',
    message: failures.storage,
    values: { help: 'A joke, please.' },
  })
  expect(lines.join()).toContain('POSTGRES_NO_ANSWER')
  proxy.resume()
  await until(async () => expect(await post()).toMatchObject({ state: 'accepted' }))
  expect(await other.selectFrom('submissions').selectAll().execute()).toHaveLength(2)
})

test('readiness says no while the database hangs', async () => {
  const { database, proxy } = await openBlockable()
  const clock = createFakeClock()
  const readiness = createReadiness({ serving: database, database, clock, outbox: { heartbeatAt: clock.now() } })
  expect(await readiness()).toMatchObject({ ok: true })
  proxy.stall()
  expect(await readiness()).toEqual({ ok: false, parts: { database: false, saving: false, outbox: true } })
  proxy.resume()
  await until(async () => expect(await readiness()).toMatchObject({ ok: true }))
})

test('a claim steps over what another process is taking', async () => {
  const { submissions, database, clock } = await openTestServices({ channels: [createFakeChannel('one')] })
  for (let posts = 0; posts < 3; posts++) await submissions.accept(contact, contactPost())
  const now = clock.now()
  await database.transaction().execute(async (other) => {
    await other.selectFrom('deliveries').selectAll().limit(2).forUpdate().execute()
    expect(await createDeliveries(database).claim('one', 3, now, now + 1)).toHaveLength(1)
  })
})

describe('limits', () => {
  const [postLimit] = allowances.post
  const open = (database: Database, databaseUrl = 'postgres://deadpan:secret@one.example/deadpan') =>
    createLimits({ rateLimits: true, databaseUrl }, database)
  const use = async (limits: ReturnType<typeof open>, times: number) => {
    for (let post = 0; post < times; post++) await limits.take(testVisitor)
  }

  test('are shared by processes, whatever they call the host', async () => {
    const dataDir = temporaryFolder()
    const [first, second] = [await openTestDatabase({ dataDir }), await openTestDatabase({ dataDir })]
    await use(open(first), postLimit.points / 2)
    const elsewhere = open(second, 'postgres://deadpan:secret@127.0.0.1:5432/deadpan?sslmode=disable')
    await use(elsewhere, postLimit.points / 2)
    expect(await open(first).take(testVisitor)).toMatchObject({ allowed: false })
    expect(await elsewhere.take(testVisitor)).toMatchObject({ allowed: false })
    expect(await elsewhere.take({ address: '198.51.100.1' })).toEqual({ allowed: true })
  })

  test('keep no address that could be found again without the password', async () => {
    const database = await openTestDatabase()
    await use(open(database), 1)
    await use(open(database, 'postgres://deadpan:other@one.example/deadpan'), 1)
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database)
    expect(rows).toHaveLength(2)
    expect(rows.map(({ key }) => key).join()).toMatch(/^post:[\w-]{43},post:[\w-]{43}$/)
  })

  test.each<[string, (proxy: Awaited<ReturnType<typeof openBlockable>>) => unknown]>([
    ['hangs', ({ proxy }) => proxy.stall()],
    ['has lost its table', ({ other }) => sql`drop table rate_limits`.execute(other)],
  ])('count in memory while the database %s', async (_, fail) => {
    const parts = await openBlockable()
    await fail(parts)
    const limits = open(parts.database)
    const posts = Array.from({ length: postLimit.points + 1 }, () => limits.take(testVisitor))
    const answers = await Promise.all(posts)
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(postLimit.points)
    parts.proxy.resume()
  })
})

describe('at the start', () => {
  const open = (databaseUrl: string) => openReadyDatabase({ databaseUrl, dataDir: temporaryFolder() })

  const refusal = async (url: string): Promise<string> => {
    const error: unknown = await open(url).then(
      (database) => database.destroy(),
      (thrown) => thrown,
    )
    if (!(error instanceof SettingsError)) throw error
    return error.message
  }

  test.each([
    ['nothing that listens', async () => 'postgres://u:hunter2@127.0.0.1:1/db', /nothing answers there.*ECONNREFUSED/],
    ['a host that is not', async () => 'postgres://u:hunter2@no.invalid/db', /host/],
    ['no such database', async (url: string) => url.replace(/\/\w+\?/, '/nowhere?'), /no such database.*3D000/],
    ['a stranger', async (url: string) => url.replace('user=postgres', 'user=nobody'), /28000|28P01/],
  ])('%s is said in a sentence, without the password', async (_, change, words) => {
    const url = (await databaseUrlFor(temporaryFolder())) ?? ''
    const message = await refusal(await change(url))
    expect(message).toMatch(/^- DATABASE_URL /m)
    expect(message).toMatch(words)
    expect(message).not.toContain('hunter2')
  })

  test('a user who may not make tables is told so', async () => {
    const dataDir = temporaryFolder()
    const url = (await databaseUrlFor(dataDir)) ?? ''
    const owner = openDatabase({ databaseUrl: url, dataDir })
    onTestFinished(() => owner.destroy())
    await sql`grant usage on schema public to public`.execute(owner)
    await sql`create role guest login`.execute(owner)
    onTestFinished(async () => void (await sql`drop role guest`.execute(owner)))
    expect(await refusal(url.replace('user=postgres', 'user=guest'))).toMatch(/may not make tables/)
  })

  test('letters that the database can not write are found out', async () => {
    const dataDir = temporaryFolder()
    const url = (await databaseUrlFor(dataDir)) ?? ''
    const owner = openDatabase({ databaseUrl: url, dataDir })
    onTestFinished(() => owner.destroy())
    await sql`create database narrow encoding 'LATIN1' template template0`.execute(owner)
    onTestFinished(async () => void (await sql`drop database narrow`.execute(owner)))
    expect(await refusal(url.replace(/\/\w+\?/, '/narrow?'))).toMatch(/encoded in LATIN1.*UTF8/)
  })

  test('the desk says what is wrong', async () => {
    const complain = vi.fn()
    const env = { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/db' }
    expect(await runDesk(['leads'], { env, print: () => {}, complain })).toBe(1)
    expect(complain.mock.calls.join()).toMatch(/ECONNREFUSED/)
    expect(complain.mock.calls.join()).not.toContain('hunter2')
  })
})
