import type { Line } from '../line.ts'
import type { Clause, Thing, Time } from '../reading/clauses.ts'
import type { Reading } from '../reading/reading.ts'

/** What happens and to what, with lines that are true of every sentence in which just that happens. */
export interface Situation {
  /** What "Fell flat" is counted under. */
  id: string
  /** Head nouns in the singular. A compound counts as one noun: "machine" is no "washing machine". */
  thing: readonly string[]
  /** Whether any kind of the thing counts: "staff meeting" for "meeting". */
  anyKind?: true
  /** Dictionary forms of the verb, or of what the thing is said to be: "service", "late", "out of order". */
  event: readonly string[]
  /** Any, when left out. */
  when?: readonly Time[]
  /** Requests are orders such as "Please label your food". Default: statement. */
  mood?: 'statement' | 'request' | 'any'
  /** The lines are about what does not happen: "We do not accept cash". */
  negated?: true
  /** Dictionary forms of words that make the lines untrue or unfit wherever they stand. */
  unless?: readonly string[]
  /** One of these words has to be there too. */
  with?: readonly string[]
  /** Why it works, for readers. */
  why: string
  lines: readonly Line[]
}

/** Long lists read better in a line. */
export const words = (list: string): readonly string[] => list.split(', ')

const isThing = (found: Thing | undefined, { thing, anyKind }: Situation) => {
  if (!found) return false
  // "Elevator B" is an elevator.
  const kind = found.name.replace(/ [a-z]$/, '')
  return thing.some((name) => kind === name || ((anyKind || name.includes(' ')) && kind.endsWith(` ${name}`)))
}

/** "Recommended" is left as it is where the tagger takes it for an adjective. */
const isParticiple = (word: string, verb: string) =>
  word === `${verb}ed` || word === `${verb}d` || word === `${verb.replace(/y$/, 'i')}ed`

/** Whether the verb, or what follows it, is the event: "close", "out of order", "turn off". */
function isEvent(clause: Clause, event: string): boolean {
  if (clause.verb === event) return true
  const words = event.split(' ')
  const said = [clause.verb, ...clause.after]
  const begins = (from: readonly string[]) =>
    words.every((word, index) => from[index] === word) || (words.length === 1 && isParticiple(from[0] ?? '', event))
  if (begins(said)) return true
  if (['be', 'stay', 'remain', 'become', 'get'].includes(clause.verb)) return begins(clause.after)
  // "The elevator goes down to the garage" is no elevator that is down.
  return (
    ['run', 'go', 'come'].includes(clause.verb) &&
    !['down', 'off', 'on', 'back'].includes(event) &&
    begins(clause.after)
  )
}

/** Verbs that a thing does to another one: "The class takes two hours". Others happen to it. */
const acts = new Set(
  'have take cost last need accept require get offer include wear bring help save reach receive join leave win show block miss keep hold reject send ask pass meet answer give make use weigh cover be park enter borrow stay text rent seat host prefer find discover notice'.split(
    ' ',
  ),
)

/** "Runs 15 minutes late", "went up 8 percent": how far, not what. */
const measures = new Set(['percent', 'minute', 'hour', 'day', 'week', 'mile', 'meter', 'degree'])

/** "The store closes a gap" is no store that closes. */
const isAboutAnother = ({ verb, passive, subject, object, after }: Clause) =>
  !passive &&
  object !== undefined &&
  !measures.has(object.name) &&
  !['i', 'we', 'you', 'he', 'she', 'they', 'it'].includes(subject?.name ?? '') &&
  !acts.has(verb) &&
  !['off', 'up', 'out', 'down', 'on', 'in'].includes(after[0] ?? '')

function happensIn(clause: Clause, situation: Situation): boolean {
  const { event, when, mood = 'statement', negated = false } = situation
  if (clause.supposed || clause.negated !== negated) return false
  if (mood !== 'any' && (mood === 'request') !== clause.request) return false
  if (when && !when.includes(clause.time)) return false
  if (!event.some((one) => isEvent(clause, one))) return false
  if (clause.request && situation.thing.includes('you')) return true
  return (isThing(clause.subject, situation) && !isAboutAnother(clause)) || isThing(clause.object, situation)
}

/** Whether the last thing a message says is this situation: a line has to follow what it is about. */
export function matches(situation: Situation, reading: Reading): boolean {
  const { unless = [], with: needed } = situation
  if (reading.asks) return false
  if (unless.some((word) => reading.lemmas.has(word))) return false
  if (needed && !needed.some((word) => reading.lemmas.has(word))) return false
  const last = reading.sentences - 1
  return reading.clauses.some((clause) => clause.sentence === last && happensIn(clause, situation))
}
