import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { branded } from '#content-model/branded.ts'

/** A text of the site that readers read on its own: a paragraph, a sentence under a title, a label. */
export interface SiteText {
  file: string
  text: string
}

const content = ['src/content/**/*.{md,yaml,json}', 'src/content-model/{*,pages/*,schemas/**/*}.ts']
/**
 * Left out: jokes have counts of their own, titles are parts of sentences, the facts have visitors' words, the gate's lists are
 * shown on no page, forms say what they have to beside a field, and the legal pages need words such as "someone".
 */
const elsewhere =
  /^src\/content\/(?:drawer|examples|facts|gate|gate-classes|keywords|legal|titles)\/|^src\/content\/words\/[a-z]+-form\.json$/

/** All texts of pages: entries of every kind, and sentences in code. */
export const readSiteTexts = (): SiteText[] =>
  globSync(content)
    .filter((file) => !elsewhere.test(file) && !basename(file).includes('.test.'))
    .sort()
    .flatMap((file) => textsOf(file).map((text) => ({ file, text: branded(text) })))

function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.ts')) return literalsIn(source)
  if (/\.(?:yaml|json)$/.test(file)) return stringsIn(parse(source))
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? ['', '', source]
  return [...stringsIn(parse(front)), ...blocksOf(body)]
}

/** Values with more than one word. A single word is a name or a setting. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? [value.trim()] : []
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return value && typeof value === 'object' && !(value instanceof Date) ? Object.values(value).flatMap(stringsIn) : []
}

/** Paragraphs and list items, without Markdown. */
const blocksOf = (body: string): string[] =>
  body
    .replace(/```[\s\S]*?```|<!--[\s\S]*?-->/g, '')
    .split(/\n{2,}|\n(?=[-*|] |\d+\. )/)
    .map((block) => block.replace(/^(?:[-*>] |\d+\. |#+ )|[*`]|\[([^\]]*)\]\([^)]*\)/g, '$1').trim())
    .filter((block) => block !== '' && !block.startsWith('|'))

/** Sentences in code: string literals with a space and a capital. */
const literalsIn = (source: string): string[] =>
  source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g)
    ?.map((literal) => literal.slice(1, -1).trim())
    .filter((text) => /^[“A-Z$].*\s/.test(text)) ?? []

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?][”’]?)\s+(?=[“A-Z$\d])/)
const wordsIn = (sentence: string): number => sentence.split(/\s+/).length

/** Most words of a short last sentence of a paragraph. */
const shortEnding = 7

/** Whether a paragraph ends on a short sentence; undefined for a paragraph of fewer than two. */
export function endsShort(text: string): boolean | undefined {
  const sentences = sentencesOf(text)
  const last = sentences.at(-1) ?? ''
  return sentences.length > 1 && /[.!?][”’]?$/.test(last) ? wordsIn(last) <= shortEnding : undefined
}
