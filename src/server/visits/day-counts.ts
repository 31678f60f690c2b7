import { type Kysely, sql } from 'kysely'
import { type Clock, stamp } from '#server/platform/clock.ts'
import { createBufferedCounts } from '#server/platform/database/buffered-counts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type CountKind, countKind, type Tables } from '#server/platform/database/tables.ts'
import type { Log } from '#server/platform/log.ts'

/** Names of a kind that are kept per day, the most frequent ones, since a client can send any name. */
export const mostNames = 200

/** The same for names on single pages, which are fewer than all pairs of name and page. */
const mostNamesOnPages = 1_000

/** Limit of a kind's names in memory until they are written, with those on single pages. */
const mostHeld = 2_000

const batch = 500

/** Kinds whose names come from clients. */
type NamedKind = Exclude<CountKind, 'page' | 'empty-search'>
const namedKinds: readonly NamedKind[] = [countKind.host, countKind.campaign, countKind.campaignLead, countKind.missing]

export interface DayCountsParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

export interface DayCounts {
  /**
   * Adds one to today's counts: of the page, and of all pages.
   * @param path of a page that exists
   * @param name the client's text, without line breaks; kept only if it is frequent. Empty: none
   */
  count(kind: CountKind, path: string, name?: string): void
  start(): void
  /** Writes the remaining counts and stops. */
  stop(): Promise<void>
}

/** Counts by day in memory and adds to the database each minute. */
export function createDayCounts({ database, clock, log }: DayCountsParts): DayCounts {
  const held = (kind: string, most?: number) =>
    createBufferedCounts({
      what: `counts (${kind})`,
      clock,
      log,
      ...(most !== undefined && { most }),
      write: (counts) => write(database, counts),
    })
  // Their number is limited by the number of pages.
  const sums = held('sums')
  const names = Object.fromEntries(namedKinds.map((kind) => [kind, held(kind, mostHeld)])) as Record<
    NamedKind,
    ReturnType<typeof held>
  >
  const all = [sums, ...Object.values(names)]
  return {
    count(kind, path, name = '') {
      const day = stamp(clock.now()).slice(0, 10)
      const counts = name === '' || !(kind in names) ? sums : names[kind as NamedKind]
      counts.count(keyOf(day, kind, '', name))
      if (path !== '') counts.count(keyOf(day, kind, path, name))
    },
    start() {
      for (const counts of all) counts.start()
    },
    async stop() {
      await Promise.all(all.map((counts) => counts.stop()))
    },
  }
}

const keyOf = (day: string, kind: string, path = '', name = ''): string => `${day}\n${kind}\n${path}\n${name}`

function rowOf([key, times]: readonly [string, number]) {
  const [day = '', kind, path = '', name = ''] = key.split('\n')
  return { day, kind: kind as CountKind, path, name, times }
}

/** Adds counts, and deletes names of these days that are not frequent enough, in one transaction. */
async function write(database: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  // A fixed order, so that no two processes deadlock on each other's rows.
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(rowOf)
  const named = Map.groupBy(
    rows.filter(({ name }) => name !== ''),
    ({ day, kind }) => keyOf(day, kind),
  )
  await database.transaction().execute(async (transaction) => {
    for (let first = 0; first < rows.length; first += batch) {
      await transaction
        .insertInto('day_counts')
        .values(rows.slice(first, first + batch))
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'path', 'day', 'name'])
            .doUpdateSet({ times: sql<number>`day_counts.times + excluded.times` }),
        )
        .execute()
    }
    for (const [row] of named.values()) if (row) await forgetRare(transaction, row)
  })
}

async function forgetRare(
  database: Kysely<Tables>,
  { day, kind }: { readonly day: string; readonly kind: CountKind },
): Promise<void> {
  for (const [which, most] of [
    ['=', mostNames],
    ['!=', mostNamesOnPages],
  ] as const) {
    const names = sql`day = ${day} and kind = ${kind} and path ${sql.raw(which)} '' and name != ''`
    await sql`delete from day_counts where ${names} and (path, name) not in
      (select path, name from day_counts where ${names} order by times desc, path, name limit ${most})`.execute(
      database,
    )
  }
}
