import { transform } from 'lightningcss'

/** Every name that stands as a class in a style sheet. A decimal of a number is none: no class begins with a digit. */
const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))

/** A style sheet for some pages, and the classes whose rules it lacks. */
export interface Pruned {
  readonly css: string
  readonly leftOut: readonly string[]
}

/**
 * A style sheet without the rules that need a class which nothing on the page can have. Rules without a class stay, and
 * so do states, attributes and elements, whoever sets them and when.
 *
 * @param shown whether anything on the page has the class, or may get it from a script
 */
export function pruned(css: string, shown: (name: string) => boolean): Pruned {
  const leftOut = [...classesIn(css)].filter((name) => !shown(name))
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols: leftOut })
  return { css: code.toString(), leftOut }
}

/** Prunes as `pruned` does, once for all pages with the same style sheet and the same classes of it. */
export function createPruner(): typeof pruned {
  const classes = new Map<string, ReadonlySet<string>>()
  const results = new Map<string, Pruned>()
  return (css, shown) => {
    const known = classes.get(css) ?? classesIn(css)
    classes.set(css, known)
    const key = `${[...known].filter(shown).join(' ')}\n${css}`
    const result = results.get(key) ?? pruned(css, shown)
    results.set(key, result)
    return result
  }
}
