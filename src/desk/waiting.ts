import { comment } from '#forms/comment/comment-rules.ts'
import { countUpTo, isSuspect, leadsBut } from '#server/leads/lead-filter.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deliveryState, leadState, submissionStatus } from '#server/platform/database/tables.ts'

/** Counts of waiting entries in the desk's navigation. */
export interface Waiting {
  /** `mostCounted` at most. */
  readonly leads: number
  readonly comments: number
  readonly suspects: number
  readonly deadLetters: number
}

export async function countWaiting(database: Pick<Database, 'selectFrom'>): Promise<Waiting> {
  const submissions = database.selectFrom('submissions').select(({ fn }) => fn.countAll<number>().as('count'))
  const leads = countUpTo(database, leadsBut(database, { state: leadState.new }))
  const dead = database
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deliveries.state', '=', deliveryState.dead)
    .where('status', '!=', submissionStatus.quarantined)
  const letters = database
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', deliveryState.dead)
  const [comments = 0, suspects = 0, deadDeliveries = 0, deadLetters = 0] = await Promise.all(
    [
      submissions.where('form', '=', comment.name).where('status', '=', submissionStatus.new),
      submissions.where(isSuspect),
      dead,
      letters,
    ].map(async (query) => Number((await query.executeTakeFirstOrThrow()).count)),
  )
  return { leads: await leads, comments, suspects, deadLetters: deadDeliveries + deadLetters }
}
