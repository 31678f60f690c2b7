import type { ExpressionBuilder } from 'kysely'
import { comment } from '#forms/comment/comment-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import { stamp } from '#server/platform/clock.ts'
import { type SubmissionStatus, submissionStatus, type Tables } from '#server/platform/database/tables.ts'

const dayMs = 24 * 3_600_000

/** Forms whose rows are no messages: a subscription stays until it is erased. */
const unlimited: readonly string[] = [newsletter.name, notify.name]

/** Condition for rows under retention. Subscriptions and published comments are no messages; quarantined ones are. */
export const isMessage = (where: ExpressionBuilder<Tables, 'submissions'>) =>
  where.or([
    where('status', '=', submissionStatus.quarantined),
    where.and([
      where('form', 'not in', unlimited),
      where.not(where.and([where('form', '=', comment.name), where('status', '=', submissionStatus.approved)])),
    ]),
  ])

/** End of retention of a row, ISO 8601; null when it has none. The same rule as `isMessage`. */
export function keptUntil(
  sent: { readonly form: string; readonly status: SubmissionStatus; readonly createdAt: string },
  retentionDays: number,
): string | null {
  const isPublished = sent.form === comment.name && sent.status === submissionStatus.approved
  const isKept = sent.status !== submissionStatus.quarantined && (unlimited.includes(sent.form) || isPublished)
  return isKept || retentionDays === 0 ? null : stamp(Date.parse(sent.createdAt) + retentionDays * dayMs)
}
