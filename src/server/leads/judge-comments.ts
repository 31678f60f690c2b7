import { comment } from '#forms/comment/comment-rules.ts'
import { type ActionResult, type Actor, actOn } from '#server/leads/act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type SubmissionStatus, submissionStatus } from '#server/platform/database/tables.ts'

/** Lets comments be shown on their posts. */
export const approve = (database: Database, ids: readonly string[], actor: Actor): Promise<ActionResult> =>
  judge(database, ids, actor, submissionStatus.approved, [submissionStatus.new])

/** Keeps comments hidden until retention deletes them. */
export const reject = (database: Database, ids: readonly string[], actor: Actor): Promise<ActionResult> =>
  judge(database, ids, actor, submissionStatus.rejected, [submissionStatus.new])

/** Lets comments wait for a decision again. Published ones leave their posts. */
export const takeBack = (database: Database, ids: readonly string[], actor: Actor): Promise<ActionResult> =>
  judge(database, ids, actor, submissionStatus.new, [submissionStatus.approved, submissionStatus.rejected])

const judge = (
  database: Database,
  ids: readonly string[],
  actor: Actor,
  status: SubmissionStatus,
  from: readonly SubmissionStatus[],
): Promise<ActionResult> =>
  actOn(database, ids, actor, (found) =>
    found.form === comment.name && from.includes(found.status) ? { status } : undefined,
  )
