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
  /** What "Fell flat" and "Another" know it by. */
  readonly id: string
  readonly why: string
  /** The higher, the sooner it is given. */
  readonly score: number
  /** Where it stands. */
  readonly from: Entry | Near
  /** What the message says of what a near example's line needs. */
  readonly met?: readonly string[]
  /** The example whose own result this is, which is shown as it is. */
  readonly shown?: Example
}

/**
 * How likely an example has to be near to be shown as the answer. More than the floor of the model, where an example may be
 * doubtful: of 33 shown for two fresh lists, 8 did not fit, 3 of them below this and 5 of the 25 above.
 */
export const nearEnough = 0.87

/** Adds to the score of what an entry's owner ranks, see `ranks` in `#content-model/drawer-entry.ts`. */
const rankScore = { first: 3.3, between: 3.2, last: 0.3, general: 0.1 } as const

/**
 * The score of an offer: whole steps for how well it knows the message, parts of a step within it. From the surest: the joke of an
 * example that leaves little doubt (4), an entry that knows what happens, or in which words (3), the joke of a near example
 * or an entry that knows single words (2), a near example as it stands (1), and what takes up a detail, or how something is said (0).
 */
const scoreOf = {
  lent: (near: number) => (near >= lendsFirstFrom ? 4 : 2.1) + near / 10,
  // A figure at its word is about just this sentence.
  entry: ({ rank = 'between', ofWords, computes }: Entry) => (ofWords ? 2 : rankScore[rank] + (computes ? 0.05 : 0)),
  example: (near: number, isForAudience: boolean) => 1 + (isForAudience ? 0.2 : 0) + near / 10,
}
/** Less than a step: the dryness that was asked for chooses among what is about as good. */
const forDryness = 0.5

/** What offers are looked for. */
export interface OfferOptions {
  readonly year: number
  readonly audience?: string | undefined
  readonly dryness?: Line['dryness'] | undefined
}

function entryOffers(reading: Reading, year: number, entries: readonly Entry[]): Offer[] {
  const whole = saidIn(reading, year)
  const last: SaidWords = reading.sentences > 1 ? saidIn(lastSentence(reading), year) : whole
  const denies = deniesSomething(reading.text)
  return entries
    .filter((entry) => (!denies || entry.denied) && holds(entry, reading, whole))
    .flatMap((from) => {
      // A line of words alone that stands after a thing needs them in the sentence before it.
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
 * Finds all that may follow what is said, the best first.
 *
 * @returns `near` are the examples that are near, the nearest first, fitting or not
 */
export function offersFor(
  reading: Reading,
  { year, audience, dryness }: OfferOptions,
  drawer: Drawer,
): { readonly offers: readonly Offer[]; readonly near: readonly Near[] } {
  const denies = deniesSomething(reading.text)
  // What is said not to be so gets no line of what is written for its being so, from wherever the line comes.
  const near = drawer
    .nearest(reading, comparedClosely)
    .filter(({ example: { before } }) => (!denies || deniesSomething(before)) && !haveOtherOrder(reading.text, before))
  const lent = lentLines(reading, near, year).map((line) => ({ ...line, score: scoreOf.lent(line.from.score) }))
  const offers = [...lent, ...entryOffers(reading, year, drawer.entries), ...exampleOffers(near, audience)]
  const total = (offer: Offer) => offer.score + (offer.dryness === dryness ? forDryness : 0)
  return { offers: offers.sort((a, b) => total(b) - total(a)), near }
}
