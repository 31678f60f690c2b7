import { sql } from 'kysely'
import { createBufferedCounts } from '#server/database/buffered-counts.ts'
import type { Database } from '#server/database/database.ts'
import { countKind } from '#server/database/tables.ts'
import { type Clock, stamp } from '#server/runtime/clock.ts'
import type { Log } from '#server/runtime/log.ts'
import { createDayCounts } from '#server/site/counts/day-counts.ts'

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

export interface PageViewsParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
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
export function createPageViews({ database, clock, log }: PageViewsParts): PageViews {
  const days = createDayCounts({ database, clock, log })
  const routes = createBufferedCounts({
    what: 'page counts',
    clock,
    log,
    write: (counts) =>
      database
        .insertInto('usage_counts')
        .values([...counts].map(([key, opened]) => ({ day: key.slice(0, 10), route: key.slice(11), opened })))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'route'])
            .doUpdateSet({ opened: sql<number>`usage_counts.opened + excluded.opened` }),
        )
        .execute(),
  })
  return {
    count(path, { host, campaign } = {}) {
      // A day and a route, with a space between.
      routes.count(`${stamp(clock.now()).slice(0, 10)} ${routeOf(path)}`)
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
    start() {
      routes.start()
      days.start()
    },
    async stop() {
      await Promise.all([routes.stop(), days.stop()])
    },
  }
}
