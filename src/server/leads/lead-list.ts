import { type SelectQueryBuilder, sql } from 'kysely'
import { type InboxFilter, isSearch, leadsBut } from '#server/leads/lead-filter.ts'
import { asPostgresQuery, asSqliteMatch, readSearch } from '#server/leads/search-words.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/** A lead that a search found, with its number in the search index. */
interface Match {
  readonly submission_id: string
  readonly number: number
}

export type Listed<Row = object> = SelectQueryBuilder<Tables & { matches: Match }, 'submissions' | 'matches', Row>
export type Direction = 'older' | 'newer'

/** Leads in order of time. */
export interface LeadList {
  readonly all: Listed
  /** Leads beyond a cursor, in no order; all of them for an invalid cursor. */
  after(direction: Direction, cursor: string): Listed
  /** The cursor of a lead. @returns undefined when it is not in the list */
  find(id: string): Promise<{ cursor: string } | undefined>
  /**
   * Leads beyond a cursor, the nearest first; from the newest on without one.
   * @param pick selects the columns to read
   */
  read<Row>(from: From, pick: (query: Listed<{ cursor: string }>) => Listed<Row>): Promise<Row[]>
}

interface From {
  readonly direction: Direction
  readonly cursor?: string | undefined
  readonly limit: number
}

/**
 * Most leads of a filter that its search tests one by one. Of more leads it is quicker to go through the search's
 * matches, from the newest on, until there are enough.
 */
const fewLeads = 200

/** The leads of a filter. @returns undefined when its search can find nothing */
export async function listOf(database: Database, filter: InboxFilter): Promise<LeadList | undefined> {
  const leads = leadsBut(database, filter)
  if (!isSearch(filter)) return byTime(leads as unknown as Listed)
  const runs = readSearch(filter.search ?? '')
  const few = await fewOf(database, filter)
  if (runs.length === 0 || few?.length === 0) return undefined
  const join = (matches: Matches) =>
    leads.innerJoin(matches.as('matches'), 'matches.submission_id', 'submissions.id') as unknown as Listed
  if (!isPostgres(database)) return byNumber(join(matchesOnSqlite(database, asSqliteMatch(runs), few)))
  const words = asPostgresQuery(runs)
  const list = byNumber(join(matchesOnPostgres(database, words, few)))
  return few ? list : { ...list, read: inSteps(database, words, join) }
}

/** The leads of a filter without its search; undefined when it has no other part, or there are more than `fewLeads`. */
async function fewOf(database: Database, filter: InboxFilter): Promise<string[] | undefined> {
  const { form, state, from, to } = filter
  if ((form ?? state ?? from ?? to) === undefined) return undefined
  const leads = await leadsBut(database, filter)
    .select('id')
    .limit(fewLeads + 1)
    .execute()
  return leads.length > fewLeads ? undefined : leads.map(({ id }) => id)
}

function byTime(all: Listed): LeadList {
  const after = (direction: Direction, cursor: string) => {
    const at = /^([\d:.TZ-]{24})_([\da-f-]{36})$/.exec(cursor)
    if (!at) return all
    const [, time = '', id = ''] = at
    const sign = direction === 'older' ? '<' : '>'
    return all
      .where('created_at', direction === 'older' ? '<=' : '>=', time)
      .where((where) => where.or([where('created_at', sign, time), where('submissions.id', sign, id)]))
  }
  const order = (query: Listed, direction: 'asc' | 'desc') =>
    query
      .select(sql<string>`created_at || '_' || submissions.id`.as('cursor'))
      .orderBy('created_at', direction)
      .orderBy('submissions.id', direction)
  return listBy(all, after, order)
}

const numberOf = (cursor: string): number | undefined => {
  const number = /^n(\d{1,15})$/.exec(cursor)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** In the order of the index, which is the order of time: so SQLite finds the newest matches without reading all. */
function byNumber(all: Listed): LeadList {
  const after = (direction: Direction, cursor: string) => {
    const number = numberOf(cursor)
    return number === undefined ? all : all.where('matches.number', direction === 'older' ? '<' : '>', number)
  }
  return listBy(all, after, inOrder)
}

const inOrder = (query: Listed, direction: 'asc' | 'desc') =>
  query.select(sql<string>`'n' || matches.number`.as('cursor')).orderBy('matches.number', direction)

function listBy(
  all: Listed,
  after: LeadList['after'],
  order: (query: Listed, direction: 'asc' | 'desc') => Listed<{ cursor: string }>,
): LeadList {
  return {
    all,
    after,
    find: (id) => order(all.where('submissions.id', '=', id), 'desc').executeTakeFirst(),
    async read({ direction, cursor, limit }, pick) {
      const beyond = cursor === undefined ? all : after(direction, cursor)
      return pick(order(beyond, direction === 'older' ? 'desc' : 'asc'))
        .limit(limit)
        .execute()
    },
  }
}

type Matches = SelectQueryBuilder<Tables, never, Match>

/** @param among ids of the leads to test; all leads unless told */
function matchesOnSqlite(database: Database, words: string, among?: readonly string[]): Matches {
  const query = database
    .selectFrom('lead_words')
    .innerJoin('lead_search', 'lead_search.number', 'lead_words.rowid')
    .select(['submission_id', 'lead_words.rowid as number'])
    .where(sql<boolean>`lead_words match ${words}`)
  if (among === undefined) return query as unknown as Matches
  return query.where('lead_words.rowid', 'in', (leads) =>
    leads.selectFrom('lead_search').select('number').where('submission_id', 'in', among),
  ) as unknown as Matches
}

function matchesOnPostgres(database: Database, words: string, among?: readonly string[]): Matches {
  const query = database
    .selectFrom('lead_search')
    .select(['submission_id', 'number'])
    .where(sql<boolean>`words @@ ${words}::tsquery`)
  return (among === undefined ? query : query.where('submission_id', 'in', among)) as unknown as Matches
}

/** Numbers that are tested one by one before the index of words is used. */
const nearby = 5_000

/**
 * Reads the matches of a search on Postgres, whose index keeps no order: the newest match of a common word is known
 * only after reading all of them. So the nearby leads are tested first, in order and without the index, which suffices
 * for common words. Further matches come from the index and are sorted before their leads are read.
 */
function inSteps(database: Database, words: string, join: (matches: Matches) => Listed): LeadList['read'] {
  const isFound = sql<boolean>`words @@ ${words}::tsquery`
  return async ({ direction, cursor, limit }, pick) => {
    const [order, toward, back] = direction === 'older' ? (['desc', '<', '>='] as const) : (['asc', '>', '<='] as const)
    const start = cursor === undefined ? undefined : numberOf(cursor)
    const begin = start ?? 1 + (await newestNumber(database))
    const edge = begin + (direction === 'older' ? -nearby : nearby)
    const read = (matches: Matches, most: number) =>
      // With an offset Postgres keeps the order of the subquery.
      pick(inOrder(join(matches.orderBy('number', order).offset(0) as Matches), order))
        .limit(most)
        .execute()
    const found = database.selectFrom('lead_search').select(['submission_id', 'number'])
    // `is true` keeps Postgres from using the index.
    const near = found
      .where(sql<boolean>`(${isFound}) is true`)
      .where('number', toward, begin)
      .where('number', back, edge)
    const first = await read(near as unknown as Matches, limit)
    if (first.length === limit) return first
    const far = found.where(isFound).where('number', toward, edge)
    return [...first, ...(await read(far as unknown as Matches, limit - first.length))]
  }
}

async function newestNumber(database: Database): Promise<number> {
  const row = await database
    .selectFrom('lead_search')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}
