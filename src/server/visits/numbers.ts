import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { type CountKind, campaignSeparator, countKind, submissionStatus } from '#server/platform/database/tables.ts'

type Reader = Pick<Database, 'selectFrom'>

/** Days, both included, like 2026-11-21, in UTC. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** A count by name. */
export interface Named {
  readonly name: string
  readonly times: number
}

/** Leads of a page and form. */
export interface PageLeads {
  /** Null when the browser did not send it. */
  readonly page: string | null
  readonly form: string
  readonly count: number
}

/** Counts by day; days without any are absent. */
export type ByDay = ReadonlyMap<string, number>

// Postgres returns sums as strings.
const byDay = (rows: readonly { readonly day: string; readonly times: string | number | bigint }[]): ByDay =>
  new Map(rows.map(({ day, times }) => [day, Number(times)]))

const counts = (database: Reader, kind: CountKind, { from, to }: DaySpan) =>
  database.selectFrom('day_counts').where('kind', '=', kind).where('day', '>=', from).where('day', '<=', to)

/** Counts of each day. @param path of a page; empty: on all of them */
export async function countsByDay(database: Reader, kind: CountKind, span: DaySpan, path = ''): Promise<ByDay> {
  const query = counts(database, kind, span).where('path', '=', path).where('name', '=', '')
  return byDay(await query.select(['day', 'times']).execute())
}

/** Names of a kind, the most frequent first, empty for none. @param path of a page; empty: on all of them */
export async function commonest(database: Reader, kind: CountKind, span: DaySpan, path = ''): Promise<Named[]> {
  const rows = await counts(database, kind, span)
    .where('path', '=', path)
    .select(({ fn }) => ['name', fn.sum<number>('times').as('times')])
    .groupBy('name')
    .orderBy('times', 'desc')
    .orderBy('name')
    .execute()
  return rows.map(({ name, times }) => ({ name, times: Number(times) }))
}

/** A campaign and its results. */
export interface CampaignCount {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly opened: number
  /** Accepted forms from the pages that it led to. */
  readonly leads: number
}

/** Campaigns, the most viewed first. @param path of a page; empty: on all of them */
export async function readCampaigns(database: Reader, span: DaySpan, path = ''): Promise<CampaignCount[]> {
  const leads = new Map(
    (await commonest(database, countKind.campaignLead, span, path)).map(({ name, times }) => [name, times]),
  )
  return (await commonest(database, countKind.campaign, span, path)).map(({ name, times }) => {
    const [source = '', medium = '', campaign = ''] = name.split(campaignSeparator)
    return { source, medium, campaign, opened: times, leads: leads.get(name) ?? 0 }
  })
}

/** Views of each page, the most viewed first. */
export async function openedPages(database: Reader, span: DaySpan): Promise<Named[]> {
  const rows = await counts(database, countKind.page, span)
    .where('path', '!=', '')
    .select(({ fn }) => ['path as name', fn.sum<number>('times').as('times')])
    .groupBy('path')
    .orderBy('times', 'desc')
    .orderBy('path')
    .execute()
  return rows.map(({ name, times }) => ({ name, times: Number(times) }))
}

/** Submissions of visitors, comments and sign-ups included, without suspected spam and the site's own letters. */
const sent = (database: Reader, { from, to }: DaySpan, page: string) => {
  const query = database
    .selectFrom('submissions')
    .where('status', 'not in', [submissionStatus.letter, submissionStatus.quarantined])
    .where('created_at', '>=', from)
    // A day with a time sorts after the bare day, and before the day with U, the letter after T.
    .where('created_at', '<', `${to}U`)
  return page === '' ? query : query.where('page', '=', page)
}

/** Leads that still exist, by the day they were sent on. @param page they were sent from; empty: any */
export async function leadsByDay(database: Reader, span: DaySpan, page = ''): Promise<ByDay> {
  const day = sql<string>`substr(created_at, 1, 10)`
  const query = sent(database, span, page).select(({ fn }) => [day.as('day'), fn.countAll<number>().as('times')])
  return byDay(await query.groupBy(day).execute())
}

/** Leads that still exist, by page and form. @param page they were sent from; empty: any */
export async function leadsByPage(database: Reader, span: DaySpan, page = ''): Promise<PageLeads[]> {
  const rows = await sent(database, span, page)
    .select(({ fn }) => ['page', 'form', fn.countAll<number>().as('count')])
    .groupBy(['page', 'form'])
    .orderBy('page')
    .orderBy('form')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Leads that still exist, by day, page and form. @param page they were sent from; empty: any */
export async function leadsOfDays(
  database: Reader,
  span: DaySpan,
  page = '',
): Promise<(PageLeads & { readonly day: string })[]> {
  const day = sql<string>`substr(created_at, 1, 10)`
  const rows = await sent(database, span, page)
    .select(({ fn }) => [day.as('day'), 'page', 'form', fn.countAll<number>().as('count')])
    .groupBy([day, 'page', 'form'])
    .orderBy(day)
    .orderBy('page')
    .orderBy('form')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Tokens of the AI service by day. */
export async function tokensByDay(database: Reader, { from, to }: DaySpan): Promise<ByDay> {
  const rows = await database
    .selectFrom('used_tokens')
    .select(['day', 'tokens as times'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  // A longer name counts the tokens of one purpose.
  return byDay(rows.filter(({ day }) => day.length === from.length))
}

/** The first day with a count; undefined without any. */
export async function firstCounted(database: Reader): Promise<string | undefined> {
  const row = await database.selectFrom('day_counts').select('day').orderBy('day').limit(1).executeTakeFirst()
  return row?.day
}

export interface CountedRow {
  readonly day: string
  readonly kind: string
  readonly path: string
  readonly name: string
  readonly times: number
}

/** All counts of a span of days, in order. @param path of a page; empty: everything */
export async function allCounted(database: Reader, { from, to }: DaySpan, path = ''): Promise<CountedRow[]> {
  const query = database
    .selectFrom('day_counts')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('kind')
    .orderBy('path')
    .orderBy('name')
  return await (path === '' ? query : query.where('path', '=', path)).execute()
}
