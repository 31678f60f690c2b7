import type { ReactNode } from 'react'
import { FaceMark } from '#art/face.tsx'
import type { Accent, PersonName, Pictured } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import type { CommentMarks } from '#content-model/page-marks.ts'
import { MadeUp } from '#sections/company/made-up.tsx'
import style from './comment-list.module.css'

interface CommentListProps {
  title: string
  comments: readonly {
    name: string
    avatar: Pictured<PersonName>
    ground: Accent
    date: { iso: string; text: string }
    message: string
    /** The note above the name of an invented person. */
    madeUp: string | undefined
  }[]
  /** Markers by which the server finds the place for comments approved after the build, and the markup to copy for each. */
  marks: CommentMarks
}

/** The comments under a post, oldest first. */
export function CommentList({ title, comments, marks }: CommentListProps) {
  return (
    <section className={style.comments} id="comments">
      <h2 className={style.title} {...marks.title(comments.length)}>
        {title}
      </h2>
      <ol className={style.list}>
        {comments.map(({ avatar, ground, ...comment }) => (
          <Comment key={comment.message} {...comment} ground={ground}>
            <PersonDrawing name={avatar} />
          </Comment>
        ))}
        <template {...marks.template}>
          <Comment {...marks.comment} madeUp={undefined} ground="lilac">
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

function Comment({ name, ground, date, message, madeUp, children }: CommentProps) {
  return (
    <li className={style.comment}>
      <div className={style.avatar} data-ground={ground}>
        {children}
      </div>
      <article>
        <MadeUp label={madeUp} />
        <p className={style.who}>
          <b>{name}</b> <time dateTime={date.iso}>{date.text}</time>
        </p>
        <p className={style.message}>{message}</p>
      </article>
    </li>
  )
}
