import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { comment } from '#forms/comment/comment-rules.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type LeadState, submissionStatus, type Tables } from '#server/platform/database/tables.ts'

/** Filter of the inbox; fields without a value do not restrict it. */
export interface InboxFilter {
  readonly form?: string | undefined
  readonly state?: LeadState | undefined
  /** First day, like 2026-11-21, in UTC. */
  readonly from?: string | undefined
  /** Last day. */
  readonly to?: string | undefined
  /** Words in any field, in any order; text without a space counts as one run. */
  readonly search?: string | undefined
}

type Where = ExpressionBuilder<Tables, 'submissions'>
export type Leads = SelectQueryBuilder<Tables, 'submissions', object>

/** Leads of the inbox: neither comments nor suspects, which have lists of their own, nor system letters. */
export const isLead = (where: Where) =>
  where.and([where('status', '=', submissionStatus.new), where('form', '!=', comment.name)])

/** Suspects of spam. As literal SQL, because SQLite uses a partial index only for the literal condition. */
export const isSuspect = sql<boolean>`status = ${sql.lit(submissionStatus.quarantined)}`

/** The leads of a filter, without its search. */
export function leadsBut(database: Pick<Database, 'selectFrom'>, { form, state, from, to }: InboxFilter): Leads {
  let query: Leads = database.selectFrom('submissions').where(isLead)
  if (form !== undefined) query = query.where('form', '=', form)
  if (state !== undefined) query = query.where('lead_state', '=', state)
  if (from !== undefined) query = query.where('created_at', '>=', from)
  // Times begin with the day and a T, so they sort before the day with the next letter, U.
  if (to !== undefined) query = query.where('created_at', '<', `${to}U`)
  return query
}

export const isSearch = ({ search = '' }: InboxFilter): boolean => search.trim() !== ''

/** Leads are counted up to this number, which bounds the time of the query. */
export const mostCounted = 10_000

/** Counts leads, up to `mostCounted`. */
export async function countUpTo(database: Pick<Database, 'selectFrom'>, leads: Leads): Promise<number> {
  const { count } = await database
    .selectFrom(leads.select('lead_state').limit(mostCounted).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
