import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Database, isPostgres, sqlitePath } from '#server/platform/database/database.ts'
import { databaseUrlFor } from '#server/testing/test-database.ts'

/**
 * Makes writes to `deliveries` fail.
 * @param event such as `insert`
 * @param when condition in SQL; `new` is the row
 * @returns allows them again
 */
export async function failDeliveries(database: Database, event: string, when: string): Promise<() => Promise<void>> {
  const trigger = `create trigger fault before ${event} on deliveries`
  if (isPostgres(database)) {
    await sql`create function fault() returns trigger language plpgsql as 'begin raise ''injected''; end'`.execute(
      database,
    )
    await sql.raw(`${trigger} for each row when (${when}) execute function fault()`).execute(database)
  } else {
    await sql.raw(`${trigger} when ${when} begin select raise(abort, 'injected'); end`).execute(database)
  }
  return async () => {
    await (isPostgres(database) ? sql`drop function fault cascade` : sql`drop trigger fault`).execute(database)
  }
}

/**
 * Blocks all other writers, as another process in the middle of a transaction would; reads go on.
 * @param words SQL that this transaction has run so far
 * @returns releases the lock
 */
export async function lockWrites(dataDir: string, words = ''): Promise<() => Promise<void>> {
  const url = await databaseUrlFor(dataDir)
  if (url !== undefined) return lockPostgres(url, words)
  const other = new DatabaseSync(sqlitePath({ dataDir }))
  onTestFinished(() => other.close())
  other.exec(`begin immediate; ${words}`)
  return async () => other.exec('rollback')
}

async function lockPostgres(url: string, words: string): Promise<() => Promise<void>> {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  let givenBack: Promise<unknown> | undefined
  onTestFinished(async () => {
    // The test need not await the release, and ending the connection would interrupt its statement.
    await givenBack
    await other.end()
  })
  await other.query(`begin; lock table submissions, deliveries in share row exclusive mode; ${words}`)
  return async () => {
    givenBack = other.query('rollback')
    await givenBack
  }
}
