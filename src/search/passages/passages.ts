import { plainText } from '#content-model/collections/plain-text.ts'

/** A few sentences of the site that can stand alone, with their place. */
export interface Passage {
  /** The kind of the page: a post, a service, a page. */
  readonly kind: string
  /** The page's title. */
  readonly title: string
  /** The heading over them; empty at the beginning of a page. */
  readonly heading: string
  /** The page's address, with the heading's anchor. */
  readonly href: string
  /** Word for word as on the page, one paragraph a line. */
  readonly text: string
  /** Search words that the text does not have. */
  readonly keywords: string
  /** A factor for its score: 1 for most. */
  readonly weight: number
  /** Whether it is about an invented person or company. */
  readonly sample?: true
  /** Whether it is of a list whose entries mean something only under the page's title. */
  readonly list?: true
  /** Whether it is only the page's line about what is invented on it. */
  readonly note?: true
}

/** The kind of a passage that is an example: it says nothing of the company, so it answers no question about it. */
export const exampleKind = 'Example'

/** Kinds of which one page holds several, each with its heading as its name. */
const severalOnPage = new Set(['Question', 'Plan', 'Author'])

/** The title of a passage's result: that of its page, or its heading where several such parts share a page. */
export const ownName = ({ kind, title, heading }: Passage): string => (severalOnPage.has(kind) ? heading : title)

/** Whether a passage is about a person. */
export const isPerson = ({ kind }: Passage): boolean => kind === 'Person' || kind === 'Author'

/** Whether a passage is about a thing of somebody invented, which a visitor could take for ours. */
export const isSample = ({ kind, sample }: Passage): boolean =>
  sample === true && kind !== 'Person' && kind !== 'Author'

/** An address without its anchor and without a slash at the end. */
export const pageOf = (href: string): string => href.replace(/#.*$/, '').replace(/(?<=.)\/$/, '')

/** The text under one heading. */
export interface Part {
  readonly heading?: string
  readonly anchor?: string
  readonly paragraphs: readonly string[]
  readonly keywords?: string
  readonly weight?: number
  /** Whether it is a list whose entries mean something only under the page's title. */
  readonly list?: true
}

/** Most words in a passage. A longer part is cut between sentences into parts of about the same length. */
export const longestPassage = 120

/** Words that a cut aims for: below the longest, so that sentences stay whole, and never under 60. */
const aimedAt = 100

/** How many words a cut may move to fall between two paragraphs. */
const pull = 12

/**
 * Cuts a page into passages of 60 to 120 words. A shorter part stays a passage of its own: it is about one thing, and a
 * neighbor would blur it.
 */
export function passagesOf(page: { kind: string; title: string; href: string; parts: readonly Part[] }): Passage[] {
  const { kind, title, href } = page
  return page.parts.flatMap(({ heading = '', anchor, paragraphs, keywords = '', weight = 1, list }) =>
    cut(paragraphs).map((text) => ({
      kind,
      title,
      heading,
      href: anchor === undefined ? href : `${href}#${anchor}`,
      text,
      keywords,
      weight,
      ...(list && { list }),
    })),
  )
}

/** Rendered Markdown by its headings; the part before the first has none. */
export function partsOf(html: string): Part[] {
  // The pattern's two groups, anchor and words of a heading, come between the texts.
  const [before = '', ...rest] = html.split(/<h[1-6] id="([^"]*)">(.*?)<\/h[1-6]>/s)
  const parts: Part[] = [{ paragraphs: paragraphsOf(before) }]
  for (let at = 0; at < rest.length; at += 3) {
    const [anchor = '', heading = '', body = ''] = rest.slice(at, at + 3)
    parts.push({ anchor, heading: plainText(heading), paragraphs: paragraphsOf(body) })
  }
  return parts.filter(({ paragraphs }) => paragraphs.length > 0)
}

const paragraphsOf = (html: string): string[] =>
  html
    .replace(/<table>.*?<\/table>/gs, rowsOf)
    .split(/<\/(?:p|li)>/)
    .map(plainText)
    .filter((text) => text !== '')

/** A table as text: each cell after the head of its column. */
function rowsOf(table: string): string {
  const cells = (row: string, tag: string) =>
    [...row.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, cell = '']) => cell)
  const heads = cells(table, 'th')
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => cells(row, 'td'))
  return rows.flatMap((row) => row.map((cell, column) => `<p>${heads[column] ?? ''}: ${cell}</p>`)).join('')
}

interface Sentence {
  readonly text: string
  readonly words: number
  /** Whether it is the last one of its paragraph. */
  readonly closes: boolean
}

function cut(paragraphs: readonly string[]): string[] {
  const sentences = paragraphs.flatMap(sentencesOf)
  const total = sentences.reduce((sum, { words }) => sum + words, 0)
  const count = total <= longestPassage ? 1 : Math.ceil(total / aimedAt)
  const ends = new Set(
    Array.from({ length: count - 1 }, (_, index) => nearestEnd(sentences, ((index + 1) * total) / count)),
  )
  const passages: string[] = ['']
  sentences.forEach(({ text, closes }, index) => {
    const last = passages.length - 1
    passages[last] += text + (closes ? '\n' : ' ')
    if (ends.has(index)) passages.push('')
  })
  return passages.map((text) => text.trim()).filter((text) => text !== '')
}

/** The index of the sentence whose end is nearest to a number of words. */
function nearestEnd(sentences: readonly Sentence[], wanted: number): number {
  let before = 0
  let best = { index: 0, distance: Number.POSITIVE_INFINITY }
  for (const [index, { words, closes }] of sentences.entries()) {
    before += words
    const distance = Math.abs(before - wanted) - (closes ? pull : 0)
    if (distance < best.distance) best = { index, distance }
  }
  return best.index
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentencesOf(paragraph: string): Sentence[] {
  const texts = [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim())
  return texts.map((text, index) => ({
    text,
    words: text.split(/\s+/).length,
    closes: index === texts.length - 1,
  }))
}
