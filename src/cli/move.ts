import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Command, NotThere, noWords, said, UsageError } from '#cli/command.ts'
import { OtherVersion, requireFile } from '#cli/open-desk.ts'
import { patient } from '#server/backups/copy-rows.ts'
import { type Moved, moveTables, TargetInUse } from '#server/backups/move-database.ts'
import { stamp } from '#server/platform/clock.ts'
import { InvalidSetting } from '#server/platform/config/setting.ts'
import { postgresUrl } from '#server/platform/config/setting-parsers.ts'
import type { DatabaseSettings } from '#server/platform/database/database.ts'
import { openPresentDatabase, openReadyDatabase } from '#server/platform/database/ready-database.ts'

export const move: Command = {
  name: 'move',
  usage: 'move --to <postgres://… | folder> [--json]',
  summary: 'copies everything into another, empty database, and compares',
  details: [
    '--to    an empty Postgres database, or a folder for a SQLite file, as DATABASE_URL or DATA_DIR will name it',
    '--json  for a program, { "tables": [{ "table", "rows", "hash" }], "replaced", "inUse" }',
    '',
    'The present database stays as it is. Run it once while the site runs, to see how long it takes; stop the site; run it',
    'again, which fills the target anew; start the site with the new setting. A target that was used since is refused.',
  ],
  async run(words, { settings, print }) {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { to: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    })
    noWords(positionals)
    const { to, json = false } = values
    if (to === undefined || to === '') throw new UsageError('Say where to: --to postgres://… or --to <folder>.')
    const target = targetOf(to)
    if (isSame(settings, target)) throw new UsageError('That is the database that the site has now.')
    if (settings.databaseUrl === undefined) requireFile(settings)
    const { database: source, version } = await openPresentDatabase(settings, patient)
    try {
      if (version !== 'same') throw new OtherVersion(otherVersion)
      const into = await openReadyDatabase(target, patient)
      try {
        const moved = await moveTables(source, into, stamp(Date.now()))
        print(said(json, sentences(moved, target), moved))
      } finally {
        await into.destroy()
      }
    } catch (error) {
      throw error instanceof TargetInUse ? new NotThere(error.message) : error
    } finally {
      await source.destroy()
    }
  },
}

/** A database of another version may have rows that this code does not know, which would be left behind. */
const otherVersion =
  'The database is of another version than this code. Start the site once with this code, or move with the code that it runs.'

/** @throws UsageError for an address that is not Postgres's */
function targetOf(to: string): DatabaseSettings {
  if (!/^[a-z]+:\/\//i.test(to)) return { databaseUrl: undefined, dataDir: to }
  try {
    return { databaseUrl: postgresUrl(to), dataDir: '' }
  } catch (error) {
    throw error instanceof InvalidSetting ? new UsageError(`--to ${error.message}, or be a folder.`) : error
  }
}

const isSame = (one: DatabaseSettings, other: DatabaseSettings): boolean =>
  one.databaseUrl === undefined
    ? other.databaseUrl === undefined && resolve(one.dataDir) === resolve(other.dataDir)
    : one.databaseUrl === other.databaseUrl

function sentences({ tables, replaced, inUse }: Moved, { databaseUrl }: DatabaseSettings): string {
  const setting = databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL'
  const width = Math.max(...tables.map(({ table }) => table.length))
  const before = new Map(replaced?.tables.map(({ table, rows }) => [table, rows]))
  const rows = tables.map(({ table, rows, hash }) => {
    const change = replaced && before.get(table) !== rows ? `, before ${before.get(table) ?? 0}` : ''
    return `  ${table.padEnd(width)}  ${hash.slice(0, 12)}  ${rows}${change}`
  })
  return [
    replaced
      ? `Filled the target anew, in the place of what a move had put there at ${replaced.at} and nobody had used:`
      : 'Filled the target:',
    ...rows,
    'Every table has the same number of rows and the same hash on both sides.',
    inUse
      ? 'The site seems to be running: what it saves from now on is not there. Stop it and run this again.'
      : `Start the site with ${setting} set to the target. What was saved meanwhile in the old database is not there.`,
  ].join('\n')
}
