import type { Pruned } from './prune.ts'

/** Where a build keeps what it left out of its pages' style sheets, for tests. */
export const fullStylesName = 'full-styles.json'

export interface FullStyles {
  /** By a hash: the style sheets of a page's components as they were, and the classes whose rules the page lacks. */
  readonly sheets: Readonly<Record<string, Pick<Pruned, 'leftOut'> & { readonly full: string }>>
  /** The hash of each page's, by the page's file. */
  readonly pages: Readonly<Record<string, string>>
}
