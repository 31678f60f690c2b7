import { type CustomAtRules, transform, type Visitor } from 'lightningcss'
import type { Recall } from '../kept-results.ts'
import { type Asked, askedIn, canMatch, selectorOf } from './selectors.ts'
import { letters } from './short-names.ts'

/** A style sheet for some pages, and the selectors of what nothing on them can have, whose rules it lacks. */
export interface Pruned {
  readonly css: string
  readonly leftOut: readonly string[]
}

/** What anything on a page has, or may get from a script. */
export interface Shown {
  readonly has: (asked: Asked) => boolean
  /** Whether its markup or a script reads a custom property. */
  readonly reads: (property: string) => boolean
}

/** A style sheet as a visitor leaves it. */
export const visited = (css: string, visitor: Visitor<CustomAtRules>): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString()

/** What the selectors of a style sheet ask for, each once. */
function allAskedIn(css: string): Asked[] {
  const found = new Map<string, Asked>()
  visited(css, {
    Selector(selector) {
      for (const asked of askedIn(selector)) found.set(selectorOf(asked), asked)
    },
  })
  return [...found.values()]
}

const declared = (css: string): Set<string> =>
  new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name))
const readIn = (css: string): Set<string> => new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))

/** A style sheet without custom properties that nothing reads. Those may have been the last to read others. */
function withoutUnread(css: string, reads: Shown['reads']): string {
  const read = readIn(css)
  const unread = new Set([...declared(css)].filter((name) => !read.has(name) && !reads(name)))
  if (unread.size === 0) return css
  const less = visited(css, { Declaration: { custom: ({ name }) => (unread.has(name) ? [] : undefined) } })
  return less === css ? css : withoutUnread(less, reads)
}

/** A style sheet whose custom properties have names of a letter or two, but for those that are read elsewhere: 0.4 KB of home. */
function withShortProperties(css: string, reads: Shown['reads']): string {
  const names = [...declared(css)].filter((name) => !reads(name))
  const taken = new Set([...css.matchAll(/--[\w-]+/g)].map(([name]) => name))
  const free = Array.from({ length: names.length + taken.size }, (_, at) => `--${letters(at)}`).filter(
    (name) => !taken.has(name),
  )
  const short = new Map(names.map((name, at) => [name, free[at] ?? name]))
  return css.replace(/--[\w-]+/g, (name) => short.get(name) ?? name)
}

/**
 * A style sheet without the rules that need a class, an element or a `data-` attribute which nothing on the page can have,
 * and without the custom properties that nothing reads then. States and other attributes stay, whoever sets them and when.
 */
export function pruned(css: string, { has, reads }: Shown): Pruned {
  const leftOut = allAskedIn(css)
    .filter((asked) => !has(asked))
    .map(selectorOf)
  const out = new Set(leftOut)
  const live = visited(css, {
    Selector: (selector) => (canMatch(selector, (asked) => !out.has(selectorOf(asked))) ? undefined : []),
  })
  return { css: withShortProperties(withoutUnread(live, reads), reads), leftOut }
}

/** Prunes as `pruned` does, once for all pages with the same style sheet and the same of what it asks for. */
export function createPruner(recall: Recall): (css: string, shown: Shown) => Pruned {
  return (css, shown) => {
    const sheet = recall(['asked', css], () => ({ asked: allAskedIn(css), properties: [...declared(css)] }))
    const key = [...sheet.asked.map(shown.has), ...sheet.properties.map(shown.reads)].map(Number).join('')
    return recall(['pruned', css, key], () => pruned(css, shown))
  }
}
