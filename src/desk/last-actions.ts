import type { Flash } from '#desk/shell-props.ts'
import type { Undoable } from '#server/leads/undo.ts'

/** What an action changed, to be taken back. */
export interface TakeBack {
  /** What the changed are called, one of them. */
  readonly what: 'Lead' | 'Comment'
  readonly changes: readonly Undoable[]
}

/** What somebody did last, until they do the next thing. */
export interface LastAction {
  readonly strip: Flash
  readonly takeBack?: TakeBack
}

/** The last action of each session. In memory: after a restart there is nothing to take back from a strip. */
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
