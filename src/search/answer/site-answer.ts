import { questionField } from '#content-model/pages/chat.ts'
import { routes } from '#content-model/routes.ts'
import { composed, naming } from '#search/answer/composed.ts'
import { type Answering, isAnswering, sureness, weighedGuesses } from '#search/answer/sureness.ts'
import { beginning, cutAt, type Fact, sentencesOf } from '#search/passages/facts.ts'
import { type Passage, pageOf } from '#search/passages/passages.ts'
import type { AskedIndex, Guess } from '#search/question/asked-index.ts'
import type { Hit, SiteIndex } from '#search/site-index.ts'
import { meaningOf, tellingWords } from '#search/terms.ts'

/** A place of the site, by its name. */
export interface NamedPlace {
  readonly label: string
  readonly href: string
}

/** What the site says to a question, in its own words. */
export interface SiteAnswer {
  /** A few sentences, word for word. */
  readonly text: string
  /** Where they stand, then where else to look. */
  readonly links: readonly NamedPlace[]
  /** They are about somebody or something that is invented, or name them. */
  readonly sample?: true
}

/** What a question is looked up in. */
export interface Known {
  readonly pages: SiteIndex
  readonly asked: AskedIndex
}

/** Found by trying: bench/questions has what they are judged by. */
const floors = {
  /** How likely it must be that a fact answers the question. */
  sure: 0.7,
  /** The same where its page only comes first among others that were found. */
  sureOfPlace: 0.65,
  /** A wording that no page answers, so like the question, keeps passages from answering. */
  unsaid: 0.5,
  /** The same where it is less likely than the first by no more than this. */
  aheadOfUnsaid: 0.1,
  /** What is less likely by no more than this may be meant as well. */
  ahead: 0.04,
  /** The same where it stands on the same page. */
  aheadOnPage: 0.1,
  /** So like, and it may be what was meant. */
  near: 0.4,
  /** So much of what a question is about a passage must have to answer it; rare words count for more. */
  coverage: 0.75,
  /** So much to be what may have been meant. */
  nearCoverage: 0.7,
  /** So like, or so much of it, and it is worth showing to a service that reads. */
  context: 0.33,
  contextCoverage: 0.4,
} as const

/** Other places worth naming: so many at most, and so near to the best one. */
const others = { most: 2, nearness: 0.4 } as const

/** So many places may have it where none answers. */
const mostPlaces = 3

/** So many of the likeliest facts are quoted at most. */
const mostQuoted = 4

/** So many passages are worth showing to a service. */
const mostContext = 8

/**
 * What the site says to a question.
 * @returns nothing when the site does not cover it, or may not
 */
export function answerTo({ pages, asked }: Known, question: string): SiteAnswer | undefined {
  const guesses = asked.guesses(question, weighedGuesses)
  if (sureness(guesses) >= floors.sure) return fromFacts(guesses.filter(isAnswering))
  if (isUnsaid(guesses)) return undefined
  const hits = pages.find(question).filter(answers)
  const [hit] = hits
  if (!hit) return undefined
  const near = hits.filter(({ score }) => score >= hit.score * others.nearness)
  const links = placesOf(near.map(({ passage }) => passage)).slice(0, 1 + others.most)
  return { text: naming(hit.passage, shortened(hit)), links, ...(hit.passage.sample && { sample: true }) }
}

/** Places that may have what was asked, where nothing answers it. */
export function placesFor({ pages, asked }: Known, question: string): readonly NamedPlace[] {
  const guesses = asked.guesses(question, mostPlaces)
  if (isUnsaid(guesses)) return []
  const meant = guesses.flatMap(({ fact, score }) => (fact && score >= floors.near ? [fact.passage] : []))
  const hits = pages.find(question).filter(({ topical, coverage }) => topical && coverage >= floors.nearCoverage)
  return placesOf([...meant, ...hits.map(({ passage }) => passage)]).slice(0, mostPlaces)
}

/** Passages that are likely to have what was asked, the likeliest first; none where nothing comes near. */
export function contextOf({ pages, asked }: Known, question: string): readonly Passage[] {
  const guesses = asked.guesses(question, mostContext)
  const meant = guesses.flatMap(({ fact, score }) => (fact && score >= floors.context ? [fact.passage] : []))
  const hits = pages.find(question).filter(({ coverage }) => coverage >= floors.contextCoverage)
  return [...new Set([...meant, ...hits.map(({ passage }) => passage)])].slice(0, mostContext)
}

/** The passage that a question asks for; nothing when it is not sure. */
export function meantBy({ asked }: Pick<Known, 'asked'>, question: string): Passage | undefined {
  const guesses = asked.guesses(question, weighedGuesses)
  return sureness(guesses) >= floors.sureOfPlace ? guesses.find(isAnswering)?.fact.passage : undefined
}

/** Whether one of the likeliest wordings is what no page answers. */
const isUnsaid = (guesses: readonly Guess[]): boolean =>
  guesses.some(
    ({ fact, score }) =>
      fact === undefined && score >= floors.unsaid && score >= (guesses[0]?.score ?? 0) - floors.aheadOfUnsaid,
  )

/** What the likeliest fact says, and of the next ones what there is room for, where they are as likely or stand on its page. */
export function fromFacts(guesses: readonly Answering[]): SiteAnswer | undefined {
  const [best] = guesses
  if (!best) return undefined
  const { fact, score } = best
  const page = pageOf(fact.passage.href)
  const close = guesses
    .filter(
      (guess) => guess.score >= score - (pageOf(guess.fact.passage.href) === page ? floors.aheadOnPage : floors.ahead),
    )
    .map((guess) => guess.fact)
  const { quoted, text } = composed(close.slice(0, mostQuoted))
  const places = placesOf([...quoted, ...close].map(({ passage }) => passage)).slice(0, 1 + others.most)
  const links = [...places, ...nextAfter(quoted)]
  const sample = quoted.some(({ passage }) => passage.sample)
  return { text, links, ...(sample && { sample: true }) }
}

/** What to ask next, as a link that puts the question into the field of the question page. */
function nextAfter(quoted: readonly Fact[]): NamedPlace[] {
  const next = quoted.map((fact) => fact.next).find((question) => question !== undefined)
  if (next === undefined) return []
  return [{ label: next, href: `${routes.chat}?${new URLSearchParams({ [questionField]: next })}` }]
}

const answers = ({ coverage, topical }: Hit): boolean => topical && coverage >= floors.coverage

/** Of a long passage, the sentences that have most of what was asked. */
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

/** What a passage is called in a link. */
export const nameOf = ({ title, heading }: Passage): string => (heading === '' ? title : `${title}: ${heading}`)
