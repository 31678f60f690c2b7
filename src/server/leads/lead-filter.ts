import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { comment } from '#forms/comment/comment-rules.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type LeadState, submissionStatus, type Tables } from '#server/platform/database/tables.ts'

/** Which leads of the inbox. What is left out does not matter. */
export interface InboxFilter {
  readonly form?: string | undefined
  readonly state?: LeadState | undefined
  /** First day, like 2026-11-21, in UTC. */
  readonly from?: string | undefined
  /** Last day. */
  readonly to?: string | undefined
  /** What is looked for in all fields: each word, or what is written without a space, in any order. */
  readonly search?: string | undefined
}

type Where = ExpressionBuilder<Tables, 'submissions'>
export type Leads = SelectQueryBuilder<Tables, 'submissions', object>

/** Leads of the inbox: neither comments nor suspects, which have lists of their own, nor what the site itself wrote. */
export const isLead = (where: Where) =>
  where.and([where('status', '=', submissionStatus.new), where('form', '!=', comment.name)])

/** Suspects of spam. In so many words, or SQLite would not take the index that has these alone. */
export const isSuspect = sql<boolean>`status = ${sql.lit(submissionStatus.quarantined)}`

/** The leads that a filter means, its search apart. */
export function leadsBut(database: Pick<Database, 'selectFrom'>, { form, state, from, to }: InboxFilter): Leads {
  let query: Leads = database.selectFrom('submissions').where(isLead)
  if (form !== undefined) query = query.where('form', '=', form)
  if (state !== undefined) query = query.where('lead_state', '=', state)
  if (from !== undefined) query = query.where('created_at', '>=', from)
  // Times of the day come after its name, and before it with the character that follows T.
  if (to !== undefined) query = query.where('created_at', '<', `${to}U`)
  return query
}

/** Whether a filter looks for words. */
export const isSearch = ({ search = '' }: InboxFilter): boolean => search.trim() !== ''

/** Leads are counted up to here: a number says as much as anybody needs by then, and takes no longer to find. */
export const mostCounted = 10_000

/** Counts leads until there are `mostCounted`. */
export async function countUpTo(database: Pick<Database, 'selectFrom'>, leads: Leads): Promise<number> {
  const { count } = await database
    .selectFrom(leads.select('lead_state').limit(mostCounted).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
