import { routes } from '#content-model/routes.ts'
import { type Passage, pageOf } from '#search/passages/passages.ts'
import type { Guess } from '#search/question/asked-index.ts'
import { isFaint, isSilent, meaningOf, tellingWords, wordsOf } from '#search/terms.ts'

/** A question that was asked before, and the place that answered it. */
export interface Turn {
  readonly question: string
  /** The address of the place; empty where there was none. */
  readonly at: string
}

/** What a question is read with. */
export interface QuestionContext {
  /** The passages of the place, by its address. */
  readonly at: (href: string) => Passage | undefined
  /** Words that name something the site has a page or a plan of: what they mean. */
  readonly names: ReadonlySet<string>
  /** The likeliest fact. */
  readonly guess: (question: string) => Guess | undefined
}

/** Found by trying: follow-up.test.ts and e2e/chat-turns.spec.ts have what they are judged by. */
const factors = {
  /** What it counts that the answer stands on the page of the one before. */
  samePage: 0.06,
  /** What it counts for a question that it can stand alone, or against one that says that it goes on. */
  alone: 0.04,
} as const

/** How a question goes on with the one before. */
const goesOn =
  /^(?:and|but|or|so|ok(?:ay)?|also|then|well|hm+|what about|how about|what of|what if it|same for)\b[\s,]*/i

/** What stands for something that was named before. */
const pronoun = /\b(?:it|that|this|they|them|he|she|him|those|these|the same)\b(?:['’]s)?/i
const possessive = /\b(?:its|their|his|her|hers)\b/i

/** What picks one out of several without a name. */
const picks =
  /\b(?:cheap|cheaper|cheapest|least|lowest|free|middle|second|third|big|bigger|biggest|top|best|highest|(?:most )?expensive|dearest|priciest|unlimited|last|other)\b/i

/** Words without which a question says nothing of its own. */
const bare = 4

/**
 * A question as it would be asked alone: “and per year?” after one about a plan names the plan.
 *
 * @param earlier what was asked before, the latest first
 * @returns the question itself where it stands alone, or nothing was asked before
 */
export function standalone(question: string, earlier: readonly Turn[], reading: QuestionContext): string {
  const [turn] = earlier
  if (!turn) return question
  const rest = withoutOpening(question)
  const words = wordsOf(rest)
  const going = rest !== question.trim()
  const telling = tellingWords(rest)
  const leans = pronoun.test(rest) || possessive.test(rest)
  const short = words.length <= bare && telling.length <= 1
  if (!going && !leans && !short) return question
  // What it names is its own subject; only how it is asked comes from before.
  const ownName = telling.some((word) => reading.names.has(meaningOf(word))) || picks.test(rest)
  const topic = topicOf(turn, reading)
  const ofKind = ownName && isOfPlans(turn, reading) ? [withPlan(rest)] : []
  // “And for the toaster?” names another of what was asked about, by a word that is no name.
  const another = telling.length > 0 && isOfOneThing(turn, reading) ? [asked(turn, rest, reading)] : []
  const candidates = ownName ? [asked(turn, rest, reading), ...ofKind] : [...added(turn, rest, topic), ...another]
  const itself = going ? rest : question
  const here = pageOf(turn.at)
  const scored = [...candidates, ...(telling.length > 0 ? [itself] : [])].map((text) => {
    const { fact, score = 0 } = reading.guess(text) ?? {}
    if (!fact) return { text, score: 0 }
    const near = another.includes(text)
      ? fact.passage.kind === reading.at(turn.at)?.kind
      : pageOf(fact.passage.href) === here
    const same = !ownName && near ? factors.samePage : 0
    return { text, score: score + same + (text === itself ? aloneness(going, leans) : 0) }
  })
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).text
}

/** What it counts for a question that nothing was added to it. */
function aloneness(going: boolean, leans: boolean): number {
  if (going) return -factors.alone
  return leans ? 0 : factors.alone
}

const withPlan = (rest: string): string =>
  /\bones?\b/i.test(rest) ? rest.replace(/\bones?\b/i, 'plan') : `${unended(rest)} plan`

/** Without its mark at the end, so that words can come after it. */
const unended = (text: string): string => text.replace(/[\s?.!,]+$/, '')

function withoutOpening(question: string): string {
  let rest = question.trim()
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(goesOn, '')
  }
  return rest === '' ? question.trim() : rest
}

/** Places that are about all of us. */
const ofCompany: ReadonlySet<string> = new Set([routes.home, routes.about, routes.team])

/** Of which another may be asked about next. */
const isOfOneThing = ({ at }: Turn, reading: QuestionContext): boolean =>
  ['Project', 'Person', 'Service'].includes(reading.at(at)?.kind ?? '')

const isOfPlans = ({ at }: Turn, reading: QuestionContext): boolean =>
  pageOf(at) === routes.pricing || reading.at(at)?.kind === 'Plan'

/** What the place is called that answered; the words of the question where no place did. */
function topicOf({ question, at }: Turn, reading: QuestionContext): string {
  if (ofCompany.has(at)) return 'the company'
  const passage = reading.at(at)
  // What a page has under a heading is better known by what was asked.
  const words = tellingWords(question).join(' ')
  if (!passage || (passage.kind === 'Page' && words !== '')) return words
  const { kind, heading, title } = passage
  return heading === '' || kind === 'Person' ? title : heading
}

/** The question with the topic in place of its pronoun, and after what was asked before. */
function added({ question: before }: Turn, rest: string, topic: string): string[] {
  const replaced = rest.replace(possessive, () => `${topic}'s`).replace(pronoun, () => topic)
  const named = replaced === rest ? `${unended(rest)} ${topic}` : replaced
  return [named, `${before} ${rest}`]
}

/** How the earlier question was asked, of what this one names: without the names of that one. */
function asked({ question }: Turn, rest: string, { names }: QuestionContext): string {
  const frame = wordsOf(question).filter(
    (word) => isSilent(word) || isFaint(meaningOf(word)) || (!names.has(meaningOf(word)) && !picks.test(word)),
  )
  const begins = wordsOf(rest)[0]
  // Both may have the preposition: “what did you do for … for the toaster”.
  const before = frame.at(-1) === begins ? frame.slice(0, -1) : frame
  return `${before.join(' ')} ${rest}`
}
