import { FaceMark } from '#art/face.tsx'
import type { CommentMarks } from '#content-model/page-marks.ts'
import style from './comment-list.module.css'

interface CommentListProps {
  /** Says that there are none: comments are approved after the build. */
  title: string
  /** Markers by which the server finds the place for approved comments, and the markup to copy for each. */
  marks: CommentMarks
}

/** The place for the comments under a post, oldest first. */
export function CommentList({ title, marks: { comment, ...marks } }: CommentListProps) {
  return (
    <section className={style.comments} id="comments">
      <h2 className={style.title} {...marks.title}>
        {title}
      </h2>
      <ol className={style.list}>
        <template {...marks.template}>
          <li className={style.comment}>
            <div className={style.avatar} data-ground="lilac">
              <FaceMark className={style.face} />
            </div>
            <article>
              <p className={style.who}>
                <b>{comment.name}</b> <time dateTime={comment.date.iso}>{comment.date.text}</time>
              </p>
              <p className={style.message}>{comment.message}</p>
            </article>
          </li>
        </template>
      </ol>
    </section>
  )
}
