import type { Pruned } from './prune.ts'

/** The file of a build with its pages' style sheets before pruning, for tests. */
export const fullStylesName = 'full-styles.json'

export interface FullStyles {
  /** By a hash: the style sheets of a page's components before pruning, and the classes whose rules the page lacks. */
  readonly sheets: Readonly<Record<string, Pick<Pruned, 'leftOut'> & { readonly full: string }>>
  /** The hash for each page, by the page's file. */
  readonly pages: Readonly<Record<string, string>>
}
