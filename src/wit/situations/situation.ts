import type { Line, Rank } from '../line.ts'
import type { Clause, Thing, Time } from '../reading/clauses.ts'
import type { Reading } from '../reading/reading.ts'

/** What happens and to what, with lines that are true of every sentence in which just that happens. */
export interface Situation {
  /** What "Fell flat" is counted under. */
  id: string
  /** Between the first and the last, when left out. */
  rank?: Rank
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
  /** Of how many things the lines speak, where they say "it" or "they". Any, when left out. */
  number?: 'one' | 'several'
  /** One of these stands before the thing: "your" order, the "new" website. */
  before?: readonly string[]
  /** What is only wished for counts too: "I would like to schedule a call". */
  wished?: true
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
  // "The library will close early" leaves "close" to be taken for an adjective.
  const said = clause.verb === 'will' ? clause.after : [clause.verb, ...clause.after]
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
  'have take cost last need accept require get offer include wear bring help save reach receive join leave win show block miss keep hold reject send ask pass meet answer give make use weigh cover be park enter borrow stay text rent seat host prefer find discover notice serve feed discuss deliver ship'.split(
    ' ',
  ),
)

/** "Runs 15 minutes late", "broke this morning": how far and when, not what. */
const measures = new Set(
  'percent minute hour day week mile meter degree morning afternoon evening night weekend month year'.split(' '),
)

/** "The store closes a gap" is no store that closes. */
const isAboutAnother = ({ verb, passive, subject, object, after }: Clause) =>
  !passive &&
  object !== undefined &&
  !measures.has(object.name) &&
  !['i', 'we', 'you', 'he', 'she', 'they', 'it'].includes(subject?.name ?? '') &&
  !acts.has(verb) &&
  !['off', 'up', 'out', 'down', 'on', 'in'].includes(after[0] ?? '')

/** Verbs that lead up to what is said: "We are excited to announce that", "Please note that", "Remember to". */
const leads = new Set(
  'announce remind note advise remember ensure inform know share say let excite thrill please request ask double'.split(
    ' ',
  ),
)
const leadingAdjectives = new Set([
  'happy',
  'glad',
  'proud',
  'sure',
  'aware',
  'excited',
  'delighted',
  'thrilled',
  'sorry',
  'pleased',
])
const wishes = new Set(['like', 'love', 'want'])

const isLead = ({ verb, after }: Clause) =>
  leads.has(verb) ||
  (verb === 'be' && leadingAdjectives.has(after[0] ?? '')) ||
  (verb === 'make' && after[0] === 'sure')

/** Whether a clause may follow what is said without taking the line's place: "…while it is repaired", "…to see more". */
const mayFollow = (clause: Clause, { object, after }: Clause) =>
  clause.supposed ||
  clause.hanging ||
  clause.verb === after[0] ||
  (object !== undefined && clause.subject?.name === object.name) ||
  clause.subject?.name === 'us' ||
  (!clause.subject && !clause.request)

/** How many clauses lead up to what is said, and whether they ask for it. */
function leadIn(sentence: readonly Clause[], wished: boolean): { count: number; asked: boolean } {
  const isLeadIn = (clause: Clause, at: number) =>
    (wished && wishes.has(clause.verb)) ||
    (!clause.negated && isLead(clause)) ||
    // "If you have questions, do not hesitate to call", but not "If it rains, the picnic is moved".
    (clause.supposed && sentence[at + 1]?.request === true)
  const found = sentence.slice(0, -1).findIndex((clause, at) => !isLeadIn(clause, at))
  const count = found === -1 ? Math.max(0, sentence.length - 1) : found
  const asked = sentence
    .slice(0, count)
    .some(({ request, verb }) => request || ['ask', 'request', 'remind'].includes(verb))
  return { count, asked }
}

/** One clause of two that are read out of one: "needs to be serviced", "attached is the invoice", "prop open the door". */
function joined(main: Clause, next: Clause): Clause | undefined {
  if (next.due && !next.subject && ['need', 'have', 'require'].includes(main.verb)) {
    return { ...next, subject: main.subject }
  }
  if (!main.subject && next.subject && next.verb === main.verb) return next
  if (main.after[0] === 'no' && main.after[1] === 'longer') return { ...next, subject: main.subject }
  if (!main.object && main.after[0] === next.verb) return { ...main, object: next.object }
  return undefined
}

/** What a sentence mainly says, if it says one thing. */
function mainClause(sentence: readonly Clause[], wished: boolean): Clause | undefined {
  const { count, asked } = leadIn(sentence, wished)
  const [first, next] = sentence.slice(count)
  if (!first || first.hanging) return undefined
  const both = next && joined(first, next)
  const main = both ?? first
  const rest = sentence.slice(both ? count + 2 : count + 1)
  if (!rest.every((clause) => mayFollow(clause, main))) return undefined
  return asked && !main.subject ? { ...main, request: true } : main
}

/** How long a sentence may be: in a longer one the thing is a detail. */
const longestSentence = 20

function isMood(clause: Clause, mood: Situation['mood'] = 'statement'): boolean {
  if (mood === 'any') return true
  // "Mugs must be washed" asks as "Please wash your mug" does.
  return (mood === 'request') === (clause.request || clause.due)
}

const isOfKind = (thing: Thing | undefined, { number, before }: Situation) =>
  thing !== undefined &&
  (number === undefined || thing.plural === (number === 'several')) &&
  (before === undefined || before.some((word) => thing.before.includes(word)))

function happensIn(clause: Clause, situation: Situation): boolean {
  const { event, when, mood, negated = false } = situation
  if (clause.supposed || clause.negated !== negated || !isMood(clause, mood)) return false
  if (when && !when.includes(clause.time)) return false
  if (!event.some((one) => isEvent(clause, one))) return false
  if (clause.request && situation.thing.includes('you')) return true
  const { subject, object, passive } = clause
  return (
    (isThing(subject, situation) && isOfKind(subject, situation) && !isAboutAnother(clause)) ||
    (!passive && isThing(object, situation) && isOfKind(object, situation))
  )
}

/** Whether the last thing a message says is this situation: a line has to follow what it is about. */
export function matches(situation: Situation, reading: Reading): boolean {
  const { unless = [], with: needed, wished = false } = situation
  if (reading.asks) return false
  if (unless.some((word) => reading.lemmas.has(word))) return false
  if (needed && !needed.some((word) => reading.lemmas.has(word))) return false
  const last = reading.sentences - 1
  if (reading.words.filter((word) => word.sentence === last).length > longestSentence) return false
  const main = mainClause(
    reading.clauses.filter((clause) => clause.sentence === last),
    wished,
  )
  return main !== undefined && happensIn(main, situation)
}
