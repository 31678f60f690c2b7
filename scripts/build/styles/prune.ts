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
  const sheets = new Map<string, { readonly classes: readonly string[]; readonly results: Map<string, Pruned> }>()
  return (css, shown) => {
    const sheet = sheets.get(css) ?? { classes: [...classesIn(css)], results: new Map() }
    sheets.set(css, sheet)
    const key = sheet.classes.filter(shown).join(' ')
    const result = sheet.results.get(key) ?? pruned(css, shown)
    sheet.results.set(key, result)
    return result
  }
}
