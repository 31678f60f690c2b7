import { routes } from '#content-model/routes.ts'
import { type Passage, pageOf } from '#search/passages/passages.ts'
import type { Guess } from '#search/question/asked-index.ts'
import { isFaint, isSilent, meaningOf, tellingWords, wordsOf } from '#search/terms.ts'

/** An earlier question, and the place that answered it. */
export interface Turn {
  readonly question: string
  /** The address of the place; empty without an answer. */
  readonly at: string
}

/** The parts of the site that a follow-up question is read with. */
export interface QuestionContext {
  /** The passages of a place, by its address. */
  readonly at: (href: string) => Passage | undefined
  /** Meanings of words that name a page or a plan of the site. */
  readonly names: ReadonlySet<string>
  /** The likeliest fact for a question. */
  readonly guess: (question: string) => Guess | undefined
}

/** Fitted by trial against follow-up.test.ts and e2e/chat-turns.spec.ts. */
const factors = {
  /** The bonus for an answer on the page of the answer before. */
  samePage: 0.06,
  /** The bonus for a question that can stand alone, and the penalty for one that goes on with another. */
  alone: 0.04,
} as const

/** Beginnings of a question that goes on with the one before. */
const goesOn =
  /^(?:and|but|or|so|ok(?:ay)?|also|then|well|hm+|what about|how about|what of|what if it|same for)\b[\s,]*/i

/** Pronouns for a subject named earlier. */
const pronoun = /\b(?:it|that|this|they|them|he|she|him|those|these|the same)\b(?:['’]s)?/i
const possessive = /\b(?:its|their|his|her|hers)\b/i

/** Phrases that pick one of several things without its name. */
const picks =
  /\b(?:cheap|cheaper|cheapest|least|lowest|free|middle|second|third|big|bigger|biggest|top|best|highest|(?:most )?expensive|dearest|priciest|unlimited|last|other)\b/i

/** Most words of a question without a subject of its own. */
const bare = 4

/**
 * A question with its subject filled in: “and per year?” after a question about a plan names the plan.
 *
 * @param earlier the earlier questions, the latest first
 * @returns the question itself where it stands alone, or there is no earlier one
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
  // A question with a name has its own subject, and takes only its phrasing from the one before.
  const ownName = telling.some((word) => reading.names.has(meaningOf(word))) || picks.test(rest)
  const topic = topicOf(turn, reading)
  const ofKind = ownName && isOfPlans(turn, reading) ? [withPlan(rest)] : []
  // “And for the toaster?” names another thing of the same kind, by a word that is no name.
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

/** The bonus of a question to which nothing was added. */
function aloneness(going: boolean, leans: boolean): number {
  if (going) return -factors.alone
  return leans ? 0 : factors.alone
}

const withPlan = (rest: string): string =>
  /\bones?\b/i.test(rest) ? rest.replace(/\bones?\b/i, 'plan') : `${unended(rest)} plan`

/** The question without its end mark, so that words can follow. */
const unended = (text: string): string => text.replace(/[\s?.!,]+$/, '')

function withoutOpening(question: string): string {
  let rest = question.trim()
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(goesOn, '')
  }
  return rest === '' ? question.trim() : rest
}

/** Pages about the whole company, whose topic is no single thing. */
const ofCompany: ReadonlySet<string> = new Set([routes.home, routes.about, routes.team])

/** Whether the earlier place is about one thing of several, so that another one may follow. */
const isOfOneThing = ({ at }: Turn, reading: QuestionContext): boolean =>
  ['Project', 'Person', 'Service'].includes(reading.at(at)?.kind ?? '')

const isOfPlans = ({ at }: Turn, reading: QuestionContext): boolean =>
  pageOf(at) === routes.pricing || reading.at(at)?.kind === 'Plan'

/** The name of the place that answered; without one, the words of the question. */
function topicOf({ question, at }: Turn, reading: QuestionContext): string {
  if (ofCompany.has(at)) return 'the company'
  const passage = reading.at(at)
  // A part of a page is better described by the question than by its heading.
  const words = tellingWords(question).join(' ')
  if (!passage || (passage.kind === 'Page' && words !== '')) return words
  const { kind, heading, title } = passage
  return heading === '' || kind === 'Person' ? title : heading
}

/** The question with the topic in place of its pronoun, and appended to the earlier question. */
function added({ question: before }: Turn, rest: string, topic: string): string[] {
  const replaced = rest.replace(possessive, () => `${topic}'s`).replace(pronoun, () => topic)
  const named = replaced === rest ? `${unended(rest)} ${topic}` : replaced
  return [named, `${before} ${rest}`]
}

/** The phrasing of the earlier question, about the subject of this one: without the earlier names. */
function asked({ question }: Turn, rest: string, { names }: QuestionContext): string {
  const frame = wordsOf(question).filter(
    (word) => isSilent(word) || isFaint(meaningOf(word)) || (!names.has(meaningOf(word)) && !picks.test(word)),
  )
  const begins = wordsOf(rest)[0]
  // Both may have the preposition: “what did you do for … for the toaster”.
  const before = frame.at(-1) === begins ? frame.slice(0, -1) : frame
  return `${before.join(' ')} ${rest}`
}
