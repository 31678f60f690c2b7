import type { Clause, Thing, Time } from '#wit/reading/clauses.ts'
import type { Reading } from '#wit/reading/reading.ts'

/** An event and its thing, as the main clause of the last sentence tells them. */
export interface Happening {
  /** The condition as written. */
  readonly written: string
  /** Head nouns in the singular. A compound counts as one noun: "machine" is no "washing machine". */
  readonly things: readonly { readonly name: string; readonly anyKind: boolean }[]
  /** The number of the thing; undefined for any. */
  readonly number: 'one' | 'several' | undefined
  /** Words of which one stands before the thing: "your" order, the "new" website. */
  readonly before: readonly string[] | undefined
  /** Dictionary forms of the verb, or of the thing's state: "service", "late", "out of order". */
  readonly events: readonly string[]
  /** Empty for any time. */
  readonly times: readonly Time[]
  /** Requests are orders such as "Please label your food". */
  readonly mood: 'statement' | 'request' | 'any'
  /** Whether the event is denied: "We do not accept cash". */
  readonly negated: boolean
  /** Whether a wish counts too: "I would like to schedule a call". */
  readonly wished: boolean
}

const form =
  /^\{(?:(?<number>one|several) )?(?:\((?<before>[^)]+)\) )?(?<things>[^:{}]+): (?<wished>would )?(?:(?<please>please|\(please\)) )?(?<not>not )?(?<events>[^@{}]+?)(?<times>(?: @(?:past|now|coming))*)\}$/

const moodsByWord: ReadonlyMap<string | undefined, Happening['mood']> = new Map([
  [undefined, 'statement'],
  ['please', 'request'],
  ['(please)', 'any'],
])

/**
 * Parses an event and its thing, in braces: things, a colon, events, each between "|". A `*` before a thing stands for any
 * kind of it, `one` or `several` gives the number, words in parentheses stand before it. `not`, `please` (an order), `(please)` (an
 * order or not) and `would` (only wished for) come before the events, `@past`, `@now` and `@coming` after them.
 *
 * @throws when it cannot be parsed
 */
export function readHappening(written: string): Happening {
  const { number, before, things = '', wished, please, not, events = '', times = '' } = form.exec(written)?.groups ?? {}
  const list = (text: string) => text.split('|').map((one) => one.trim())
  if (list(`${things}|${events}`).includes('')) throw new Error(`Expected {thing: event}, and found ${written}`)
  return {
    written,
    things: list(things).map((name) => ({ name: name.replace(/^\*/, ''), anyKind: name.startsWith('*') })),
    number: number as Happening['number'],
    before: before && list(before),
    events: list(events),
    times: times.split(' @').filter(Boolean) as Time[],
    mood: moodsByWord.get(please),
    negated: not !== undefined,
    wished: wished !== undefined,
  } as Happening
}

const isThing = (found: Thing | undefined, { things }: Happening) => {
  if (!found) return false
  // "Elevator B" is an elevator.
  const kind = found.name.replace(/ [a-z]$/, '')
  return things.some(
    ({ name, anyKind }) => kind === name || ((anyKind || name.includes(' ')) && kind.endsWith(` ${name}`)),
  )
}

/** Whether a word is the participle of a verb; the tagger takes "recommended" for an adjective. */
const isParticiple = (word: string, verb: string) =>
  word === `${verb}ed` || word === `${verb}d` || word === `${verb.replace(/y$/, 'i')}ed`

/** Whether the verb, or the words after it, are the event: "close", "out of order", "turn off". */
function isEvent(clause: Clause, event: string): boolean {
  if (clause.verb === event) return true
  const words = event.split(' ')
  // In "The library will close early" the tagger takes "close" for an adjective.
  const said = clause.verb === 'will' ? clause.after : [clause.verb, ...clause.after]
  const begins = (from: readonly string[]) =>
    words.every((word, index) => from[index] === word) || (words.length === 1 && isParticiple(from[0] ?? '', event))
  if (begins(said)) return true
  if (['be', 'stay', 'remain', 'become', 'get'].includes(clause.verb)) return begins(clause.after)
  // In "The elevator goes down to the garage" the elevator is not down.
  return (
    ['run', 'go', 'come'].includes(clause.verb) &&
    !['down', 'off', 'on', 'back'].includes(event) &&
    begins(clause.after)
  )
}

/** Verbs of which the thing is the agent: "The class takes two hours". Other events happen to the thing. */
const acts = new Set(
  'have take cost last need accept require get offer include wear bring help save reach receive join leave win show block miss keep hold reject send ask pass meet answer give make use weigh cover be park enter borrow stay text rent seat host prefer find discover notice serve feed discuss deliver ship'.split(
    ' ',
  ),
)

/** Words for the extent or the time of an event: "Runs 15 minutes late", "broke this morning". */
const measures = new Set(
  'percent minute hour day week mile meter degree morning afternoon evening night weekend month year'.split(' '),
)

/** Whether a clause is about another thing: "The store closes a gap" is no store that closes. */
const isAboutAnother = ({ verb, passive, subject, object, after }: Clause) =>
  !passive &&
  object !== undefined &&
  !measures.has(object.name) &&
  !['i', 'we', 'you', 'he', 'she', 'they', 'it'].includes(subject?.name ?? '') &&
  !acts.has(verb) &&
  !['off', 'up', 'out', 'down', 'on', 'in'].includes(after[0] ?? '')

/** Verbs that introduce the main clause: "We are excited to announce that", "Please note that", "Remember to". */
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

/** Whether a clause may follow the main one without changing the subject: "…while it is repaired", "…to see more". */
const mayFollow = (clause: Clause, { object, after }: Clause) =>
  clause.supposed ||
  clause.hanging ||
  clause.verb === after[0] ||
  (object !== undefined && clause.subject?.name === object.name) ||
  clause.subject?.name === 'us' ||
  (!clause.subject && !clause.request)

/** The number of introducing clauses, and whether they are a request. */
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

/** One clause of two that the tagger split: "needs to be serviced", "attached is the invoice", "prop open the door". */
function joined(main: Clause, next: Clause): Clause | undefined {
  if (next.due && !next.subject && ['need', 'have', 'require'].includes(main.verb)) {
    return { ...next, subject: main.subject }
  }
  if (!main.subject && next.subject && next.verb === main.verb) return next
  if (main.after[0] === 'no' && main.after[1] === 'longer') return { ...next, subject: main.subject }
  if (!main.object && main.after[0] === next.verb) return { ...main, object: next.object }
  return undefined
}

/** The main clause of a sentence, if it has only one. */
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

/** Most words of a sentence: in a longer one the thing is a detail. */
const longestSentence = 20

function isMood(clause: Clause, mood: Happening['mood']): boolean {
  if (mood === 'any') return true
  // "Mugs must be washed" is a request as "Please wash your mug" is.
  return (mood === 'request') === (clause.request || clause.due)
}

const isOfKind = (thing: Thing | undefined, { number, before }: Happening) =>
  thing !== undefined &&
  (number === undefined || thing.plural === (number === 'several')) &&
  (before === undefined || before.some((word) => thing.before.includes(word)))

function isTold(clause: Clause, happening: Happening): boolean {
  const { events, times, mood, negated, things } = happening
  if (clause.supposed || clause.negated !== negated || !isMood(clause, mood)) return false
  if (times.length > 0 && !times.includes(clause.time)) return false
  if (!events.some((one) => isEvent(clause, one))) return false
  if (clause.request && things.some(({ name }) => name === 'you')) return true
  const { subject, object, passive } = clause
  return (
    (isThing(subject, happening) && isOfKind(subject, happening) && !isAboutAnother(clause)) ||
    (!passive && isThing(object, happening) && isOfKind(object, happening))
  )
}

/**
 * The main clause of a message's last sentence, if it has only one: a line has to follow its subject.
 *
 * @param wished whether a wish counts
 */
export function mainlySaid(reading: Reading, wished: boolean): Clause | undefined {
  const last = reading.sentences - 1
  if (reading.asks || reading.words.filter((word) => word.sentence === last).length > longestSentence) return undefined
  return mainClause(
    reading.clauses.filter((clause) => clause.sentence === last),
    wished,
  )
}

/** Whether a clause tells of the event. */
export const happensIn = (happening: Happening, clause: Clause | undefined): boolean =>
  clause !== undefined && isTold(clause, happening)
