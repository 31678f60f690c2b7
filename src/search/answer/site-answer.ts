import { questionField } from '#content-model/pages/chat-page.ts'
import { teamPage } from '#content-model/pages/company.ts'
import { routes } from '#content-model/routes.ts'
import { composed, naming } from '#search/answer/composed.ts'
import { askedOfSamples, labelled, noteAskedFor, sampleLabel } from '#search/answer/invented.ts'
import { holdsAsked } from '#search/answer/particulars.ts'
import { type Answering, isAnswering, sureness, weighedGuesses } from '#search/answer/sureness.ts'
import { beginning, cutAt, type Fact, sentencesOf } from '#search/passages/facts.ts'
import { isPerson, type Passage, pageOf } from '#search/passages/passages.ts'
import { type AskedIndex, asksWho, type Guess } from '#search/question/asked-index.ts'
import { askingParts } from '#search/question/asking-parts.ts'
import type { Hit, SiteIndex } from '#search/site-index.ts'
import { meaningOf, tellingWords } from '#search/terms.ts'

/** A place of the site and its name. */
export interface NamedPlace {
  readonly label: string
  readonly href: string
}

/** The site's answer to a question, in the words of its pages. */
export interface SiteAnswer {
  /** A few sentences, word for word; after a label where they are about an invented person or company. */
  readonly text: string
  /** The places of the sentences, then further places. */
  readonly links: readonly NamedPlace[]
}

/** The indexes in which a question is looked up. */
export interface Known {
  readonly pages: SiteIndex
  readonly asked: AskedIndex
  /** The names of invented people and companies. */
  readonly samples?: RegExp | undefined
  /** The lines of pages about what is invented on them. */
  readonly notes?: readonly Passage[]
}

/** Limits fitted by trial against the questions in bench/questions. */
const thresholds = {
  /** Least sureness of a fact that is given as the answer. */
  sure: 0.7,
  /** The same where the question has a word that no wording of the fact has. */
  sureOfMore: 0.88,
  /** Least sureness of a fact that answers a part of a long message. */
  sureOfPart: 0.85,
  /** Least sureness where the fact's page is only the first of several that the search found. */
  sureOfPlace: 0.65,
  /** Least likeness of a wording without an answer that keeps passages from answering. */
  unsaid: 0.5,
  /** The same wording, where its distance from the first guess is no more than this. */
  aheadOfUnsaid: 0.1,
  /** Distance from the first guess up to which another fact is quoted too. */
  ahead: 0.04,
  /** The same distance for a fact of the same page. */
  aheadOnPage: 0.1,
  /** Least likeness of a fact whose place is suggested. */
  near: 0.4,
  /** Least share of the question's words, weighted by rarity, that a passage needs to answer it. */
  coverage: 0.75,
  /** Least share for a place that is suggested. */
  nearCoverage: 0.7,
  /** Least likeness or share of a passage that is shown to a service. */
  context: 0.33,
  contextCoverage: 0.4,
} as const

/** Links to other places: the most of them, and the least score as a share of the best one's. */
const others = { most: 2, nearness: 0.4 } as const

/** Most places that are suggested where there is no answer. */
const mostPlaces = 3

/** Most facts in one answer. */
const mostQuoted = 4

/** Most passages that are shown to a service. */
const mostContext = 8

/**
 * Answers a question in the words of the site.
 * @returns nothing when the site does not cover the question, or its index is not sure
 */
export function answerTo({ pages, asked, samples, notes = [] }: Known, typed: string): SiteAnswer | undefined {
  const note = noteAskedFor(typed, notes)
  if (note) return { text: naming(note, note.text), links: placesOf([note]) }
  const question = askedOfSamples(typed, samples)
  const guesses = guessesFor({ asked, samples }, question)
  if (asksForText.test(question) && !guesses[0]?.like.same) return undefined
  const sure = sureness(guesses)
  if (sure >= thresholds.sure)
    return sure >= neededFor(question, guesses) ? holding(pages, question, guesses) : undefined
  for (const part of askingParts(question)) {
    const ofPart = guessesFor({ asked, samples }, part)
    if (sureness(ofPart) >= thresholds.sureOfPart) return holding(pages, part, ofPart)
  }
  if (isUnsaid(guesses)) return undefined
  const hits = pages.find(question).filter((hit) => answers(hit) && (isPerson(hit.passage) || !asksWho(question)))
  const [hit] = hits
  if (!hit || !holdsAsked(question, { text: hit.passage.text, passages: [hit.passage] })) return undefined
  const near = hits.filter(({ score }) => score >= hit.score * others.nearness)
  const links = placesOf(near.map(({ passage }) => passage)).slice(0, 1 + others.most)
  return { text: labelled(naming(hit.passage, shortened(hit)), [hit.passage]), links }
}

/** Least sureness of a fact that is given as the answer to a question. */
function neededFor(question: string, guesses: readonly Guess[]): number {
  const shares = guesses.find(isAnswering)?.shares ?? []
  const saysMore = tellingWords(question).some((word) => !shares.includes(meaningOf(word)))
  return saysMore ? thresholds.sureOfMore : thresholds.sure
}

/** The answer from facts; nothing where it lacks a particular that the question asks for. */
function holding(pages: SiteIndex, question: string, guesses: readonly Guess[]): SiteAnswer | undefined {
  const answering = guesses.filter(isAnswering)
  const [best] = answering
  const answer = fromFacts(answering)
  if (!best || !answer || best.like.same) return answer
  const { passage } = best.fact
  const shown = {
    text: answer.text,
    passages: [passage, ...pages.onPage(passage.href)],
    shares: best.shares ?? [],
  } as const
  return holdsAsked(question, shown) ? answer : undefined
}

/** A text that is wanted, and no question about the site. */
const asksForText =
  /^(?:please )?(?:(?:re)?write|make|draft|compose|translate|generate|create|summari[sz]e|improve|shorten|proofread)\b.*\b(?:me|my|us|our|this|a|an)\b/i

/** Who leads something here, rather than in the story of a client. */
const asksRole =
  /\bwho\b.*\b(?:head|heads|chief|director|manager|lead|leads|boss|president|c[efto]o|vp|in charge|responsible|runs|manages|oversees)\b/i

/** What is done with the visitor's own data is answered by the policy, and never by the habits of somebody invented. */
const asksOfOwnData = /\b(?:my|our) (?:\w+ )?(?:phone|number|data|e-?mail|address|name|details|info|information)\b/i

/**
 * The readings of a question, the likeliest first. Who does something is answered by what says that of anybody, and who leads
 * something by a person of the company.
 */
function guessesFor({ asked, samples }: Omit<Known, 'pages'>, question: string): readonly Guess[] {
  const all = asked.guesses(question, weighedGuesses)
  const ofPolicy = asksOfOwnData.test(question) && !samples?.test(question)
  const guesses = ofPolicy ? all.filter(({ fact }) => !fact || !isPerson(fact.passage)) : all
  const ofPeople = asksRole.test(question) && !samples?.test(question)
  return asksWho(question)
    ? guesses.filter(({ fact }) => fact === undefined || (ofPeople ? isPerson(fact.passage) : fact.who))
    : guesses
}

/** What comes nearest to a question without an answer: the likeliest passage, empty where there is none, and places. */
export function nearestTo({ pages, asked }: Known, question: string): SiteAnswer {
  if (asksRole.test(question))
    return { text: '', links: placesOf(pages.named(teamPage.title).map(({ passage }) => passage)) }
  const guesses = asked.guesses(question, mostPlaces)
  if (isUnsaid(guesses)) return { text: '', links: [] }
  const meant = guesses.filter(isAnswering).filter(({ score }) => score >= thresholds.near)
  const hits = pages.find(question).filter(({ topical, coverage }) => topical && coverage >= thresholds.nearCoverage)
  const [hit] = hits
  const found = [...meant.map(({ fact }) => fact.passage), ...hits.map(({ passage }) => passage)]
  const ofHit = hit ? naming(hit.passage, shortened(hit)) : ''
  const text = fromFacts(meant)?.text ?? labelled(ofHit, found.slice(0, 1))
  return { text, links: placesOf(found).slice(0, mostPlaces) }
}

/** Passages that may answer a question, the likeliest first. */
export function contextOf({ pages, asked }: Known, question: string): readonly Passage[] {
  const guesses = asked.guesses(question, mostContext)
  const meant = guesses.flatMap(({ fact, score }) => (fact && score >= thresholds.context ? [fact.passage] : []))
  const hits = pages.find(question).filter(({ coverage }) => coverage >= thresholds.contextCoverage)
  return [...new Set([...meant, ...hits.map(({ passage }) => passage)])].slice(0, mostContext)
}

/** The passage that a question asks for; nothing when the index is not sure. */
export function meantBy({ asked, samples }: Omit<Known, 'pages'>, question: string): Passage | undefined {
  const guesses = guessesFor({ asked, samples }, question)
  return sureness(guesses) >= thresholds.sureOfPlace ? guesses.find(isAnswering)?.fact.passage : undefined
}

/** Whether one of the likeliest wordings is one without an answer. */
const isUnsaid = (guesses: readonly Guess[]): boolean =>
  guesses.some(
    ({ fact, score }) =>
      fact === undefined && score >= thresholds.unsaid && score >= (guesses[0]?.score ?? 0) - thresholds.aheadOfUnsaid,
  )

/** The likeliest fact, with further facts as far as there is room: as likely ones, and ones of its page. */
export function fromFacts(guesses: readonly Answering[]): SiteAnswer | undefined {
  const [best] = guesses
  if (!best) return undefined
  const { fact, score } = best
  const page = pageOf(fact.passage.href)
  const close = guesses
    .filter(
      (guess) =>
        guess.score >= score - (pageOf(guess.fact.passage.href) === page ? thresholds.aheadOnPage : thresholds.ahead) &&
        // One label stands for all that is quoted, so what is real and what is not are not mixed.
        sampleLabel(guess.fact.passage) === sampleLabel(fact.passage),
    )
    .map((guess) => guess.fact)
  const { quoted, text } = composed(close.slice(0, mostQuoted))
  const places = placesOf([...quoted, ...close].map(({ passage }) => passage)).slice(0, 1 + others.most)
  const links = [...places, ...nextAfter(quoted)]
  return { text: labelled(text, [fact.passage]), links }
}

/** A further question, as a link that fills the field of the question page. */
function nextAfter(quoted: readonly Fact[]): NamedPlace[] {
  const next = quoted.map((fact) => fact.next).find((question) => question !== undefined)
  if (next === undefined) return []
  return [{ label: next, href: `${routes.chat}?${new URLSearchParams({ [questionField]: next })}` }]
}

const answers = ({ coverage, topical }: Hit): boolean => topical && coverage >= thresholds.coverage

/** The sentences of a long passage that have most of the question's words. */
function shortened({ passage, meanings }: Hit): string {
  const sentences = sentencesOf(passage.text)
  const shared = sentences.map(
    ({ text }) =>
      new Set(
        tellingWords(text)
          .map(meaningOf)
          .filter((meaning) => meanings.has(meaning)),
      ).size,
  )
  const at = shared.indexOf(Math.max(...shared))
  return cutAt(sentences, beginning(sentences, at))
}

/** The places where passages stand, each once. */
export const placesOf = (passages: readonly Passage[]): NamedPlace[] => [
  ...new Map(passages.map((passage) => [passage.href, { label: nameOf(passage), href: passage.href }])).values(),
]

/** The text of a link to a passage. */
export const nameOf = ({ title, heading }: Passage): string => (heading === '' ? title : `${title}: ${heading}`)
