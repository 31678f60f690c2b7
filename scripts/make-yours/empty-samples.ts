import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { partOf } from '#content-model/parts.ts'
import { casePath, memberPath, postPath, projectPath, servicePath, slug } from '#content-model/routes.ts'
import type { Brand } from '#content-model/schemas/brand-schema.ts'
import type { Section } from './answers.ts'

/** Kinds whose entries say whether they are invented. */
const marked = ['team', 'brands', 'testimonials', 'projects', 'cases', 'counters'] as const
/** Kinds whose shipped entries are about the shipped product, and have no mark. */
const unmarked = ['posts', 'plans', 'faq'] as const
/** Further ones, which are about the writing tool. */
const ofTheTool = ['services', 'values', 'steps', 'counters'] as const

/**
 * Deletes the shipped entries: those marked as samples, and on the first run also those of kinds without a mark.
 * @param first whether the brand was still the shipped one
 * @returns the files, and the names that went with them
 */
export function emptySamples(content: string, chosen: readonly Section[], first: boolean) {
  const kept = (kind: (typeof ofTheTool)[number]) => chosen.includes(kind === 'services' ? 'services' : 'try')
  const whole = first ? [...unmarked, ...ofTheTool.filter((kind) => !kept(kind))] : []
  const samples = marked.flatMap((kind) => entriesOf(content, kind)).filter((file) => headOf(file)['sample'] === true)
  const gone = [...samples, ...whole.flatMap((kind) => entriesOf(content, kind))]
  const people = samples.filter((file) => /[/\\]team[/\\]/.test(file)).map((file) => String(headOf(file)['title']))
  for (const file of gone) rmSync(file)
  return { gone, people }
}

const entriesOf = (content: string, kind: string): string[] => globSync(join(content, kind, '*.{md,yaml}')).sort()

function headOf(file: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(file, 'utf8')
  return parse(file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text) ?? {}
}

/** Takes what names deleted entries out of those that stay. */
export function forget(
  content: string,
  people: readonly string[],
  without: NonNullable<Brand['without']>,
  toolless: boolean,
) {
  for (const file of entriesOf(content, 'services')) {
    edit(file, (text) => text.replace(/^featured:\n(?: +- .*\n)+/m, 'featured: []\n'))
  }
  writeFileSync(join(content, 'moved.yaml'), 'moved: []\n')
  for (const file of entriesOf(content, 'examples')) {
    const text = readFileSync(file, 'utf8')
    if (people.some((person) => text.includes(person))) rmSync(file)
  }
  const open = pagesOf(content, without)
  const stays = (page: string) => open(page) && !(toolless && ofTheToolsTerms.test(page))
  for (const file of entriesOf(content, 'facts')) {
    edit(file, (text) => withFacts(text, stays))
    if (!/^ {2}- page:/m.test(readFileSync(file, 'utf8'))) rmSync(file)
  }
}

/** Headings of the legal texts that a site without the tool has not, or says otherwise. */
const ofTheToolsTerms =
  /^\/(?:privacy-policy|terms-use)(?:$|#(?:the-short-version|the-question-page|trying-a-sentence|photos-and-videos|the-service|your-content|prices-and-payment|who-may-use-it|who-it-covers|what-we-collect|why-we-use-it|how-long-we-keep-it|availability)$)/

function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after !== before) writeFileSync(file, after)
}

/** The text of a file of facts with those alone whose page stays. What no page answers is left out: it was asked of another company. */
export function withFacts(text: string, stays: (page: string) => boolean): string {
  const [head = '', ...rest] = text.split(/^(?= {2}- page:|[a-z]\w*:(?! *"?[A-Z]))/m)
  const blocks = [head, ...rest].filter((block) => !/^uncovered:/.test(block))
  return blocks
    .filter((block) => {
      const page = /^ {2}- page: *["']?([^"'\s]+)/.exec(block)?.[1]
      return page === undefined || stays(page)
    })
    .join('')
}

/** Pages whose words are the same for any company. */
const forAll = ['/privacy-policy', '/terms-use', '/erase', '/leave', '/confirm', '/chat-gpt']
/** Pages of the writing tool. */
const tool = ['/try', '/examples', '/straight-face', '/changes', '/typography']

function pagesOf(content: string, without: NonNullable<Brand['without']>): (page: string) => boolean {
  const entries = new Set(
    [
      entriesOf(content, 'services').map((file) => servicePath(basename(file, '.md'))),
      entriesOf(content, 'projects').map((file) => projectPath(basename(file, '.md'))),
      entriesOf(content, 'team').map((file) => memberPath(basename(file, '.md'))),
      entriesOf(content, 'cases').map((file) => casePath(slug(String(headOf(file)['title'])))),
      entriesOf(content, 'posts').map((file) => postPath(Number(headOf(file)['id']))),
    ].flat(),
  )
  return (address) => {
    const page = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
    const part = partOf(page)
    if (part !== undefined && without.includes(part)) return false
    return forAll.includes(page) || tool.some((one) => page === one || page.startsWith(`${one}/`)) || entries.has(page)
  }
}
