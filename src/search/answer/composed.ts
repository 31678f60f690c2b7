import { leaning, longestLabel, mostQuotedWords, type Sentence, sentencesOf } from '#search/passages/facts.ts'
import { type Passage, pageOf } from '#search/passages/passages.ts'

/** A passage with a quote of it, in full and in short. */
export interface Quotable {
  readonly passage: Passage
  readonly text: string
  readonly short: string
}

/** The quoted sentences of one passage, and all sentences of that passage. */
interface Excerpt {
  readonly passage: Passage
  readonly all: readonly Sentence[]
  readonly sentences: readonly string[]
}

/**
 * Joins quotes to one answer: the likeliest in full, the first sentence of each other one, then more sentences while there is
 * room. A sentence that two quotes share appears once; sentences of one passage stand together.
 *
 * @param quotes the likeliest first
 * @returns the quotes that found room, and the answer
 */
export function composed<Quote extends Quotable>(quotes: readonly Quote[]): { quoted: Quote[]; text: string } {
  const [first, ...others] = quotes
  if (!first) return { quoted: [], text: '' }
  let excerpts = adding([], first.passage, whole(first.text))
  const fits = (more: readonly Excerpt[]) => wordsOf(textOf(more)) <= mostQuotedWords
  const quoted = [first]
  for (const other of others.filter(standsInShort)) {
    const more = adding(excerpts, other.passage, opening(other.short))
    if (more === excerpts || !fits(more)) continue
    quoted.push(other)
    excerpts = more
  }
  for (const { passage, short } of quoted.slice(1)) {
    const sentences = whole(short)
    for (const [at] of sentences.entries()) {
      const more = adding(excerpts, passage, sentences.slice(0, at + 1))
      if (more === excerpts) continue
      if (!fits(more)) break
      excerpts = more
    }
  }
  return { quoted, text: textOf(excerpts) }
}

/** Whether a quote in short still has the sentence that it refers to. */
const standsInShort = ({ text, short }: Quotable): boolean => !leaning.test(short) || leaning.test(text)

const whole = (text: string): string[] => sentencesOf(text).map((sentence) => sentence.text)

/** The first sentence, with the labels before it, which mean nothing alone. */
function opening(text: string): string[] {
  const sentences = whole(text)
  const at = sentences.findIndex((sentence) => wordsOf(sentence) > longestLabel)
  return at === -1 ? sentences : sentences.slice(0, at + 1)
}

const wordsOf = (text: string): number => text.split(/\s+/).length

/** The excerpts with further sentences of a passage; the same array where it already has them all. */
function adding(excerpts: readonly Excerpt[], passage: Passage, sentences: readonly string[]): readonly Excerpt[] {
  const at = excerpts.findIndex((each) => each.passage === passage)
  const [before, own, after] = [excerpts.slice(0, at), excerpts[at], excerpts.slice(at + 1)]
  if (!own) return [...excerpts, { passage, all: sentencesOf(passage.text), sentences }]
  const more = sentences.filter((sentence) => !own.sentences.includes(sentence))
  return more.length === 0 ? excerpts : [...before, { ...own, sentences: [...own.sentences, ...more] }, ...after]
}

/** A line for each excerpt; the first of a page begins with the page's name where that is needed. */
function textOf(excerpts: readonly Excerpt[]): string {
  const pages = new Set<string>()
  return excerpts
    .map((excerpt) => {
      const page = pageOf(excerpt.passage.href)
      const text = inOrder(excerpt)
      const named = pages.has(page) ? text : naming(excerpt.passage, text)
      pages.add(page)
      return named
    })
    .join('\n')
}

/** The sentences in the order of their passage; a line break stands for each gap. */
function inOrder({ all, sentences }: Excerpt): string {
  const left = new Set(sentences)
  let text = ''
  let paragraph: number | undefined
  let last = -1
  for (const [at, sentence] of all.entries()) {
    if (!left.delete(sentence.text)) continue
    const joint = at === last + 1 && sentence.paragraph === paragraph ? ' ' : '\n'
    text += text === '' ? sentence.text : joint + sentence.text
    last = at
    paragraph = sentence.paragraph
  }
  return text
}

/** Kinds of pages whose sentences are about the thing in the page's title. */
const aboutTitle = new Set(['Person', 'Service', 'Project', 'Case study'])

/** Beginnings of an answer that mean something only after their own question. */
const assenting = /^(?:yes|no|you (?:could|can|may)|we try not to|of course|not (?:yet|really))\b/i

/**
 * A sentence of a page with the page's title in front, where it refers to the page's subject by a pronoun, or where it is an
 * entry of the page's own list; elsewhere with its heading, or a post's title, where it begins by referring to what is not quoted, or by a yes or no to a question.
 */
export function naming({ kind, title, heading, list }: Passage, text: string): string {
  const [first = ''] = title.split(/[ ,]/)
  if (aboutTitle.has(kind) && !text.includes(first)) return `${title}: ${text}`
  if (list && !text.includes(title)) return `${title}: ${text}`
  const name = heading === '' && kind === 'Post' ? title : heading
  const leans = leaning.test(text) || (name.endsWith('?') && assenting.test(text))
  if (name === '' || !leans) return text
  return name.endsWith('?') ? `${name} ${text}` : `${name}: ${text}`
}
