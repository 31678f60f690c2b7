import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { type Command, NotThere, oneWord, readWords, said } from '#server/desk/command.ts'
import { requireFile } from '#server/desk/open-desk.ts'
import { errorCode } from '#server/runtime/error-code.ts'

/**
 * All pages in one step: between two steps SQLite starts over when somebody has written, and under load somebody always
 * has. A step reads from one moment and keeps no writer waiting.
 */
const pagesAtOnce = 2 ** 31 - 1

/** Copies the database while the server goes on writing. */
export const backup: Command = {
  name: 'backup',
  usage: 'backup <file> [--json]',
  summary: 'copies the database to a new file while the site runs',
  details: [
    '<file>  must not exist yet; readable for this user alone',
    '--json  for a program, { "file": …, "pages": … }',
    '',
    'To restore: stop the server and put the file in place of deadpan.db, without its -wal and -shm.',
    'With DATABASE_URL set, use Postgres’s own pg_dump.',
  ],
  async run(words, { settings, print }) {
    const { json, rest } = readWords(words)
    const file = oneWord(rest, 'file to write')
    if (settings.databaseUrl !== undefined)
      throw new NotThere('The database is Postgres. Use its own pg_dump for a backup.')
    const source = requireFile(settings)
    if (existsSync(file)) throw new NotThere(`${file} exists already, and a backup never overwrites. Name a new file.`)
    // Under another name until it is whole, so that a broken copy is never taken for a backup.
    const partial = `${file}.partial`
    try {
      removeCopy(partial)
      closeSync(openSync(partial, 'wx', 0o600))
      const pages = await copy(source, partial)
      renameSync(partial, file)
      print(said(json, `Copied ${source} to ${file}.`, { file, pages }))
    } catch (error) {
      throw new BackupError(errorCode(error), source, dirname(partial))
    } finally {
      removeCopy(partial)
    }
  },
}

/** @returns how many pages it copied */
async function copy(source: string, partial: string): Promise<number> {
  const database = new DatabaseSync(source, { timeout: 10_000, readOnly: true })
  try {
    return await copyDatabase(database, partial, { rate: pagesAtOnce })
  } finally {
    database.close()
  }
}

/** Takes away what there is of a copy, and the journal that SQLite leaves beside one for which there was no room. */
function removeCopy(partial: string): void {
  for (const path of [partial, `${partial}-journal`]) {
    // Where the folder is missing there is nothing to take away, and its lack is complained about elsewhere.
    if (existsSync(path)) rmSync(path, { force: true })
  }
}

/** Says why there is no backup, and what to do about it. */
class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly code: string

  constructor(code: string, source: string, folder: string) {
    super(reasons[code]?.({ source, folder }) ?? `${source} could not be copied to ${folder}.`)
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
