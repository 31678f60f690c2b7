import type { ComponentProps } from 'react'
import type { Accent, PersonName, Pictured } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import { Hung } from '#sections/company/hung.tsx'
import { Section } from '#sections/shared/layout/section.tsx'
import { SectionHead } from '#sections/shared/layout/section-head.tsx'
import style from './quotes.module.css'

interface Words {
  description: string
  authorname: string
  authordesig: string
}

interface QuotesProps {
  head: ComponentProps<typeof SectionHead>
  quotes: readonly (Words & {
    authorimg: Pictured<PersonName>
    ground: Accent
  })[]
  /** The frame for the first real person, and that person's words once there are any. Undefined once no sample is left. */
  frame: (Words & { authorimg?: Pictured<PersonName> | undefined; alt: string }) | undefined
}

/** Quotes with their authors; nothing without quotes. */
export function Quotes({ head, quotes, frame }: QuotesProps) {
  if (quotes.length === 0) return null
  return (
    <Section space="below">
      <SectionHead {...head} />
      <div className={style.quotes} data-framed={frame !== undefined || undefined}>
        {quotes.map(({ authorimg, ground, ...words }) => (
          <figure key={words.authorname} className={style.quote}>
            <div className={style.tile} data-ground={ground}>
              <PersonDrawing name={authorimg} className={style.person} />
            </div>
            <Said {...words} />
          </figure>
        ))}
        {frame && (
          <figure className={style.quote}>
            <div className={style.tile} data-ground="yolk" data-hung="">
              <Hung person={frame.authorimg} title={frame.alt} className={style.frame ?? ''} />
            </div>
            <Said {...frame} />
          </figure>
        )}
      </div>
    </Section>
  )
}

function Said({ description, authorname, authordesig }: Words) {
  return (
    <>
      <blockquote className={style.words}>{description}</blockquote>
      <figcaption className={style.who}>
        <b>{authorname}</b>
        <span>{authordesig}</span>
      </figcaption>
    </>
  )
}
