import type { Choice, Shell, Tab } from '#desk/shell-props.ts'

/** The file of a line, and what it is known by in there. */
export interface FlatSource {
  readonly path: string
  readonly name: string
  /** The file in the editor, on the machine of whoever looks; nothing where the editor works on a Git host. */
  readonly href?: string
}

/** A line of the try-outs that fell flat. */
export interface FlatRow {
  readonly id: string
  readonly text: string
  /** The text is only its name: the line fills in what was typed. */
  readonly isName: boolean
  readonly kind: string
  /** Where it stands in content; nothing of a line that is worked out or was written by a service. */
  readonly source?: FlatSource
  /** Like 21.9. */
  readonly perHundred: string
  /** In a hundred of the first row's. */
  readonly bar: number
  readonly flat: string
  readonly shown: string
}

export interface FallsFlatView {
  readonly screen: 'flat'
  readonly shell: Shell
  readonly kinds: readonly Choice[]
  readonly kind: string
  readonly ranges: readonly Tab[]
  /** The stretch that the address names; empty: the one that needs no name. */
  readonly range: string
  /** The same stretch, of every kind. */
  readonly allHref: string
  readonly rows: readonly FlatRow[]
  /** All of it in a sentence; empty while nothing was shown. */
  readonly overall: string
  readonly leastShown: number
  /** What opens the links to the editor; empty without any. */
  readonly editor: string
}
