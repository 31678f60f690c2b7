import type { Accent, PersonName } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import style from './comment-list.module.css'

interface CommentListProps {
  title: string
  comments: readonly {
    name: string
    avatar: PersonName
    ground: Accent
    date: { iso: string; text: string }
    message: string
  }[]
}

/** What readers said, oldest first. */
export function CommentList({ title, comments }: CommentListProps) {
  return (
    <section className={style.comments} id="comments">
      <h2 className={style.title}>{title}</h2>
      <ol className={style.list}>
        {comments.map(({ name, avatar, ground, date, message }) => (
          <li key={message} className={style.comment}>
            <div className={style.avatar} data-ground={ground}>
              <PersonDrawing name={avatar} />
            </div>
            <article>
              <p className={style.who}>
                <b>{name}</b> <time dateTime={date.iso}>{date.text}</time>
              </p>
              <p className={style.message}>{message}</p>
            </article>
          </li>
        ))}
      </ol>
    </section>
  )
}
