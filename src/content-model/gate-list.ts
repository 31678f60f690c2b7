/** Lists of grave subjects by kind, in the order in which they are checked: the first match is the reason. */
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

/** Subjects of /straight-face, in the order of its rows; the gate leaves their sentences unchanged. */
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
 * Lists of the gate: harmless ways of speaking, harmless words of a brief, certain matches, the grave subjects by kind, and the promises of
 * /straight-face.
 */
export const gateLists = [
  'harmless',
  'harmless-in-briefs',
  'certain',
  ...graveLists,
  ...straightSubjects.map(promiseOf),
] as const
export type GateList = (typeof gateLists)[number]

/** A list of the gate as its file has it, with the file's name. */
export interface GateListText {
  readonly file: string
  readonly holds: GateList
  /** Patterns, a line each or several between commas (docs/decisions/0017-gate.md). */
  readonly patterns: string
}

/** Words that patterns refer to by the name of their class, as its file has it. */
export interface WordClassText {
  readonly name: string
  /** Separated by spaces; `@child` stands for the words of another class. */
  readonly words: string
}

/** All texts of the gate, without the trained model. */
export interface GateTexts {
  readonly lists: readonly GateListText[]
  readonly classes: readonly WordClassText[]
}
