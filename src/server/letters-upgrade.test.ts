import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import { type Database, isPostgres, openDatabase } from '#server/platform/database/database.ts'
import { moveFormerLetters } from '#server/platform/database/letters-migration.ts'
import { migrate, migrations } from '#server/platform/database/migrations.ts'
import type { DeliveryRow } from '#server/platform/database/tables.ts'
import { nameOf } from '#server/subscribers/broadcasts/announcement-letters.ts'
import { queueLetters } from '#server/subscribers/broadcasts/announcement-sending.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { stopNow } from '#server/testing/running-outbox.ts'
import { databaseUrlFor } from '#server/testing/test-database.ts'
import { openTestServices, temporaryFolder } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const before = '2026-11-20T10:00:00.000Z'
const hourMs = 3_600_000
/** A lease of a process of the former version, which runs on. */
const leased = () => ({ lease_id: 'held', next_at: new Date(Date.now() + hourMs).toISOString(), attempts: 1 })
const broadcast = { kind: 'policy', subject: 'A comma', text: 'It moved.' } as const
const name = nameOf(broadcast)
const keyFor = (email: string) => `${name}:${createHash('sha256').update(email).digest('hex')}`

/** Runs the migrations of the former version. */
async function openFormer(dataDir: string): Promise<Database> {
  const database = openDatabase({ dataDir, databaseUrl: await databaseUrlFor(dataDir) })
  const known = Object.fromEntries(Object.entries(migrations).filter(([each]) => each < '035'))
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => known } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  return database
}

type Way = Partial<Omit<Insertable<DeliveryRow>, 'id' | 'submission_id' | 'channel'>>

/** Writes a letter as the former version did, with one statement for the letter and one for its delivery. */
async function writeFormer(
  database: Database,
  { id, kind, key = null, email, ...way }: { id: string; kind: string; key?: string | null; email: string } & Way,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('submissions')
      .values({
        id: `of ${id}`,
        form: kind,
        created_at: before,
        fields: JSON.stringify({ email, subject: `Subject of ${id}`, text: `Text of ${id}` }),
        status: 'letter',
        email,
        submission_key: key,
        receipt: `of ${id}`,
      })
      .onConflict((conflict) => conflict.columns(['form', 'submission_key']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return false
    const delivery = { id, submission_id: `of ${id}`, channel: 'letters', next_at: before, ...way }
    await transaction.insertInto('deliveries').values(delivery).execute()
    return true
  })
}

const over = (state: 'delivered' | 'dead', last_error: string | null = null) => ({
  state,
  last_error,
  next_at: null,
  finished_at: before,
  attempts: 1,
})

const toMany = (email: string) => ({ id: `to ${email}`, kind: 'announcement', key: keyFor(email), email })
const subscribers = ['had', 'waits', 'on-its-way', 'dead', 'unwritten'].map((who) => `${who}@example.com`)
const [had = '', waits = '', onItsWay = '', dead = ''] = subscribers

/** A database of the former version with letters in every state, and a broadcast half of whose letters are written. */
async function leaveFormer(dataDir: string): Promise<void> {
  const database = await openFormer(dataDir)
  const lead = {
    id: 'lead',
    form: 'contact',
    fields: '{"email":"ada@example.com"}',
    receipt: 'lead',
    created_at: before,
  }
  await database.insertInto('submissions').values(lead).execute()
  await database
    .insertInto('deliveries')
    .values({ id: 'd', submission_id: 'lead', channel: 'smtp', next_at: before })
    .execute()
  const letters = [
    { id: 'pending', kind: 'confirm-subscription', key: 'sign-up', email: 'new@example.com' },
    { id: 'again', kind: 'autoreply', email: 'ada@example.com', attempts: 2, failures: 2, last_error: '451 later' },
    { id: 'nobody', kind: 'erase-link', key: 'link', email: '', ...over('delivered') },
    { id: 'crashed', kind: 'digest', key: 'day', email: 'owner@example.com', lease_id: 'ended', attempts: 1 },
    { id: 'unheard', kind: 'announcement', key: 'x:y', email: 'u@example.com', lease_id: 'ended', handed_at: before },
    { ...toMany(had), ...over('delivered') },
    toMany(waits),
    { ...toMany(onItsWay), ...leased() },
    { ...toMany(dead), ...over('dead', '550 no') },
  ]
  for (const letter of letters) expect(await writeFormer(database, letter)).toBe(true)
  const draft = { author: 'walt', kind: 'policy', subject: broadcast.subject, text: broadcast.text, changed_at: before }
  const sent = { ...draft, name, sent_at: before, total: 5, stops: '', left_out: 0 }
  // Two authors had pressed send at the same moment.
  await database
    .insertInto('announcements')
    .values([
      { ...sent, id: 'a', state: 'left', queued_at: before },
      { ...sent, id: 'b', state: 'sending', queued_at: null },
    ])
    .execute()
  for (const email of subscribers) {
    const row = { id: email, form: 'newsletter', fields: '{}', receipt: email, created_at: before, email }
    await database.insertInto('submissions').values(row).execute()
    await database
      .insertInto('subscriptions')
      .values({ submission_id: email, list: 'newsletter', email, address_hash: email, state: 'confirmed' })
      .execute()
  }
  await database.destroy()
}

const letterOf = (database: Database, id: string) =>
  database.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()
const formerIds = async (database: Database) =>
  (await database.selectFrom('deliveries').select('id').orderBy('id').execute()).map(({ id }) => id)

async function openUpgraded() {
  const dataDir = temporaryFolder()
  await leaveFormer(dataDir)
  const channel = createFakeChannel('letters')
  const services = await openTestServices({ dataDir, channels: [channel] })
  onTestFinished(() => stopNow(services.outbox, services.clock))
  return { ...services, channel }
}

test('letters move with all that is known of their delivery, but for those that a running process is trying', async () => {
  const { database, dataDir } = await openUpgraded()
  const words = (id: string, email: string) => ({ email, subject: `Subject of ${id}`, text: `Text of ${id}` })
  const { fields, ...pending } = (await letterOf(database, 'pending')) ?? {}
  expect(pending).toEqual({
    id: 'pending',
    kind: 'confirm-subscription',
    letter_key: 'sign-up',
    created_at: before,
    recipient: 'new@example.com',
    broadcast: null,
    submission_id: null,
    state: 'pending',
    attempts: 0,
    failures: 0,
    next_at: before,
    lease_id: null,
    last_error: null,
    finished_at: null,
    handed_at: null,
    held_at: null,
  })
  expect(JSON.parse(fields ?? '')).toEqual(words('pending', 'new@example.com'))
  expect(await letterOf(database, 'again')).toMatchObject({ attempts: 2, failures: 2, last_error: '451 later' })
  expect(await letterOf(database, 'unheard')).toMatchObject({ lease_id: 'ended', handed_at: before, state: 'pending' })
  expect(await letterOf(database, 'nobody')).toMatchObject({ state: 'delivered', recipient: '', fields: null })
  // A delivered letter loses its text; one that may have to be sent again keeps it.
  expect(await letterOf(database, `to ${had}`)).toMatchObject({ broadcast: name, state: 'delivered', fields: null })
  expect(await letterOf(database, `to ${dead}`)).toMatchObject({ broadcast: name, state: 'dead', last_error: '550 no' })
  expect((await letterOf(database, `to ${dead}`))?.fields).toContain('Text of')
  expect(await formerIds(database)).toEqual(['d', `to ${onItsWay}`])
  expect(await database.selectFrom('announcements').select('id').execute()).toEqual([{ id: 'b' }])

  // The queries of docs/guides/reading-the-database.md, and those of the desk.
  const byForm =
    await sql`select form, count(*) as count from submissions where status <> 'letter' group by form order by form`.execute(
      database,
    )
  expect(byForm.rows.map((row) => Object.values(row as object).map(String))).toEqual([
    ['contact', '1'],
    ['newsletter', '5'],
  ])
  const leads = JSON.parse((await deskAt(dataDir, ['leads', '--json'])).printed)
  expect(leads.map(({ form }: { form: string }) => form).sort()).toEqual([
    'contact',
    ...subscribers.map(() => 'newsletter'),
  ])
  expect(JSON.parse((await deskAt(dataDir, ['dead', '--json'])).printed)).toMatchObject([
    {
      form: 'announcement',
      fields: { email: dead },
      status: 'letter',
      deliveries: [{ channel: 'letters', state: 'dead' }],
    },
  ])
})

test('everybody has one letter after a broadcast that an upgrade fell into, whatever the former process does meanwhile', async () => {
  const { database, channel, outbox, clock } = await openUpgraded()
  // The former process queues on, from the list of subscribers that it had read.
  const former = subscribers.map((email) => ({ ...toMany(email), id: `former to ${email}` }))
  for (const letter of former.slice(0, 4)) expect(await writeFormer(database, letter)).toBe(false)
  // The current process goes on with the same broadcast at the same time.
  expect(await queueLetters(database, 'b', { doubleOptIn: true }, clock)).toBe(1)
  expect(await writeFormer(database, former[4] ?? toMany(''))).toBe(false)
  // The current process delivers letters of another kind that the former process writes.
  expect(await writeFormer(database, { id: 'late', kind: 'autoreply', email: 'late@example.com' })).toBe(true)
  expect(await formerIds(database)).toEqual(['d', `to ${onItsWay}`])

  outbox.start()
  const toWhom = () => channel.tries.map(({ submission }) => submission.fields['email'])
  await until(() => expect(toWhom()).toContain('unwritten@example.com'))
  // The former process notes that its letter arrived.
  await database
    .updateTable('deliveries')
    .set({ state: 'delivered', lease_id: null, next_at: null, finished_at: before, last_error: null })
    .where('id', '=', `to ${onItsWay}`)
    .where('lease_id', '=', 'held')
    .execute()
  expect(await letterOf(database, `to ${onItsWay}`)).toMatchObject({
    state: 'delivered',
    broadcast: name,
    fields: null,
  })
  expect(await formerIds(database)).toEqual(['d'])
  await until(() =>
    expect(toWhom().sort()).toEqual(
      [
        waits,
        'unwritten@example.com',
        'new@example.com',
        'ada@example.com',
        'owner@example.com',
        'late@example.com',
      ].sort(),
    ),
  )
  expect(channel.tries.find(({ submission }) => submission.form === 'autoreply')?.key).toBe('again')
})

test('a letter that a former process died over moves when its lease has ended, and is not sent twice', async () => {
  const { database, channel, outbox, clock } = await openUpgraded()
  const another = { ...toMany(onItsWay), subject: 's', text: 't', kind: 'announcement' } as const
  const queue = () => database.transaction().execute((transaction) => queueLetter(transaction, another, clock.now()))
  expect(await queue()).toBe(false)
  expect(await moveFormerLetters(database, Date.now())).toBe(0)
  clock.advance(Date.now() + hourMs - clock.now())
  outbox.start()
  await until(async () =>
    expect(await letterOf(database, `to ${onItsWay}`)).toMatchObject({ state: 'delivered', attempts: 2 }),
  )
  expect(await queue()).toBe(false)
  expect(channel.tries.filter(({ key }) => key === `to ${onItsWay}`)).toHaveLength(1)
})

test('a former process that fails to deliver leaves its letter to today’s', async () => {
  const { database } = await openUpgraded()
  await database
    .updateTable('deliveries')
    .set({ lease_id: null, next_at: before, last_error: '451 later', failures: 1 })
    .where('id', '=', `to ${onItsWay}`)
    .execute()
  expect(await letterOf(database, `to ${onItsWay}`)).toMatchObject({ state: 'pending', failures: 1, attempts: 1 })
  expect(await database.selectFrom('submissions').select('id').where('status', '=', 'letter').execute()).toEqual([])
})

test('two announcements of one name can not be', async () => {
  const { database } = await openUpgraded()
  const row = await database.selectFrom('announcements').selectAll().executeTakeFirstOrThrow()
  await expect(
    database
      .insertInto('announcements')
      .values({ ...row, id: 'c' })
      .execute(),
  ).rejects.toThrow(/unique/i)
})

test('a second start moves nothing, and a copy of a database with a letter under way can be made', async () => {
  const { database, dataDir } = await openUpgraded()
  const all = () => database.selectFrom('letters').selectAll().orderBy('id').execute()
  const first = await all()
  await migrate(database)
  expect(await all()).toEqual(first)
  const file = `${dataDir}/copy.db`
  expect(await deskAt(dataDir, ['backup', file])).toMatchObject({ code: 0, complained: '' })
  const fresh = temporaryFolder()
  expect(await deskAt(fresh, ['restore', '--from', file])).toMatchObject({ code: 0 })
  const restored = (await openTestServices({ dataDir: fresh })).database
  const waiting = await restored.selectFrom('letters').select('id').where('state', '=', 'pending').execute()
  expect(waiting).toEqual([])
  expect(await restored.selectFrom('letters').select('id').execute()).toHaveLength(first.length + 1)
  const check = isPostgres(database) ? sql`select 1 where false` : sql`pragma foreign_key_check`
  expect((await check.execute(database)).rows).toEqual([])
})
