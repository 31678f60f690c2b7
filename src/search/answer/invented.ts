import { type Passage, pageOf } from '#search/passages/passages.ts'

/** Invented people and companies: the addresses of the pages about them, and their names. */
export interface Invented {
  readonly pages: ReadonlySet<string>
  readonly names: readonly string[]
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Marks the passages about an invented person or company, or with their name. */
export function markInvented(passages: readonly Passage[], { pages, names }: Invented): Passage[] {
  const named =
    names.length === 0 ? undefined : new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})`, 'u')
  const isInvented = ({ href, text }: Passage) => pages.has(pageOf(href)) || named?.test(text) === true
  return passages.map((passage) => (isInvented(passage) ? { ...passage, sample: true } : passage))
}
