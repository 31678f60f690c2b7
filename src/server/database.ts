import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { SettingsError } from '#server/setting.ts'
import type { Settings } from '#server/settings.ts'
import { NodeSqliteDialect } from '#server/sqlite-driver.ts'
import type { Tables } from '#server/tables.ts'

export type Database = Kysely<Tables>
export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>

export interface DatabaseOptions {
  /** Milliseconds a statement waits for another process's lock before it throws. Default 2000: a visitor waits too. */
  readonly lockWaitMs?: number
}

/** Where SQLite keeps everything. */
export const sqlitePath = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'deadpan.db')

/**
 * Opens the database that the settings name, and makes its folder and file, readable for this user alone. Tables are
 * made by `migrate`.
 * @throws SettingsError when the folder can't be used
 */
export function openDatabase(settings: DatabaseSettings, { lockWaitMs = 2_000 }: DatabaseOptions = {}): Database {
  if (settings.databaseUrl !== undefined) {
    throw problem('DATABASE_URL', 'which database', 'Postgres is not built in yet; leave it empty for SQLite')
  }
  const path = sqlitePath(settings)
  try {
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
    // SQLite gives its write-ahead log the same rights as the file it finds.
    closeSync(openSync(path, 'a', 0o600))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw problem('DATA_DIR', 'folder of the database file', `${path} can't be opened for writing (${code})`)
  }
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect({ path, lockWaitMs }) })
}

const problem = (name: string, meaning: string, wrong: string) => new SettingsError([{ name, meaning, wrong }])
