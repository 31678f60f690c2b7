import { transform } from 'lightningcss'
import type { Recall } from '../kept-results.ts'

/** A pruned style sheet, and the classes whose rules it lacks. */
export interface Pruned {
  readonly css: string
  readonly leftOut: readonly string[]
}

/** Whether a page or one of its scripts has a word, such as a class or a custom property. */
export type Knows = (word: string) => boolean

/** The words of markup or code. */
export const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g))

const found = (css: string, pattern: RegExp): string[] => [
  ...new Set([...css.matchAll(pattern)].map(([, name = '']) => name)),
]
const classesIn = (css: string) => found(css, /\.(-?[a-z_][\w-]*)/gi)
const propertiesIn = (css: string) => found(css, /[{;](--[\w-]+):/g)

/** Browsers set a font up again for each declaration. */
const fonts = /@font-face\s*\{[^}]*\}/g

/** Without a target a line's thickness is written where Safari does not read it; with an older one, `light-dark()` is rewritten. */
const common = { filename: 'page.css', minify: true, targets: { safari: 18 << 16 } } as const

const without = (css: string, unusedSymbols: string[]): string =>
  transform({ ...common, code: Buffer.from(css), unusedSymbols }).code.toString()

/** A style sheet without unread custom properties. Repeats itself, since their removal may leave others unread. */
function withoutUnread(css: string, knows: Knows): string {
  const read = found(css, /var\((--[\w-]+)/g)
  const unread = propertiesIn(css).filter((name) => !read.includes(name) && !knows(name))
  return unread.length === 0 ? css : withoutUnread(without(css, unread), knows)
}

/** A style sheet without the rules of classes that the page lacks, and without custom properties that are unread then. */
export function pruned(css: string, knows: Knows): Pruned {
  const leftOut = classesIn(css).filter((name) => !knows(name))
  return { css: withoutUnread(without(css, leftOut), knows), leftOut }
}

/**
 * The rules of a style sheet that need one of these classes, in their order and layers, with nested rules. Custom properties,
 * rules for elements and fonts belong to no class.
 */
export const rulesOf = (css: string, isOne: (name: string) => boolean): string =>
  transform({
    ...common,
    code: Buffer.from(css.replace(fonts, '')),
    visitor: {
      Selector(selector) {
        const text = JSON.stringify(selector)
        const classes = [...text.matchAll(/"type":"class","name":"([^"]+)"/g)].map(([, name = '']) => name)
        return classes.some(isOne) || text.includes('"type":"nesting"') ? undefined : []
      },
    },
  }).code.toString()

/** Prunes as `pruned` does, once for all pages with the same style sheet and the same of its names. */
export function createPruner(recall: Recall): (css: string, knows: Knows) => Pruned {
  return (css, knows) =>
    recall([css, ...[...classesIn(css), ...propertiesIn(css)].filter(knows)], () => pruned(css, knows))
}
