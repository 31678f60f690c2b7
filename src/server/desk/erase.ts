import { type Command, counted, oneWord, readWords, said, UsageError } from '#server/desk/command.ts'
import { withDatabase } from '#server/desk/open-desk.ts'
import { type Erased, erase as eraseAddress } from '#server/erasure/erase.ts'

/** Erases everything of an address, and the address where others mention it. */
export const erase: Command = {
  name: 'erase',
  usage: 'erase <email> [--json]',
  summary: 'erases all rows of an email address, and the address in the rows of others',
  details: [
    '<email>  in upper or lower case; rows of others that mention it stay, and it is blacked out there',
    '--json   for a program, { "erased": <rows> }, and "blackedOut": <rows of others> where there are such',
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
    const { submissions, mentions } = await withDatabase(desk, (database) => eraseAddress(database, email))
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
