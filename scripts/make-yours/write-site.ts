import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '#content-model/schemas/brand-schema.ts'
import { type Answers, brandOf, unnamed } from './answers.ts'
import { emptySamples, forget } from './empty-samples.ts'
import { youngLegal } from './young-legal.ts'
import { youngWords } from './young-words.ts'

/** What was done, for a last line. */
export interface Made {
  /** Whether the site was still the shipped one: only then its words and unmarked entries change. */
  readonly first: boolean
  readonly deleted: number
  readonly rewritten: number
}

/**
 * Makes a site that of the answers' company. The brand is written last, so that a run that was cut short is begun anew.
 * @param root the folder of the site
 * @returns what was done, or the sentences that refuse the answers; then nothing was written
 */
export function writeSite(given: Answers, root = '.'): Made | { readonly refused: string[] } {
  const content = join(root, 'src/content')
  const brandFile = join(content, 'brand/brand.json')
  const before: Brand = readJson(brandFile)
  const answers = unnamed(given)
  const read = brandOf(answers, before)
  if ('refused' in read) return read
  const first = before.sample === true
  const words = first ? wordsOf(answers, content) : new Map<string, unknown>()
  const { gone, people } = emptySamples(content, answers.sections, first)
  const legal = first && !answers.sections.includes('try') ? legalOf(answers, content) : []
  if (first) forget(content, people, read.brand.without ?? [], legal.length > 0)
  for (const [file, said] of words) writeJson(file, said)
  for (const { file, text } of legal) writeFileSync(file, text)
  writeJson(brandFile, read.brand)
  return { first, deleted: gone.length, rewritten: words.size }
}

/** The legal texts of a site without the writing tool. They are marked as its shipped ones, so that a launch asks for them. */
function legalOf(answers: Answers, content: string) {
  const at = { policy: join(content, 'legal/privacy-policy.md'), terms: join(content, 'legal/terms-use.md') }
  const now = youngLegal({ policy: readFileSync(at.policy, 'utf8'), terms: readFileSync(at.terms, 'utf8') }, answers)
  return [
    { file: at.policy, text: now.policy },
    { file: at.terms, text: now.terms },
  ]
}

/** The files of words that change. A build checks them. */
function wordsOf(answers: Answers, content: string): Map<string, unknown> {
  const said = new Map<string, unknown>()
  for (const words of youngWords(answers)) {
    for (const [name, some] of Object.entries(words)) {
      const file = join(content, 'words', `${name}.json`)
      said.set(file, over(said.get(file) ?? readJson(file), some))
    }
  }
  return said
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value with another's keys over it, at any depth. Lists are replaced. */
function over(value: unknown, other: unknown): unknown {
  if (!isPlain(value) || !isPlain(other)) return other
  return Object.fromEntries(
    [...new Set([...Object.keys(value), ...Object.keys(other)])].map((key) => [
      key,
      key in other ? over(value[key], other[key]) : value[key],
    ]),
  )
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Files that stay as they are are not touched. */
function writeJson(file: string, value: unknown) {
  const text = `${JSON.stringify(value, null, 2)}\n`
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
