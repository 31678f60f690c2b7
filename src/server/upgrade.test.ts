import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { readInbox } from '#desk/screens/inbox/inbox.query.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import { type Database, isPostgres, openDatabase } from '#server/platform/database/database.ts'
import { migrate, migrations } from '#server/platform/database/migrations.ts'
import { erase } from '#server/privacy/erase-address.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { databaseUrlFor } from '#server/testing/test-database.ts'
import { contactPost, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'

/** The rows as the first version wrote them, with the names of its own tables. */
const submissions = [
  [
    '5f0c7a52-1111-4000-8000-000000000001',
    'contact',
    '2026-01-02T03:04:05.678Z',
    '{"name":"Zoë 🐎","email":"Zoe@Example.com","phoneNumber":"","help":"A \\"joke\\",\\nplease."}',
    'new',
    'zoe@example.com',
    'k1',
    'r1',
  ],
  [
    '5f0c7a52-1111-4000-8000-000000000002',
    'newsletter',
    '2026-01-03T00:00:00.000Z',
    '{"email":"bob@example.com"}',
    'new',
    'bob@example.com',
    null,
    'r2',
  ],
  [
    '5f0c7a52-1111-4000-8000-000000000003',
    'comment',
    '2026-01-04T00:00:00.000Z',
    '{"post":"1","message":"Dry."}',
    'approved',
    null,
    null,
    'r3',
  ],
] as const
const deliveries = [
  ['d1', submissions[0][0], 'smtp', 'dead', 10, null, null, '550 no', '2026-01-05T00:00:00.000Z'],
  ['d2', submissions[0][0], 'webhook', 'delivered', 1, null, null, null, '2026-01-02T03:04:06.000Z'],
  ['d3', submissions[1][0], 'smtp', 'pending', 2, '2026-01-03T01:00:00.000Z', 'lease', '451 later', null],
] as const

/** A database of the first version: its one migration, and rows. */
async function leaveFirstVersion(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: await databaseUrlFor(dataDir) })
  const [first, ...rest] = Object.entries(migrations)
  expect([first?.[0], rest.length > 0]).toEqual(['001-submissions-and-deliveries', true])
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(first ? [first] : []) },
  })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  const values = (rows: readonly (readonly unknown[])[]) => sql.join(rows.map((row) => sql`(${sql.join([...row])})`))
  await sql`insert into submissions (id, form, created_at, fields, status, email, submission_key, receipt)
    values ${values(submissions)}`.execute(database)
  await sql`insert into deliveries (id, submission_id, channel, state, attempts, next_at, lease_id, last_error, finished_at)
    values ${values(deliveries)}`.execute(database)
  await database.destroy()
}

const rowsOf = async (database: Database, table: string, columns: readonly string[]) => {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  return (await sql`select ${names} from ${sql.table(table)} order by id`.execute(database)).rows
}

test('a database of the first version becomes today’s with every row as it was, and works', async () => {
  const dataDir = temporaryFolder()
  await leaveFirstVersion(dataDir)
  const services = await openTestServices({ dataDir, channels: [createFakeChannel('smtp')] })
  const { database } = services

  const columns = ['id', 'form', 'created_at', 'fields', 'status', 'email', 'submission_key', 'receipt']
  const asRows = (names: readonly string[], rows: readonly (readonly unknown[])[]) =>
    rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])))
  expect(await rowsOf(database, 'submissions', columns)).toEqual(asRows(columns, submissions))
  const ways = [
    'id',
    'submission_id',
    'channel',
    'state',
    'attempts',
    'next_at',
    'lease_id',
    'last_error',
    'finished_at',
  ]
  expect(await rowsOf(database, 'deliveries', ways)).toEqual(asRows(ways, deliveries))

  // Columns of later versions have the values that describe the former state.
  expect(await rowsOf(database, 'deliveries', ['id', 'failures', 'recipient', 'handed_at'])).toEqual([
    { id: 'd1', failures: 10, recipient: null, handed_at: null },
    { id: 'd2', failures: 0, recipient: null, handed_at: null },
    { id: 'd3', failures: 2, recipient: null, handed_at: null },
  ])
  const hash = await addressHasher(database)
  expect(await database.selectFrom('subscriptions').selectAll().execute()).toMatchObject([
    { list: 'newsletter', email: 'bob@example.com', state: 'unconfirmed', address_hash: hash('bob@example.com') },
  ])

  // Old and new submissions together.
  expect(await services.submissions.accept(contact, contactPost())).toMatchObject({ state: 'accepted' })
  await services.searchIndex.complete()
  const found = await readInbox(database, { search: 'zoë' })
  expect(found.leads.map(({ id }) => id)).toEqual([submissions[0][0]])
  expect(await erase(database, 'bob@example.com')).toEqual({ submissions: 1, mentions: 0 })
  const checks = isPostgres(database) ? [] : ['integrity_check', 'foreign_key_check']
  const said = checks.map(async (check) => (await sql`pragma ${sql.raw(check)}`.execute(database)).rows)
  expect(await Promise.all(said)).toEqual(checks.length === 0 ? [] : [[{ integrity_check: 'ok' }], []])
})

test('a start brings the tables up to date, and a second one changes nothing', async () => {
  const dataDir = temporaryFolder()
  await leaveFirstVersion(dataDir)
  expect((await deskAt(dataDir, ['leads', '--json'])).code).toBe(1)
  const { database } = await openTestServices({ dataDir })
  const first = (await deskAt(dataDir, ['leads', '--json'])).printed
  expect(JSON.parse(first)).not.toEqual([])
  await migrate(database)
  expect((await deskAt(dataDir, ['leads', '--json'])).printed).toBe(first)
})
