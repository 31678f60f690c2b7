/** What is grave, by kinds, in the order in which their lists are asked: the first that holds is the reason. */
export const graveLists = [
  'self-harm',
  'death',
  'illness',
  'disability',
  'addiction',
  'violence',
  'abuse',
  'disaster',
  'children',
  'religion',
  'protected-groups',
  'layoffs',
  'misfortune',
  'safety',
] as const
export type GraveList = (typeof graveLists)[number]

/** What /straight-face promises to leave as it is: its rows, in their order. */
export const straightSubjects = [
  'claims',
  'layoffs',
  'outages',
  'recalls',
  'health',
  'severe-weather',
  'consent',
] as const
export type StraightSubject = (typeof straightSubjects)[number]

export const promiseOf = <Subject extends StraightSubject>(subject: Subject) => `promised-${subject}` as const

/**
 * What a list of the gate holds: ways of speaking that mean no harm, what leaves no doubt, a kind of what is grave, or what is
 * promised.
 */
export const gateLists = ['harmless', 'certain', ...graveLists, ...straightSubjects.map(promiseOf)] as const
export type GateList = (typeof gateLists)[number]

/** A list of the gate as its file has it, with the file's name. */
export interface GateListText {
  readonly file: string
  readonly holds: GateList
  /** Patterns, a line each or several between commas (docs/decisions/0017-gate.md). */
  readonly patterns: string
}

/** Words that patterns name by their class, as its file has it. */
export interface WordClassText {
  readonly name: string
  /** With spaces between them; `@child` stands for the words of another class. */
  readonly words: string
}

/** All that the gate goes by, but for what its model has learned. */
export interface GateTexts {
  readonly lists: readonly GateListText[]
  readonly classes: readonly WordClassText[]
}
