import type { Choice, Shell, Tab } from '#desk/shell-props.ts'

/** The file of a line, and its name in that file. */
export interface FlatSource {
  readonly path: string
  readonly name: string
  /** Link to the file in the local editor; absent when the editor works on a Git host. */
  readonly href?: string
}

/** A line of the try-outs with votes of falls flat. */
export interface FlatRow {
  readonly id: string
  readonly text: string
  /** Whether the text is only the line's name: the line fills in the visitor's words, which are not kept. */
  readonly isName: boolean
  readonly kind: string
  /** Its place in content; absent for a line that is computed or was written by a service. */
  readonly source?: FlatSource
  /** Like 21.9. */
  readonly perHundred: string
  /** Percent of the first row's share. */
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
  /** The range in the address; empty: the default one. */
  readonly range: string
  /** Address of the same range for every kind. */
  readonly allHref: string
  readonly rows: readonly FlatRow[]
  /** A summary in a sentence; empty while no line was shown. */
  readonly overall: string
  readonly leastShown: number
  /** The command that opens the editor for these links; empty without links. */
  readonly editor: string
}
