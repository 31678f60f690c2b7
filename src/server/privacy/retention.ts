import type { ExpressionBuilder } from 'kysely'
import { comment } from '#forms/comment/comment-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import { stamp } from '#server/platform/clock.ts'
import { type SubmissionStatus, submissionStatus, type Tables } from '#server/platform/database/tables.ts'

const dayMs = 24 * 3_600_000

/** Forms whose rows are no messages: a subscription stays until it is erased. */
const unlimited: readonly string[] = [newsletter.name, notify.name]

/** A condition: retention takes it. A subscription or a published comment is no message; one in quarantine is. */
export const isMessage = (where: ExpressionBuilder<Tables, 'submissions'>) =>
  where.or([
    where('status', '=', submissionStatus.quarantined),
    where.and([
      where('form', 'not in', unlimited),
      where.not(where.and([where('form', '=', comment.name), where('status', '=', submissionStatus.approved)])),
    ]),
  ])

/** When retention takes what was sent, ISO 8601; null when it does not. The same rule as `isMessage`, for one row. */
export function keptUntil(
  sent: { readonly form: string; readonly status: SubmissionStatus; readonly createdAt: string },
  retentionDays: number,
): string | null {
  const isPublished = sent.form === comment.name && sent.status === submissionStatus.approved
  const isKept = sent.status !== submissionStatus.quarantined && (unlimited.includes(sent.form) || isPublished)
  return isKept || retentionDays === 0 ? null : stamp(Date.parse(sent.createdAt) + retentionDays * dayMs)
}
