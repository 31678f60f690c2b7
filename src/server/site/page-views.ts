import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/runtime/clock.ts'
import { errorCode } from '#server/runtime/error-code.ts'
import type { Log } from '#server/runtime/log.ts'

/** Milliseconds between two times that counts are written down. */
const flushMs = 60_000

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
  category: ':slug',
  archive: ':slug',
}

/** The kind of page at a path, which must be one that exists. */
export function routeOf(path: string): string {
  const [, family = '', ...rest] = path.split('/')
  const part = Object.hasOwn(addressPatterns, family) && rest.length > 0 ? addressPatterns[family] : undefined
  return part === undefined ? path : `/${family}/${part}`
}

/** Keeps counts in memory and adds them to the database each minute. What a crash loses is a minute of counts. */
export function createPageViews({ database, clock, log }: PageViewsParts): PageViews {
  // A day and a route, with a space between, to how often.
  let counts = new Map<string, number>()
  let cancel = () => {}
  let flushing = Promise.resolve()

  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const taken = counts
    counts = new Map()
    const rows = [...taken].map(([key, opened]) => ({ day: key.slice(0, 10), route: key.slice(11), opened }))
    try {
      await database
        .insertInto('usage_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'route'])
            .doUpdateSet({ opened: sql<number>`usage_counts.opened + excluded.opened` }),
        )
        .execute()
    } catch (error) {
      for (const [key, opened] of taken) counts.set(key, (counts.get(key) ?? 0) + opened)
      log.warn({ code: errorCode(error) }, 'page counts not saved; they wait')
    }
  }

  function schedule(): void {
    cancel = clock.after(flushMs, () => {
      // One after the other, so that a stop waits for all of them.
      flushing = flushing.then(flush)
      schedule()
    })
  }

  return {
    count(path) {
      const key = `${new Date(clock.now()).toISOString().slice(0, 10)} ${routeOf(path)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    start: schedule,
    async stop() {
      cancel()
      await flushing
      await flush()
    },
  }
}
