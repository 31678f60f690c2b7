import { sql } from 'kysely'
import {
  type Database,
  type DatabaseOptions,
  type DatabaseSettings,
  databaseProblem,
  isPostgres,
  openDatabase,
} from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrations.ts'
import { type TablesVersion, tablesVersion } from '#server/platform/database/tables-version.ts'
import { errorCode } from '#server/platform/error-code.ts'

/** Changes of tables that hold years of leads may take longer than a visitor would wait. In milliseconds. */
const patient: DatabaseOptions = { lockWaitMs: 30_000, statementMs: 600_000 }

/**
 * Opens the database that the settings name, with its tables up to date.
 * @throws SettingsError when it can't be used, or the error that stopped the migration
 */
export async function openReadyDatabase(settings: DatabaseSettings, options?: DatabaseOptions): Promise<Database> {
  const database = openDatabase(settings, settings.databaseUrl === undefined ? options : patient)
  try {
    if (isPostgres(database)) await checkPostgres(database)
    await migrate(database)
    if (!isPostgres(database)) return database
  } catch (error) {
    await database.destroy()
    throw isPostgres(database) ? explained(error) : error
  }
  await database.destroy()
  return openDatabase(settings, options)
}

/**
 * Opens the database that the settings name, with its tables unchanged.
 * @returns the database, and how its tables compare with this version's
 * @throws SettingsError when it can't be used
 */
export async function openPresentDatabase(
  settings: DatabaseSettings,
  options?: DatabaseOptions,
): Promise<{ readonly database: Database; readonly version: TablesVersion }> {
  const database = openDatabase(settings, options)
  try {
    return { database, version: await tablesVersion(database) }
  } catch (error) {
    await database.destroy()
    throw isPostgres(database) ? explained(error) : error
  }
}

/** An encoding that lacks letters would otherwise be noticed first by a visitor whose name has them. */
async function checkPostgres(database: Database): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(
    database,
  )
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8') throw databaseProblem(`the database is encoded in ${encoding}; make one with encoding UTF8`)
}

// Codes of the system, and of Postgres: https://www.postgresql.org/docs/current/errcodes-appendix.html
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not reach its socket',
  ECONNREFUSED: 'nothing answers there; is Postgres running?',
  ENOENT: 'nothing answers there; is Postgres running?',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host’s address could not be looked up',
  ETIMEDOUT: 'nothing answers there',
  EHOSTUNREACH: 'nothing answers there',
  POSTGRES_NO_ANSWER: 'nothing answers there',
  '28P01': 'user or password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database; createdb makes one',
  '3F000': 'this user may not make tables there',
  '42501': 'this user may not make tables there',
  '53300': 'it has too many connections already',
  '57P03': 'Postgres is still starting; try again in a moment',
}

function explained(error: unknown): unknown {
  const code = errorCode(error)
  const reason = reasons[code]
  return reason === undefined ? error : databaseProblem(`${reason} (${code})`)
}
