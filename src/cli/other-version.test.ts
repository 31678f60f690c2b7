import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { type Database, sqlitePath } from '#server/platform/database/database.ts'
import { migrations } from '#server/platform/database/migrations.ts'
import { deskAt } from '#server/testing/run-command.ts'
import { onPostgres } from '#server/testing/test-database.ts'
import { contactPost, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'

const newest = Object.keys(migrations).at(-1) ?? ''

const madeIn = async (database: Database) =>
  (await sql<{ name: string }>`select name from kysely_migration`.execute(database)).rows.map(({ name }) => name)

async function openWithLead() {
  const services = await openTestServices()
  await services.submissions.accept(contact, contactPost())
  return services
}

describe('a database that was made by older code', () => {
  test.each(
    [
      ['leads'],
      ['leads', '--json'],
      ['show', 'x'],
      ['stats'],
      ['dead'],
      ['comments'],
      ['quarantine'],
      ['bounces'],
      ['erase', 'ada@example.com'],
      ['move', '--to', 'postgres://nobody@127.0.0.1:9/none'],
    ].map((words) => [words.join(' '), words] as const),
  )('%s changes no table and says so', async (_what, words) => {
    const { dataDir, database } = await openWithLead()
    await sql`delete from kysely_migration where name = ${newest}`.execute(database)
    const { code, printed, complained } = await deskAt(dataDir, words)
    expect([code, printed]).toEqual([1, ''])
    expect(complained).toMatch(/^The database is of (?:an older|another) version than this code/)
    expect(await madeIn(database)).not.toContain(newest)
  })
})

test('a database that was changed by newer code is read, and it is said beside the answer', async () => {
  const { dataDir, database } = await openWithLead()
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01T00:00:00.000Z')`.execute(
    database,
  )
  const { code, printed, complained } = await deskAt(dataDir, ['leads', '--json'])
  expect([code, JSON.parse(printed).length]).toEqual([0, 1])
  expect(complained).toMatch(/^The database is of a newer version than this code/)
  const moved = await deskAt(dataDir, ['move', '--to', temporaryFolder()])
  expect([moved.code, moved.complained]).toEqual([
    1,
    expect.stringContaining('The database is of another version than this code.'),
  ])
})

test('a database without tables of the site is none', async () => {
  const dataDir = temporaryFolder()
  if (!onPostgres()) {
    const other = new DatabaseSync(sqlitePath({ dataDir }))
    other.exec('create table other (id integer)')
    other.close()
  }
  const { code, complained } = await deskAt(dataDir, ['leads'])
  expect([code, complained]).toEqual([2, expect.stringMatching(/^There are no tables of the site in /)])
})
