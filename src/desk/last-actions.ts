import type { Flash } from '#desk/shell-props.ts'
import type { Undoable } from '#server/leads/undo.ts'

/** The changes of an action, for undo. */
export interface TakeBack {
  /** Noun for one changed entry. */
  readonly what: 'Lead' | 'Comment'
  readonly changes: readonly Undoable[]
}

/** The last action of a session, until the next one. */
export interface LastAction {
  readonly flash: Flash
  readonly takeBack?: TakeBack
}

/** The last action of each session, in memory: a restart forgets it, and its undo with it. */
export interface LastActions {
  note(session: string, action: LastAction): void
  of(session: string): LastAction | undefined
}

/** Sessions remembered. Few people have a desk. */
const most = 100

export function createLastActions(): LastActions {
  const actions = new Map<string, LastAction>()
  return {
    note(session, action) {
      actions.delete(session)
      actions.set(session, action)
      const [oldest] = actions.keys()
      if (actions.size > most && oldest !== undefined) actions.delete(oldest)
    },
    of: (session) => actions.get(session),
  }
}
