import { attributeName, type Markup } from './markup.ts'
import type { Shown } from './prune.ts'

/** `data-by-hand` is `byHand` where a script sets it. */
export const inDataset = (attribute: string): string =>
  attribute.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * What a page has and what its scripts may give it.
 *
 * @param words that scripts of the page know
 */
export function shownOn(markup: readonly Markup[], words: readonly ReadonlySet<string>[]): Shown {
  const has = (of: 'classes' | 'elements' | 'attributes' | 'properties', name: string) =>
    markup.some((part) => part[of].has(name))
  const names = new Set(markup.flatMap(({ attributes }) => [...attributes].map(attributeName)))
  const writes = (word: string) => words.some((known) => known.has(word))
  const setsAttribute = (name: string) => writes(name) || writes(inDataset(name))
  return {
    has({ kind, name, value }) {
      if (kind === 'class') return has('classes', name) || writes(name)
      if (kind === 'element') return has('elements', `<${name}`) || writes(name)
      if (value === undefined) return names.has(` ${name}`) || setsAttribute(name)
      if (has('attributes', ` ${name}="${value}"`)) return true
      // A script may have the value from its own code or from what the page hands to it.
      return setsAttribute(name) && (writes(value) || markup.some(({ text }) => text.includes(value)))
    },
    reads: (property) => has('properties', `var(${property}`) || writes(property),
  }
}
