import type { Database } from '#server/platform/database/database.ts'
import { countKind } from '#server/platform/database/tables.ts'
import { createDayCounts, type DayCountsParts } from '#server/visits/day-counts.ts'

/** Where somebody came from. */
export interface CameFrom {
  /** See `referringHost`. */
  readonly host?: string | undefined
  /** See `campaignOf`. */
  readonly campaign?: string | undefined
}

/** How often each page is opened on each day, and from where. Nothing about who opens it is known here. */
export interface PageViews {
  /** Counts one opening of a page that exists. */
  count(path: string, from?: CameFrom): void
  /** Counts an address that leads nowhere. @param name see `missingName` */
  countMissing(name: string): void
  /** Counts a search that found nothing. */
  countEmptySearch(): void
  /** Counts a form that was taken from a page which a campaign led to. */
  countCampaignLead(path: string, campaign: string): void
  start(): void
  /** Writes down what was counted and stops. */
  stop(): Promise<void>
}

/** Pages of which there are many, named by what their addresses have in common. */
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

/** The kind of page at a path, which must be one that exists. */
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

/** Openings of a kind of page on a day. */
export interface OpenedRoute {
  /** Like 2026-11-21, in UTC. */
  readonly day: string
  readonly route: string
  readonly opened: number
}

/** Openings of each kind of page from a day on: newest day first, most opened first. */
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
