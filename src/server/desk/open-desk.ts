import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Database, sqlitePath } from '#server/database/database.ts'
import { openReadyDatabase } from '#server/database/ready-database.ts'
import type { Desk } from '#server/desk/command.ts'

/** The settings lead to no database. The message names the path that was looked at. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase'
}

/**
 * Works on the database and closes it.
 * @throws NoDatabase when there is none: an empty answer would look like a site without leads, and looking must not
 * make a database
 */
export async function withDatabase<T>({ settings }: Desk, work: (database: Database) => Promise<T>): Promise<T> {
  const path = resolve(sqlitePath(settings))
  if (settings.databaseUrl === undefined && !existsSync(path)) {
    throw new NoDatabase(`There is no database at ${path}. Set DATA_DIR, or start the site once.`)
  }
  const database = await openReadyDatabase(settings, { lockWaitMs: 10_000 })
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}
