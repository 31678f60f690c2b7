import { type ActionResult, type Actor, actOn } from '#server/leads/act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type LeadState, submissionStatus } from '#server/platform/database/tables.ts'

export interface StateChange {
  readonly id: string
  readonly to: LeadState
  /** The state that the operator saw. In any other state the lead is left alone: another operator was quicker. */
  readonly from?: LeadState | undefined
}

/** Sets the state of leads. Suspects of spam have no state to set until they are released. */
export function setStates(database: Database, changes: readonly StateChange[], actor: Actor): Promise<ActionResult> {
  const asked = new Map(changes.map((change) => [change.id, change]))
  return actOn(database, [...asked.keys()], actor, ({ id, status, state }) => {
    const { to, from = state } = asked.get(id) ?? {}
    if (to === undefined || to === state || from !== state || status === submissionStatus.quarantined) return undefined
    return { state: to }
  })
}
