import type { Transaction } from 'kysely'
import { type Attached, attachedTo } from '#server/leads/attached-rows.ts'
import { stamp } from '#server/platform/clock.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import {
  type GoneReason,
  type LeadState,
  type SubmissionStatus,
  submissionStatus,
  type Tables,
} from '#server/platform/database/tables.ts'

/** The person who acts, and the time. */
export interface Actor {
  /** Name at the desk; null for the command line. */
  readonly by: string | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The part of a lead that operators change at the desk. */
export interface LeadStanding {
  readonly status: SubmissionStatus
  readonly state: LeadState
}

/** The present state of a lead, and the last operator who changed it. */
export interface Stood extends LeadStanding {
  readonly id: string
  /** ISO 8601; null while no operator has acted on it. */
  readonly actedAt: string | null
  readonly actedBy: string | null
}

/** A lead that was deleted. Time and reason are known for a day, and never for leads that retention took. */
export interface Gone {
  readonly id: string
  readonly at?: string
  readonly reason?: GoneReason
}

/** Outcome of an action: each lead is in exactly one of the three lists. */
export interface ActionResult {
  readonly changed: readonly Changed[]
  /** Left as it is: the action does not apply, or no longer does since another operator was quicker. */
  readonly unchanged: readonly Stood[]
  readonly gone: readonly Gone[]
}

/** The columns that actions decide by. */
export interface StoredLead extends Stood {
  readonly form: string
  readonly suspicion: string | null
}

/** A changed lead with its full state before and after, for an undo. */
export interface Changed {
  readonly id: string
  readonly before: StoredLead & Attached
  readonly after: StoredLead & Attached
}

/** The change to one lead; undefined leaves it as it is. */
export type Change = Partial<LeadStanding> & { readonly suspicion?: string }

/** Rows changed in one transaction, while which forms of visitors wait. */
const batch = 50

/**
 * Changes leads, and reports each that it left alone. System letters are never changed.
 * @param decide called for each lead while its row is locked
 * @param also further work in the same transaction, for each changed lead
 */
export async function actOn(
  database: Database,
  ids: readonly string[],
  actor: Actor,
  decide: (candidate: StoredLead) => Change | undefined,
  also: (transaction: Transaction<Tables>, candidate: StoredLead) => Promise<unknown> = async () => {},
): Promise<ActionResult> {
  const outcomes = await inBatches(database, ids, async (transaction, some) => {
    const found = await candidates(transaction, some)
    const had = await attachedTo(transaction, some)
    const changed: string[] = []
    const unchanged: Stood[] = []
    for (const candidate of found) {
      const change = decide(candidate)
      if (!change) {
        unchanged.push(candidate)
        continue
      }
      const { id } = candidate
      const { state: lead_state = candidate.state, ...changes } = change
      const acted = { acted_at: stamp(actor.now), acted_by: actor.by }
      await transaction
        .updateTable('submissions')
        .set({ ...changes, lead_state, ...acted })
        .where('id', '=', id)
        .execute()
      await also(transaction, candidate)
      changed.push(id)
    }
    const gone = await goneAmong(transaction, some, found)
    if (changed.length === 0) return { changed: [], unchanged, gone }
    const became = new Map((await candidates(transaction, changed)).map((row) => [row.id, row]))
    const has = await attachedTo(transaction, changed)
    const pairs = found.flatMap((row): Changed[] => {
      const { id } = row
      const now = became.get(id)
      return now ? [{ id, before: { ...row, ...had(id) }, after: { ...now, ...has(id) } }] : []
    })
    return { changed: pairs, unchanged, gone }
  })
  return {
    changed: outcomes.flatMap(({ changed }) => changed),
    unchanged: outcomes.flatMap(({ unchanged }) => unchanged),
    gone: outcomes.flatMap(({ gone }) => gone),
  }
}

/** Works on each id once, in batches of one transaction each. */
export async function inBatches<T>(
  database: Database,
  ids: readonly string[],
  work: (transaction: Transaction<Tables>, ids: readonly string[]) => Promise<T>,
): Promise<T[]> {
  const distinct = [...new Set(ids)]
  const results: T[] = []
  for (let first = 0; first < distinct.length; first += batch) {
    const some = distinct.slice(first, first + batch)
    results.push(await database.transaction().execute((transaction) => work(transaction, some)))
  }
  return results
}

/** The leads that exist, in the order of the ids, locked until the transaction ends. */
export async function candidates(transaction: Transaction<Tables>, ids: readonly string[]): Promise<StoredLead[]> {
  const query = transaction
    .selectFrom('submissions')
    .select(['id', 'form', 'status', 'lead_state as state', 'suspicion', 'acted_at', 'acted_by'])
    .where('id', 'in', ids)
    .where('status', '!=', submissionStatus.letter)
    // One order for all callers, or two that act on the same leads could deadlock.
    .orderBy('id')
  const rows = await (isPostgres(transaction) ? query.forUpdate() : query).execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids
    .map((id) => found.get(id))
    .filter((row) => row !== undefined)
    .map(({ acted_at: actedAt, acted_by: actedBy, ...row }) => ({ ...row, actedAt, actedBy }))
}

/** The ids that are not among the found, with their tombstones. */
export async function goneAmong(
  database: Pick<Database, 'selectFrom'>,
  ids: readonly string[],
  found: readonly { readonly id: string }[],
): Promise<Gone[]> {
  const there = new Set(found.map(({ id }) => id))
  const missing = ids.filter((id) => !there.has(id))
  if (missing.length === 0) return []
  const rows = await database.selectFrom('gone_leads').selectAll().where('id', 'in', missing).execute()
  const known = new Map(rows.map(({ id, gone_at: at, reason }) => [id, { id, at, reason }]))
  return missing.map((id) => known.get(id) ?? { id })
}
