import {
  type GateList,
  type GateListText,
  type GateTexts,
  type GraveList,
  gateLists,
  graveLists,
  promiseOf,
  type StraightSubject,
  straightSubjects,
} from '#content-model/gate-list.ts'
import type { Steps } from '#language/slices.ts'
import { type GrowingIndex, type KnownSteps, type PatternIndex, readPatterns, type WordClasses } from './patterns.ts'

/** The gate's lists, read for matching. */
export interface Rules {
  /** Harmless neighbors. */
  readonly neighbors: PatternIndex
  /** Trades, customers and places of work. */
  readonly ofBriefs: PatternIndex
  readonly certain: PatternIndex
  /** In the order of the rows of /straight-face. */
  readonly promised: readonly { readonly subject: StraightSubject; readonly index: PatternIndex }[]
  /** In the order in which they are checked. */
  readonly kinds: readonly { readonly kind: GraveList; readonly index: PatternIndex }[]
}

/**
 * Reads the lists, each file a step.
 *
 * @throws when a list is missing, a class stands twice or a pattern cannot be read, which is named with its file
 */
export function* readRules({ lists, classes }: GateTexts): Steps<Rules> {
  const names = classes.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`src/content/gate-classes: two classes of words are called ${twice}`)
  const missing = gateLists.find((list) => !lists.some(({ holds }) => holds === list))
  if (missing) throw new Error(`src/content/gate: no file holds ${missing}`)
  const words = Object.fromEntries(classes.map((one) => [one.name, one.words]))
  const known: KnownSteps = new Map()
  const indexes = new Map<GateList, PatternIndex>()
  for (const [holds, parts] of Map.groupBy(lists, (list) => list.holds))
    indexes.set(holds, yield* indexOf(parts, words, known))
  const index = (list: GateList) => indexes.get(list) as PatternIndex
  return {
    neighbors: index('harmless'),
    ofBriefs: index('harmless-in-briefs'),
    certain: index('certain'),
    promised: straightSubjects.map((subject) => ({ subject, index: index(promiseOf(subject)) })),
    kinds: graveLists.map((kind) => ({ kind, index: index(kind) })),
  }
}

/** The patterns of all files that have a part of a list. */
function* indexOf(parts: readonly GateListText[], classes: WordClasses, known: KnownSteps): Steps<PatternIndex> {
  const index: GrowingIndex = { beginnings: new Map(), others: new Map() }
  for (const { file, patterns } of parts) {
    try {
      readPatterns(patterns, classes, known, index)
    } catch (error) {
      throw new Error(`src/content/gate/${file}.yaml: ${error instanceof Error ? error.message : error}`)
    }
    yield
  }
  return index
}
