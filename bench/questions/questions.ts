import { readFileSync } from 'node:fs'
import type { SiteAnswer } from '../../src/search/answer/site-answer.ts'

/** A question of a yardstick. */
export interface Question {
  readonly q: string
  /** Whether the site can answer it. */
  readonly answerable: boolean
  /** The pages that do. */
  readonly pages: readonly string[]
  /** What must be in the answer; alternatives by `|`. */
  readonly must: readonly string[]
}

/** The questions of a file of lines of JSON. */
export const readQuestions = (file: string): Question[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const page = (href: string) => href.replace(/#.*$/, '').replace(/(?<=.)\/$/, '')
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
const has = (text: string, must: string) => must.split('|').some((words) => plain(text).includes(plain(words)))

/** Whether an answer is from one of the pages and has all that it must. */
export function isRight({ pages, must }: Question, answer: SiteAnswer | undefined): boolean {
  if (!answer) return false
  const linked = new Set(answer.links.map(({ href }) => page(href)))
  return pages.some((each) => linked.has(page(each))) && must.every((words) => has(answer.text, words))
}
