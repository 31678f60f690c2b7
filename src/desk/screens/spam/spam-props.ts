import type { ItemsView, Question, SentField } from '#desk/shell-props.ts'

export interface Suspect {
  readonly id: string
  readonly name: string
  /** Address, form and time. */
  readonly meta: readonly string[]
  readonly words: string
  /** All filled-in fields. */
  readonly facts: readonly SentField[]
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
  /** The question before all shown suspects are deleted. */
  readonly question?: Question
}
