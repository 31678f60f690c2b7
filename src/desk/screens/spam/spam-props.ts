import type { ItemsView, Question, SentField } from '#desk/shell-props.ts'

/** A suspect of spam. */
export interface Suspect {
  readonly id: string
  readonly name: string
  /** Address, form and time. */
  readonly meta: readonly string[]
  readonly words: string
  /** Everything that was filled in. */
  readonly facts: readonly SentField[]
  /** Why it is a suspect. */
  readonly reasons: readonly string[]
  readonly askHref: string
  readonly question?: Question
}

export interface SpamView extends ItemsView {
  readonly screen: 'spam'
  readonly suspects: readonly Suspect[]
  /** Like 4 suspects. Deleted by themselves after 730 days. */
  readonly count: string
  readonly askAllHref: string
  /** Asks before it deletes all that are shown. */
  readonly question?: Question
}
