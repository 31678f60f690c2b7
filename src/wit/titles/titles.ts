import { type Dryness, drynesses } from '#content-model/example.ts'
import { titleLimits } from '#content-model/pages/try-titles.ts'
import type { TitleTexts } from '#content-model/title-texts.ts'
import type { Gate } from '#wit/gate/gate.ts'
import { createFrameTable, type FrameTable } from './frames-for.ts'
import { type Keyword, type Misfit, readKeyword } from './keyword.ts'
import { createLexicon } from './lexicon.ts'
import { pixelWidth } from './pixel-width.ts'

export interface Title {
  keyword: string
  title: string
  description: string
  /** By which it can be asked for again. */
  id: string
  /** The keyword is the first thing in the title. */
  first: boolean
  /** No other title here is made like it. */
  alone: boolean
  /** Its subject gets no joke. */
  plain: boolean
  /** There is another one. */
  more: boolean
}

export interface Unfit {
  keyword: string
  reason: Misfit
}

export interface WrittenTitles {
  titles: readonly Title[]
  unfit: readonly Unfit[]
}

export interface TitlesRequest {
  keywords: readonly string[]
  dryness?: Dryness | undefined
  /** Ids of what was shown before, by keyword, in the order of showing; the last one stays. */
  shown?: ReadonlyMap<string, readonly string[]>
  /** The keyword whose last one is to be followed by another. */
  another?: string | undefined
}

// Without the cost of taking plain text apart into characters.
const length = (text: string): number => (/[\ud800-\udfff]/.test(text) ? [...text].length : text.length)
const within = (text: string, { least, most }: { least: number; most: number }) =>
  length(text) >= least && length(text) <= most

/** Puts a keyword into a frame. */
function fill(frame: string, { written, number }: Keyword): string {
  return frame
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (number === 'plural' ? many : one))
    .replaceAll('{K}', () => written)
}

/** Whether a frame can go on from this keyword. */
function agrees(frame: string, { kind, number, saysFor }: Keyword): boolean {
  if (saysFor && /^,? (?:for|that|and|you|your|with) /.test(frame)) return false
  if (kind === 'how-to' || number !== 'label') return true
  return !frame.includes('[') && !/^ (?!with |without |by |in )/.test(frame)
}

/** All parts that titles and descriptions are made of, in an order that stays: an id names them by their places. */
interface Parts {
  readonly tails: readonly string[]
  readonly openings: readonly string[]
  readonly closings: readonly string[]
}

const partsOf = ({ every }: FrameTable): Parts => ({
  tails: [...new Set(['', ...every.flatMap(({ titles }) => drynesses.flatMap((dryness) => titles[dryness]))])],
  openings: [...new Set(every.flatMap(({ openings }) => openings))],
  closings: [...new Set(every.flatMap(({ closings }) => closings))],
})

/** What follows the keyword in the titles that fit it, in the order of showing. */
function tailsFor(keyword: Keyword, dryness: Dryness, { framesFor }: FrameTable): readonly string[] {
  const order = [dryness, ...drynesses.filter((other) => other !== dryness)]
  const tails = framesFor(keyword).flatMap(({ titles }) => order.flatMap((each) => titles[each]))
  const fitting = tails.filter((tail) => agrees(tail, keyword) && within(titleOf(keyword, tail), titleLimits.title))
  const narrow = fitting.filter((tail) => pixelWidth(titleOf(keyword, tail)) <= titleLimits.width.most)
  if (narrow.length > 0) return narrow
  return fitting.length > 0 ? fitting : ['']
}

const titleOf = (keyword: Keyword, tail: string): string => fill(`{K}${tail}`, keyword)

/** What is in the list already: each title's frame is used for one keyword, where there are enough of them. */
class Used {
  readonly #tails = new Map<string, number>()
  readonly #parts = new Map<string, number>()
  readonly #descriptions = new Set<string>()

  add(tail: string, { text, opening, closings }: Description): void {
    this.#tails.set(tail, this.tail(tail) + 1)
    this.#descriptions.add(text)
    for (const part of [opening, ...closings]) this.#parts.set(part, this.part(part) + 1)
  }
  tail = (tail: string): number => this.#tails.get(tail) ?? 0
  part = (part: string): number => this.#parts.get(part) ?? 0
  has = (description: string): boolean => this.#descriptions.has(description)
}

interface Description {
  text: string
  opening: string
  closings: readonly string[]
}

const describe = (keyword: Keyword, opening: string, closings: readonly string[]): Description => ({
  text: [fill(opening, keyword), ...closings].join(' '),
  opening,
  closings,
})

/**
 * The description that fits: an opening with the keyword and one or two closings, those first that were used least here and
 * say most of the subject.
 *
 * @param unlike the words beside it, which it may not repeat
 */
function descriptionFor(
  keyword: Keyword,
  table: FrameTable,
  used: Used,
  unlike: string,
  before: ReadonlySet<string>,
): Description {
  const price = (text: string, rank: number): Part => ({
    text,
    length: length(fill(text, keyword)),
    cost: rank + 60 * used.part(text) + (before.has(text) ? 30 : 0),
  })
  const closings = unlessAll(table.closingsFor(keyword), (part) => echoes(part, unlike)).map(price)
  let cheapest: Combination = { cost: Number.POSITIVE_INFINITY, parts: [] }
  for (const opening of unlessAll(openingsFor(keyword, table), (part) => echoes(part, unlike)).map((text, rank) =>
    price(text, 3 * rank),
  )) {
    for (const found of combinations(opening, closings, cheapest.cost)) {
      const isTaken = used.has(describe(keyword, opening.text, textsOf(found.parts)).text)
      if (found.cost < cheapest.cost && !isTaken) cheapest = { ...found, parts: [opening, ...found.parts] }
    }
  }
  const [opening = '{K}.', ...rest] = textsOf(cheapest.parts)
  return describe(keyword, opening, rest)
}

/** Leaves out what is so, unless nothing would be left. */
function unlessAll(parts: readonly string[], isSo: (part: string) => boolean): readonly string[] {
  const left = parts.filter((part) => !isSo(part))
  return left.length > 0 ? left : parts
}

interface Part {
  text: string
  length: number
  /** What using it costs: more the less it says of the subject, and the more it was used. */
  cost: number
}

interface Combination {
  cost: number
  parts: readonly Part[]
}

const textsOf = (parts: readonly Part[]): string[] => parts.map(({ text }) => text)

/** One closing or two that make a description of an opening, for less than what was found. */
function* combinations(opening: Part, closings: readonly Part[], found: number): Generator<Combination> {
  const { least, most } = titleLimits.description
  for (const first of closings) {
    const sum = opening.length + 1 + first.length
    const cost = opening.cost + first.cost
    if (sum > most || cost >= found || echoes(opening.text, first.text)) continue
    if (sum >= least) yield { cost, parts: [first] }
    else yield* pairs(opening, first, closings, found)
  }
}

function* pairs(opening: Part, first: Part, closings: readonly Part[], found: number): Generator<Combination> {
  const { least, most } = titleLimits.description
  for (const second of closings) {
    const sum = opening.length + first.length + second.length + 2
    // Two are a little worse than one.
    const cost = opening.cost + first.cost + second.cost + 2
    if (second === first || sum < least || sum > most || cost >= found) continue
    if (!echoes(opening.text, second.text) && !echoes(first.text, second.text)) yield { cost, parts: [first, second] }
  }
}

function openingsFor(keyword: Keyword, { framesFor }: FrameTable): readonly string[] {
  const own = framesFor(keyword).flatMap(({ openings }) => openings)
  return own.filter((opening) => agrees(opening.replace('{K}', ''), keyword))
}

const longWords = new Map<string, ReadonlySet<string>>()

/** Words of five letters and more: the ones that are noticed when they come again. */
function longWordsOf(part: string): ReadonlySet<string> {
  const known = longWords.get(part)
  if (known) return known
  const words = new Set(part.toLowerCase().match(/(?!answer)\p{L}{5,}/gu))
  longWords.set(part, words)
  return words
}

const echoes = (part: string, other: string): boolean => !longWordsOf(part).isDisjointFrom(longWordsOf(other))

/** What one keyword was given, by the parts it is made of. */
interface Choice {
  tail: string
  description: Description
}

const idOf = ({ tail, description: { opening, closings } }: Choice, parts: Parts): string =>
  [
    parts.tails.indexOf(tail),
    parts.openings.indexOf(opening),
    ...closings.map((closing) => parts.closings.indexOf(closing)),
  ].join('.')

/** What an id stands for, of what a keyword may be given; undefined for one that was not given to it. */
function choiceOf(
  id: string,
  keyword: Keyword,
  { tails, openings }: { readonly tails: readonly string[]; readonly openings: readonly string[] },
  parts: Parts,
): Choice | undefined {
  const [tail, opening, ...closings] = id.split('.').map(Number)
  const [found, begun] = [parts.tails[tail ?? -1], parts.openings[opening ?? -1]]
  const ended = closings.map((at) => parts.closings[at])
  if (found === undefined || begun === undefined || !ended.every((part) => part !== undefined)) return undefined
  if (!tails.includes(found) || !openings.includes(begun)) return undefined
  const description = describe(keyword, begun, ended)
  return within(description.text, titleLimits.description) ? { tail: found, description } : undefined
}

/** What writes titles. */
export interface Titles {
  /**
   * Writes a title and a description for each keyword, no two of them alike, or says why there is none. The same keywords get
   * the same ones.
   *
   * @param wanted at most `titleLimits.keywords` keywords, without repetitions
   */
  write(wanted: TitlesRequest): WrittenTitles
}

/**
 * Makes of all that titles are written with what writes them.
 *
 * @throws where what is in one file does not fit what is in the others, with the id of the sort
 */
export function createTitles(texts: TitleTexts, gate: Gate): Titles {
  const lexicon = createLexicon(texts)
  const table = createFrameTable(texts.sorts)
  const parts = partsOf(table)
  return {
    write({ keywords, dryness = 'crisp', shown = new Map<string, readonly string[]>(), another }) {
      const used = new Used()
      const read = keywords.map((typed) => ({ typed, keyword: readKeyword(typed, lexicon, gate) }))
      const fitting = read.flatMap(({ keyword }) =>
        typeof keyword === 'string' ? [] : [{ keyword, tails: tailsFor(keyword, dryness, table) }],
      )
      const seenBy = new Map(
        fitting.map(({ keyword, tails }) => {
          const own = { tails, openings: openingsFor(keyword, table) }
          const ids = shown.get(keyword.typed) ?? []
          return [keyword, ids.flatMap((id) => choiceOf(id, keyword, own, parts) ?? [])] as const
        }),
      )
      const chosen = new Map<Keyword, Choice>()
      const choose = (keyword: Keyword, choice: Choice) => {
        used.add(choice.tail, choice.description)
        chosen.set(keyword, choice)
      }
      for (const { keyword } of fitting) {
        const last = seenBy.get(keyword)?.at(-1)
        if (last && keyword.typed !== another) choose(keyword, last)
      }
      for (const { keyword, tails } of fitting) {
        if (chosen.has(keyword)) continue
        choose(keyword, nextFor(keyword, table, { tails, used, seen: seenBy.get(keyword) ?? [] }))
      }
      return {
        titles: fitting.flatMap(({ keyword, tails }) => {
          const choice = chosen.get(keyword)
          if (!choice) return []
          const had = new Set([...(seenBy.get(keyword) ?? []), choice].map(({ tail }) => tail))
          const id = idOf(choice, parts)
          return [show(keyword, choice, { id, alone: used.tail(choice.tail) <= 1, more: tails.length > had.size })]
        }),
        unfit: read.flatMap(({ typed, keyword }) =>
          typeof keyword === 'string' ? [{ keyword: typed, reason: keyword }] : [],
        ),
      }
    },
  }
}

/** What a keyword is given after what it was given before: the tail that was used least here, or the last one again. */
function nextFor(
  keyword: Keyword,
  table: FrameTable,
  { tails, used, seen }: { tails: readonly string[]; used: Used; seen: readonly Choice[] },
): Choice {
  const unseen = tails.filter((tail) => !seen.some((choice) => choice.tail === tail))
  const tail = unseen.toSorted((a, b) => used.tail(a) - used.tail(b))[0]
  const last = seen.at(-1)
  if (tail === undefined && last) return last
  const before = new Set(seen.flatMap(({ description }) => [description.opening, ...description.closings]))
  return { tail: tail ?? '', description: descriptionFor(keyword, table, used, tail ?? '', before) }
}

function show(keyword: Keyword, choice: Choice, about: Pick<Title, 'id' | 'alone' | 'more'>): Title {
  const title = titleOf(keyword, choice.tail)
  return {
    ...about,
    keyword: keyword.typed,
    title,
    description: choice.description.text,
    first: title.toLowerCase().startsWith(keyword.typed.toLowerCase().replace(/[?!.]+$/, '')),
    plain: keyword.kind === 'plain',
  }
}
