import { firstScreenEnd } from '#content/page-marks.ts'
import { type PageParts, partsOf } from '#server/site/finish-page.ts'
import { digestOf } from '../kept-results.ts'
import { type Knows, type Pruned, wordsIn } from './prune.ts'

/** A page with the styles that it begins with, and the file that has all of them where it leads to one. */
export interface StyledPage extends Pick<PageParts, 'before' | 'after'>, Pruned {
  /** The style sheets of its components, as they were. */
  readonly full: string
  readonly file?: { readonly name: string; readonly css: string }
}

/** What is shown only when somebody asks for it, such as menus. */
const popovers = /<(\w+)\b[^<>]* popover="[\s\S]*?<\/\1>/g

/** Fonts stay in the page: named again, they would be set up again. */
const fonts = /@font-face\s*\{[^}]*\}/g

/**
 * Gives a page the styles of what it or a script may show. One that marks where its first screen ends has those of what stands
 * before, and a link at that place to a file with all of them: a browser shows what comes before while it fetches the file, and
 * nothing that comes after without it. The link's priority is low because the font is on the first screen.
 *
 * @param html the page as Astro made it
 * @param scripts the words of all scripts
 */
export function stylePage(
  html: string,
  scripts: ReadonlySet<string>,
  prune: (css: string, knows: Knows) => Pruned,
): StyledPage {
  const { before, after, styles: full } = partsOf(html)
  const [first = '', ...below] = after.split(firstScreenEnd)
  if (below.length === 0) {
    const words = wordsIn(before + after)
    return { before, after, full, ...prune(full, (word) => words.has(word) || scripts.has(word)) }
  }
  const css = full.replace(fonts, '')
  const name = `_astro/${digestOf([], css)}.css`
  const link = `<link rel="stylesheet" href="/${name}" fetchpriority="low">`
  const words = wordsIn(before + first.replace(popovers, ''))
  const beginning = prune(full, (word) => words.has(word))
  return { before, after: first + link + below.join(''), full, css: beginning.css, leftOut: [], file: { name, css } }
}
