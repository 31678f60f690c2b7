import {
  type Frames,
  keywordKinds,
  ofSubject,
  type TitleCondition,
  type TitleSort,
  unknown,
} from '#content-model/title-texts.ts'
import type { Keyword } from './keyword.ts'
import { phrasesOf } from './phrases.ts'

/** The frames and closings for keywords. */
export interface FrameTable {
  /** The frames for a keyword, the most specific first. */
  framesFor(keyword: Keyword): readonly Frames[]
  /** Closings for a keyword: where those of its frames are few, also those of the general sort. */
  closingsFor(keyword: Keyword): readonly string[]
  /** All frames, in a stable order. */
  readonly every: readonly Frames[]
}

/** A sort with the condition for its keywords. */
interface Rule {
  readonly sort: TitleSort
  readonly isFor: (keyword: Keyword, lower: string) => boolean
}

/**
 * Makes a table of the sorts' frames.
 *
 * @throws where a sort names an unknown one, or a kind of keyword lacks a sort for all of it
 */
export function createFrameTable(sorts: readonly TitleSort[]): FrameTable {
  const byId = new Map(sorts.map((sort) => [sort.id, sort]))
  const problems = problemsOf(sorts, byId)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const rules = rulesOf(sorts, byId)
  const framesOf = (ids: readonly string[], { subject = '' }: Keyword): readonly Frames[] =>
    ids.flatMap((id) => (id === ofSubject ? ownOrder(byId.get(subject)) : id)).flatMap((id) => byId.get(id) ?? [])
  const sortFor = (keyword: Keyword): TitleSort | undefined => {
    const lower = keyword.typed.toLowerCase()
    return rules.find(({ isFor }) => isFor(keyword, lower))?.sort
  }
  const framesFor = (keyword: Keyword) => framesOf(ownOrder(sortFor(keyword)), keyword)
  return {
    framesFor,
    closingsFor(keyword) {
      const others = framesOf(sortFor(keyword)?.closingsOf ?? [], keyword)
      return [...new Set([...framesFor(keyword), ...others].flatMap(({ closings }) => closings))]
    },
    every: sorts,
  }
}

/** The ids of the sorts whose frames a sort uses. */
const ownOrder = (sort: TitleSort | undefined): readonly string[] => sort?.wordsOf ?? (sort ? [sort.id] : [])

/** The sorts with conditions besides their nouns, in order; those for all of a kind come last. */
function rulesOf(sorts: readonly TitleSort[], byId: ReadonlyMap<string, TitleSort>): Rule[] {
  const rules = sorts.flatMap((sort) => (sort.when ? [{ sort, isFor: readCondition(sort.when, byId) }] : []))
  const [some, all] = [false, true].map((wanted) => rules.filter(({ sort }) => isForAll(sort) === wanted))
  return [...(some ?? []), ...(all ?? [])]
}

const isForAll = ({ when }: TitleSort): boolean => when !== undefined && Object.keys(when).length === 1

function readCondition(when: TitleCondition, byId: ReadonlyMap<string, TitleSort>): Rule['isFor'] {
  const { kind, subjects, traits, bought = false, definition = false } = when
  const isWorded = readWording(when)
  const hasTrait = (subject: string | undefined) =>
    (subject === undefined ? [unknown] : (byId.get(subject)?.traits ?? [])).some((own) =>
      traits?.some((trait) => trait === own),
    )
  return (keyword, lower) =>
    // Names use the frames of things.
    kind === (keyword.kind === 'name' ? 'thing' : keyword.kind) &&
    (!subjects || subjects.includes(keyword.subject ?? '')) &&
    (!traits || hasTrait(keyword.subject)) &&
    (!bought || keyword.bought) &&
    (!definition || keyword.definition === true) &&
    isWorded(lower)
}

function readWording({ begins, has, ends, lacks }: TitleCondition): (lower: string) => boolean {
  const wanted = [phrasesOf(begins, 'begins'), phrasesOf(has), phrasesOf(ends, 'ends')]
  const isAny = (begins ?? has ?? ends) === undefined
  const unwanted = phrasesOf(lacks)
  return (lower) => (isAny || wanted.some((phrases) => phrases.test(lower))) && !unwanted.test(lower)
}

/** Problems of the sorts as a whole, a sentence each. */
function problemsOf(sorts: readonly TitleSort[], byId: ReadonlyMap<string, TitleSort>): string[] {
  const kindsForAll = sorts.filter(isForAll).map(({ when }) => when?.kind)
  return [
    ...sorts.filter((sort) => byId.get(sort.id) !== sort).map(({ id }) => `Two sorts of keywords have one id: ${id}`),
    ...sorts.flatMap(({ id, wordsOf = [], closingsOf = [], forAnimals, online, when }) =>
      [...wordsOf, ...closingsOf, ...(when?.subjects ?? []), forAnimals, online]
        .filter((other) => other !== undefined && other !== ofSubject && !byId.has(other))
        .map((other) => `${id}: there is no sort of keywords with the id ${other}`),
    ),
    ...keywordKinds
      .filter((kind) => !kindsForAll.includes(kind))
      .map((kind) => `No sort of keywords is for every ${kind}: one needs it as its only condition`),
  ]
}
