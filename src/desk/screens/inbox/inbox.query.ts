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
  /** Empty when it was left out. */
  readonly name: string
  readonly email: string
  /** First words of the message, or else of the other fields. One line. */
  readonly preview: string
  /** Whether a channel has given it up. */
  readonly undelivered: boolean
  /** Its position in the list, for paging. */
  readonly cursor: string
}

export interface InboxPage {
  /** Newest first. */
  readonly leads: readonly ListedLead[]
  /** Cursor of the next page; undefined on the last one. */
  readonly older?: string
}

export const pageSize = 50
/** Most characters of a preview. */
const longestPreview = 160
/** Most new arrivals that are counted. */
export const mostArrived = 100

/** A page of the filtered leads, newest first. @param older cursor of its start; without it the newest */
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

/** Most hits of a search that are counted, the newest. */
export const mostFound = 1_000

export interface InboxCounts extends Readonly<Record<LeadState, number>> {
  /** Whether counting stopped at the limit. */
  readonly more: boolean
}

/** Counts the filtered leads by state, `mostCounted` of each at most. The filter's own state is ignored. */
export async function countInbox(database: Database, filter: InboxFilter): Promise<InboxCounts> {
  if (isSearch(filter)) return countFound(database, filter)
  const count = (state: LeadState) => countUpTo(database, leadsBut(database, { ...filter, state }))
  const counts = { new: await count('new'), handled: await count('handled'), archived: await count('archived') }
  return { ...counts, more: Object.values(counts).includes(mostCounted) }
}

/** Limited, since counting all hits of a common word takes far longer than finding the newest. */
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

/** Counts the filtered leads that are newer than a listed one, `mostArrived` at most. */
export async function countArrived(database: Database, filter: InboxFilter, since: string): Promise<number> {
  const list = await listOf(database, filter)
  const rows = await list?.read({ direction: 'newer', cursor: since, limit: mostArrived }, (query) =>
    query.select('id'),
  )
  return rows?.length ?? 0
}

/** A lead's position in a list. */
export interface ListPosition {
  readonly newer?: string
  readonly older?: string
  /** From 1, the newest first. Absent for a search and for a very long list, which are not counted. */
  readonly place?: number
  readonly of?: number
}

/** @returns undefined when the lead is not in the list */
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

/** The ids of leads that a channel has given up. */
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

/** The text of a long field, or else all fields except the name. */
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
