import { Press } from '#desk/parts/press.tsx'
import { VisitorText } from '#desk/parts/visitor-text.tsx'
import { fields, paths } from '#desk/paths.ts'
import type { CommentContext, Neighbor } from '#desk/screens/comments/comments-props.ts'
import style from './comment-context.module.css'

/** The comment shown before or after another one. @param from the address to come back to */
export function OneNeighbor({ neighbor: { id, name, when, words }, from }: { neighbor: Neighbor; from: string }) {
  return (
    <div className={style.neighbor}>
      <p dir="auto">
        <strong>
          <VisitorText text={name} />
        </strong>
        , {when}
      </p>
      <p className={style.said} dir="auto">
        <VisitorText text={words} />
      </p>
      <Press
        path={paths.judge}
        label="Take back"
        about={`the comment by ${name}`}
        posts={[
          [fields.lead, id],
          [fields.verb, 'new'],
        ]}
        from={from}
        slight
      />
    </div>
  )
}

/** A comment's post, its place there, and the effect of its first button. */
export function PostOf({ comment: { post, postHref, place, effect } }: { comment: CommentContext }) {
  return (
    <>
      <p className={style.post}>{postHref === undefined ? post : <a href={postHref}>{post}</a>}</p>
      {place !== undefined && <p className={style.place}>{place}</p>}
      <p className={style.place}>{effect}</p>
    </>
  )
}
