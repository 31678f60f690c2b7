import { accessSync, closeSync, constants, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresAdapter } from 'kysely'
import { SettingsError } from '#server/platform/config/setting.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import { postgresDialect } from '#server/platform/database/postgres-driver.ts'
import { NodeSqliteAdapter, NodeSqliteDialect } from '#server/platform/database/sqlite-driver.ts'
import type { Tables } from '#server/platform/database/tables.ts'

export type Database = Kysely<Tables>
export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>

export interface DatabaseOptions {
  /** Milliseconds a statement waits for another process's lock before it throws. Default 2000: a visitor waits. */
  readonly lockWaitMs?: number
  /** Milliseconds a statement may take on Postgres before it throws. Default: a second longer than for a lock. */
  readonly statementMs?: number
}

/** The path of SQLite's file. */
export const sqlitePath = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'deadpan.db')

/**
 * Opens the database that the settings name. For SQLite it creates folder and file with rights for this user alone;
 * Postgres is connected to with the first query. Tables are made by `migrate`.
 * @throws SettingsError when the folder can't be used
 */
export function openDatabase(settings: DatabaseSettings, options: DatabaseOptions = {}): Database {
  const { lockWaitMs = 2_000, statementMs = lockWaitMs + 1_000 } = options
  const { databaseUrl: url } = settings
  if (url !== undefined) return new Kysely<Tables>({ dialect: postgresDialect({ url, lockWaitMs, statementMs }) })
  const path = sqlitePath(settings)
  try {
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
    createFile(path)
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw problem('DATA_DIR', 'folder of the database file', `${path} can't be opened for writing (${code})`)
  }
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect({ path, lockWaitMs }) })
}

/**
 * Creates the file if it is missing; SQLite gives its write-ahead log the same rights. An existing file is not even
 * opened: when a process closes a file, the system drops all its locks on that file, SQLite's included, and the next
 * program that reads the database would then delete the log of this process.
 */
function createFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** False once SQLite's file is damaged or was replaced: then saves are refused. */
export function isSound(database: Database): boolean {
  const { adapter } = database.getExecutor()
  return !(adapter instanceof NodeSqliteAdapter) || adapter.file.isSound()
}

/** Passes damage that one connection met on to another connection to the same database: it ends saving on both. */
export function noteDamage(database: Database, error: unknown): void {
  const { adapter } = database.getExecutor()
  if (adapter instanceof NodeSqliteAdapter) adapter.file.reported(error)
}

export const isPostgres = (database: Pick<Database, 'getExecutor'>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter

/** A problem of the database that the operator has to solve. */
export const databaseProblem = (wrong: string): SettingsError => problem('DATABASE_URL', 'which database', wrong)

const problem = (name: string, meaning: string, wrong: string) => new SettingsError([{ name, meaning, wrong }])
