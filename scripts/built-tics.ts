/** Counts in the pages of a build, where nothing hides: what is repeated word for word, and habits that grow unseen. */
import type { Document } from 'happy-dom'
import { sentencesOf } from './page-texts.ts'

/** Most pages that may say the same sentence. */
const mostPages = 3
/** Fewest words of a sentence that counts. Shorter ones are labels and answers. */
const fewestWords = 4

export interface Repeat {
  readonly sentence: string
  readonly pages: readonly string[]
}

/** The sentences that stand word for word on more than three pages. */
export function repeatsIn(pages: ReadonlyMap<string, Document>): Repeat[] {
  const places = new Map<string, Set<string>>()
  for (const [path, page] of pages)
    for (const sentence of sentencesOf(page))
      if (isSentence(sentence)) places.set(sentence, (places.get(sentence) ?? new Set()).add(path))
  return [...places]
    .filter(([, where]) => where.size > mostPages)
    .map(([sentence, where]) => ({ sentence, pages: [...where] }))
}

const isSentence = (text: string) => /[.!?][”’]?$/.test(text) && text.split(' ').length >= fewestWords

/** A last clause that is added with “, and”. */
const tail = /, and [^,;]*[.!?][”’]?$/

const counted: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['“made up”', /\bmade[- ]up\b|\bmade (?:them|it) up\b/gi],
  ['ducks', /\bducks?\b/gi],
  ['pigeons', /\bpigeons?\b/gi],
  ['fish', /\b(?:gold)?fish\b/gi],
  ['plants', /\bplants?\b/gi],
  ['printers', /\bprinters?\b/gi],
  ['toasters', /\btoasters?\b/gi],
  ['kettles', /\bkettles?\b/gi],
  ['Legal', /\bLegal\b/g],
]

export interface Habit {
  readonly name: string
  readonly count: number
  readonly pages: number
}

/** How often pages have what readers tire of, cards and forms included, and how many of the sentences end on “, and …”. */
export function habitsIn(pages: ReadonlyMap<string, Document>) {
  const sentences = new Set([...pages.values()].flatMap((page) => [...sentencesOf(page)].filter(isSentence)))
  const tails = [...sentences].filter((sentence) => tail.test(sentence))
  const texts = [...pages.values()].map((page) => page.querySelector('main')?.textContent ?? '')
  const habits = counted.map(([name, pattern]): Habit => {
    const counts = texts.map((text) => text.match(pattern)?.length ?? 0)
    return {
      name,
      count: counts.reduce((sum, count) => sum + count, 0),
      pages: counts.filter((count) => count > 0).length,
    }
  })
  return { sentences: sentences.size, tails, habits }
}
