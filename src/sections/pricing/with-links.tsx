import type { ReactNode } from 'react'

export interface NamedPage {
  readonly label: string
  readonly href: string
}

/** Turns the names of pages in plain text into links. */
export function withLinks(text: string, pages: readonly NamedPage[]): ReactNode {
  const names = new RegExp(`(${pages.map(({ label }) => label).join('|')})`)
  return text.split(names).map((part) => {
    const page = pages.find(({ label }) => label === part)
    return page ? (
      <a key={part} href={page.href}>
        {part}
      </a>
    ) : (
      part
    )
  })
}
