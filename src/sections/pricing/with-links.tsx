import type { ReactNode } from 'react'
import { routes } from '#content/routes.ts'
import { footer } from '#content/site.ts'

/** Pages that an answer may name, by the name that they have in the footer. */
const pages: ReadonlyMap<string, string> = new Map([
  [footer.privacy, routes.privacy],
  [footer.terms, routes.terms],
])
const names = new RegExp(`(${[...pages.keys()].join('|')})`)

/** Plain text in which the name of a legal page is a link to it. */
export function withLinks(text: string): ReactNode {
  return text.split(names).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={pages.get(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
