import type { Database } from '#server/database/database.ts'
import { submissionStatus } from '#server/database/tables.ts'
import { type Command, noWords, readWords } from '#server/desk/command.ts'
import { withDatabase } from '#server/desk/open-desk.ts'

interface Count {
  readonly name: string
  readonly count: number
}

interface Stats {
  readonly leads: readonly Count[]
  readonly quarantined: number
  readonly deliveries: readonly { readonly channel: string; readonly state: string; readonly count: number }[]
  /** Newest day first, most opened first. */
  readonly pages: readonly { readonly day: string; readonly route: string; readonly opened: number }[]
}

/** Days of page counts that are shown. */
const days = 14

/** Counts of everything. */
export const stats: Command = {
  name: 'stats',
  usage: 'stats [--json]',
  summary: 'how many leads, how their deliveries stand, how often pages were opened',
  details: [
    '--json  for a program, { "leads", "quarantined", "deliveries", "pages" }',
    '',
    `Pages: counts of the last ${days} days, by day in UTC and kind of page. They hold nothing about visitors.`,
  ],
  async run(words, desk) {
    const { json, rest } = readWords(words)
    noWords(rest)
    const found = await withDatabase(desk, read)
    desk.print(json ? `${JSON.stringify(found, null, 2)}\n` : asText(found))
  },
}

async function read(database: Database): Promise<Stats> {
  const leads = await database
    .selectFrom('submissions')
    .select(({ fn }) => ['form', 'status', fn.countAll().as('count')])
    .where('status', '!=', submissionStatus.letter)
    .groupBy(['form', 'status'])
    .orderBy('form')
    .execute()
  const deliveries = await database
    .selectFrom('deliveries')
    .select(({ fn }) => ['channel', 'state', fn.countAll().as('count')])
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .orderBy('state')
    .execute()
  const since = new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  const pages = await database
    .selectFrom('usage_counts')
    .select(['day', 'route', 'opened'])
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('opened', 'desc')
    .orderBy('route')
    .execute()
  const good = Map.groupBy(
    leads.filter(({ status }) => status !== submissionStatus.quarantined),
    ({ form }) => form,
  )
  return {
    // Postgres counts in strings.
    leads: [...good].map(([name, rows]) => ({ name, count: sum(rows) })),
    quarantined: sum(leads.filter(({ status }) => status === submissionStatus.quarantined)),
    deliveries: deliveries.map(({ channel, state, count }) => ({ channel, state, count: Number(count) })),
    pages,
  }
}

const sum = (rows: readonly { count: string | number | bigint }[]): number =>
  rows.reduce((total, { count }) => total + Number(count), 0)

function asText({ leads, quarantined, deliveries, pages }: Stats): string {
  const tables = [
    ['Leads', [...leads.map(({ name, count }) => [name, count] as const), ['quarantined', quarantined] as const]],
    ['Deliveries', deliveries.map(({ channel, state, count }) => [`${channel} ${state}`, count] as const)],
    ['Pages opened', pages.map(({ day, route, opened }) => [`${day} ${route}`, opened] as const)],
  ] as const
  return tables.map(([title, rows]) => `${title}\n${asRows(rows)}`).join('\n')
}

function asRows(rows: readonly (readonly [string, number])[]): string {
  if (rows.length === 0) return '  none\n'
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, count]) => `  ${name.padEnd(width)}  ${count}\n`).join('')
}
