/** Kinds of entries in the log of changes. */
export const changeKinds = ['Added', 'Fixed', 'Changed', 'Removed', 'Admitted'] as const
export type ChangeKind = (typeof changeKinds)[number]
