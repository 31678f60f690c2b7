import { parseArgs } from 'node:util'
import { type Command, counted, oneWord, said, UsageError } from '#cli/command.ts'
import { withDatabase } from '#cli/open-desk.ts'
import { removalListFor } from '#server/backups/removal-list.ts'
import { type Erased, erase as eraseEverywhere } from '#server/privacy/erase-address.ts'
import { rewriteNow } from '#server/privacy/rewrites.ts'

/** Erases all rows of an address, and the address where others mention it. */
export const erase: Command = {
  name: 'erase',
  usage: 'erase <email> [--now] [--json] | erase --now [--json]',
  summary: 'erases all rows of an email address, and the address in the rows of others',
  details: [
    '<email>  in upper or lower case; rows of others that mention it stay, and it is blacked out there',
    '--now    rewrites SQLite’s file at once; else the running site does it in the night, as after an erasure by link.',
    '         Without an address, it does so for what was erased before',
    '--json   for a program, { "erased": <rows> }, and "blackedOut": <rows of others> where there are such;',
    '         without an address { "rewritten": true|false }',
    '',
    'There is no undo. Backups made before still hold it; desk restore erases it again.',
  ],
  async run(words, desk) {
    // An address may begin with a hyphen as options do, and no option contains an @.
    const options = words.filter((word) => word !== '--' && !word.includes('@'))
    const { values, positionals } = parseArgs({
      args: [...options, '--', ...words.filter((word) => word.includes('@'))],
      options: { json: { type: 'boolean' }, now: { type: 'boolean' } },
      allowPositionals: true,
    })
    const { json = false, now = false } = values
    if (now && positionals.length === 0) {
      const rewritten = await withDatabase(desk, rewriteNow)
      const done = 'What was erased is out of the database’s files.'
      desk.print(
        said(json, rewritten ? done : 'Nothing was erased since the files were last rewritten.', { rewritten }),
      )
      return
    }
    const email = oneWord(positionals, 'email address')
    // Wider than in forms: a text may mention an address that no form accepts.
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError('That is no email address.')
    const { submissions, mentions } = await withDatabase(desk, async (database) => {
      const erased = await eraseEverywhere(database, email)
      await (await removalListFor(database, desk.settings)).write()
      if (now) await rewriteNow(database)
      return erased
    })
    const sentence =
      submissions + mentions === 0
        ? 'Nothing held that address.'
        : `Erased ${whatWasErased({ submissions, mentions })}.`
    desk.print(said(json, sentence, { erased: submissions, ...(mentions > 0 && { blackedOut: mentions }) }))
  },
}

const whatWasErased = ({ submissions, mentions }: Erased): string =>
  [
    counted(submissions, 'row'),
    ...(mentions > 0 ? [`and the address in ${counted(mentions, 'row of others', 'rows of others')}`] : []),
  ].join(', ')
