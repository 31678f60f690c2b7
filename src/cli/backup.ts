import { existsSync, statSync } from 'node:fs'
import { type Command, NotThere, oneWord, readWords, said } from '#cli/command.ts'
import { requireFile, requireStaying, withDatabase } from '#cli/open-desk.ts'
import { writeCopy } from '#server/backups/write-copy.ts'

export const backup: Command = {
  name: 'backup',
  usage: 'backup <file> [--json]',
  summary: 'copies the database to a new file while the site runs',
  details: [
    '<file>  must not exist yet; readable for this user alone. A SQLite database, also where the site’s is Postgres',
    '--json  for a program, { "file": …, "pages": … }; of Postgres { "file": …, "rows": … }',
    '',
    'BACKUP_DIR makes a copy each night by itself. To restore: desk help restore.',
  ],
  async run(words, desk) {
    const { json, rest } = readWords(words)
    const file = oneWord(rest, 'file to write')
    const { settings } = desk
    const source = settings.databaseUrl === undefined ? requireFile(settings) : 'Postgres'
    if (existsSync(file)) throw new NotThere(`${file} exists already, and a backup never overwrites. Name a new file.`)
    // A copy of Postgres holds the tables that this code knows, so they must exist. SQLite's file is copied whole.
    if (settings.databaseUrl !== undefined) await withDatabase(desk, async () => {})
    else await requireStaying(settings)
    const size = await writeCopy(settings, file)
    const megabytes = (statSync(file).size / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })
    desk.print(said(json, `Copied ${source} to ${file}, ${megabytes} MB.`, { file, ...size }))
  },
}
