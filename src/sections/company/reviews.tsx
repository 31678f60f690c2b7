import type { Accent, PersonName, Pictured } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import { Heading } from '#ui/heading.tsx'
import { MadeUp } from './made-up.tsx'
import style from './reviews.module.css'

interface ReviewsProps {
  title: string
  reviews: readonly {
    description: string
    authorimg: Pictured<PersonName>
    authorname: string
    authordesig: string
    ground: Accent
    /** Tag above the name of an invented person among real ones. */
    madeUp: string | undefined
  }[]
}

/** The reviews of one source, as touching tiles with their authors. */
export function Reviews({ title, reviews }: ReviewsProps) {
  return (
    <section className={style.reviews} data-reveal="">
      <Heading size="h3" text={title} className={style.title ?? ''} />
      <div className={style.tiles}>
        {reviews.map(({ description, authorimg, authorname, authordesig, ground, madeUp }) => (
          <figure key={authorname} className={style.tile} data-ground={ground}>
            <blockquote className={style.words}>{description}</blockquote>
            <PersonDrawing name={authorimg} className={style.person} />
            <figcaption className={style.who}>
              <MadeUp label={madeUp} />
              <b>{authorname}</b>
              <span>{authordesig}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
