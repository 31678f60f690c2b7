import type { ComponentProps, ReactNode } from 'react'
import type { Accent, PersonName } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import { Section } from '#sections/layout/section.tsx'
import { SectionHead } from '#sections/layout/section-head.tsx'
import style from './quotes.module.css'

interface QuotesProps {
  head: ComponentProps<typeof SectionHead>
  quotes: readonly {
    authorimg: PersonName
    ground: Accent
    description: string
    authorname: string
    authordesig: string
  }[]
  /** Said under the quotes. */
  children: ReactNode
}

/** People, and what they said. */
export function Quotes({ head, quotes, children }: QuotesProps) {
  return (
    <Section space="below">
      <SectionHead {...head} />
      <div className={style.quotes}>
        {quotes.map(({ authorimg, ground, description, authorname, authordesig }) => (
          <figure key={authorname}>
            <div className={style.tile} data-ground={ground}>
              <PersonDrawing name={authorimg} width={304} height={304} />
            </div>
            <blockquote className={style.words}>{description}</blockquote>
            <figcaption className={style.who}>
              <b>{authorname}</b>
              <span>{authordesig}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      {children}
    </Section>
  )
}
