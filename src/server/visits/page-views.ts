import type { Database } from '#server/platform/database/database.ts'
import { countKind } from '#server/platform/database/tables.ts'
import { createDayCounts, type DayCountsParts } from '#server/visits/day-counts.ts'

/** The origin of a page view. */
export interface CameFrom {
  /** See `referringHost`. */
  readonly host?: string | undefined
  /** See `campaignOf`. */
  readonly campaign?: string | undefined
}

/** Views of each page by day and origin, without data of visitors. */
export interface PageViews {
  /** Counts one view of a page that exists. */
  count(path: string, from?: CameFrom): void
  /** Counts a request for an address that does not exist. @param name see `missingName` */
  countMissing(name: string): void
  /** Counts a search without a result. */
  countEmptySearch(): void
  /** Counts an accepted form from a page that a campaign led to. */
  countCampaignLead(path: string, campaign: string): void
  start(): void
  /** Writes the remaining counts and stops. */
  stop(): Promise<void>
}

/** Families of many pages, each with the pattern of its addresses. */
const addressPatterns: Readonly<Record<string, string>> = {
  'blog-details': ':id',
  'blog-grid': ':page',
  'project-width-one': ':page',
  'project-width-two': ':page',
  'service-details': ':slug',
  'project-details': ':slug',
  'team-details': ':slug',
  'case-details': ':slug',
  examples: ':id',
  category: ':slug',
  archive: ':slug',
}

/** The kind of page at a path, which must exist. */
export function routeOf(path: string): string {
  const [, family = '', ...rest] = path.split('/')
  if (family === 'examples' && rest.length === 2) return '/examples/page/:page'
  const part = Object.hasOwn(addressPatterns, family) && rest.length > 0 ? addressPatterns[family] : undefined
  return part === undefined ? path : `/${family}/${part}`
}

/** Counts in memory and adds to the database each minute. */
export function createPageViews(parts: DayCountsParts): PageViews {
  const days = createDayCounts(parts)
  return {
    count(path, { host, campaign } = {}) {
      days.count(countKind.page, path)
      if (host !== undefined) days.count(countKind.host, path, host)
      if (campaign !== undefined) days.count(countKind.campaign, path, campaign)
    },
    countMissing(name) {
      days.count(countKind.missing, '')
      days.count(countKind.missing, '', name)
    },
    countEmptySearch: () => days.count(countKind.emptySearch, ''),
    countCampaignLead: (path, campaign) => days.count(countKind.campaignLead, path, campaign),
    start: days.start,
    stop: days.stop,
  }
}

/** Views of a kind of page on a day. */
export interface OpenedRoute {
  /** Like 2026-11-21, in UTC. */
  readonly day: string
  readonly route: string
  readonly opened: number
}

/** Views of each kind of page from a day on: newest day first, most viewed first. */
export async function openedRoutes(database: Pick<Database, 'selectFrom'>, since: string): Promise<OpenedRoute[]> {
  const rows = await database
    .selectFrom('day_counts')
    .select(['day', 'path', 'times'])
    .where('kind', '=', countKind.page)
    .where('path', '!=', '')
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('path')
    .execute()
  return [...Map.groupBy(rows, ({ day }) => day)].flatMap(([day, ofDay]) =>
    [...Map.groupBy(ofDay, ({ path }) => routeOf(path))]
      .map(([route, pages]) => ({ day, route, opened: pages.reduce((sum, { times }) => sum + times, 0) }))
      .sort((one, other) => other.opened - one.opened),
  )
}
