import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { type CountKind, campaignSeparator, countKind, submissionStatus } from '#server/platform/database/tables.ts'

type Reader = Pick<Database, 'selectFrom'>

/** Days, both included, like 2026-11-21, in UTC. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** How often something of a name happened. */
export interface Named {
  readonly name: string
  readonly times: number
}

/** Leads of a page and form. */
export interface PageLeads {
  /** Null where the browser did not say. */
  readonly page: string | null
  readonly form: string
  readonly count: number
}

/** Of each day something happened on, how often. */
export type ByDay = ReadonlyMap<string, number>

// Postgres adds up in strings.
const byDay = (rows: readonly { readonly day: string; readonly times: string | number | bigint }[]): ByDay =>
  new Map(rows.map(({ day, times }) => [day, Number(times)]))

const counts = (database: Reader, kind: CountKind, { from, to }: DaySpan) =>
  database.selectFrom('day_counts').where('kind', '=', kind).where('day', '>=', from).where('day', '<=', to)

/** How often something was counted on each day. @param path of a page; empty: on all of them */
export async function countsByDay(database: Reader, kind: CountKind, span: DaySpan, path = ''): Promise<ByDay> {
  const query = counts(database, kind, span).where('path', '=', path).where('name', '=', '')
  return byDay(await query.select(['day', 'times']).execute())
}

/** Names of a kind, the commonest first; the empty name is what had none. @param path of a page; empty: on all of them */
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

/** A campaign, and what it brought. */
export interface CampaignCount {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly opened: number
  /** Forms that were taken from the very pages it led to. */
  readonly leads: number
}

/** Campaigns, the most opened first. @param path of a page; empty: on all of them */
export async function readCampaigns(database: Reader, span: DaySpan, path = ''): Promise<CampaignCount[]> {
  const leads = new Map(
    (await commonest(database, countKind.campaignLead, span, path)).map(({ name, times }) => [name, times]),
  )
  return (await commonest(database, countKind.campaign, span, path)).map(({ name, times }) => {
    const [source = '', medium = '', campaign = ''] = name.split(campaignSeparator)
    return { source, medium, campaign, opened: times, leads: leads.get(name) ?? 0 }
  })
}

/** Openings of each page, the most opened first. */
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

/** What visitors sent, comments and sign-ups included: neither suspects of spam, nor the site's own letters. */
const sent = (database: Reader, { from, to }: DaySpan, page: string) => {
  const query = database
    .selectFrom('submissions')
    .where('status', 'not in', [submissionStatus.letter, submissionStatus.quarantined])
    .where('created_at', '>=', from)
    // Times of the day come after its name, and before it with the character that follows T.
    .where('created_at', '<', `${to}U`)
  return page === '' ? query : query.where('page', '=', page)
}

/** Leads that are still kept, by the day they were sent on. @param page they were sent from; empty: any */
export async function leadsByDay(database: Reader, span: DaySpan, page = ''): Promise<ByDay> {
  const day = sql<string>`substr(created_at, 1, 10)`
  const query = sent(database, span, page).select(({ fn }) => [day.as('day'), fn.countAll<number>().as('times')])
  return byDay(await query.groupBy(day).execute())
}

/** Leads that are still kept, by page and form. @param page they were sent from; empty: any */
export async function leadsByPage(database: Reader, span: DaySpan, page = ''): Promise<PageLeads[]> {
  const rows = await sent(database, span, page)
    .select(({ fn }) => ['page', 'form', fn.countAll<number>().as('count')])
    .groupBy(['page', 'form'])
    .orderBy('page')
    .orderBy('form')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Leads that are still kept, by day, page and form. @param page they were sent from; empty: any */
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

/** Tokens of the AI service that were used on each day. */
export async function tokensByDay(database: Reader, { from, to }: DaySpan): Promise<ByDay> {
  const rows = await database
    .selectFrom('used_tokens')
    .select(['day', 'tokens as times'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  // A longer name is what a part of them was used for.
  return byDay(rows.filter(({ day }) => day.length === from.length))
}

/** The first day on which anything was counted; undefined before that. */
export async function firstCounted(database: Reader): Promise<string | undefined> {
  const row = await database.selectFrom('day_counts').select('day').orderBy('day').limit(1).executeTakeFirst()
  return row?.day
}

/** One row of all that was counted. */
export interface CountedRow {
  readonly day: string
  readonly kind: string
  readonly path: string
  readonly name: string
  readonly times: number
}

/** All that was counted on some days, in their order. @param path of a page; empty: everything */
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
