import type { Line } from '#content/drawer-entry.ts'
import type { Dryness, Example } from '#content/example.ts'
import type { Steps } from '#language/slices.ts'
import { type Entry, holds, linesFor } from './entries/entry.ts'
import { type Said, saidIn } from './entries/said.ts'
import type { Gate } from './gate/gate.ts'
import type { Graveness } from './gate/model/model.ts'
import type { Rank } from './line.ts'
import { type LentLine, lendsFirstFrom, lentLines, resultId } from './nearest/lent-lines.ts'
import { comparedClosely, type Drawer, type Near } from './nearest/nearest.ts'
import { deniesSomething } from './reading/denial.ts'
import { haveOtherOrder, isAheadOfItself } from './reading/impossible.ts'
import { type Reading, read } from './reading/reading.ts'
import { hangsOnThing, hasReferents, lastSentence } from './referents.ts'
import { workedOut } from './worked-out/find.ts'

export interface Asked {
  /** Up to 300 characters, as typed. */
  message: string
  /** For whom; chooses among examples that are equally near. */
  audience?: string | undefined
  dryness?: Dryness | undefined
  /** Ids of the results that this visitor has seen. */
  seen?: readonly string[]
  /** The current year, for "since 1987". */
  year: number
}

/** A result, and what "Fell flat" and "Another" know it by. */
interface Result {
  id: string
  /** What the result belongs to: the visitor's own sentence, or the example's. */
  sentence: string
  result: string
  why: string
  dryness: Dryness
}

export type Answer =
  | ({ kind: 'worked-out' } & Result)
  | ({ kind: 'nearest'; example: string } & Result)
  | { kind: 'refused' }
  /** Nothing fits, or all that fits was seen. `near` are examples that might help. */
  | {
      kind: 'none'
      seenAll: boolean
      near: readonly Example[]
      /** Whether no joke was looked for, since what is said may be grave. */
      left: boolean
    }

/**
 * How likely an example has to be near to be shown as the answer. More than the floor of the model, where an example may be
 * doubtful: of 33 shown for two fresh lists, 8 did not fit, 3 of them below this and 5 of the 25 above.
 */
export const nearEnough = 0.87
/** How likely an example has to be near to be worth a look where nothing fits. */
const worthALook = 0.2
const shownWhereNothingFits = 3

/**
 * In a longer message a rule may take up what is by the way: of eight lines of rules that readers saw after twenty words and more, four
 * did not fit, of 171 after fewer eleven (`bench/wit/judgements.tsv`, unseen-10 to -14).
 */
const tooLongForRules = 20

export interface Candidate {
  id: string
  rank?: Rank | undefined
  why: string
  /** Its lines also fit what says that something is not so. */
  denied: boolean
  /** Whether it takes up what is computed of the message. */
  computes?: boolean
  lines: readonly Line[]
}

/** What a pasted line ends with and no sentence does; quotation marks and brackets behind it stay. */
const looseEnd = /[\s,;:–—-]+([)\]"'’”»]*)$/
/** A stop of any script, or a picture, which people put in its place. */
const stop = /[.?!…。！？؟।][)\]"'’”»]*$|(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*$/u

/** Ends a sentence, so that another can follow: a heading or a subject line often has no period. */
function ended(text: string): string {
  const whole = text.replace(looseEnd, '$1')
  return stop.test(whole) ? whole : `${whole}.`
}

const place = { first: 0, between: 1, last: 2, general: 3 }

/** Whether a line is asked for only where nothing more fitting was found. */
const isLate = ({ rank }: Candidate) => rank === 'last' || rank === 'general'

/** All that takes up what is said, the best first: by rank, then what is computed before what is said of many. */
const ranked = (found: readonly Candidate[]): Candidate[] =>
  [...found].sort(
    (a, b) =>
      place[a.rank ?? 'between'] - place[b.rank ?? 'between'] ||
      Number(b.computes ?? true) - Number(a.computes ?? true),
  )

/** Entries of the drawer that hold: those that look at order and at what happens, and those of words alone. */
function heldIn(reading: Reading, year: number, { entries }: Drawer) {
  const whole = saidIn(reading, year)
  const last: Said = reading.sentences > 1 ? saidIn(lastSentence(reading), year) : whole
  const held = entries.filter((entry) => holds(entry, reading, whole))
  // A line that stands after a thing needs it in the sentence before it.
  const ofWords = held
    .filter(({ ofWords }) => ofWords)
    .map((entry) => ({
      ...entry,
      lines: entry.lines.filter(({ text }) => !hangsOnThing(text) || holds(entry, reading, last)),
    }))
  const detailed = held.filter(({ ofWords }) => !ofWords).map((entry) => ({ ...entry, lines: linesFor(entry, whole) }))
  return { detailed, ofWords }
}

/** All that may follow what is said, by where it comes from, each the best first. */
export interface Offers {
  readonly near: readonly Near[]
  /** What near examples add that can follow the message too. */
  readonly lent: readonly LentLine[]
  /** Entries of the drawer that look at order and at what happens, and those of words alone. */
  readonly detailed: readonly Entry[]
  readonly ofWords: readonly Entry[]
  /** What is worked out of figures, times and days. */
  readonly computed: readonly Candidate[]
}

/** Looks up and works out all that may follow what is said. */
export function offersFor(reading: Reading, year: number, drawer: Drawer): Offers {
  const denies = deniesSomething(reading.text)
  // What is said not to be so gets no line of what is written for its being so, from wherever the line comes.
  const near = drawer
    .nearest(reading, comparedClosely)
    .filter(({ example: { before } }) => (!denies || deniesSomething(before)) && !haveOtherOrder(reading.text, before))
  const fitting = <Kind extends Candidate>(candidates: readonly Kind[]) =>
    candidates.filter(({ denied }) => !denies || denied)
  const isShort = reading.words.length < tooLongForRules
  const { detailed, ofWords } = heldIn(reading, year, drawer)
  return {
    near,
    lent: lentLines(reading, near, year),
    detailed: isShort ? fitting(detailed) : [],
    ofWords: fitting(ofWords),
    computed: isShort ? fitting(workedOut(reading, { year })) : [],
  }
}

/** In the order asked for: results of the wanted dryness first, else as they come. */
const byDryness = <Kind extends { dryness: Dryness }>(results: readonly Kind[], wanted: Dryness | undefined): Kind[] =>
  wanted ? [...results].sort((a, b) => Number(b.dryness === wanted) - Number(a.dryness === wanted)) : [...results]

/** A sentence that can follow the visitor's own, and what "Fell flat" and "Another" know it by. */
type Following = Omit<Result, 'sentence' | 'result'> & Line

const linesOf = (found: readonly Candidate[]): Following[] =>
  found.flatMap(({ id, why, lines }) => lines.map((line, index) => ({ ...line, id: `${id}.${index}`, why })))

/** The message with the first of the lines that was not seen and whose pronouns have what they stand for. */
function workOut(reading: Reading, lines: readonly Following[], { dryness, seen = [] }: Asked): Answer | undefined {
  const next = byDryness(lines, dryness).find(
    ({ id, text, refersTo }) => !seen.includes(id) && hasReferents(text, reading, refersTo),
  )
  if (!next) return undefined
  const { id, why, dryness: given, text } = next
  const result = `${ended(reading.text)} ${text}`
  return { kind: 'worked-out', id, sentence: reading.text, result, why, dryness: given }
}

function takeNearest(near: readonly Example[], { dryness, seen = [] }: Asked): Answer | undefined {
  for (const example of near) {
    const results = example.results.map((result) => ({ ...result, id: resultId(example, result) }))
    const next = byDryness(results, dryness).find(({ id }) => !seen.includes(id))
    if (next) {
      return {
        kind: 'nearest',
        id: next.id,
        example: example.id,
        sentence: example.before,
        result: next.after,
        why: next.why,
        dryness: next.dryness,
      }
    }
  }
  return undefined
}

/** Whether an example is for the audience that was named. */
const isFor = (example: Example, audience: string | undefined) =>
  audience?.toLowerCase().includes(example.audience.toLowerCase()) ?? false

/** Whether a joke may be told: a sentence is left as it is where what it says, or whom it is for, is no matter for one. */
export const gravenessOfAsked = (
  { message, audience }: Pick<Asked, 'message' | 'audience'>,
  drawer: Drawer,
  gate: Gate,
): Graveness => (audience !== undefined && gate.isGrave(audience) ? 'grave' : gate.graveness(message, drawer.vectors))

/**
 * Answers a sentence from what is here: refuses what is no matter for a joke, works one out of what the sentence says, or
 * shows the nearest example, or takes up a detail or how the sentence is built; where nothing fits, or what is said may be
 * grave, it says so.
 */
export function answer(asked: Asked, drawer: Drawer, gate: Gate): Answer {
  const { message, audience, seen = [] } = asked
  const verdict = gravenessOfAsked(asked, drawer, gate)
  if (verdict === 'grave') return { kind: 'refused' }
  if (verdict === 'careful') return { kind: 'none', seenAll: false, near: [], left: true }
  const reading = read(message)
  if (isAheadOfItself(reading.text, asked.year)) return { kind: 'none', seenAll: false, near: [], left: false }
  const { near: found, lent, detailed, ofWords, computed } = offersFor(reading, asked.year, drawer)
  const worked = ranked([...computed, ...detailed])
  const near = found
    .filter(({ score }) => score >= nearEnough)
    .sort((a, b) => Number(isFor(b.example, audience)) - Number(isFor(a.example, audience)) || b.score - a.score)
    .map(({ example }) => example)
  const takeUp = (lines: readonly Following[]) => workOut(reading, lines, asked)
  const first = lent.filter(({ score }) => score >= lendsFirstFrom)
  const ruled = linesOf(worked.filter((candidate) => !isLate(candidate)))
  const second = [...lent, ...linesOf(ofWords)]
  const answered = takeUp(first) ?? takeUp(ruled) ?? takeUp(second) ?? takeNearest(near, asked)
  if (answered) return answered
  const general = linesOf(worked.filter(isLate))
  const resultIds = near.flatMap((example) => example.results.map((result) => resultId(example, result)))
  const ids = [...[...ruled, ...second, ...general].map(({ id }) => id), ...resultIds]
  return (
    takeUp(general) ?? {
      kind: 'none',
      seenAll: ids.some((id) => seen.includes(id)),
      left: false,
      near: found
        .filter(({ score }) => score >= worthALook)
        .slice(0, shownWhereNothingFits)
        .map(({ example }) => example),
    }
  )
}

/** Sets up what the first answer would else wait for: the gate's lists, the tagger, each kind of pattern. */
export function* setUp(drawer: Drawer, gate: Gate): Steps<void> {
  const asked = { message: 'The meeting is at 10.', year: 2000 }
  const { message, year } = asked
  const reading = read(message)
  yield
  gate.isGrave(message)
  yield
  gate.graveness(message, drawer.vectors)
  yield
  workedOut(reading, { year })
  yield
  heldIn(reading, year, drawer)
  yield
  drawer.nearest(reading, comparedClosely)
  yield
  answer(asked, drawer, gate)
}
