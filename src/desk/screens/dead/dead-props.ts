import type { ItemsView, Question } from '#desk/shell-props.ts'

/** A delivery that was given up. */
export interface ShownDeadLetter {
  readonly id: string
  /** Sender of the lead, or recipient of the letter. */
  readonly name: string
  /** Form, or the kind of letter. */
  readonly form: string
  /** Address of the lead; the site's own letters have no page. */
  readonly openHref?: string
  /** Explanation of the error, and whether a retry can help. */
  readonly meaning: string
  readonly helps: boolean
  /** The receiver's last words. */
  readonly said?: string
  readonly way: string
  /** Like 10 tries, 16 to 19 November. */
  readonly tries: string
  readonly askHref: string
  readonly question?: Question
}

export interface DeadView extends ItemsView {
  readonly screen: 'dead'
  readonly letters: readonly ShownDeadLetter[]
  /** The message when there are more than the screen shows. */
  readonly more: string
}
