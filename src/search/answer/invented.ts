import { type Passage, pageOf } from '#search/passages/passages.ts'

/** What is invented: the addresses of pages about it, and the names that it goes by. */
export interface Invented {
  readonly pages: ReadonlySet<string>
  readonly names: readonly string[]
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Marks the passages that are about something invented, or name it. */
export function markInvented(passages: readonly Passage[], { pages, names }: Invented): Passage[] {
  const named =
    names.length === 0 ? undefined : new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})`, 'u')
  const isInvented = ({ href, text }: Passage) => pages.has(pageOf(href)) || named?.test(text) === true
  return passages.map((passage) => (isInvented(passage) ? { ...passage, sample: true } : passage))
}
