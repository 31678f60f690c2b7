import type { MechanismName } from './mechanisms.ts'

/** A result that a service wrote. */
export interface WrittenJoke {
  readonly mechanism: MechanismName
  readonly result: string
}

/** Why what a service wrote is of no use. */
export type WrittenFault =
  /** It is not in the form that was asked for. */
  | 'unreadable'
  /** The visitor's sentence is not what it begins with. */
  | 'changed'
  /** Nothing was added. */
  | 'unchanged'
  /** More than one sentence was added, or a long one. */
  | 'long'
  /** Exclamation marks, emoji, markup, links, other scripts. */
  | 'marks'
  /** Numbers, names or dates that were not given. */
  | 'facts'
  /** A promise that was not given. */
  | 'claim'
  | 'grave'
  /** A joke that everybody knows. */
  | 'known'
  /** In the drawer, or written twice. */
  | 'repeated'
