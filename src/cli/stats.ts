import { sql } from 'kysely'
import { type Command, noWords, readWords } from '#cli/command.ts'
import { withDatabase } from '#cli/open-desk.ts'
import { lettersChannelName } from '#server/outbox/channels/letters.ts'
import type { Database } from '#server/platform/database/database.ts'
import { countKind, submissionStatus } from '#server/platform/database/tables.ts'
import {
  commonest,
  countsByDay,
  type DaySpan,
  leadsByPage,
  type Named,
  openedPages,
  type PageLeads,
  readCampaigns,
  tokensByDay,
} from '#server/visits/numbers.ts'
import { type OpenedRoute, openedRoutes } from '#server/visits/page-views.ts'

interface Count {
  readonly name: string
  readonly count: number
}

interface Stats {
  readonly leads: readonly Count[]
  readonly quarantined: number
  readonly deliveries: readonly { readonly channel: string; readonly state: string; readonly count: number }[]
  /** Newest day first, most opened first. */
  readonly pages: readonly OpenedRoute[]
  /** Newest first. */
  readonly days: readonly {
    readonly day: string
    readonly opened: number
    readonly notFound: number
    readonly emptySearches: number
    readonly tokens: number
  }[]
  /** Sums of the same days, the most frequent first. */
  readonly entries: readonly { readonly path: string; readonly opened: number }[]
  /** The empty host stands for openings without a referrer. */
  readonly hosts: readonly { readonly host: string; readonly opened: number }[]
  readonly campaigns: readonly {
    readonly source: string
    readonly medium: string
    readonly campaign: string
    readonly opened: number
    readonly leads: number
  }[]
  readonly notFound: readonly { readonly address: string; readonly times: number }[]
  readonly leadsByPage: readonly PageLeads[]
}

/** Days of page counts that are shown. */
const days = 14

/** Names of a kind that are printed; JSON has all of them. */
const most = 10

export const stats: Command = {
  name: 'stats',
  usage: 'stats [--json]',
  summary: 'how many leads, how their deliveries stand, how often pages were opened',
  details: [
    '--json  for a program, { "leads", "quarantined", "deliveries", "pages", "days", "entries", "hosts", "campaigns",',
    '        "notFound", "leadsByPage" }',
    '',
    `Leads and deliveries: all that are kept. The others: of the last ${days} days, in UTC. Pages are counted by kind and`,
    'entries by address. They hold nothing about visitors.',
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
    .unionAll((both) =>
      both
        .selectFrom('letters')
        .select(({ fn }) => [sql.lit(lettersChannelName).as('channel'), 'state', fn.countAll().as('count')])
        .groupBy('state'),
    )
    .orderBy('channel')
    .orderBy('state')
    .execute()
  const dayBefore = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)
  const span = { from: dayBefore(days - 1), to: dayBefore(0) }
  const good = Map.groupBy(
    leads.filter(({ status }) => status !== submissionStatus.quarantined),
    ({ form }) => form,
  )
  return {
    // Postgres returns counts as strings.
    leads: [...good].map(([name, rows]) => ({ name, count: sum(rows) })),
    quarantined: sum(leads.filter(({ status }) => status === submissionStatus.quarantined)),
    deliveries: deliveries.map(({ channel, state, count }) => ({ channel, state, count: Number(count) })),
    pages: await openedRoutes(database, span.from),
    ...(await readCounts(database, span)),
  }
}

async function readCounts(
  database: Database,
  span: DaySpan,
): Promise<Omit<Stats, 'leads' | 'quarantined' | 'deliveries' | 'pages'>> {
  const opened = await countsByDay(database, countKind.page, span)
  const notFound = await countsByDay(database, countKind.missing, span)
  const emptySearches = await countsByDay(database, countKind.emptySearch, span)
  const tokens = await tokensByDay(database, span)
  const known = new Set([opened, notFound, emptySearches, tokens].flatMap((counts) => [...counts.keys()]))
  return {
    days: [...known]
      .sort()
      .reverse()
      .map((day) => ({
        day,
        opened: opened.get(day) ?? 0,
        notFound: notFound.get(day) ?? 0,
        emptySearches: emptySearches.get(day) ?? 0,
        tokens: tokens.get(day) ?? 0,
      })),
    entries: (await openedPages(database, span)).map(({ name, times }) => ({ path: name, opened: times })),
    hosts: (await commonest(database, countKind.host, span)).map(({ name, times }) => ({ host: name, opened: times })),
    campaigns: await readCampaigns(database, span),
    notFound: named(await commonest(database, countKind.missing, span)).map(({ name, times }) => ({
      address: name,
      times,
    })),
    leadsByPage: await leadsByPage(database, span),
  }
}

/** Rows of single names, without the row that is the sum of all. */
const named = (rows: readonly Named[]): readonly Named[] => rows.filter(({ name }) => name !== '')

const sum = (rows: readonly { count: string | number | bigint }[]): number =>
  rows.reduce((total, { count }) => total + Number(count), 0)

function asText({ leads, quarantined, deliveries, pages, days: byDay, ...found }: Stats): string {
  const tables = [
    ['Leads', [...leads.map(({ name, count }) => [name, count] as const), ['quarantined', quarantined] as const]],
    ['Deliveries', deliveries.map(({ channel, state, count }) => [`${channel} ${state}`, count] as const)],
    ['Pages not found', byDay.map(({ day, notFound }) => [day, notFound] as const)],
    ['Searches that found nothing', byDay.map(({ day, emptySearches }) => [day, emptySearches] as const)],
    ['Came from', found.hosts.slice(0, most).map(({ host, opened }) => [host || 'no referrer', opened] as const)],
    [
      'Campaigns',
      found.campaigns
        .slice(0, most)
        .map(
          ({ source, medium, campaign, opened }) =>
            [[campaign, source, medium].filter((part) => part !== '').join(', '), opened] as const,
        ),
    ],
    ['Not found', found.notFound.slice(0, most).map(({ address, times }) => [address, times] as const)],
    [
      'Leads by page',
      found.leadsByPage.map(({ page, form, count }) => [`${page ?? 'unknown'} ${form}`, count] as const),
    ],
    ['Entries opened', found.entries.slice(0, most).map(({ path, opened }) => [path, opened] as const)],
    ['Pages opened', pages.map(({ day, route, opened }) => [`${day} ${route}`, opened] as const)],
  ] as const
  return tables.map(([title, rows]) => `${title}\n${asRows(rows)}`).join('\n')
}

function asRows(rows: readonly (readonly [string, number])[]): string {
  if (rows.length === 0) return '  none\n'
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, count]) => `  ${name.padEnd(width)}  ${count}\n`).join('')
}
