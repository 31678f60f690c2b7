import type { Dryness, Example } from '#content-model/example.ts'
import type { Steps } from '#language/slices.ts'
import type { Gate, GateVerdict } from './gate/gate.ts'
import { comparedClosely, type Drawer } from './nearest/nearest.ts'
import { type Offer, offersFor } from './offers.ts'
import { datesPastInFuture } from './reading/impossible.ts'
import { type Reading, read } from './reading/reading.ts'
import { hasReferents } from './referents.ts'

export interface SentenceRequest {
  /** Up to 300 characters, as typed. */
  message: string
  /** The audience; chooses among examples that are equally near. */
  audience?: string | undefined
  dryness?: Dryness | undefined
  /** Ids of the results that this visitor has seen. */
  seen?: readonly string[]
  /** The current year, for "since 1987". */
  year: number
}

/** A result, with its id for votes and for requests of another. */
interface Result {
  id: string
  /** The sentence of the result: the visitor's own, or the example's. */
  sentence: string
  result: string
  why: string
  dryness: Dryness
}

export type SentenceAnswer =
  | ({ kind: 'worked-out' } & Result)
  | ({ kind: 'nearest'; example: string } & Result)
  | { kind: 'refused' }
  /** No line fits, or all that fit were seen. `near` are examples that might help. */
  | {
      kind: 'none'
      seenAll: boolean
      near: readonly Example[]
      /** Whether no joke was looked for, since the message may be serious. */
      left: boolean
    }

/** Least likelihood of an example that is suggested where no line fits. */
const worthALook = 0.2
const shownWhereNothingFits = 3

/** Trailing punctuation of a pasted line that ends no sentence; closing quotation marks and brackets after it stay. */
const looseEnd = /[\s,;:–—-]+([)\]"'’”»]*)$/
/** A full stop of any script, or the emoji that stands in its place. */
const stop = /[.?!…。！？؟।][)\]"'’”»]*$|(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*$/u

/** Ends a sentence so that another can follow: a heading or a subject line often has no period. */
function ended(text: string): string {
  const whole = text.replace(looseEnd, '$1')
  return stop.test(whole) ? whole : `${whole}.`
}

/** An offer as the visitor reads it: after the own sentence, or an example as it stands. */
function given({ id, text, why, dryness, shown }: Offer, reading: Reading): SentenceAnswer {
  if (shown) return { kind: 'nearest', id, example: shown.id, sentence: shown.before, result: text, why, dryness }
  return { kind: 'worked-out', id, sentence: reading.text, result: `${ended(reading.text)} ${text}`, why, dryness }
}

/** What the gate makes of a message and its audience: a grave one gets no joke, and lines for any subject need `general`. */
export const judgeAsked = (
  { message, audience }: Pick<SentenceRequest, 'message' | 'audience'>,
  drawer: Drawer,
  gate: Gate,
): Pick<GateVerdict, 'graveness' | 'general'> =>
  audience !== undefined && gate.graveInBrief(audience)
    ? { graveness: 'grave', general: false }
    : gate.judge(message, drawer.vectors)

/**
 * Answers a sentence without any service, in three steps: the gate refuses serious subjects; all lines that may follow are
 * ordered by one score; the best unseen one is the answer. Where no line fits, or the message may be serious, the answer says so.
 */
export function answer(asked: SentenceRequest, drawer: Drawer, gate: Gate): SentenceAnswer {
  const { message, year, seen = [] } = asked
  const { graveness, general } = judgeAsked(asked, drawer, gate)
  if (graveness === 'grave') return { kind: 'refused' }
  const nothing = { kind: 'none', seenAll: false, near: [], left: false } as const
  if (graveness === 'careful') return { ...nothing, left: true }
  const reading = read(message)
  if (datesPastInFuture(reading.text, year)) return nothing
  const { offers, near } = offersFor(reading, { ...asked, general }, drawer)
  const best = offers.find(
    ({ id, text, refersTo, shown }) => !seen.includes(id) && (shown || hasReferents(text, reading, refersTo)),
  )
  if (best) return given(best, reading)
  const worthIt = near.filter(({ score }) => score >= worthALook).slice(0, shownWhereNothingFits)
  return {
    ...nothing,
    seenAll: offers.some(({ id }) => seen.includes(id)),
    near: worthIt.map(({ example }) => example),
  }
}

/** Prepares the gate's lists, the tagger and the drawer, which the first answer would otherwise wait for. */
export function* setUp(drawer: Drawer, gate: Gate): Steps<void> {
  const asked = { message: 'The meeting is at 10.', year: 2000 }
  const reading = read(asked.message)
  yield* gate.readLists()
  gate.isGrave(asked.message)
  yield
  gate.graveness(asked.message, drawer.vectors)
  yield
  drawer.nearest(reading, comparedClosely)
  yield
  answer(asked, drawer, gate)
}
