import { firstScreenEnd } from '#content-model/page-marks.ts'
import { type PageParts, partsOf } from '#server/web/prerendered/finish-page.ts'
import { digestOf, type Recall } from '../kept-results.ts'
import { moduleOf } from './class-names.ts'
import { createPruner, type Pruned, rulesOf, wordsIn } from './prune.ts'

/** A page with its first styles inline, and the file of the others where it links one. */
export interface StyledPage extends Pick<PageParts, 'before' | 'after'>, Pruned {
  /** The style sheets of its components before pruning. */
  readonly full: string
  readonly file?: { readonly name: string; readonly css: string }
}

/** Elements that are shown only on request, such as menus. */
const popovers = /<(\w+)\b[^<>]* popover="[\s\S]*?<\/\1>/g

/**
 * Gives a page the styles that its markup and scripts may need. A page that marks the end of its first screen has the rules of CSS
 * modules used only below it in a file, linked at that place: a browser shows the first screen while it fetches the file, and the
 * rest with the file's styles. The link's priority is low because the font is needed first.
 *
 * @param html the page as Astro made it
 * @param scripts the words of all scripts
 */
export function stylePage(html: string, scripts: ReadonlySet<string>, recall: Recall): StyledPage {
  const { before, after, styles: full } = partsOf(html)
  const [first = '', ...below] = after.split(firstScreenEnd)
  const words = wordsIn(before + after)
  const prune = createPruner(recall)
  if (below.length === 0) return { before, after, full, ...prune(full, (word) => words.has(word) || scripts.has(word)) }

  const modules = new Set([...wordsIn(before + first.replace(popovers, ''))].map(moduleOf))
  const isLate = (name: string) => moduleOf(name) !== undefined && !modules.has(moduleOf(name))
  const css = recall(['late', full, ...[...modules].map(String)], () => rulesOf(full, isLate))
  // The file reads custom properties that the page sets.
  const late = wordsIn(css)
  const knows = (word: string) => !isLate(word) && (words.has(word) || scripts.has(word) || late.has(word))
  const beginning = prune(full, knows)
  const name = `_astro/${digestOf([], css)}.css`
  const link = `<link rel="stylesheet" href="/${name}" fetchpriority="low">`
  const leftOut = beginning.leftOut.filter((name) => !isLate(name))
  return { before, after: first + link + below.join(''), full, css: beginning.css, leftOut, file: { name, css } }
}
