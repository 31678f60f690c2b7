import type { Line } from '#content-model/drawer-entry.ts'
import type { Example } from '#content-model/example.ts'
import { type Entry, holds, linesFor } from './entries/entry.ts'
import { type SaidWords, saidIn } from './entries/said.ts'
import { lendsFirstFrom, lentLines, resultId } from './nearest/lent-lines.ts'
import { comparedClosely, type Drawer, type Near } from './nearest/nearest.ts'
import { deniesSomething } from './reading/denial.ts'
import { haveOtherOrder } from './reading/impossible.ts'
import type { Reading } from './reading/reading.ts'
import { hangsOnThing, lastSentence } from './referents.ts'

/** A line that can follow a message, or an example that can be shown instead. */
export interface Offer extends Line {
  /** The id for votes and for requests of another. */
  readonly id: string
  readonly why: string
  /** Offers with higher scores come first. */
  readonly score: number
  /** The entry or example of the line. */
  readonly from: Entry | Near
  /** The needs of a near example's line that the message meets. */
  readonly met?: readonly string[]
  /** The example whose own result this is, which is shown unchanged. */
  readonly shown?: Example
}

/** Least likelihood of an example that is shown as the answer; above the model's own threshold, where examples are doubtful. */
export const nearEnough = 0.87

/** The score of an entry by its `rank`, see `ranks` in `#content-model/drawer-entry.ts`. */
const rankScore = { first: 3.3, between: 3.2, last: 1.3, general: 1.1 } as const

/**
 * The score of an offer: whole steps for how closely it matches the message, fractions within a step. From the surest: the joke of
 * an example that leaves little doubt (4), an entry by an event or by words in order (3), the joke of a near example or an entry
 * by single words (2), lines about a detail or the phrasing (1), and a near example as it stands (0): a line that follows the
 * visitor's own sentence comes before another sentence.
 */
const scoreOf = {
  lent: (near: number) => (near >= lendsFirstFrom ? 4 : 2.1) + near / 10,
  // An entry with a computation fits one kind of sentence only, so it gets a little more.
  entry: ({ rank = 'between', ofWords, computes }: Entry) => (ofWords ? 2 : rankScore[rank] + (computes ? 0.05 : 0)),
  example: (near: number, isForAudience: boolean) => (isForAudience ? 0.2 : 0) + near / 10,
}
/** Less than a step, so that the requested dryness only chooses among about equally good offers. */
const forDryness = 0.5

/** The options of a search for offers. */
export interface OfferOptions {
  readonly year: number
  /** Whether lines for any subject are looked for. */
  readonly general: boolean
  readonly audience?: string | undefined
  readonly dryness?: Line['dryness'] | undefined
}

function entryOffers(
  reading: Reading,
  { year, general }: Pick<OfferOptions, 'year' | 'general'>,
  entries: readonly Entry[],
): Offer[] {
  const whole = saidIn(reading, year)
  const last: SaidWords = reading.sentences > 1 ? saidIn(lastSentence(reading), year) : whole
  const denies = deniesSomething(reading.text)
  return entries
    .filter(
      (entry) => (!denies || entry.denied) && (general || entry.rank !== 'general') && holds(entry, reading, whole),
    )
    .flatMap((from) => {
      // A line by words alone that refers to a thing needs them in the sentence before it.
      const follows = ({ text }: Line) => !from.ofWords || !hangsOnThing(text) || holds(from, reading, last)
      return linesFor(from, whole).flatMap((line, at) =>
        follows(line) ? [{ ...line, id: `${from.id}.${at}`, why: from.why, score: scoreOf.entry(from), from }] : [],
      )
    })
}

function exampleOffers(near: readonly Near[], audience: string | undefined): Offer[] {
  const isFor = (example: Example) => audience?.toLowerCase().includes(example.audience.toLowerCase()) ?? false
  return near
    .filter(({ score }) => score >= nearEnough)
    .flatMap((from) =>
      from.example.results.map((result) => ({
        id: resultId(from.example, result),
        text: result.after,
        why: result.why,
        dryness: result.dryness,
        score: scoreOf.example(from.score, isFor(from.example)),
        from,
        shown: from.example,
      })),
    )
}

/**
 * Finds all offers for a message, best first.
 *
 * @returns `near` are the near examples, nearest first, whether a line of theirs fits or not
 */
export function offersFor(
  reading: Reading,
  { year, general, audience, dryness }: OfferOptions,
  drawer: Drawer,
): { readonly offers: readonly Offer[]; readonly near: readonly Near[] } {
  const denies = deniesSomething(reading.text)
  // A message that denies something gets no line written for the opposite, from entries and examples alike.
  const near = drawer
    .nearest(reading, comparedClosely)
    .filter(({ example: { before } }) => (!denies || deniesSomething(before)) && !haveOtherOrder(reading.text, before))
  const lent = lentLines(reading, near, year).map((line) => ({ ...line, score: scoreOf.lent(line.from.score) }))
  const offers = [...lent, ...entryOffers(reading, { year, general }, drawer.entries), ...exampleOffers(near, audience)]
  const total = (offer: Offer) => offer.score + (offer.dryness === dryness ? forDryness : 0)
  return { offers: offers.sort((a, b) => total(b) - total(a)), near }
}
