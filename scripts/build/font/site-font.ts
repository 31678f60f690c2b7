import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import subsetFont from 'subset-font'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { digestOf } from '../kept-results.ts'

/** A typeface of the owner's own, where there is one. The desk and cards have it, too. */
export const ownTypeface = 'src/content/brand/typeface.woff2'

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/special-gothic/package.json'))
/** Files are named by their contents and serve the next build, too: subsetting takes a second. */
const cache = join(cacheFolder, 'site-font')

/** Files with words of pages: content, and code that writes words of its own. */
const textual = new Set(['.astro', '.json', '.md', '.ts', '.tsx', '.yaml'])
const isTest = /\.test\.tsx?$/
/** Folders whose code shows none of its own letters on a page, such as tables of foreign letters. */
const readers = /^(?:cli|desk|content-model[\\/]editor|language|search|server|start|try|wit)[\\/]/
/** A letter that occurs only in one of a thousand jokes or titles is not worth its bytes on every page. */
const seldom = /(?:^|[\\/])(?:examples|drawer|titles|keywords)[\\/]/

/** Signs that are frequent in code and on no page; their kerning takes many bytes. */
const ofCode = new Set('<>\\^`{}~')

/** ASCII, since visitors type it, and the characters that keep words together, which code writes as escapes. */
const always = `${Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')}\u00a0\u2060`
const notAlways = /[^ -~]/gu

/**
 * Every character that the site's own text may contain, save for signs of code. A letter that is new in one of the files is in
 * the next build's font.
 */
export function lettersOf(source: string): Set<string> {
  const isRead = (name: string) => textual.has(extname(name)) && !isTest.test(name)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => isRead(name) && !readers.test(name) && !seldom.test(name))
    .map((name) => join(source, name))
  const letters = new Set(always)
  for (const file of files) for (const letter of readFileSync(file, 'utf8').match(notAlways) ?? []) letters.add(letter)
  return letters.difference(ofCode)
}

/** The code points of a CSS `unicode-range`. */
export function codePointsIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
  })
}

/** Code points as a value of `unicode-range`, with neighbors in one range. */
export function rangesOf(points: readonly number[]): string[] {
  const ranges: [number, number][] = []
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
}

/** Layout features that the font keeps: those that browsers apply by default, and digits of one width. */
const features = ['ccmp', 'locl', 'liga', 'kern', 'mark', 'mkmk', 'tnum']

/** A font file, as Astro's local provider takes it. */
interface FontFile {
  src: [string]
  unicodeRange?: [string, ...string[]]
  weight: string
  style: 'normal'
}

/** The typeface as several font families, which browsers try in order for each letter. */
interface SiteFont {
  /** The letters of this site's own text. */
  own: FontFile
  /** The other Latin letters: those of the rest of Europe, and those of western Europe. */
  foreign: [FontFile, FontFile]
}

/**
 * Subsets the typeface, Special Gothic or the owner's, into three files: the letters of this site's own text, the other Latin letters of western Europe, and
 * those of the rest of Europe. A browser fetches the second and third when a page shows one of their letters, such as in a
 * visitor's name. The first is a family of its own without a range: Chromium sets up a fallback font for every face of a family
 * that is loading and every text size, which makes layout slow.
 */
export async function siteFont(): Promise<SiteFont> {
  const covered: Record<'latin' | 'latin-ext', string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  const file = (subset: string) => join(folder, 'files', `special-gothic-${subset}-wght-normal.woff2`)
  const latin = codePointsIn(covered.latin)
  const used = lettersOf('src')
  const isUsed = (point: number) => used.has(String.fromCodePoint(point))
  const isBetween = (point: number) => point > 0xff && point < 0x300
  const isOwn = existsSync(ownTypeface)
  const source = isOwn ? ownTypeface : file('latin')
  const bytes = readFileSync(source)
  const cut = async (points: readonly number[]): Promise<string> => {
    const text = String.fromCodePoint(...points)
    const path = join(cache, `${digestOf([source, 'package-lock.json'], text, String(features))}.woff2`)
    if (!existsSync(path)) {
      const letters = await subsetFont(bytes, text, { targetFormat: 'woff2', keepFeatures: features })
      mkdirSync(cache, { recursive: true })
      writeFileSync(path, letters)
    }
    return `./${path}`
  }
  const western = latin.filter((point) => !isUsed(point) && isShown(point))
  const eastern = [...codePointsIn(covered['latin-ext']), ...latin.filter(isBetween)]
  return {
    own: variant(await cut(latin.filter(isUsed))),
    foreign: [ranged(isOwn ? await cut(eastern) : file('latin-ext'), eastern), ranged(await cut(western), western)],
  }
}

/** No page shows a control character. */
const isShown = (point: number) => !/\p{Cc}/u.test(String.fromCodePoint(point))

const variant = (path: string): FontFile => ({ src: [path], weight: '400 700', style: 'normal' })

const ranged = (path: string, points: readonly number[]): FontFile => ({
  ...variant(path),
  unicodeRange: rangesOf([...new Set(points)]) as [string, ...string[]],
})
