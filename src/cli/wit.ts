import { type Command, noWords, readWords } from '#cli/command.ts'
import { withDatabase } from '#cli/open-desk.ts'
import { leastShown, readVotes, share, type VotedResult } from '#server/questions/votes.ts'

/** Results with the most votes that they fell flat, for authors of the drawer and the lines. */
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
    const found = await withDatabase(desk, (database) => readVotes(database))
    desk.print(json ? `${JSON.stringify(found, null, 2)}\n` : asText(found))
  },
}

function asText(rows: readonly VotedResult[]): string {
  if (rows.length === 0) return `Nothing that was shown ${leastShown} times has fallen flat.\n`
  const width = Math.max(...rows.map(({ id }) => id.length))
  return rows
    .map((row) => `${row.id.padEnd(width)}  ${Math.round(share(row) * 100)}%  ${row.flat} of ${row.shown}\n`)
    .join('')
}
