import { type Command, NotThere, noWords, oneWord, readWords, said, UsageError } from '#cli/command.ts'
import { withDatabase } from '#cli/open-desk.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Addresses that a mail server refused for good: the site writes to them no more. */
export const bounces: Command = {
  name: 'bounces',
  usage: 'bounces [list | add <email> | forget <email>] [--json]',
  summary: 'addresses that a mail server refused, which are not written to again',
  details: [
    'list            all of them, newest first, with the server’s words',
    'add <email>     for a refusal that came to you as mail',
    'forget <email>  the address works again',
    '--json          for a program',
  ],
  async run(words, desk) {
    const { json, rest } = readWords(words)
    const [verb = 'list', ...others] = rest
    if (verb === 'list') {
      noWords(others)
      const rows = await withDatabase(desk, readBounces)
      const lines = rows.map(({ email, reason, at }) => `${at.slice(0, 10)}  ${email}  ${reason}\n`)
      return desk.print(json ? `${JSON.stringify(rows, null, 2)}\n` : lines.join('') || 'No address was refused.\n')
    }
    if (verb !== 'add' && verb !== 'forget') throw new UsageError(`bounces can list, add, forget, but not "${verb}".`)
    const email = oneWord(others, 'email address').toLowerCase()
    const done = await withDatabase(desk, (database) =>
      verb === 'add' ? add(database, email) : forget(database, email),
    )
    if (!done) throw new NotThere(verb === 'add' ? 'It is on the list already.' : 'It is not on the list.')
    desk.print(
      said(json, verb === 'add' ? 'It is not written to again.' : 'It may be written to again.', { email, done: verb }),
    )
  },
}

async function readBounces(database: Database) {
  const rows = await database.selectFrom('bounces').selectAll().orderBy('bounced_at', 'desc').orderBy('email').execute()
  return rows.map(({ email, reason, bounced_at }) => ({ email, reason, at: bounced_at }))
}

async function add(database: Database, email: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('bounces')
    .values({ email, reason: 'noted by hand', bounced_at: stamp(Date.now()) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}

async function forget(database: Database, email: string): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom('bounces').where('email', '=', email).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
