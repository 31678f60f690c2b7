import type { ReactNode } from 'react'
import { FaceMark } from '#art/face.tsx'
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

/**
 * Stands where comments that were approved after the build go. The host copies the template for each of them, puts its
 * words in place of these (src/server/site/comment-stamp.ts) and counts them in the title.
 */
const later = {
  name: '{comment name}',
  date: { iso: '{comment iso}', text: '{comment day}' },
  message: '{comment message}',
} as const

/** What readers said, oldest first. */
export function CommentList({ title, comments }: CommentListProps) {
  return (
    <section className={style.comments} id="comments">
      <h2 className={style.title} data-comment-count={comments.length}>
        {title}
      </h2>
      <ol className={style.list}>
        {comments.map(({ avatar, ground, ...comment }) => (
          <Comment key={comment.message} {...comment} ground={ground}>
            <PersonDrawing name={avatar} />
          </Comment>
        ))}
        <template data-more-comments="">
          <Comment {...later} ground="lilac">
            <FaceMark className={style.face} />
          </Comment>
        </template>
      </ol>
    </section>
  )
}

interface CommentProps extends Omit<CommentListProps['comments'][number], 'avatar'> {
  /** The portrait. */
  children: ReactNode
}

function Comment({ name, ground, date, message, children }: CommentProps) {
  return (
    <li className={style.comment}>
      <div className={style.avatar} data-ground={ground}>
        {children}
      </div>
      <article>
        <p className={style.who}>
          <b>{name}</b> <time dateTime={date.iso}>{date.text}</time>
        </p>
        <p className={style.message}>{message}</p>
      </article>
    </li>
  )
}
