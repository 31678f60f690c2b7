import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CommandContext } from '#cli/command.ts'
import { movedAwayAt } from '#server/backups/move-database.ts'
import { type Database, sqlitePath } from '#server/platform/database/database.ts'
import { openPresentDatabase } from '#server/platform/database/ready-database.ts'

/** The database is of another version than this code. The message says what to do. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
}

/** The database of the settings was moved to another one. The message says when. */
export class MovedAway extends Error {
  override readonly name = 'MovedAway'
}

/** The settings lead to no database. The message names the path. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase'
}

/**
 * Opens the database, calls `work` and closes it. Tables stay as they are: only a start of the site migrates them,
 * since the site may be running with older code.
 * @throws NoDatabase when there is none: an empty answer would look like a site without leads, and reading must not
 * create a database
 * @throws MovedAway when `desk move` has copied it to another one since, which has the current data
 * @throws OtherVersion when its tables are older than this code. Newer ones have all that this code knows
 */
export async function withDatabase<T>(
  { settings, note }: Pick<CommandContext, 'settings' | 'note'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const where = settings.databaseUrl === undefined ? requireFile(settings) : 'Postgres'
  const { database, version } = await openPresentDatabase(settings, { lockWaitMs: 10_000 })
  try {
    if (version === 'none') throw new NoDatabase(`There are no tables of the site in ${where}. Start the site once.`)
    if (version === 'older') throw new OtherVersion(olderTables)
    if (version === 'newer') note?.(newerTables)
    const at = await movedAwayAt(database)
    if (at !== undefined) throw new MovedAway(movedOn(where, at))
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/**
 * Checks that SQLite's file is still the site's, in any version.
 * @throws MovedAway when it was moved to another database. Other faults are left to the code that reads the file
 */
export async function requireStaying(settings: CommandContext['settings']): Promise<void> {
  const look = async () => {
    const { database } = await openPresentDatabase(settings, { lockWaitMs: 10_000 })
    try {
      return await movedAwayAt(database)
    } finally {
      await database.destroy()
    }
  }
  const at = await look().catch(() => undefined)
  if (at !== undefined) throw new MovedAway(movedOn(requireFile(settings), at))
}

const movedOn = (where: string, at: string) =>
  `The database in ${where} was moved to another one at ${at}, and the site has not started on it since. ` +
  'These settings are the old ones: open a new shell, or read the settings again. If the site goes on with this one, start it first.'

const olderTables =
  'The database is of an older version than this code, and a command of the desk never changes its tables. ' +
  'Build and start the site with this code, or use the code that the site runs.'

const newerTables =
  'The database is of a newer version than this code: what only the newer one knows is left out here.\n'

/**
 * The path of SQLite's file.
 * @throws NoDatabase when there is no file, or an empty one
 */
export function requireFile(settings: CommandContext['settings']): string {
  const path = resolve(sqlitePath(settings))
  const file = statSync(path, { throwIfNoEntry: false })
  const advice = 'Set DATA_DIR, or start the site once.'
  if (file === undefined) throw new NoDatabase(`There is no database at ${path}. ${advice}`)
  if (!file.isFile()) throw new NoDatabase(`${path} is no file. ${advice}`)
  // An interrupted copy is empty too. New tables in it would make a lost database look like a quiet one.
  if (file.size === 0) throw new NoDatabase(`${path} is empty. Put a backup in its place, or set DATA_DIR.`)
  return path
}
