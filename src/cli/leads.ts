import { parseArgs } from 'node:util'
import { type Command, NotThere, oneWord, readWords, UsageError } from '#cli/command.ts'
import { withDatabase } from '#cli/open-desk.ts'
import { leadsAsCsv, leadsAsJson, leadsAsText } from '#cli/show-leads.ts'
import { formNamed, forms } from '#forms/registry.ts'
import { type LeadFilter, readLeads } from '#server/leads/read-leads.ts'
import { submissionStatus } from '#server/platform/database/tables.ts'

const names = forms.map(({ name }) => name).join(', ')
/** System letters are no leads. */
const { letter: _letter, ...ofLeads } = submissionStatus
const statuses = Object.values(ofLeads)

export const leads: Command = {
  name: 'leads',
  usage: 'leads [filters] [--csv | --json]',
  summary: 'what people sent, newest first',
  details: [
    `--form <form>      one form only: ${names}`,
    '--since <day>      saved on that day or later, like 2026-11-21 or 2026-11-21T09:30:00Z; UTC',
    `--status <status>  ${statuses.join(', ')}; without it all but the quarantined`,
    '--limit <count>    the newest so many',
    '--csv              for a spreadsheet, one row per lead',
    '--json             for a program, an array of leads with their deliveries',
  ],
  async run(words, desk) {
    const { filter, show } = options(words)
    desk.print(show(await withDatabase(desk, (database) => readLeads(database, filter))))
  },
}

function options(words: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    args: [...words],
    options: { form: text, since: text, status: text, limit: text, csv: flag, json: flag },
  })
  const { form, csv, json } = values
  const status = statuses.find((each) => each === values.status)
  if (csv && json) throw new UsageError('Choose --csv or --json, not both.')
  if (form !== undefined && !formNamed(form)) {
    throw new UsageError(`There is no form "${form}". The forms are: ${names}.`)
  }
  if (status !== values.status) {
    throw new UsageError(`There is no status "${values.status}". There are: ${statuses.join(', ')}.`)
  }
  const filter: LeadFilter = { form, status, since: readSince(values.since), limit: readLimit(values.limit) }
  return { filter, show: (json && leadsAsJson) || (csv && leadsAsCsv) || leadsAsText }
}

function readSince(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z?)?$/.test(text) ? Date.parse(withZone(text)) : Number.NaN
  if (Number.isNaN(moment)) throw new UsageError('--since takes a day like 2026-11-21, or 2026-11-21T09:30:00Z.')
  return new Date(moment).toISOString()
}

/** Without a zone, Date.parse would take a time for local and a day for UTC. */
const withZone = (text: string): string => (text.includes('T') && !text.endsWith('Z') ? `${text}Z` : text)

function readLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--limit takes a whole number from 1 on.')
  return Number(text)
}

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
