import type { ReactNode } from 'react'
import type { Wall as ExampleWall } from '#content-model/collections/examples/walls.ts'
import { Heading } from '#ui/heading.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Rows, rowOfThree } from './example-rows.tsx'
import type { PairWords } from './pair.tsx'
import { Solo } from './solo.tsx'
import style from './wall.module.css'

interface WallProps {
  wall: ExampleWall
  words: PairWords
  near: string
  /** Label of the paging, for screen readers; the range of this page; the addresses of all. */
  pages: { label: string; range: string; addresses: readonly string[] }
  /** Stands between the first stanza and the second. */
  children?: ReactNode
}

/** Stanzas of pairs, each with a solo. The slot after the first one asks for a sentence of one's own. */
export function Wall({ wall, words, near, pages, children }: WallProps) {
  const [first, ...others] = wall.stanzas
  return (
    <>
      {first && <Stanza {...first} words={words} />}
      {children}
      {others.map((stanza) => (
        <Stanza key={stanza.rows[0]?.[0]?.item.id} {...stanza} words={words} />
      ))}
      {wall.near.length > 0 && (
        <section className={style.near} aria-label={near}>
          <Heading size="h3" text={near} />
          <Rows rows={rowOfThree(wall.near)} words={words} />
        </section>
      )}
      {wall.pages > 1 && (
        <div className={style.pages}>
          <Pagination
            label={pages.label}
            current={wall.page}
            total={wall.pages}
            href={(page) => pages.addresses[page - 1] ?? ''}
          />
          <p className={style.range}>{pages.range}</p>
        </div>
      )}
    </>
  )
}

/** The rows of a stanza between the margins, with its solo before or after them. */
function Stanza({ rows, ground, words }: ExampleWall['stanzas'][number] & { words: PairWords }) {
  const [alone] = rows.filter(([one]) => one?.place === 'solo').flat()
  const solo = alone && <Solo {...alone} ground={ground} words={words} />
  const leads = alone !== undefined && rows[0]?.[0] === alone
  const others = rows.filter(([one]) => one !== alone)
  return (
    <>
      {leads && solo}
      {others.length > 0 && (
        <div className={style.stanza}>
          <Rows rows={others} words={words} />
        </div>
      )}
      {!leads && solo}
    </>
  )
}
