import type { Command } from '#server/desk/command.ts'
import { NotThere } from '#server/desk/not-there.ts'
import { withDatabase } from '#server/desk/open-desk.ts'
import { readLeads } from '#server/desk/read-leads.ts'
import { leadsAsText } from '#server/desk/show-leads.ts'
import { oneWord, readWords } from '#server/desk/sub-command.ts'

/** Shows one lead, quarantined or not. */
export const show: Command = {
  name: 'show',
  usage: 'show <id> [--json]',
  summary: 'one lead with its deliveries',
  details: ['<id>    as `leads` prints it', '--json  for a program, one object'],
  async run(words, desk) {
    const { json, rest } = readWords(words)
    const id = oneWord(rest, 'lead')
    const [lead] = await withDatabase(desk, (database) => readLeads(database, { id }))
    if (!lead) throw new NotThere(`There is no lead "${id}".`)
    desk.print(json ? `${JSON.stringify(lead, null, 2)}\n` : leadsAsText([lead]))
  },
}
