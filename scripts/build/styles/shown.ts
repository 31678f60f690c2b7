import type { Shown } from './prune.ts'

/** Takes words of markup apart once: most pages have the same elements. */
const classNames = new Map<string, readonly string[]>()

function classesOf(html: string): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const attribute of new Set(html.match(/\sclass="[^"]*"/g))) {
    const names = classNames.get(attribute) ?? attribute.slice(attribute.indexOf('"') + 1, -1).split(/\s+/)
    classNames.set(attribute, names)
    for (const name of names) classes.add(name)
  }
  return classes
}

/** `data-by-hand` is `byHand` where a script sets it. */
const inDataset = (attribute: string): string =>
  attribute.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const foundIn = (html: string, pattern: RegExp): ReadonlySet<string> => new Set(html.match(pattern))

/**
 * What a page has and what its scripts may give it.
 *
 * @param writes whether a script of the page knows a word
 */
export function shownOn(html: string, writes: (word: string) => boolean): Shown {
  const classes = classesOf(html)
  const elements = foundIn(html, /<[a-z][\w-]*/gi)
  const attributes = foundIn(html, / data-[\w-]+(?:="[^"]*")?/g)
  const names = new Set([...attributes].map((attribute) => attribute.split('=', 1)[0]))
  const properties = foundIn(html, /var\(--[\w-]+/g)
  const setsAttribute = (name: string) => writes(name) || writes(inDataset(name))
  return {
    has({ kind, name, value }) {
      if (kind === 'class') return classes.has(name) || writes(name)
      if (kind === 'element') return elements.has(`<${name}`) || writes(name)
      if (value === undefined) return names.has(` ${name}`) || setsAttribute(name)
      // A script may have the value from its own code or from what the page hands to it.
      return attributes.has(` ${name}="${value}"`) || (setsAttribute(name) && (writes(value) || html.includes(value)))
    },
    reads: (property) => properties.has(`var(${property}`) || writes(property),
  }
}
