import type { Situation } from '../situation.ts'

/** Marketing: campaigns, posts, launches and pages. */
export const marketingSituations: readonly Situation[] = []
