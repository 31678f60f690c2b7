import type { Accent, PersonName } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import style from './quotes.module.css'

interface QuotesProps {
  quotes: readonly {
    authorimg: PersonName
    ground: Accent
    description: string
    authorname: string
    authordesig: string
  }[]
}

/** People, and what they said. */
export function Quotes({ quotes }: QuotesProps) {
  return (
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
  )
}
