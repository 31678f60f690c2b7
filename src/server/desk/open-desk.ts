import { statSync } from 'node:fs'
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
  if (settings.databaseUrl === undefined) requireFile(settings)
  const database = await openReadyDatabase(settings, { lockWaitMs: 10_000 })
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/**
 * Where SQLite's file is.
 * @throws NoDatabase when there is none, or nothing in it
 */
export function requireFile(settings: Desk['settings']): string {
  const path = resolve(sqlitePath(settings))
  const file = statSync(path, { throwIfNoEntry: false })
  const advice = 'Set DATA_DIR, or start the site once.'
  if (file === undefined) throw new NoDatabase(`There is no database at ${path}. ${advice}`)
  if (!file.isFile()) throw new NoDatabase(`${path} is no file. ${advice}`)
  // An interrupted copy, for one. Tables made in it would make a lost database look like a quiet one.
  if (file.size === 0) throw new NoDatabase(`${path} is empty. Put a backup in its place, or set DATA_DIR.`)
  return path
}
