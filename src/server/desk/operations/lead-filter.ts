import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { comment } from '#forms/comment/comment-rules.ts'
import { type Database, isPostgres } from '#server/database/database.ts'
import { type LeadState, submissionStatus, type Tables } from '#server/database/tables.ts'
import { asPostgresQuery, asSqliteMatch, readSearch } from '#server/submissions/search-words.ts'

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

export interface Match {
  readonly submission_id: string
  readonly number: number
}

/**
 * Leads that have what is looked for, by the number under which the index has them.
 * @param among those that are asked about; all of them unless told
 * @returns undefined when there is not one word in the search, so that nothing can be found
 */
export function matches(
  database: Database,
  search: string,
  among?: readonly string[],
): SelectQueryBuilder<Tables, never, Match> | undefined {
  const runs = readSearch(search)
  if (runs.length === 0) return undefined
  if (isPostgres(database)) {
    let query = database
      .selectFrom('lead_search')
      .select(['submission_id', 'number'])
      .where(sql<boolean>`words @@ ${asPostgresQuery(runs)}::tsquery`)
    if (among !== undefined) query = query.where('submission_id', 'in', among)
    return query as SelectQueryBuilder<Tables, never, Match>
  }
  let query = database
    .selectFrom('lead_words')
    .innerJoin('lead_search', 'lead_search.number', 'lead_words.rowid')
    .select(['submission_id', 'lead_words.rowid as number'])
    .where(sql<boolean>`lead_words match ${asSqliteMatch(runs)}`)
  if (among !== undefined)
    query = query.where('lead_words.rowid', 'in', (leads) =>
      leads.selectFrom('lead_search').select('number').where('submission_id', 'in', among),
    )
  return query as SelectQueryBuilder<Tables, never, Match>
}
