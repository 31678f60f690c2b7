import { Apply, Select } from '#desk/parts/find-inputs.tsx'
import { Item, ItemActions, Meta } from '#desk/parts/item.tsx'
import { EmptyList, ListPage } from '#desk/parts/list-page.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { keyOf, Press } from '#desk/parts/press.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import { VisitorText } from '#desk/parts/visitor-text.tsx'
import { fields, paths } from '#desk/paths.ts'
import type { CommentItem, CommentsView } from '#desk/screens/comments/comments-props.ts'
import { Tabs } from '#desk/screens/inbox/lead-list.tsx'
import type { Action, Frame } from '#desk/shell-props.ts'
import { OneNeighbor, PostOf } from './comment-context.tsx'
import style from './comments-page.module.css'

const hints = {
  new: [
    { keys: ['j', 'k'], does: 'move' },
    { keys: ['y'], does: 'approve' },
    { keys: ['#'], does: 'reject' },
    { keys: ['s'], does: 'spam' },
  ],
  approved: [{ keys: ['j', 'k'], does: 'move' }],
  rejected: [{ keys: ['j', 'k'], does: 'move' }],
} as const

/** Comments on posts, each between its neighbors. */
export function CommentsPage({ view, frame }: { view: CommentsView; frame: Frame }) {
  const { comments, nothing, note, status } = view
  const waits = (view.shell.waiting.comments ?? 0) > 0
  return (
    <Shell shell={view.shell} frame={frame}>
      <ListPage
        view={view}
        title="Comments"
        dash={waits ? 'waits' : 'emptied'}
        lead="Nobody reads them before you do. Approved ones are on their post within a minute, without address and telephone."
        filter={<Filter view={view} />}
        note={note}
        hints={comments.length > 0 ? hints[status] : []}
      >
        {comments.map((comment) => (
          <OneComment key={comment.id} comment={comment} view={view} />
        ))}
        {comments.length === 0 && <EmptyList text={nothing} />}
      </ListPage>
    </Shell>
  )
}

function Filter({ view: { tabs, posts, post, status } }: { view: CommentsView }) {
  return (
    <div className={style.filter}>
      <Tabs tabs={tabs} />
      {posts.length > 0 && (
        <form className={style.posts} method="get" action={paths.comments} data-filter="">
          {status !== 'new' && <input type="hidden" name="status" value={status} />}
          <Select name="post" label="Post" choices={posts} value={post} />
          <Apply />
        </form>
      )}
    </div>
  )
}

function OneComment({ comment, view }: { comment: CommentItem; view: CommentsView }) {
  const { id, name, meta, words, before, after, actions } = comment
  const heading = `name-${id}`
  return (
    <Item id={id} name={heading} next={view.at === id} aside={<PostOf comment={comment} />}>
      {before && <OneNeighbor neighbor={before} from={view.here} />}
      <div className={style.comment} data-status={view.status}>
        <h2 id={heading} className={name === '' ? style.anonymous : undefined} dir={name === '' ? undefined : 'auto'}>
          {name === '' ? 'Anonymous' : <VisitorText text={name} />}
        </h2>
        <Meta parts={meta.map((part) => <VisitorText key={part} text={part} />)} />
        <p className={style.words} dir="auto">
          <VisitorText text={words} />
        </p>
        <ItemActions>
          {actions.map((action) => (
            <OneAction key={action.label} action={action} from={view.here} />
          ))}
        </ItemActions>
      </div>
      {after && <OneNeighbor neighbor={after} from={view.here} />}
    </Item>
  )
}

function OneAction({ action, from }: { action: Action; from: string }) {
  const { label, path, verb = '', kind, destructive = false, key, opens = false, posts = [] } = action
  if (opens) {
    return (
      <Pill href={path} kind={kind} {...keyOf(key)}>
        {label}
      </Pill>
    )
  }
  return (
    <Press
      path={path}
      label={label}
      posts={[...posts, [fields.verb, verb]]}
      from={from}
      kind={kind}
      destructive={destructive}
      {...(key !== undefined && { sign: key })}
    />
  )
}
