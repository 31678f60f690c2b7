import type { LastAction } from '#desk/last-actions.ts'
import { paths } from '#desk/paths.ts'
import type { Flash } from '#desk/shell-props.ts'
import { clockTime } from '#desk/shown-times.ts'
import type { ActionResult, Gone, Stood } from '#server/leads/act.ts'
import type { GoneReason, LeadState, SubmissionStatus } from '#server/platform/database/tables.ts'

/** Actions of a lead's buttons. */
export const verbs = ['new', 'handled', 'archived', 'spam'] as const
export type Verb = (typeof verbs)[number]

const done: Readonly<Record<Verb, string>> = {
  new: 'New again.',
  handled: 'Handled.',
  archived: 'Archived.',
  spam: 'Moved to spam.',
}

/** The message after an action, with its undo. @param opens whether the next lead is shown */
export function saidOf(verb: Verb, outcome: ActionResult, opens: boolean): LastAction {
  const { changed, unchanged, gone } = outcome
  if (changed.length === 0) return { flash: notDone(unchanged, gone) }
  const count = changed.length > 1 ? `${changed.length} leads: ${done[verb].toLowerCase()}` : done[verb]
  const left = unchanged.length + gone.length
  const parts = [
    count,
    ...(opens ? ['The next one is open.'] : []),
    ...(left > 0 ? [`${left} had been changed by then, and stayed as they are.`] : []),
  ]
  return {
    flash: { kind: 'done', text: parts.join(' '), press: { label: 'Take back', path: paths.takeBack } },
    takeBack: { what: 'Lead', changes: changed },
  }
}

/** The message after an undo. @param left number of entries that stay, since someone changed them again */
export function takenBack(undone: number, left: number): Flash {
  if (undone === 0) return { kind: 'notice', text: 'Somebody has changed it since. Nothing was taken back.' }
  if (left === 0) return { kind: 'done', text: 'Taken back.' }
  return { kind: 'done', text: `Taken back, but for ${left} that somebody has changed since.` }
}

/** The message when no entry was changed. @param what noun for the entry; @param fresh the action that made it new, with "by" */
export function notDone(
  [stood]: readonly Stood[],
  [gone]: readonly Gone[],
  { what = 'lead', fresh = 'marked this new again' } = {},
): Flash {
  if (stood) return { kind: 'notice', text: changedMeanwhile(stood, fresh) }
  return { kind: 'notice', text: gone ? goneText(gone, what) : 'There was nothing to do.' }
}

/** The message when another person acted on the entry first. */
function changedMeanwhile({ status, state, actedAt, actedBy }: Stood, fresh: string): string {
  if (actedAt === null) return 'It was like that already. Nothing was done twice.'
  const who = actedBy ?? 'The command line'
  const what = judged[status] ?? (state === 'new' ? fresh : marked[state])
  return `${who} ${what} at ${clockTime(actedAt)}. Nothing was done twice.`
}

const judged: Readonly<Partial<Record<SubmissionStatus, string>>> = {
  quarantined: 'moved this to spam',
  approved: 'approved this',
  rejected: 'rejected this',
}

const marked: Readonly<Record<Exclude<LeadState, 'new'>, string>> = {
  handled: 'marked this handled',
  archived: 'archived this',
}

const goneWords: Readonly<Record<GoneReason, string>> = {
  sender: 'erased at %, by the person who sent it',
  erased: 'erased at %, with everything of its address',
  deleted: 'deleted at %',
}

/** The message for a lead that is no longer there. @param what noun for it */
export function goneText({ at, reason }: Gone, what = 'lead'): string {
  if (at === undefined || reason === undefined) return `This ${what} is no longer here.`
  return `This ${what} was ${goneWords[reason].replace('%', clockTime(at))}.`
}
