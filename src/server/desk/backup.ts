import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { sqlitePath } from '#server/database.ts'
import type { Command } from '#server/desk/command.ts'
import { NotThere } from '#server/desk/not-there.ts'
import { oneWord, readWords, said } from '#server/desk/sub-command.ts'

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
    const source = sqlitePath(settings)
    if (!existsSync(source)) throw new NotThere(`There is no database at ${source} yet.`)
    if (existsSync(file)) throw new NotThere(`${file} exists already, and a backup never overwrites. Name a new file.`)
    // Under another name until it is whole, so that a broken copy is never taken for a backup.
    const partial = `${file}.partial`
    rmSync(partial, { force: true })
    closeSync(openSync(partial, 'wx', 0o600))
    const database = new DatabaseSync(source, { timeout: 10_000, readOnly: true })
    try {
      const pages = await copyDatabase(database, partial, { rate: pagesAtOnce })
      chmodSync(partial, 0o600)
      renameSync(partial, file)
      print(said(json, `Copied ${source} to ${file}.`, { file, pages }))
    } finally {
      database.close()
      rmSync(partial, { force: true })
    }
  },
}
