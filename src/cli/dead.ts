import { parseArgs } from 'node:util'
import { type Command, counted, NotThere, noWords, oneWord, readWords, said, UsageError } from '#cli/command.ts'
import { withDatabase } from '#cli/open-desk.ts'
import { leadsAsJson, leadsAsText } from '#cli/show-leads.ts'
import { readLeads } from '#server/leads/read-leads.ts'
import { retryDeliveries } from '#server/outbox/dead-letters.ts'

/** Lists leads and system letters with a dead delivery. */
export const dead: Command = {
  name: 'dead',
  usage: 'dead [--json]',
  summary: 'leads and letters that a channel has given up',
  details: [
    '--json  for a program, an array of leads; a letter’s form is its kind, and its one field the address',
    '',
    '`retry` sends them on their way again. A letter with a link that erases is kept for a week.',
  ],
  async run(words, desk) {
    const { json, rest } = readWords(words)
    noWords(rest)
    const leads = await withDatabase(desk, (database) => readLeads(database, { dead: true, letters: true }))
    const text = leads.length === 0 ? 'No dead letters.\n' : leadsAsText(leads, 'dead letter')
    desk.print(json ? leadsAsJson(leads) : text)
  },
}

/** Makes dead deliveries due again. */
export const retry: Command = {
  name: 'retry',
  usage: 'retry <id> | --all-dead [--json]',
  summary: 'tries given-up deliveries again, from the start of the schedule',
  details: [
    '<id>        those of one lead or letter; those that still wait are tried at once',
    '--all-dead  those of every lead and letter',
    '--json      for a program, { "retried": <count> }',
  ],
  async run(words, desk) {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { 'all-dead': { type: 'boolean' }, json: { type: 'boolean' } },
      allowPositionals: true,
    })
    const all = values['all-dead'] ?? false
    if (all === positionals.length > 0) throw new UsageError('Name a lead, or say --all-dead.')
    const id = all ? undefined : oneWord(positionals, 'lead')
    const retried = await withDatabase(desk, async (database) => {
      if (id !== undefined && (await readLeads(database, { id, letters: true })).length === 0) {
        throw new NotThere(`There is no lead "${id}".`)
      }
      return retryDeliveries(database, id === undefined ? 'dead' : { lead: id }, Date.now())
    })
    const sentence = `${counted(retried, 'delivery', 'deliveries')} will be tried by the running server within 15 seconds.`
    desk.print(said(values.json ?? false, retried === 0 ? 'There was nothing to retry.' : sentence, { retried }))
  },
}
