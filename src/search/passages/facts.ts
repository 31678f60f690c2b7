import { atOnce, type Steps } from '#language/slices.ts'
import { fold, tokensOf } from '#language/tokens.ts'
import { type Passage, pageOf } from '#search/passages/passages.ts'

/** Something that the site says, and how people ask for it. */
export interface FactEntry {
  /** The address of the page that says it, with an anchor where it has one. */
  readonly page: string
  /** A few words of the sentence that says it; of several between `|`, the first that the page has. Without it, the passage's beginning. */
  readonly quote?: string | undefined
  /** How people ask, a wording a line. */
  readonly asked: string
}

/** How people ask: for what a page says, and for what no page does. */
export interface KnownQuestions {
  readonly facts: readonly FactEntry[]
  /** Wordings that no page answers. They win over what is less like the question. */
  readonly uncovered: readonly string[]
}

/** An answer ready to be given, and how people ask for it. */
export interface Fact {
  readonly passage: Passage
  /** Word for word as on the page: the sentence and what follows there, as much as makes an answer. */
  readonly text: string
  /** The same in half as many words, to leave room for another. */
  readonly short: string
  readonly wordings: readonly string[]
  /** A question about something else on its page; none where it is the only fact there. */
  readonly next?: string | undefined
}

/** Most words in an answer. */
export const longestAnswer = 60

/** An answer goes on with the next sentence while it is no longer than this: enough to stand alone. */
const enough = 42

/** Most words of an answer that leaves room for another. */
export const half = longestAnswer / 2

/** A sentence that begins so means the one before it. */
const leaning =
  /^(?:he|she|it|they|this|that|these|those|his|her|its|their|both|there|one|two|each|all of (?:it|them)|so|then|if not|once you do)\b/i

/** Most words of a label before what it names, such as “Accuracy.” */
export const longestLabel = 4

/**
 * The facts that the pages bear out, each as its sentence and what follows there. One whose words no page has any more is
 * left out: an answer says what the page says, or nothing.
 */
export const factsOf = (entries: readonly FactEntry[], passages: readonly Passage[]): Fact[] =>
  atOnce(findFacts(entries, passages))

/** The same in steps: with hundreds of facts it takes a while. */
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
  return withNext(merged(facts))
}

/** What was asked for in two places and has one answer is one fact, with the wordings of both. */
function merged(facts: readonly Fact[]): Fact[] {
  const same = Map.groupBy(facts, ({ passage, text }) => `${passage.href} ${text}`)
  return [...same.values()].flatMap((each) => {
    const [first] = each
    return first ? [{ ...first, wordings: [...new Set(each.flatMap(({ wordings }) => wordings))] }] : []
  })
}

/** Each fact with a question of the next one of its page; the last one's next is the first. */
function withNext(facts: readonly Fact[]): Fact[] {
  const byPage = Map.groupBy(facts, ({ passage }) => pageOf(passage.href))
  const following = new Map(
    [...byPage.values()].flatMap((page) =>
      page.map((fact, at) => {
        const others = [...page.slice(at + 1), ...page.slice(0, at)].filter(({ text }) => text !== fact.text)
        return [fact, others.map(questionFor).find((question) => question !== undefined)] as const
      }),
    ),
  )
  return facts.map((fact) => ({ ...fact, next: following.get(fact) }))
}

const beginsAsQuestion =
  /^(?:what|who|whom|whose|how|when|where|which|why|can|could|do|does|did|is|are|was|may|will|would|should)\b/i

/** Its first wording that is a whole question, as it is written on a page. */
function questionFor({ wordings }: Fact): string | undefined {
  const asked = wordings.find((wording) => beginsAsQuestion.test(wording) && wording.split(' ').length > 2)
  // Letter by letter: put together of pieces, it would keep all wordings in memory of which it is a piece.
  return asked && [...`${asked.charAt(0).toUpperCase()}${asked.slice(1).replace(/\?$/, '')}?`].join('')
}

/** Wordings, one a line. */
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
      const from = beginning(sentences, at)
      // Where there is no room for the sentence that it leans on, it stands alone.
      const fits = (sentences[from]?.words ?? 0) + (sentences[at]?.words ?? 0) <= half
      return { passage, text: cutAt(sentences, from), short: cutAt(sentences, fits ? from : at, half) }
    }
  }
  return undefined
}

export interface Sentence {
  readonly text: string
  readonly words: number
  /** Which paragraph of its passage it belongs to. */
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

/** A sentence and its words alone, by which a quote is found. */
interface Readable extends Sentence {
  readonly bare: string
}

type SentenceReader = (passage: Passage) => readonly Readable[]

/** Reads each passage once: hundreds of facts look for their quotes in the same few. */
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

/** Which sentence has these words, or begins with their first. */
function standing(sentences: readonly Readable[], words: string): number {
  const sought = bare(words).trim()
  if (sought === '') return sentences.findIndex(({ text }) => text.includes(words.trim()))
  const alone = sentences.findIndex((each) => each.bare.includes(sought))
  if (alone !== -1) return alone
  // Both begin and end with a space, of which one is enough.
  return sentences.findIndex((each, index) =>
    `${each.bare}${sentences[index + 1]?.bare.slice(1) ?? ''}`.includes(sought),
  )
}

/** Where to begin, so that a sentence can be understood: with its label, or with the one that it leans on. */
export function beginning(sentences: readonly Sentence[], at: number): number {
  const [before, here] = [sentences[at - 1], sentences[at]]
  if (!before || !here || before.words + here.words > longestAnswer) return at
  const together = before.paragraph === here.paragraph
  return together && (before.words <= longestLabel || leaning.test(here.text)) ? at - 1 : at
}

/**
 * The sentences from there on, as many as make an answer.
 *
 * @param most how many words it may have, unless its first sentence has more
 */
export function cutAt(sentences: readonly Sentence[], from: number, most = longestAnswer): string {
  let [text, words] = ['', 0]
  for (const [index, sentence] of sentences.slice(from).entries()) {
    if (index > 0 && words + sentence.words > (index === 1 ? most : Math.min(most, enough))) break
    const joint = sentence.paragraph === sentences[from + index - 1]?.paragraph ? ' ' : '\n'
    text += index === 0 ? sentence.text : joint + sentence.text
    words += sentence.words
  }
  return text
}
