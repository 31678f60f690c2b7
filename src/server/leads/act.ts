import type { Transaction } from 'kysely'
import { type Attached, attachedTo } from '#server/leads/snapshot.ts'
import { stamp } from '#server/platform/clock.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import {
  type GoneReason,
  type LeadState,
  type SubmissionStatus,
  submissionStatus,
  type Tables,
} from '#server/platform/database/tables.ts'

/** Who acts, and when. */
export interface Actor {
  /** As the desk names them; null for the command line. */
  readonly by: string | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What somebody at the desk can change about what was sent. */
export interface LeadStanding {
  readonly status: SubmissionStatus
  readonly state: LeadState
}

/** How something that was sent stands, and who made it so. */
export interface Stood extends LeadStanding {
  readonly id: string
  /** ISO 8601; null while nobody has acted on it. */
  readonly actedAt: string | null
  readonly actedBy: string | null
}

/** What is no longer there. When and how it went is known for a day, and not for what its time was over for. */
export interface Gone {
  readonly id: string
  readonly at?: string
  readonly reason?: GoneReason
}

/** What became of everything that was to be changed, each in one of the three. */
export interface ActionResult {
  readonly changed: readonly Changed[]
  /** Left as it is, since it is no longer (or never was) what the action is for: somebody was quicker. */
  readonly unchanged: readonly Stood[]
  readonly gone: readonly Gone[]
}

/** What is decided by. */
export interface StoredLead extends Stood {
  readonly form: string
  readonly suspicion: string | null
}

/** Something that was changed: all that it was, and all that it is, to take it back. */
export interface Changed {
  readonly id: string
  readonly before: StoredLead & Attached
  readonly after: StoredLead & Attached
}

/** What becomes of one; undefined leaves it as it is. */
export type Change = Partial<LeadStanding> & { readonly suspicion?: string }

/** Rows changed in one transaction: visitors wait for it. */
const batch = 50

/**
 * Changes what was sent, or says of each why not. Nothing that the site itself wrote is ever changed.
 * @param decide asked for each, while nobody else can change it
 * @param also what else is to be done in the same transaction with one that is changed
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

/** Works on each id once, so many in a transaction. */
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

/** Those that are there, in the order of the ids, locked until the transaction ends. */
export async function candidates(transaction: Transaction<Tables>, ids: readonly string[]): Promise<StoredLead[]> {
  const query = transaction
    .selectFrom('submissions')
    .select(['id', 'form', 'status', 'lead_state as state', 'suspicion', 'acted_at', 'acted_by'])
    .where('id', 'in', ids)
    .where('status', '!=', submissionStatus.letter)
    // One order for everybody, or two who act on the same leads could wait for each other.
    .orderBy('id')
  const rows = await (isPostgres(transaction) ? query.forUpdate() : query).execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids
    .map((id) => found.get(id))
    .filter((row) => row !== undefined)
    .map(({ acted_at: actedAt, acted_by: actedBy, ...row }) => ({ ...row, actedAt, actedBy }))
}

/** Those of the ids that are not among the found, with what is known of their going. */
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
