import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'

/** Some words of the site, as one reader reads them: a paragraph, a sentence under a title, a label. */
export interface SiteText {
  file: string
  text: string
}

const content = ['src/content/**/*.{md,yaml,json}', 'src/content-model/{*,pages/*,schemas/**/*}.ts']
/**
 * Jokes have counts of their own, titles are parts of sentences, the facts have visitors' words, the gate's lists are shown to nobody,
 * and the legal pages say "someone" because they have to.
 */
const elsewhere = /^src\/content\/(?:drawer|examples|facts|gate|gate-classes|keywords|legal|titles)\//

/** Everything that pages say of their own accord: entries of every kind, and the words that stand in code. */
export const readSiteTexts = (): SiteText[] =>
  globSync(content)
    .filter((file) => !elsewhere.test(file) && !basename(file).includes('.test.'))
    .sort()
    .flatMap((file) => textsOf(file).map((text) => ({ file, text })))

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

/** Paragraphs and items of a list, without the signs of Markdown. */
const blocksOf = (body: string): string[] =>
  body
    .replace(/```[\s\S]*?```|<!--[\s\S]*?-->/g, '')
    .split(/\n{2,}|\n(?=[-*|] |\d+\. )/)
    .map((block) => block.replace(/^(?:[-*>] |\d+\. |#+ )|[*`]|\[([^\]]*)\]\([^)]*\)/g, '$1').trim())
    .filter((block) => block !== '' && !block.startsWith('|'))

/** Sentences that stand in code: quoted, with a space and a capital. */
const literalsIn = (source: string): string[] =>
  source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g)
    ?.map((literal) => literal.slice(1, -1).trim())
    .filter((text) => /^[“A-Z$].*\s/.test(text)) ?? []

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?][”’]?)\s+(?=[“A-Z$\d])/)
const wordsIn = (sentence: string): number => sentence.split(/\s+/).length

/** Most words of a sentence that sounds like a drum at the end of a paragraph. */
const shortEnding = 7

/** Whether a paragraph ends on a sentence of seven words or fewer; nothing where it is one sentence or none. */
export function endsShort(text: string): boolean | undefined {
  const sentences = sentencesOf(text)
  const last = sentences.at(-1) ?? ''
  return sentences.length > 1 && /[.!?][”’]?$/.test(last) ? wordsIn(last) <= shortEnding : undefined
}
