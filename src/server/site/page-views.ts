import { sql } from 'kysely'
import { createBufferedCounts } from '#server/database/buffered-counts.ts'
import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/runtime/clock.ts'
import type { Log } from '#server/runtime/log.ts'

/** How often each kind of page is opened on each day. Nothing about who opens it is known here. */
export interface PageViews {
  /** Counts one opening of a page. */
  count(path: string): void
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

/** Counts openings in memory and adds them to the database each minute. */
export function createPageViews({ database, clock, log }: PageViewsParts): PageViews {
  const { count, start, stop } = createBufferedCounts({
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
    // A day and a route, with a space between.
    count: (path) => count(`${new Date(clock.now()).toISOString().slice(0, 10)} ${routeOf(path)}`),
    start,
    stop,
  }
}
