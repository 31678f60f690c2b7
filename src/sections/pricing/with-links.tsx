import type { ReactNode } from 'react'

// An address of this site as people write it: a slash after a space, then words.
const address = /(?<=^|[\s(])(\/[a-z][a-z-]*(?:\/[a-z0-9-]+)*)/

/** Plain text in which every address of this site, such as /pricing-table, is a link to it. */
export function withLinks(text: string): ReactNode {
  return text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
