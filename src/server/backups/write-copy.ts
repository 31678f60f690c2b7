import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup as copyPages, DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { copyTables, patient } from '#server/backups/copy-rows.ts'
import { type Database, type DatabaseSettings, openDatabase, sqlitePath } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrations.ts'
import { NodeSqliteDialect } from '#server/platform/database/sqlite-driver.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'

/** Pages of a step, 8 MB of them. A thread that is told to end does so after the current step. */
const pagesAtOnce = 2_000

/** The size of a copy: pages of SQLite, or rows of Postgres. */
export type CopySize = { readonly pages: number } | { readonly rows: number }

/**
 * Copies the database to a new file while other processes go on writing. The file is a SQLite database, also for a
 * Postgres source, without a log beside it.
 * @param file must not exist yet; readable for this user alone
 * @throws CopyFailed with the reason, or Postgres's error; then there is no such file
 */
export async function writeCopy(settings: DatabaseSettings, file: string): Promise<CopySize> {
  // Written under another name until it is complete, so that a partial copy is never taken for a backup.
  const partial = partialOf(file)
  const source = settings.databaseUrl === undefined ? sqlitePath(settings) : 'Postgres'
  try {
    removeCopy(partial)
    closeSync(openSync(partial, 'wx', 0o600))
    const size = settings.databaseUrl === undefined ? await pagesOf(source, partial) : await rowsOf(settings, partial)
    leaveLogOut(partial)
    renameSync(partial, file)
    return size
  } catch (error) {
    throw new CopyFailed(error, source, dirname(partial))
  } finally {
    removeCopy(partial)
  }
}

async function pagesOf(source: string, partial: string): Promise<{ pages: number }> {
  const database = new DatabaseSync(source, { timeout: 10_000, readOnly: true })
  try {
    // All steps read this snapshot, and no writer waits for them. Otherwise SQLite would start over after each write
    // between two steps.
    database.exec('begin; select count(*) from sqlite_schema')
    return { pages: await copyPages(database, partial, { rate: pagesAtOnce }) }
  } finally {
    database.close()
  }
}

async function rowsOf(settings: DatabaseSettings, partial: string): Promise<{ rows: number }> {
  const source = openDatabase(settings, patient)
  const copy: Database = new Kysely<Tables>({ dialect: new NodeSqliteDialect({ path: partial, lockWaitMs: 2_000 }) })
  try {
    await migrate(copy)
    const sums = await copyTables(source, copy)
    return { rows: sums.reduce((total, { rows }) => total + rows, 0) }
  } finally {
    await copy.destroy()
    await source.destroy()
  }
}

/** In WAL mode a reader would create a log beside the copy, which fails in a read-only folder. */
function leaveLogOut(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('pragma journal_mode = delete')
  } finally {
    copy.close()
  }
}

/** The path of a copy until it is complete. */
export const partialOf = (file: string): string => `${file}.partial`

/** Deletes a partial copy, and SQLite's files beside it. */
export function removeCopy(partial: string): void {
  for (const path of ['', '-journal', '-wal', '-shm'].map((end) => partial + end)) {
    // A missing folder has no copy to delete, and other code reports it.
    if (existsSync(path)) rmSync(path, { force: true })
  }
}

/** Says why there is no copy, and how to solve it. */
export class CopyFailed extends Error {
  override readonly name = 'CopyFailed'
  readonly code: string

  constructor(cause: unknown, source: string, folder: string) {
    const code = errorCode(cause)
    super(reasons[code]?.({ source, folder }) ?? `${source} could not be copied to ${folder}.`, { cause })
    this.code = code
  }
}

type Reason = (paths: { source: string; folder: string }) => string
const missing: Reason = ({ folder }) => `There is no folder ${folder}; make it first, or name another.`
const closed: Reason = ({ folder }) => `${folder} can’t be written to; name another folder.`
const full: Reason = ({ folder }) => `There is no room in ${folder}; make some, or name another folder.`
const damaged: Reason = ({ source }) => `${source} is damaged.`

const reasons: Readonly<Record<string, Reason>> = {
  ENOENT: missing,
  ENOTDIR: missing,
  EACCES: closed,
  EPERM: closed,
  EROFS: closed,
  ENOSPC: full,
  EDQUOT: full,
  SQLITE_FULL: full,
  SQLITE_CORRUPT: damaged,
  SQLITE_NOTADB: damaged,
}
