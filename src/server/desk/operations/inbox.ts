import { type SelectQueryBuilder, sql } from 'kysely'
import type { Form, Values } from '#forms/engine/form.ts'
import { personOf } from '#forms/engine/person.ts'
import { formNamed } from '#forms/registry.ts'
import type { Database } from '#server/database/database.ts'
import { deliveryState, type LeadState, leadState, type Tables } from '#server/database/tables.ts'
import type { Stood } from '#server/desk/operations/act.ts'
import { type InboxFilter, leadsBut, type Match, matches } from '#server/desk/operations/lead-filter.ts'

/** A lead in the list. */
export interface ListedLead extends Stood {
  readonly form: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Empty when it was not said. */
  readonly name: string
  readonly email: string
  /** First words of what was written, or what else was filled in. One line. */
  readonly preview: string
  /** Some channel has given up on it. */
  readonly undelivered: boolean
  /** Its place in the list, for whoever asks what is older or newer. */
  readonly cursor: string
}

export interface InboxPage {
  /** Newest first. */
  readonly leads: readonly ListedLead[]
  /** Where the next page begins; undefined on the last one. */
  readonly older?: string
}

/** Leads on a page. */
export const pageSize = 50
/** Characters of a preview. */
const longestPreview = 160
/** As many new arrivals are counted, and not more. */
export const mostArrived = 100

/** A page of the leads that a filter means, newest first. @param older where it begins; without it with the newest */
export async function readInbox(
  database: Database,
  filter: InboxFilter,
  { older, limit = pageSize }: { readonly older?: string | undefined; readonly limit?: number } = {},
): Promise<InboxPage> {
  const list = await listOf(database, filter)
  if (!list) return { leads: [] }
  const rows = await list
    .on('older', older)
    .select(['id', 'form', 'created_at', 'fields', 'status', 'lead_state as state', 'acted_at', 'acted_by'])
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const undelivered = await givenUp(
    database,
    page.map(({ id }) => id),
  )
  const leads = page.map((row) => {
    const form = formNamed(row.form)
    const fields = JSON.parse(row.fields) as Values
    return {
      id: row.id,
      form: row.form,
      createdAt: row.created_at,
      ...personOf(form, fields),
      preview: previewOf(form, fields),
      status: row.status,
      state: row.state,
      actedAt: row.acted_at,
      actedBy: row.acted_by,
      undelivered: undelivered.has(row.id),
      cursor: row.cursor,
    }
  })
  const last = leads.at(-1)
  return { leads, ...(rows.length > limit && last && { older: last.cursor }) }
}

/** As many of what a search finds are counted, the newest, and not more. */
export const mostFound = 1_000

export interface InboxCounts extends Readonly<Record<LeadState, number>> {
  /** A search has found more than were counted. */
  readonly more: boolean
}

/** How many leads a filter means, by their state; its own state does not matter. */
export async function countInbox(database: Database, filter: InboxFilter): Promise<InboxCounts> {
  const rows = await countStates(await listOf(database, { ...filter, state: undefined }), filter)
  const count = (state: LeadState) => rows.find((row) => row.state === state)?.count ?? 0
  const counts = { new: count(leadState.new), handled: count(leadState.handled), archived: count(leadState.archived) }
  const all = counts.new + counts.handled + counts.archived
  return { ...counts, more: isSearch(filter) && all === mostFound }
}

async function countStates(
  list: List | undefined,
  filter: InboxFilter,
): Promise<{ state: LeadState; count: number }[]> {
  if (!list) return []
  if (!isSearch(filter)) {
    const query = list.all.select(({ fn }) => ['lead_state as state', fn.countAll<number>().as('count')])
    return query.groupBy('lead_state').execute()
  }
  // To count all that a common word finds would take many times as long as to find the newest of them.
  const newest = await list.on('older').select('lead_state as state').limit(mostFound).execute()
  return [...Map.groupBy(newest, ({ state }) => state)].map(([state, { length: count }]) => ({ state, count }))
}

const isSearch = ({ search = '' }: InboxFilter): boolean => search.trim() !== ''

/** How many leads that a filter means are newer than one of the list, `mostArrived` at most. */
export async function countArrived(database: Database, filter: InboxFilter, since: string): Promise<number> {
  const list = await listOf(database, filter)
  const rows = await list?.on('newer', since).select('id').limit(mostArrived).execute()
  return rows?.length ?? 0
}

/** Where a lead stands in a list. */
export interface Place {
  readonly newer?: string
  readonly older?: string
  /** From 1 on, the newest first. Of what a search finds nobody counts. */
  readonly place?: number
  readonly of?: number
}

/** @returns undefined when the list has no such lead (any more) */
export async function findPlace(database: Database, filter: InboxFilter, id: string): Promise<Place | undefined> {
  const list = await listOf(database, filter)
  const row = await list?.on('older').where('submissions.id', '=', id).executeTakeFirst()
  if (!list || !row) return undefined
  const { cursor } = row
  const older = await list.on('older', cursor).select('id').limit(1).executeTakeFirst()
  const newer = await list.on('newer', cursor).select('id').limit(1).executeTakeFirst()
  const countOf = async (query: typeof list.all) =>
    (await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst())?.count ?? 0
  const around = { ...(newer && { newer: newer.id }), ...(older && { older: older.id }) }
  if (isSearch(filter)) return around
  return { ...around, place: 1 + (await countOf(list.after('newer', cursor))), of: await countOf(list.all) }
}

type Listed<Row = object> = SelectQueryBuilder<Tables & { matches: Match }, 'submissions' | 'matches', Row>
type Direction = 'older' | 'newer'

interface List {
  readonly all: Listed
  /** Those beyond a place, in no order; all of them when the place makes no sense. */
  after(direction: Direction, cursor: string): Listed
  /** Those beyond a place, the nearest first; all of them without one. */
  on(direction: Direction, cursor?: string): Listed<{ cursor: string }>
}

/**
 * Leads that a filter may mean besides its search, so that the search is asked about these alone. Of more it is quicker to
 * go through what the search finds, from the newest on, until there are enough.
 */
const fewLeads = 200

/** Undefined when nothing can be found. */
async function listOf(database: Database, filter: InboxFilter): Promise<List | undefined> {
  const all = leadsBut(database, filter) as unknown as Listed
  if (!isSearch(filter)) return byTime(all)
  const few = await fewOf(database, filter)
  if (few?.length === 0) return undefined
  const found = matches(database, filter.search ?? '', few)
  return found && byNumber(all.innerJoin(found.as('matches'), 'matches.submission_id', 'submissions.id') as Listed)
}

/** The leads that a filter means besides its search; undefined when it names no such thing, or they are many. */
async function fewOf(database: Database, filter: InboxFilter): Promise<string[] | undefined> {
  const { form, state, from, to } = filter
  if ((form ?? state ?? from ?? to) === undefined) return undefined
  const leads = await leadsBut(database, filter)
    .select('id')
    .limit(fewLeads + 1)
    .execute()
  return leads.length > fewLeads ? undefined : leads.map(({ id }) => id)
}

function byTime(all: Listed): List {
  const after = (direction: Direction, cursor: string) => {
    const at = /^([\d:.TZ-]{24})_([\da-f-]{36})$/.exec(cursor)
    if (!at) return all
    const [, time = '', id = ''] = at
    const sign = direction === 'older' ? '<' : '>'
    return all
      .where('created_at', direction === 'older' ? '<=' : '>=', time)
      .where((where) => where.or([where('created_at', sign, time), where('submissions.id', sign, id)]))
  }
  return {
    all,
    after,
    on(direction, cursor) {
      const order = direction === 'older' ? 'desc' : 'asc'
      return (cursor === undefined ? all : after(direction, cursor))
        .select(sql<string>`created_at || '_' || submissions.id`.as('cursor'))
        .orderBy('created_at', order)
        .orderBy('submissions.id', order)
    },
  }
}

/** In the order of the index, which is that of time: so SQLite need not look at all that it finds to know the newest. */
function byNumber(all: Listed): List {
  const after = (direction: Direction, cursor: string) => {
    const number = /^n(\d{1,15})$/.exec(cursor)?.[1]
    return number === undefined ? all : all.where('matches.number', direction === 'older' ? '<' : '>', Number(number))
  }
  return {
    all,
    after,
    on: (direction, cursor) =>
      (cursor === undefined ? all : after(direction, cursor))
        .select(sql<string>`'n' || matches.number`.as('cursor'))
        .orderBy('matches.number', direction === 'older' ? 'desc' : 'asc'),
  }
}

/** Those among the leads on which some channel has given up. */
async function givenUp(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .selectFrom('deliveries')
    .select('submission_id')
    .where('submission_id', 'in', ids)
    .where('state', '=', deliveryState.dead)
    .execute()
  return new Set(rows.map(({ submission_id }) => submission_id))
}

/** What a long field says, or else all fields but the name. */
function previewOf(form: Form | undefined, fields: Values): string {
  const long = form?.multiline.map((field) => fields[field] ?? '').find((text) => text !== '')
  const others = Object.entries(fields).filter(([field, text]) => field !== form?.person.name && text !== '')
  const text = long ?? others.map(([, value]) => value).join(', ')
  const line = text
    .slice(0, 4 * longestPreview)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...line].slice(0, longestPreview).join('')
}
