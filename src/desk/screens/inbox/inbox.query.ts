import type { Form, Values } from '#forms/engine/form.ts'
import { personOf } from '#forms/engine/person.ts'
import { formNamed } from '#forms/registry.ts'
import type { Stood } from '#server/leads/act.ts'
import { countUpTo, type InboxFilter, isSearch, type Leads, leadsBut, mostCounted } from '#server/leads/lead-filter.ts'
import { type Direction, listOf } from '#server/leads/lead-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deliveryState, type LeadState, leadState } from '#server/platform/database/tables.ts'

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
  const rows = await list.read({ direction: 'older', cursor: older, limit: limit + 1 }, (query) =>
    query.select(['id', 'form', 'created_at', 'fields', 'status', 'lead_state as state', 'acted_at', 'acted_by']),
  )
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
  /** There may be more than were counted. */
  readonly more: boolean
}

/** How many leads a filter means, by their state, `mostCounted` of each at most; its own state does not matter. */
export async function countInbox(database: Database, filter: InboxFilter): Promise<InboxCounts> {
  if (isSearch(filter)) return countFound(database, filter)
  const count = (state: LeadState) => countUpTo(database, leadsBut(database, { ...filter, state }))
  const counts = { new: await count('new'), handled: await count('handled'), archived: await count('archived') }
  return { ...counts, more: Object.values(counts).includes(mostCounted) }
}

/** To count all that a common word finds would take many times as long as to find the newest of them. */
async function countFound(database: Database, filter: InboxFilter): Promise<InboxCounts> {
  const list = await listOf(database, { ...filter, state: undefined })
  const newest = await list?.read({ direction: 'older', limit: mostFound }, (query) => query.select('lead_state'))
  const states = Map.groupBy(newest ?? [], ({ lead_state: state }) => state)
  const count = (state: LeadState) => states.get(state)?.length ?? 0
  return {
    new: count(leadState.new),
    handled: count(leadState.handled),
    archived: count(leadState.archived),
    more: newest?.length === mostFound,
  }
}

/** How many leads that a filter means are newer than one of the list, `mostArrived` at most. */
export async function countArrived(database: Database, filter: InboxFilter, since: string): Promise<number> {
  const list = await listOf(database, filter)
  const rows = await list?.read({ direction: 'newer', cursor: since, limit: mostArrived }, (query) =>
    query.select('id'),
  )
  return rows?.length ?? 0
}

/** Where a lead stands in a list. */
export interface ListPosition {
  readonly newer?: string
  readonly older?: string
  /** From 1 on, the newest first. Nobody counts what a search finds, or a list that is very long. */
  readonly place?: number
  readonly of?: number
}

/** @returns undefined when the list has no such lead (any more) */
export async function findPlace(
  database: Database,
  filter: InboxFilter,
  id: string,
): Promise<ListPosition | undefined> {
  const list = await listOf(database, filter)
  const cursor = (await list?.find(id))?.cursor
  if (!list || cursor === undefined) return undefined
  const next = async (direction: Direction) =>
    (await list.read({ direction, cursor, limit: 1 }, (query) => query.select('id')))[0]?.id
  const [older, newer] = [await next('older'), await next('newer')]
  const around = { ...(newer !== undefined && { newer }), ...(older !== undefined && { older }) }
  if (isSearch(filter)) return around
  const of = await countUpTo(database, list.all as unknown as Leads)
  if (of === mostCounted) return around
  return { ...around, place: 1 + (await countUpTo(database, list.after('newer', cursor) as unknown as Leads)), of }
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
  const letters = await database
    .selectFrom('letters')
    .select('submission_id')
    .where('submission_id', 'in', ids)
    .where('state', '=', deliveryState.dead)
    .execute()
  return new Set([...rows, ...letters].flatMap(({ submission_id }) => submission_id ?? []))
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
