import type { Database } from '#server/database/database.ts'
import { type Command, noWords, readWords } from '#server/desk/command.ts'
import { withDatabase } from '#server/desk/open-desk.ts'

/** Results that were shown less often say too little. */
const leastShown = 50
/** How many results the list has at most. */
const longest = 40

interface Flat {
  /** A pattern's, phrase's or situation's id with its line's number, or an example's with its dryness. */
  readonly id: string
  readonly shown: number
  readonly flat: number
}

/** What falls flat most, for who edits the drawer and the lines. */
export const wit: Command = {
  name: 'wit',
  usage: 'wit [--json]',
  summary: 'which jokes of the try-outs fall flat most',
  details: [
    '--json  for a program, [{ "id", "shown", "flat" }]',
    '',
    `Results shown at least ${leastShown} times, by the share that readers said fell flat. Nothing that was typed is kept.`,
  ],
  async run(words, desk) {
    const { json, rest } = readWords(words)
    noWords(rest)
    const found = await withDatabase(desk, read)
    desk.print(json ? `${JSON.stringify(found, null, 2)}\n` : asText(found))
  },
}

async function read(database: Database): Promise<Flat[]> {
  const rows = await database
    .selectFrom('result_counts')
    .select(['id', 'shown', 'flat'])
    .where('shown', '>=', leastShown)
    .where('flat', '>', 0)
    .execute()
  return rows
    .sort((one, other) => share(other) - share(one) || other.flat - one.flat || (one.id < other.id ? -1 : 1))
    .slice(0, longest)
}

const share = ({ shown, flat }: Flat): number => flat / shown

function asText(rows: readonly Flat[]): string {
  if (rows.length === 0) return `Nothing that was shown ${leastShown} times has fallen flat.\n`
  const width = Math.max(...rows.map(({ id }) => id.length))
  return rows
    .map((row) => `${row.id.padEnd(width)}  ${Math.round(share(row) * 100)}%  ${row.flat} of ${row.shown}\n`)
    .join('')
}
