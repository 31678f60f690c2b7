import type { MechanismName } from './mechanisms.ts'

/** A result of a service. */
export interface WrittenJoke {
  readonly mechanism: MechanismName
  readonly result: string
}

/** Reasons for which a service's result can't be used. */
export type WrittenFault =
  /** It is not in the requested form. */
  | 'unreadable'
  /** It does not begin with the visitor's sentence. */
  | 'changed'
  /** It adds no words. */
  | 'unchanged'
  /** It adds more than one sentence, or a long one. */
  | 'long'
  /** It has exclamation marks, emoji, markup, links or other scripts. */
  | 'marks'
  /** It has numbers, names or dates that the visitor did not give. */
  | 'facts'
  /** It makes a promise that the visitor did not make. */
  | 'claim'
  | 'grave'
  /** It is a worn joke. */
  | 'known'
  /** It is in the drawer, or was written twice. */
  | 'repeated'
