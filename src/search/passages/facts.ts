import { atOnce, type Steps } from '#language/slices.ts'
import { fold, tokensOf } from '#language/tokens.ts'
import { askedReal } from '#search/answer/invented.ts'
import { isPerson, type Passage, pageOf } from '#search/passages/passages.ts'
import { meaningOf, tellingWords } from '#search/terms.ts'

/** A statement of the site, and the wordings of questions about it. */
export interface FactEntry {
  /** The address of its page, with an anchor where the statement has one. */
  readonly page: string
  /** A few words of its sentence; of several between `|`, the first that the page has. Default: the passage's beginning. */
  readonly quote?: string | undefined
  /** Wordings of the question, one a line. */
  readonly asked: string
}

/** Wordings of questions with an answer on a page, and of questions without one. */
export interface KnownQuestions {
  readonly facts: readonly FactEntry[]
  /** Wordings without an answer. They win over facts that are less like the question. */
  readonly uncovered: readonly string[]
}

/** An answer, and the wordings of its questions. */
export interface Fact {
  readonly passage: Passage
  /** Word for word as on the page: the sentence and the next ones, up to the length of an answer. */
  readonly text: string
  /** The same in half as many words, for an answer of several facts. */
  readonly short: string
  readonly wordings: readonly string[]
  /** A question that follows from it; none where nothing on its page is near. */
  readonly next?: string | undefined
}

/** Most words that an answer quotes. */
export const mostQuotedWords = 75

/** Most words in an answer: the quoted ones, after a name of up to nine. */
export const longestAnswer = mostQuotedWords + 9

/** Most words of an answer that goes on into another paragraph, or to another fact. What is left of a paragraph may follow. */
export const usualAnswer = 60

/** Words after which an answer takes no further sentence: enough to stand alone. */
const enough = 42

/** Most words of an answer that shares its room with another. */
export const half = usualAnswer / 2

/** Beginnings of sentences that refer to the sentence before. */
export const leaning =
  /^(?:he|she|it|they|this|that|these|those|his|her|its|their|both|there|one|two|each|all of (?:it|them)|the same goes|nor|none|neither|when one|the (?:first|second|third|next|last) (?:two|three|four|is|has)|so|then|if not|if one is|once you do)\b/i

/** Most words of a label, such as “Accuracy.” */
export const longestLabel = 4

/**
 * The facts that the pages bear out, each as its sentence and the next ones. A fact whose words stand on no page is left out,
 * so that no answer says more than a page does.
 */
export const factsOf = (entries: readonly FactEntry[], passages: readonly Passage[]): Fact[] =>
  atOnce(findFacts(entries, passages))

/** The same in steps, since hundreds of facts hold the thread too long. */
export function* findFacts(entries: readonly FactEntry[], passages: readonly Passage[]): Steps<Fact[]> {
  const byPage = Map.groupBy(passages, ({ href }) => pageOf(href))
  const read = sentenceReader()
  const facts: Fact[] = []
  for (const { page, quote, asked } of entries) {
    const all = byPage.get(pageOf(page)) ?? []
    const here = all.filter(({ href }) => href === page)
    const found = quoted([...here, ...all], quote, read)
    if (found) facts.push({ ...found, wordings: wordingsIn(asked) })
    yield
  }
  return yield* withNext(merged(facts))
}

/** Joins facts with the same answer: one fact with all wordings. */
function merged(facts: readonly Fact[]): Fact[] {
  const same = Map.groupBy(facts, ({ passage, text }) => `${passage.href} ${text}`)
  return [...same.values()].flatMap((each) => {
    const [first] = each
    return first ? [{ ...first, wordings: [...new Set(each.flatMap(({ wordings }) => wordings))] }] : []
  })
}

/** Least that two facts of a page have in common for one to be asked after the other. */
const leastCommon = 0.15

/** What a fact of the same passage has in common with another, besides its words. */
const ofPassage = 0.2

/** Gives each fact a question about the one of its page that is asked most like it; after a person, whether such people are real. */
function* withNext(facts: readonly Fact[]): Steps<Fact[]> {
  const subjects = new Map(facts.map((fact) => [fact, subjectOf(fact)]))
  const questions = new Map(facts.map((fact) => [fact, questionFor(fact, subjects.get(fact) ?? new Map())]))
  const real = facts.some(({ wordings }) => wordings.includes(askedReal)) ? sentenceOf(askedReal) : undefined
  const following = new Map<Fact, string | undefined>()
  for (const page of Map.groupBy(facts, ({ passage }) => pageOf(passage.href)).values()) {
    for (const fact of page) {
      const common = (other: Fact) =>
        overlapOf(subjects.get(fact), subjects.get(other)) + (other.passage === fact.passage ? ofPassage : 0)
      const near = page
        .filter((other) => other.text !== fact.text && questions.get(other) !== undefined)
        .map((other) => ({ other, shared: common(other) }))
        .filter(({ shared }) => shared >= leastCommon)
        .toSorted((one, other) => other.shared - one.shared)
      const [next] = near
      following.set(fact, isPerson(fact.passage) ? fact.passage.sample && real : next && questions.get(next.other))
    }
    yield
  }
  return facts.map((fact) => ({ ...fact, next: following.get(fact) }))
}

/** The share of a fact's wordings that have each meaning. */
function subjectOf({ wordings }: Fact): Map<string, number> {
  const shares = new Map<string, number>()
  for (const wording of wordings) {
    for (const meaning of new Set(tellingWords(wording).map(meaningOf))) {
      shares.set(meaning, (shares.get(meaning) ?? 0) + 1 / wordings.length)
    }
  }
  return shares
}

const overlapOf = (one: ReadonlyMap<string, number> = new Map(), other: ReadonlyMap<string, number> = new Map()) =>
  [...one].reduce((sum, [meaning, share]) => sum + Math.min(share, other.get(meaning) ?? 0), 0)

const beginsAsQuestion =
  /^(?:what|who|whom|whose|how|when|where|which|why|can|could|do|does|did|is|are|was|may|will|would|should)\b/i

/** Figures that nobody asks for who does not know them already. */
const asksForFigure = /^how many\b/i

/** The fact's most typical wording that is a whole question, with a capital and a question mark. */
function questionFor({ wordings }: Fact, subject: ReadonlyMap<string, number>): string | undefined {
  const typical = (wording: string) => {
    const meanings = [...new Set(tellingWords(wording).map(meaningOf))]
    return meanings.reduce((sum, meaning) => sum + (subject.get(meaning) ?? 0), 0) / (meanings.length + 1)
  }
  const asked = wordings
    .filter(
      (wording) => beginsAsQuestion.test(wording) && !asksForFigure.test(wording) && wording.split(' ').length > 2,
    )
    .map((wording) => ({ wording, score: typical(wording) }))
    .toSorted((one, other) => other.score - one.score)
  return asked[0] && sentenceOf(asked[0].wording)
}

/** A question with a capital and a question mark. */
// A concatenated string would keep all wordings in memory that it was cut from, so it is copied letter by letter.
const sentenceOf = (asked: string): string =>
  [...`${asked.charAt(0).toUpperCase()}${asked.slice(1).replace(/\?$/, '')}?`].join('')

export const wordingsIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function quoted(
  passages: readonly Passage[],
  quote: string | undefined,
  read: SentenceReader,
): Omit<Fact, 'wordings' | 'next'> | undefined {
  if (quote === undefined) {
    const [passage] = passages
    const sentences = passage ? read(passage) : []
    return passage && { passage, text: cutAt(sentences, 0), short: cutAt(sentences, 0, half) }
  }
  for (const words of quote.split('|')) {
    for (const passage of passages) {
      const sentences = read(passage)
      const at = standing(sentences, words)
      if (at === -1) continue
      const from = startOf(passage, sentences, at)
      // Without room for the sentence that it refers to, it stands alone.
      const fits = (sentences[from]?.words ?? 0) + (sentences[at]?.words ?? 0) <= half
      return { passage, text: cutAt(sentences, from), short: cutAt(sentences, fits ? from : at, half) }
    }
  }
  return undefined
}

/** The sentence to begin with: in the answer to a question, a first one of a word or two, such as “No.”, which decides. */
function startOf({ kind }: Passage, sentences: readonly Sentence[], at: number): number {
  const [first] = sentences
  const words = sentences.slice(0, at + 1).reduce((sum, each) => sum + each.words, 0)
  const decides = kind === 'Question' && first !== undefined && first.words <= longestLabel && words <= half
  return decides ? 0 : beginning(sentences, at)
}

export interface Sentence {
  readonly text: string
  readonly words: number
  /** The number of its paragraph in the passage. */
  readonly paragraph: number
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a passage. */
export const sentencesOf = (passage: string): Sentence[] =>
  passage.split('\n').flatMap((paragraph, index) =>
    [...segmenter.segment(paragraph)].map(({ segment }) => ({
      text: segment.trim(),
      words: segment.trim().split(/\s+/).length,
      paragraph: index,
    })),
  )

/** A sentence and its folded words, for finding quotes. */
interface Readable extends Sentence {
  readonly bare: string
}

type SentenceReader = (passage: Passage) => readonly Readable[]

/** Splits each passage once, for all facts that look for quotes in it. */
function sentenceReader(): SentenceReader {
  const known = new Map<Passage, readonly Readable[]>()
  return (passage) => {
    const sentences =
      known.get(passage) ?? sentencesOf(passage.text).map((each) => ({ ...each, bare: bare(each.text) }))
    known.set(passage, sentences)
    return sentences
  }
}

const bare = (text: string): string => ` ${tokensOf(fold(text)).join(' ')} `

/** The index of the sentence that has these words, or that begins with their first ones. */
function standing(sentences: readonly Readable[], words: string): number {
  const sought = bare(words).trim()
  if (sought === '') return sentences.findIndex(({ text }) => text.includes(words.trim()))
  const alone = sentences.findIndex((each) => each.bare.includes(sought))
  if (alone !== -1) return alone
  // Both have a space at either end, and one of the two is enough.
  return sentences.findIndex((each, index) =>
    `${each.bare}${sentences[index + 1]?.bare.slice(1) ?? ''}`.includes(sought),
  )
}

/** The sentence to begin with so that another can be understood: its label, or the one that it refers to. */
export function beginning(sentences: readonly Sentence[], at: number): number {
  const [before, here] = [sentences[at - 1], sentences[at]]
  if (!before || !here || before.words + here.words > usualAnswer) return at
  const together = before.paragraph === here.paragraph
  return together && (before.words <= longestLabel || leaning.test(here.text)) ? at - 1 : at
}

/**
 * The sentences from an index on, up to the length of an answer; a paragraph of which little is left, to its end.
 *
 * @param most words, unless the first sentence has more
 */
export function cutAt(sentences: readonly Sentence[], from: number, most = usualAnswer): string {
  const end = endOf(sentences, from, most)
  return sentences.slice(from, end).reduce((text, sentence, index) => {
    if (index === 0) return sentence.text
    const together = sentence.paragraph === sentences[from + index - 1]?.paragraph
    return `${text}${together ? ' ' : '\n'}${sentence.text}`
  }, '')
}

/** The index after the last sentence of an answer. */
function endOf(sentences: readonly Sentence[], from: number, most: number): number {
  let [end, words] = [from, 0]
  for (const sentence of sentences.slice(from)) {
    const room = end <= from + 1 ? most : Math.min(most, enough)
    if (end > from && words + sentence.words > room) break
    words += sentence.words
    end++
  }
  const paragraph = sentences[end - 1]?.paragraph
  const rest = most < usualAnswer ? [] : sentences.slice(end).filter((each) => each.paragraph === paragraph)
  return rest.reduce((sum, each) => sum + each.words, words) <= mostQuotedWords ? end + rest.length : end
}
