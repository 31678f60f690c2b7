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
  /** The id for a request of the same result. */
  id: string
  /** Whether the title begins with the keyword. */
  first: boolean
  /** Whether no other title of the list has the same frame. */
  alone: boolean
  /** Whether the subject gets no joke. */
  plain: boolean
  /** Whether another result is left. */
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
  /** Ids of results that were shown before, by keyword, in order; the last one stays. */
  shown?: ReadonlyMap<string, readonly string[]>
  /** The keyword whose last result is replaced by another. */
  another?: string | undefined
}

// Text without surrogate pairs needs no costly split into characters.
const length = (text: string): number => (/[\ud800-\udfff]/.test(text) ? [...text].length : text.length)
const within = (text: string, { least, most }: { least: number; most: number }) =>
  length(text) >= least && length(text) <= most

/** Fills a keyword into a frame. */
function fill(frame: string, { written, number }: Keyword): string {
  return frame
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (number === 'plural' ? many : one))
    .replaceAll('{K}', () => written)
}

/** Whether a frame suits this keyword's kind and number. */
function agrees(frame: string, { kind, number, saysFor }: Keyword): boolean {
  if (saysFor && /^,? (?:for|that|and|you|your|with) /.test(frame)) return false
  if (kind === 'how-to' || number !== 'label') return true
  return !frame.includes('[') && !/^ (?!with |without |by |in )/.test(frame)
}

/** All parts of titles and descriptions in a stable order, since an id names them by index. */
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

/** The rest of each title after a fitting keyword, in the order of showing. */
function tailsFor(keyword: Keyword, dryness: Dryness, { framesFor }: FrameTable): readonly string[] {
  const order = [dryness, ...drynesses.filter((other) => other !== dryness)]
  const tails = framesFor(keyword).flatMap(({ titles }) => order.flatMap((each) => titles[each]))
  const fitting = tails.filter((tail) => agrees(tail, keyword) && within(titleOf(keyword, tail), titleLimits.title))
  const narrow = fitting.filter((tail) => pixelWidth(titleOf(keyword, tail)) <= titleLimits.width.most)
  if (narrow.length > 0) return narrow
  return fitting.length > 0 ? fitting : ['']
}

const titleOf = (keyword: Keyword, tail: string): string => fill(`{K}${tail}`, keyword)

/** The parts in use: each frame serves one keyword, as long as there are enough of them. */
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
 * The description for a keyword: an opening with the keyword and one or two closings, the least used and most specific
 * first.
 *
 * @param unlike the words of the title, which it may not repeat
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

/** Leaves out the parts for which `isSo` holds, unless it holds for all. */
function unlessAll(parts: readonly string[], isSo: (part: string) => boolean): readonly string[] {
  const left = parts.filter((part) => !isSo(part))
  return left.length > 0 ? left : parts
}

interface Part {
  text: string
  length: number
  /** The cost: higher for general and for often used parts. */
  cost: number
}

interface Combination {
  cost: number
  parts: readonly Part[]
}

const textsOf = (parts: readonly Part[]): string[] => parts.map(({ text }) => text)

/** Descriptions of an opening with one or two closings, cheaper than the one found so far. */
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
    // Two closings cost a little more than one.
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

/** Words of five letters and more, whose repetition readers notice. */
function longWordsOf(part: string): ReadonlySet<string> {
  const known = longWords.get(part)
  if (known) return known
  const words = new Set(part.toLowerCase().match(/(?!answer)\p{L}{5,}/gu))
  longWords.set(part, words)
  return words
}

const echoes = (part: string, other: string): boolean => !longWordsOf(part).isDisjointFrom(longWordsOf(other))

/** The parts of one keyword's result. */
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

/** The parts behind an id, if the keyword may have them; undefined otherwise. */
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

/** The writer of titles. */
export interface Titles {
  /**
   * Writes a title and a description for each keyword, no two of them alike, or gives the reason why there is none. The same
   * keywords always get the same results.
   *
   * @param wanted at most `titleLimits.keywords` keywords, without repetitions
   */
  write(wanted: TitlesRequest): WrittenTitles
}

/**
 * Makes the writer of titles from the content files.
 *
 * @throws with the id of the sort where the files contradict each other
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

/** The next result for a keyword after the shown ones: the least used tail, or the last one again. */
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
