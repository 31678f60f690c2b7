import type { Desk } from '#desk/desk.ts'
import { goneText, saidOf, takenBack, type Verb } from '#desk/parts/action-flash.ts'
import { numberOf } from '#desk/screens/inbox/lead.view.ts'
import type { AuditAction } from '#server/access/audit.ts'
import type { Session } from '#server/access/sessions.ts'
import type { ActionResult, Actor } from '#server/leads/act.ts'
import { deleteLeads } from '#server/leads/delete-leads.ts'
import { markAsSpam } from '#server/leads/judge-spam.ts'
import { setStates } from '#server/leads/lead-states.ts'
import { undo } from '#server/leads/undo.ts'
import type { LeadState } from '#server/platform/database/tables.ts'

const recorded: Readonly<Record<Verb, AuditAction>> = {
  new: 'new-again',
  handled: 'handled',
  archived: 'archived',
  spam: 'spam',
}

export const actorOf = ({ clock }: Desk, { who }: Session): Actor => ({ by: who, now: clock.now() })

export interface ActOptions {
  /** The state that the page showed: in any other state another person acted first. */
  readonly seen?: LeadState | undefined
  /** Whether the next lead is shown afterwards. */
  readonly opens?: boolean
}

/** Changes the state of leads, and records the action for the flash and the audit log. */
export async function act(
  desk: Desk,
  session: Session,
  verb: Verb,
  ids: readonly string[],
  { seen, opens = false }: ActOptions = {},
): Promise<void> {
  const { database, audit, lastActions } = desk
  const actor = actorOf(desk, session)
  const outcome: ActionResult =
    verb === 'spam'
      ? await markAsSpam(database, ids, actor)
      : await setStates(
          database,
          ids.map((id) => ({ id, to: verb, from: seen })),
          actor,
        )
  const changed = outcome.changed.map(({ id }) => id)
  if (changed.length > 0) await audit.record(session.who, recorded[verb], leadsNamed(changed))
  lastActions.note(session.id, saidOf(verb, outcome, opens))
}

/** Undoes this session's last action, where that is possible. */
export async function takeBack(desk: Desk, session: Session): Promise<void> {
  const { database, audit, lastActions, channels, clock, notify } = desk
  const back = lastActions.of(session.id)?.takeBack
  if (back === undefined) return
  const { undone, unchanged, gone } = await undo(database, back.changes, { channels }, clock.now())
  if (undone.length > 0) {
    notify()
    await audit.record(session.who, 'take-back', leadsNamed(undone, back.what))
  }
  lastActions.note(session.id, { flash: takenBack(undone.length, unchanged.length + gone.length) })
}

/** Deletes leads permanently. */
export async function removeLeads(desk: Desk, session: Session, ids: readonly string[]): Promise<void> {
  const { deleted, gone } = await deleteLeads(desk.database, ids, actorOf(desk, session))
  if (deleted.length > 0) await desk.audit.record(session.who, 'delete', leadsNamed(deleted))
  const [goneLead] = gone
  desk.lastActions.note(session.id, {
    flash:
      deleted.length === 0 && goneLead
        ? { kind: 'notice', text: goneText(goneLead) }
        : { kind: 'done', text: deleted.length === 1 ? 'Deleted.' : `${deleted.length} leads deleted.` },
  })
}

/** Leads by their numbers: the first two, and how many more. @param what noun for them */
export function leadsNamed(ids: readonly string[], what = 'Lead'): string {
  const [first = '', second = '', ...more] = ids.map(numberOf)
  if (ids.length === 1) return `${what} ${first}`
  return more.length === 0 ? `${what}s ${first} and ${second}` : `${what}s ${first}, ${second} and ${more.length} more`
}
