/** What an entry of the log of changes may be. */
export const changeKinds = ['Added', 'Fixed', 'Changed', 'Removed', 'Admitted'] as const
export type ChangeKind = (typeof changeKinds)[number]
