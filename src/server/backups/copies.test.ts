import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { copiedTables, ownTables } from '#server/backups/copied-tables.ts'
import { digestOf, sumsOf } from '#server/backups/copy-rows.ts'
import { stays } from '#server/backups/move-database.ts'
import { copiesIn, createNightlyCopies } from '#server/backups/nightly-copies.ts'
import { addressesIn, createRemovalList, removalListIn } from '#server/backups/removal-list.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { leaveLinksKey } from '#server/outbox/leave-tokens.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import { type Database, isPostgres, openDatabase } from '#server/platform/database/database.ts'
import { createSignedIds } from '#server/platform/database/signed-ids.ts'
import { noRemovalList } from '#server/platform/database/suppressions.ts'
import { countKind } from '#server/platform/database/tables.ts'
import { holdsAddress } from '#server/privacy/address-text.ts'
import { erase } from '#server/privacy/erase-address.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { databaseUrlFor } from '#server/testing/test-database.ts'
import { contactPost, createTestLog, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

// Each test makes several databases, on Postgres with their server.
vi.setConfig({ testTimeout: 30_000 })

/** Rows of visitors and of the desk, in as many tables as a short test can fill. */
async function openWithLeads() {
  const services = await openTestServices({ channels: [createFakeChannel('smtp')] })
  const { submissions, database, clock } = services
  await submissions.accept(contact, contactPost({ help: 'Žlutý kůň 🐎\n"quoted", a\ttab' }))
  clock.advance(60_000)
  await submissions.accept(newsletter, new URLSearchParams({ email: 'bob@example.com' }))
  const { id } = await database.selectFrom('submissions').select('id').limit(1).executeTakeFirstOrThrow()
  await database
    .insertInto('notes')
    .values({ id: 'n', submission_id: id, created_at: 'now', author: null, text: 'Rang.' })
    .execute()
  await database.insertInto('used_tokens').values({ day: '2026-11-21', tokens: 4_000_000_000 }).execute()
  const opened = { day: '2026-11-21', kind: countKind.page, path: '/', name: '', times: 7 }
  await database.insertInto('day_counts').values(opened).execute()
  return services
}

/** The database of a data folder, opened a second time: SQLite's, or the Postgres database of that folder. */
async function openAt(dataDir: string, databaseUrl?: string): Promise<Database> {
  const database = openDatabase({ dataDir, databaseUrl })
  onTestFinished(() => database.destroy())
  return database
}

const openTwin = async (dataDir: string) => openAt(dataDir, await databaseUrlFor(dataDir))

const onSqlite = { DATABASE_URL: '' }

test('every table is copied or named as one that stays behind', async () => {
  const { database } = await openTestServices()
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  const known = [...copiedTables.map(({ name }) => name as string), ...ownTables]
  expect(tables.map(({ name }) => name).filter((name) => !known.includes(name) && !/^lead_words_/.test(name))).toEqual(
    [],
  )
})

describe('move', () => {
  test('carries everything to SQLite and on to the other kind, with equal counts and hashes', async () => {
    const { database, dataDir } = await openWithLeads()
    const [between, end] = [temporaryFolder(), temporaryFolder()]
    expect(await deskAt(dataDir, ['move', '--to', between])).toMatchObject({ code: 0, complained: '' })
    const address = (await databaseUrlFor(end)) ?? end
    const { code, printed } = await deskAt(between, ['move', '--to', address], { ...onSqlite, DATA_DIR: between })
    expect([code, printed]).toEqual([
      0,
      expect.stringMatching(/^Filled the target:\n.* {2}submissions {2,}[\da-f]{12} {2}2\n/s),
    ])
    const arrived = await openTwin(end)
    expect(await sumsOf(arrived)).toEqual(await sumsOf(database))
    expect(await arrived.selectFrom('used_tokens').selectAll().execute()).toEqual([
      { day: '2026-11-21', tokens: 4_000_000_000 },
    ])
    expect(printed).not.toContain('bob@example.com')
  })

  test('a second run fills an unused target anew and says what changed', async () => {
    const { submissions, database, dataDir } = await openWithLeads()
    const to = temporaryFolder()
    await deskAt(dataDir, ['move', '--to', to])
    await submissions.accept(contact, contactPost())
    await erase(database, 'bob@example.com')
    const { code, printed } = await deskAt(dataDir, ['move', '--to', to])
    expect([code, printed]).toEqual([
      0,
      expect.stringContaining('Filled the target anew, in the place of what a move had put there'),
    ])
    expect(printed).toMatch(/subscriptions .* 0, before 1$/m)
    expect(await sumsOf(await openAt(to))).toEqual(await sumsOf(database))
  })

  test('a target that was used since the last move, or holds anything else, is left as it is', async () => {
    const { dataDir } = await openWithLeads()
    const to = temporaryFolder()
    await deskAt(dataDir, ['move', '--to', to])
    const target = await openAt(to)
    await target.updateTable('submissions').set({ lead_state: 'handled' }).execute()
    const before = digestOf(await sumsOf(target))
    expect((await deskAt(dataDir, ['move', '--to', to])).complained).toMatch(
      /has been used since, so it is left as it is/,
    )
    await target.deleteFrom('moves').execute()
    expect((await deskAt(dataDir, ['move', '--to', to])).complained).toMatch(/holds something already: .*submissions 2/)
    expect(digestOf(await sumsOf(target))).toBe(before)
  })

  test('says that the site is running while its desk is open', async () => {
    const { dataDir, database } = await openWithLeads()
    await database.insertInto('desk_listeners').values({ url: 'http://127.0.0.1:4322', opened_at: 'now' }).execute()
    const { printed } = await deskAt(dataDir, ['move', '--to', temporaryFolder()])
    expect(printed).toContain('The site seems to be running: what it saves from now on is not there.')
  })

  test.each([['leads'], ['stats'], ['backup', '/nowhere/copy.db'], ['erase', 'bob@example.com']])(
    'with the old settings %s refuses and says that the database was moved, until the site starts there again',
    async (...words) => {
      const { dataDir, database } = await openWithLeads()
      expect((await deskAt(dataDir, ['move', '--to', temporaryFolder()])).code).toBe(0)
      const refused = await deskAt(dataDir, words)
      expect([refused.code, refused.printed]).toEqual([1, ''])
      expect(refused.complained).toMatch(
        /^The database in .* was moved to another one at 20.*These settings are the old ones/,
      )
      expect((await deskAt(dataDir, ['move', '--to', temporaryFolder()])).code).toBe(0)
      await stays(database)
      expect((await deskAt(dataDir, words)).complained).not.toContain('was moved')
    },
  )

  test('of a database that the site uses leaves the commands as they are', async () => {
    const { dataDir, database } = await openWithLeads()
    await database.insertInto('desk_listeners').values({ url: 'http://127.0.0.1:4322', opened_at: 'now' }).execute()
    await deskAt(dataDir, ['move', '--to', temporaryFolder()])
    expect((await deskAt(dataDir, ['leads'])).code).toBe(0)
  })

  test('an address that no database has is refused without a word of its password', async () => {
    const { dataDir } = await openTestServices()
    const { code, complained } = await deskAt(dataDir, ['move', '--to', 'mysql://me:hunter2@host/db'])
    expect([code, complained.includes('hunter2')]).toEqual([2, false])
    expect(complained).toContain('--to should look like postgres://')
  })
})

describe('backup and restore', () => {
  test('a restored database holds what the copied one held', async () => {
    const { database, dataDir } = await openWithLeads()
    const file = join(temporaryFolder(), 'copy.db')
    expect(await deskAt(dataDir, ['backup', file])).toMatchObject({ code: 0, complained: '' })
    const fresh = temporaryFolder()
    const { code, printed } = await deskAt(fresh, ['restore', '--from', file])
    expect([code, printed]).toEqual([0, expect.stringContaining('There is no list of removals beside the copy')])
    expect(await sumsOf(await openTwin(fresh))).toEqual(await sumsOf(database))
  })

  test('a copy is one file that any program with SQLite reads', async () => {
    const { dataDir } = await openWithLeads()
    const folder = temporaryFolder()
    await deskAt(dataDir, ['backup', join(folder, 'copy.db')])
    expect(readdirSync(folder)).toEqual(['copy.db'])
    const copy = new DatabaseSync(join(folder, 'copy.db'), { readOnly: true })
    onTestFinished(() => copy.close())
    expect({ ...copy.prepare('pragma journal_mode').get() }).toEqual({ journal_mode: 'delete' })
    expect({ ...copy.prepare('select count(*) as count from submissions').get() }).toEqual({ count: 2 })
  })

  test('a copy of a database that is written to is of one moment', async () => {
    const { database, submissions, dataDir } = await openWithLeads()
    const file = join(temporaryFolder(), 'copy.db')
    let open = true
    const writing = (async () => {
      while (open) await submissions.accept(contact, contactPost())
    })()
    await deskAt(dataDir, ['backup', file])
    open = false
    await writing
    const copy = new DatabaseSync(file, { readOnly: true })
    onTestFinished(() => copy.close())
    const orphans = 'select count(*) as count from submissions where id not in (select submission_id from deliveries)'
    expect({ ...copy.prepare(orphans).get() }).toEqual({ count: 0 })
    expect(
      (await sql<{ count: number }>`select count(*) as count from submissions`.execute(database)).rows[0]?.count,
    ).toBeGreaterThan(2)
  })

  test('an address that was erased or left since the copy is not restored', async () => {
    const { database, dataDir, submissions, subscriptions, clock, log } = await openWithLeads()
    await submissions.accept(
      contact,
      contactPost({ email: 'carol@example.com', help: 'Ask <bob@example.com>, please.' }),
    )
    await submissions.accept(newsletter, new URLSearchParams({ email: 'dave@example.com' }))
    const folder = temporaryFolder()
    await deskAt(dataDir, ['backup', join(folder, 'copy.db')])
    const nightly = createNightlyCopies({
      settings: { databaseUrl: undefined, dataDir, backupDir: folder, backupKeep: 2 },
      database,
      removals: createRemovalList(database, folder),
      clock: { ...clock, now: () => 0 },
      log,
    })
    await erase(database, 'Bob@example.com')
    const dave = (await addressHasher(database))('dave@example.com')
    expect(await subscriptions.leave(await createSignedIds(database, leaveLinksKey).sign(dave))).toBe('left')
    await nightly.look()
    const list = readFileSync(removalListIn(folder), 'utf8')
    expect(list).toMatch(/^\S+ erased [\w-]{43}\n$|^(?:\S+ (?:erased|left) [\w-]{43}\n){2}$/)
    expect(list).not.toContain('bob')
    const fresh = temporaryFolder()
    const { printed } = await deskAt(fresh, ['restore', '--from', join(folder, 'copy.db')])
    expect(printed).toContain('1 address was erased again and 1 taken off the lists again.')
    const restored = await openTwin(fresh)
    const rows = await restored.selectFrom('submissions').select(['email', 'fields']).orderBy('email').execute()
    expect(rows.map(({ email }) => email)).toEqual(['ada@example.com', 'carol@example.com'])
    expect(JSON.parse(rows[1]?.fields ?? '')).toMatchObject({ help: 'Ask <[erased]>, please.' })
    expect(await restored.selectFrom('departures').select('left_at').execute()).toHaveLength(2)
    if (isPostgres(restored)) return
    const bytes = readdirSync(fresh).map((name) => readFileSync(join(fresh, name), 'latin1'))
    expect(bytes.filter((text) => text.includes('bob@example.com'))).toEqual([])
  })

  test('an address that was erased before the copy and wrote again stays', async () => {
    const { database, dataDir, submissions, clock, log } = await openWithLeads()
    const folder = temporaryFolder()
    await erase(database, 'ada@example.com')
    await submissions.accept(contact, contactPost())
    await deskAt(dataDir, ['backup', join(folder, 'copy.db')])
    await createNightlyCopies({
      settings: { databaseUrl: undefined, dataDir, backupDir: folder, backupKeep: 2 },
      database,
      removals: createRemovalList(database, folder),
      clock: { ...clock, now: () => 0 },
      log,
    }).look()
    const fresh = temporaryFolder()
    await deskAt(fresh, ['restore', '--from', join(folder, 'copy.db')])
    const rows = await (await openTwin(fresh)).selectFrom('submissions').select('email').orderBy('email').execute()
    expect(rows.map(({ email }) => email)).toEqual(['ada@example.com', 'bob@example.com'])
  })

  test('letters that waited in the copy are not sent by themselves, and nobody is signed in', async () => {
    const { database, dataDir } = await openWithLeads()
    await database
      .transaction()
      .execute((transaction) =>
        queueLetter(
          transaction,
          { kind: letterKind.announcement, key: 'k', email: 'bob@example.com', subject: 'News', text: 'A comma.' },
          0,
        ),
      )
    await database
      .insertInto('desk_links')
      .values({ id: 'l', who: 'command line', how: 'link', expires_at: 'later' })
      .execute()
    const file = join(temporaryFolder(), 'copy.db')
    await deskAt(dataDir, ['backup', file])
    const fresh = temporaryFolder()
    expect((await deskAt(fresh, ['restore', '--from', file])).printed).toContain('1 letter may have been sent since')
    const restored = await openTwin(fresh)
    expect(await restored.selectFrom('letters').select('state').execute()).toEqual([{ state: 'dead' }])
    const states = await restored.selectFrom('deliveries').select(['channel', 'state']).execute()
    expect(states).toEqual(Array(2).fill({ channel: 'smtp', state: 'pending' }))
    expect(await restored.selectFrom('desk_links').selectAll().execute()).toEqual([])
  })

  test('a database that holds something is not restored into', async () => {
    const { dataDir } = await openWithLeads()
    const file = join(temporaryFolder(), 'copy.db')
    await deskAt(dataDir, ['backup', file])
    const { code, complained } = await deskAt(dataDir, ['restore', '--from', file])
    expect([code, complained]).toEqual([
      1,
      expect.stringMatching(/holds something already: .*A restore never overwrites/),
    ])
  })

  test('a file that is no copy, or a damaged one, is named as such', async () => {
    const [fresh, folder] = [temporaryFolder(), temporaryFolder()]
    writeFileSync(join(folder, 'diary'), 'Dear diary, '.repeat(1_000))
    expect((await deskAt(fresh, ['restore', '--from', join(folder, 'diary')])).complained).toMatch(
      /can’t be read as a copy \(SQLITE_NOTADB\)/,
    )
    expect((await deskAt(fresh, ['restore', '--from', join(folder, 'none')])).complained).toMatch(/There is no file/)
  })
})

describe('nightly copies', () => {
  test('one a night from three in the morning on, the newest few kept', async () => {
    const { database, dataDir, clock, log, databaseUrl } = await openForNights()
    const backupDir = join(temporaryFolder(), 'copies')
    const nightly = createNightlyCopies({
      settings: { databaseUrl, dataDir, backupDir, backupKeep: 2 },
      database,
      removals: noRemovalList,
      clock,
      log,
    })
    const days: string[][] = []
    for (const hours of [0, 15, 2, 24, 24]) {
      clock.advance(hours * 3_600_000)
      await nightly.look()
      days.push(copiesIn(backupDir).map(({ file }) => file.slice(-13, -3)))
    }
    expect(days).toEqual([
      ['2026-11-21'],
      ['2026-11-21'],
      ['2026-11-22', '2026-11-21'],
      ['2026-11-23', '2026-11-22'],
      ['2026-11-24', '2026-11-23'],
    ])
  })

  test('a folder that can’t be written to is logged and tried again in an hour', async () => {
    const { database, dataDir, clock, databaseUrl } = await openForNights()
    const { log, lines } = createTestLog()
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const settings = { databaseUrl, dataDir, backupDir: file, backupKeep: 2 }
    await createNightlyCopies({ settings, database, removals: noRemovalList, clock, log }).look()
    expect(lines.join()).toContain('no copy of the database; it is tried again in an hour')
  })

  test('a copy under way at a stop is given up, and the next start makes it', async () => {
    const { database, dataDir, clock, databaseUrl } = await openForNights()
    const { log, lines } = createTestLog()
    const backupDir = join(temporaryFolder(), 'copies')
    const settings = { databaseUrl, dataDir, backupDir, backupKeep: 2 }
    const open = () => createNightlyCopies({ settings, database, removals: noRemovalList, clock, log })
    const letGo = isPostgres(database) ? await lockNotes(database) : await fill(database)
    const nightly = open()
    nightly.start()
    await until(() => expect(readdirSync(backupDir).filter((name) => name.endsWith('.partial'))).toHaveLength(1))
    await nightly.stop()
    expect(readdirSync(backupDir).filter((name) => name.startsWith('deadpan-'))).toEqual([])
    expect(lines.join()).toContain('gave up a copy of the database')
    await letGo()
    await open().look()
    expect(copiesIn(backupDir)).toHaveLength(1)
  })

  test('without a folder nothing is copied', async () => {
    const { database, dataDir, clock, log, databaseUrl } = await openForNights()
    const nightly = createNightlyCopies({
      settings: { databaseUrl, dataDir, backupDir: undefined, backupKeep: 2 },
      database,
      removals: noRemovalList,
      clock,
      log,
    })
    nightly.start()
    await nightly.stop()
    expect(existsSync(join(dataDir, 'copies'))).toBe(false)
  })
})

/** Blocks reads of the notes until the returned function is called. */
async function lockNotes(database: Database): Promise<() => Promise<unknown>> {
  const transaction = await database.startTransaction().execute()
  await sql`lock table notes in access exclusive mode`.execute(transaction)
  return () => transaction.rollback().execute()
}

/** Makes a database whose copy takes longer than the check for the file. */
async function fill(database: Database): Promise<() => Promise<unknown>> {
  await sql`create table filling (bytes blob) strict`.execute(database)
  await sql`insert into filling values (zeroblob(150000000))`.execute(database)
  return () => sql`drop table filling`.execute(database)
}

async function openForNights() {
  const { database, dataDir, clock, log } = await openWithLeads()
  mkdirSync(dataDir, { recursive: true })
  return { database, dataDir, clock, log, databaseUrl: await databaseUrlFor(dataDir) }
}

test.each([
  ['Ask <bob@example.com>, please.', 'bob@example.com'],
  ['mailto:bob@example.com.', 'bob@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['bob@example.com,carol@example.org', 'carol@example.org'],
  ['(bob+x@sub.example.co.uk)', 'bob+x@sub.example.co.uk'],
])('in %s the address that an erasure would find is among those that are tried', (text, address) => {
  expect(holdsAddress(text, address)).toBe(true)
  expect(addressesIn(text)).toContain(address)
})
