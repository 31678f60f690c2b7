import { emailRule } from '#forms/rules.ts'
import type { Command } from '#server/desk/command.ts'
import { withDatabase } from '#server/desk/open-desk.ts'
import { counted, oneWord, readWords, said } from '#server/desk/sub-command.ts'
import { UsageError } from '#server/desk/usage.ts'
import { erase as eraseAddress } from '#server/erase.ts'

/** Erases everything that holds an address. */
export const erase: Command = {
  name: 'erase',
  usage: 'erase <email> [--json]',
  summary: 'erases every row that holds an e-mail address',
  details: [
    '<email>  in any field of any form, in upper or lower case',
    '--json   for a program, { "erased": <count> }',
    '',
    'There is no undo. Backups made before still hold it.',
  ],
  async run(words, desk) {
    // An address may begin with a hyphen as options do, and no option has an @ in it.
    const options = words.filter((word) => word !== '--' && !word.includes('@'))
    const { json, rest } = readWords([...options, '--', ...words.filter((word) => word.includes('@'))])
    const email = oneWord(rest, 'e-mail address')
    if (!emailRule.safeParse(email).success) throw new UsageError('That is no e-mail address.')
    const { submissions: erased } = await withDatabase(desk, (database) => eraseAddress(database, email))
    const sentence = erased === 0 ? 'Nothing held that address.' : `Erased ${counted(erased, 'row')}.`
    desk.print(said(json, sentence, { erased }))
  },
}
