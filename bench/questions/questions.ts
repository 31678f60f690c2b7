import { readFileSync } from 'node:fs'
import type { SiteAnswer } from '../../src/search/answer/site-answer.ts'

/** A question of a yardstick. */
export interface Question {
  readonly q: string
  /** Whether the site can answer it. */
  readonly answerable: boolean
  /** The pages that answer it. */
  readonly pages: readonly string[]
  /** Words that the answer must contain; alternatives by `|`. */
  readonly must: readonly string[]
}

/** The questions of a file of JSON lines. */
export const readQuestions = (file: string): Question[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const page = (href: string) => href.replace(/#.*$/, '').replace(/(?<=.)\/$/, '')
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
const has = (text: string, must: string) => must.split('|').some((words) => plain(text).includes(plain(words)))

/** True for an answer from one of the pages with all required words. */
export function isRight({ pages, must }: Question, answer: SiteAnswer | undefined): boolean {
  if (!answer) return false
  const linked = new Set(answer.links.map(({ href }) => page(href)))
  return pages.some((each) => linked.has(page(each))) && must.every((words) => has(answer.text, words))
}
