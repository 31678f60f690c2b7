import type { ItemsView, Question } from '#desk/shell-props.ts'

/** A delivery that was given up. */
export interface ShownDeadLetter {
  readonly id: string
  /** Who sent the lead, or whom the letter was for. */
  readonly name: string
  /** Form, or the kind of letter. */
  readonly form: string
  /** The lead; a letter of the site's own has no page. */
  readonly openHref?: string
  /** What it means, and whether trying again can help. */
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
  /** Said where there are more than the screen shows. */
  readonly more: string
}
