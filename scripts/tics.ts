/**
 * Counts the habits of writing in the drawer's results and in the site's copy, so that no habit becomes the only joke:
 * `node scripts/tics.ts` prints every count, those of the tests' build too. Fails where a word, an opening or a shape is too
 * frequent, or a sentence stands on too many pages.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { testsBuild } from '../e2e/support/tests-build.ts'
import type { ExampleText } from '../src/content-model/example.ts'
import { habitsIn, repeatsIn } from './built-tics.ts'
import { readPages } from './page-texts.ts'
import { endsShort, readSiteTexts, type SiteText } from './site-texts.ts'
import {
  drawerTics,
  mostOfOneOpening,
  mostOfOneSiteTic,
  mostOfOneWord,
  mostShortEndings,
  siteTics,
  type Tic,
} from './tic-lists.ts'

const examples = 'src/content/examples'

interface Result {
  before: string
  /** The addition of the result; the whole result where it changes the sentence itself. */
  added: string
}

export interface Count {
  name: string
  count: number
  /** Most occurrences among as many texts. */
  allowed: number
}

/** The additions of the drawer's results. */
export function readResults(folder = examples): Result[] {
  return globSync(`${folder}/*.yaml`).flatMap((file) => {
    const { before, lines } = parse(readFileSync(file, 'utf8')) as Partial<ExampleText>
    if (!before || !lines) throw new Error(`${basename(file)} is no example.`)
    return lines.map(({ text }) => ({ before, added: text }))
  })
}

const most = (counts: ReadonlyMap<string, number>) => [...counts].sort((a, b) => b[1] - a[1])

function countEach(texts: Iterable<string>): [string, number][] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return most(counts)
}

const words = (text: string) => text.toLowerCase().match(/[a-z’']+/g) ?? []

/** Words of additions that their own sentences do not have, counted by results. */
const addedWords = (results: readonly Result[]) =>
  results.flatMap(({ before, added }) => {
    const own = new Set(words(before))
    return [...new Set(words(added))].filter((word) => word.length >= 5 && !own.has(word))
  })

/**
 * Counts every habit in additions, their most frequent opening word and their most frequent longer word.
 *
 * @param tics with the largest share of results, from 0 to 1, that may have each
 */
export function countTics(results: readonly Result[], tics: readonly Tic[] = drawerTics): Count[] {
  const allowed = (share: number) => Math.floor(share * results.length)
  const listed = tics.map(({ name, pattern, share }) => ({
    name,
    count: results.filter(({ added }) => pattern.test(added)).length,
    allowed: allowed(share),
  }))
  const [opening = ['', 0]] = countEach(results.map(({ added }) => words(added)[0] ?? ''))
  const [word = ['', 0]] = countEach(addedWords(results))
  return [
    ...listed,
    { name: `opens with “${opening[0]}”`, count: opening[1], allowed: allowed(mostOfOneOpening) },
    { name: `says “${word[0]}”`, count: word[1], allowed: allowed(mostOfOneWord) },
  ]
}

/** Counts every occurrence of a habit in the site's copy, and the paragraphs with a short last sentence. */
export function countSiteTics(texts: readonly SiteText[], tics: readonly Omit<Tic, 'share'>[] = siteTics): Count[] {
  const listed = tics.map(({ name, pattern }) => ({
    name,
    count: texts.reduce((sum, { text }) => sum + [...text.matchAll(new RegExp(pattern, 'gi'))].length, 0),
    allowed: mostOfOneSiteTic,
  }))
  const endings = texts.map(({ text }) => endsShort(text)).filter((short) => short !== undefined)
  const short = endings.filter(Boolean).length
  return [
    ...listed,
    { name: 'ends on a short sentence', count: short, allowed: Math.floor(mostShortEndings * endings.length) },
  ]
}

/** @returns whether no count is above its limit */
function print(title: string, counts: readonly Count[]): boolean {
  console.log(title)
  for (const { name, count, allowed } of counts) {
    console.log(
      `${count > allowed ? 'TOO OFTEN' : '         '} ${String(count).padStart(4)} of at most ${allowed}: ${name}`,
    )
  }
  return counts.every(({ count, allowed }) => count <= allowed)
}

/** @returns whether no sentence stands on too many pages */
function printPages(pages: ReturnType<typeof readPages>): boolean {
  const { sentences, tails, habits } = habitsIn(pages)
  console.log(`${sentences} sentences on ${pages.size} pages of the build`)
  console.log(`           ${Math.round((100 * tails.length) / sentences)} in 100 end on “, and …”: ${tails.length}`)
  for (const { name, count, pages } of habits)
    console.log(`          ${String(count).padStart(4)} on ${pages} pages: ${name}`)
  const repeats = repeatsIn(pages)
  for (const { sentence, pages } of repeats) console.log(`REPEATED  on ${pages.length} pages: ${sentence}`)
  return repeats.length === 0
}

if (import.meta.main) {
  const [results, texts, pages] = [readResults(), readSiteTexts(), readPages(testsBuild())]
  const fine = [
    print(`${results.length} results of the drawer`, countTics(results)),
    print(`${texts.length} texts of the site`, countSiteTics(texts)),
    printPages(pages),
  ]
  if (!fine.every(Boolean)) process.exitCode = 1
}
