import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Command, counted, NotThere, noWords, said, UsageError } from '#cli/command.ts'
import { TargetInUse } from '#server/backups/move-database.ts'
import { readRemovals, removalListIn } from '#server/backups/removal-list.ts'
import { NoCopy, type Restored, restore as restoreCopy } from '#server/backups/restore-database.ts'
import { sqlitePath } from '#server/platform/database/database.ts'

export const restore: Command = {
  name: 'restore',
  usage: 'restore --from <file> [--removals <file>] [--json]',
  summary: 'fills an empty database from a copy that backup made',
  details: [
    '--from <file>      the copy, of SQLite or of Postgres; it stays as it is',
    '--removals <file>  who was erased or left since; removals.txt beside the copy unless told',
    '--json             for a program, { "tables": [{ "table", "rows", "hash" }], "erased", "left", "heldLetters", "list" }',
    '',
    'Stop the site first. Where it is restored to, DATA_DIR or DATABASE_URL says; whatever is there must be empty.',
    'Letters that waited in the copy are dead letters afterwards, since they may have been sent: desk dead, desk retry.',
  ],
  async run(words, { settings, print }) {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { from: { type: 'string' }, removals: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    })
    noWords(positionals)
    const { from, json = false } = values
    if (from === undefined || from === '') throw new UsageError('Say which copy: --from <file>.')
    if (!existsSync(from)) throw new NotThere(`There is no file ${from}.`)
    const list = values.removals ?? removalListIn(dirname(resolve(from)))
    const removals = readRemovals(list)
    if (removals === undefined && values.removals !== undefined) throw new NotThere(`There is no file ${list}.`)
    const where = settings.databaseUrl === undefined ? resolve(sqlitePath(settings)) : 'Postgres'
    try {
      const done = await restoreCopy(settings, from, removals ?? [])
      print(said(json, sentences(done, { from, where, list: removals && list }), { ...done, list: removals && list }))
    } catch (error) {
      if (error instanceof TargetInUse)
        throw new NotThere(`${error.message} A restore never overwrites: move it away, or name another database.`)
      throw error instanceof NoCopy ? new NotThere(error.message) : error
    }
  },
}

function sentences(
  { tables, erased, left, heldLetters }: Restored,
  { from, where, list }: { from: string; where: string; list: string | undefined },
): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  return [
    `Restored ${counted(rows, 'row')} from ${from} to ${where}.`,
    list === undefined
      ? 'There is no list of removals beside the copy: who was erased or left since is back. Erase them again: desk erase.'
      : `By ${list}, ${counted(erased, 'address was', 'addresses were')} erased again and ${left} taken off the lists again.`,
    ...(heldLetters > 0 ? [`${counted(heldLetters, 'letter')} may have been sent since: look at desk dead.`] : []),
    'What was deleted at the desk since is back. The search finds old leads again some minutes after the start.',
  ].join('\n')
}
