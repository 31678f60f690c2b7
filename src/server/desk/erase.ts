import { type Command, counted, oneWord, readWords, said, UsageError } from '#server/desk/command.ts'
import { withDatabase } from '#server/desk/open-desk.ts'
import { erase as eraseAddress } from '#server/erasure/erase.ts'

/** Erases everything that holds an address. */
export const erase: Command = {
  name: 'erase',
  usage: 'erase <email> [--json]',
  summary: 'erases every row that holds an email address',
  details: [
    '<email>  in any field of any form, in upper or lower case',
    '--json   for a program, { "erased": <count> }',
    '',
    'There is no undo. Backups made before still hold it; desk restore erases it again.',
  ],
  async run(words, desk) {
    // An address may begin with a hyphen as options do, and no option has an @ in it.
    const options = words.filter((word) => word !== '--' && !word.includes('@'))
    const { json, rest } = readWords([...options, '--', ...words.filter((word) => word.includes('@'))])
    const email = oneWord(rest, 'email address')
    // Wider than what forms take: a text may mention an address that no form would.
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError('That is no email address.')
    const { submissions: erased } = await withDatabase(desk, (database) => eraseAddress(database, email))
    const sentence = erased === 0 ? 'Nothing held that address.' : `Erased ${counted(erased, 'row')}.`
    desk.print(said(json, sentence, { erased }))
  },
}
