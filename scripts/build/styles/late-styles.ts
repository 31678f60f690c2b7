import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rule, Selector } from 'lightningcss'
import type { Recall } from '../kept-results.ts'
import { type Markup, readMarkup } from './markup.ts'
import { visited } from './prune.ts'
import { canMatch, isNested } from './selectors.ts'
import { moduleOf } from './short-names.ts'

const folder = '_astro'

/**
 * Styles of pages that are too heavy for a connection's first answer, about 14 KB: those of what stands below the first screen are a
 * file, and stand for the browser where they begin to matter. It shows what comes before while it fetches them, and nothing
 * that comes after without them. The link's priority is low because the font is on the first screen.
 */
export class LateStyles {
  readonly #files = new Map<string, string>()
  readonly #recall: Recall

  constructor(recall: Recall) {
    this.#recall = recall
  }

  /**
   * @param first what a page has before its first screen ends; undefined where it doesn't mark that
   * @returns what stands in the page, and what stands where its first screen ends
   */
  split(css: string, first: Markup | undefined): { readonly css: string; readonly link: string } {
    if (first === undefined) return { css, link: '' }
    const modules = [...modulesIn(first)].sort()
    const { early, late } = this.#recall(['split', css, ...modules], () => splitStyles(css, new Set(modules)))
    if (late === '') return { css, link: '' }
    const name = `${folder}/${createHash('sha256').update(late).digest('hex').slice(0, 16)}.css`
    this.#files.set(name, late)
    return { css: early, link: `<link rel="stylesheet" href="/${name}" fetchpriority="low">` }
  }

  async write(client: string): Promise<void> {
    await mkdir(join(client, folder), { recursive: true })
    for (const [name, css] of this.#files) await writeFile(join(client, name), css)
  }
}

/** The CSS modules whose classes stand in markup, but for what is shown only when somebody asks for it. */
function modulesIn({ text, classes }: Markup): ReadonlySet<string> {
  const shown = text.includes(' popover="') ? readMarkup(withoutPopovers(text)).classes : classes
  return new Set([...shown].map(moduleOf).filter((module) => module !== undefined))
}

/** Markup without what is shown only when somebody asks for it, such as menus. */
function withoutPopovers(html: string): string {
  const popover = /<(\w+)\b[^<>]*\spopover="/.exec(html)
  if (!popover) return html
  const [, name = ''] = popover
  const tags = new RegExp(`<(/?)${name}\\b`, 'g')
  tags.lastIndex = popover.index
  let depth = 0
  let end = html.length
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '' ? 1 : -1
    if (depth > 0) continue
    end = tags.lastIndex
    break
  }
  return html.slice(0, popover.index) + withoutPopovers(html.slice(end))
}

/** The layers of a style sheet. */
const layersOf = (css: string): string[] =>
  [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) => names.split(/, ?/))

/** Rules that belong to no component. What is animated is named in rules that may be in either part. */
const shared = new Set(['font-face', 'layer-statement', 'view-transition', 'keyframes', 'property'])
const isShared = ({ type }: Rule): boolean => shared.has(type)

const isPrint = (rule: Rule): boolean =>
  rule.type === 'media' && rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print')

/**
 * Takes out of a style sheet what is for paper, and the rules of all CSS modules but these. A module's rules stay together, in their
 * order, and so in the layers: the first part has to name all of them. What no module owns, such as tokens and the looks of
 * elements, stays.
 *
 * @throws where the second part has a layer that the first has not
 */
export function splitStyles(
  css: string,
  modules: ReadonlySet<string>,
): { readonly early: string; readonly late: string } {
  const isEarly = (name: string) => {
    const module = moduleOf(name)
    return module === undefined || modules.has(module)
  }
  const stays = (selector: Selector) => canMatch(selector, ({ kind, name }) => kind !== 'class' || isEarly(name))
  const early = visited(css, {
    Selector: (selector) => (stays(selector) ? undefined : []),
    Rule: (rule) => (isPrint(rule) ? [] : undefined),
  })
  // Rules are visited from the outside in, and left again.
  let forPaper = false
  const late = visited(css, {
    // What is nested goes where its rule goes.
    Selector: (selector) => (forPaper || !stays(selector) || isNested(selector) ? undefined : []),
    // By kind of rule, lightningcss leaves out the way out.
    Rule(rule) {
      if (isPrint(rule)) forPaper = true
      return isShared(rule) ? [] : undefined
    },
    RuleExit(rule) {
      if (isPrint(rule)) forPaper = false
    },
  })
  const settled = new Set(layersOf(early))
  const rules = withoutEmpty(late)
  const unsettled = layersOf(rules).filter((layer) => !settled.has(layer))
  if (unsettled.length > 0)
    throw new Error(`The page has no style of these layers before others: ${unsettled.join(', ')}`)
  return { early: withoutEmpty(early), late: rules }
}

/** Conditions are left where all rules under them went; so are names of layers, which the first part settles. */
function withoutEmpty(css: string): string {
  const less = css.replace(/@(?:media|supports|container)[^{};]*\{\}/g, '')
  return less === css ? css : withoutEmpty(less)
}
