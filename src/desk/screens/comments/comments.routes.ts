import { type Desk, posted, requestQuery, signedIn } from '#desk/desk.ts'
import { notDone } from '#desk/parts/action-flash.ts'
import { itemHref, nextOf, readItemsAddress } from '#desk/parts/items-address.ts'
import { fields, paths } from '#desk/paths.ts'
import { countComments, readComments } from '#desk/screens/comments/comments.query.ts'
import {
  type CommentsQuery,
  commentsHref,
  commentTabs,
  commentView,
  hasPost,
  postChoices,
  readCommentsQuery,
} from '#desk/screens/comments/comments.view.ts'
import { readBack, showsFlash, withFlash } from '#desk/screens/inbox/inbox-address.ts'
import { openLead } from '#desk/screens/inbox/lead.query.ts'
import { actorOf, leadsNamed } from '#desk/screens/inbox/lead-actions.ts'
import type { Flash } from '#desk/shell-props.ts'
import { shellOf } from '#desk/shell-view.ts'
import type { AuditAction } from '#server/access/audit.ts'
import type { ActionResult, Actor } from '#server/leads/act.ts'
import { approve, reject, takeBack } from '#server/leads/judge-comments.ts'
import { markAsSpam } from '#server/leads/judge-spam.ts'

/** Most comments on the screen, the newest. */
const mostShown = 100

interface Verb {
  readonly records: AuditAction
  readonly said: string
  run(database: Desk['database'], ids: readonly string[], actor: Actor): Promise<ActionResult>
  /** Whether it is itself an undo. */
  readonly isBack?: boolean
}

const verbs: Readonly<Record<string, Verb>> = {
  approve: { records: 'approve', said: 'Approved. It is on its post within a minute.', run: approve },
  reject: { records: 'reject', said: 'Rejected. It is shown nowhere.', run: reject },
  spam: { records: 'spam', said: 'Moved to spam.', run: markAsSpam },
  new: {
    records: 'take-back',
    said: 'Taken back. It waits again, and is shown nowhere within a minute.',
    run: takeBack,
    isBack: true,
  },
}

const empty: Readonly<Record<CommentsQuery['status'], string>> = {
  new: 'Nothing waits. The comments are quiet, and so are you.',
  approved: 'Nothing is approved yet.',
  rejected: 'Nothing is rejected.',
}

/** Adds the screen of comments: those that wait, are shown, and are rejected. */
export function addComments(desk: Desk): void {
  const { app, database, reader, clock, settings, posts, show, audit, lastActions } = desk

  const read = ({ status, post }: CommentsQuery) =>
    readComments(reader, { status, post: post === '' ? undefined : post }, mostShown)

  app.get(paths.comments, async (request, reply) => {
    const session = signedIn(request)
    const address = requestQuery(request)
    const query = readCommentsQuery(address)
    const { at } = readItemsAddress(address)
    const flash = showsFlash(address) ? lastActions.of(session.id)?.flash : undefined
    const comments = await read(query)
    const counts = await countComments(reader)
    const context = { posts, siteUrl: settings.siteUrl, now: clock.now() }
    return show(reply, {
      screen: 'comments',
      shell: await shellOf(desk, 'comments', session),
      ...(flash && { flash }),
      here: commentsHref(query),
      ...(at !== undefined && { at }),
      status: query.status,
      tabs: commentTabs(query, counts),
      posts: postChoices(posts),
      post: query.post,
      comments: comments.map((comment) => commentView(comment, context)),
      nothing: query.post === '' ? empty[query.status] : 'None of the comments on this post.',
      note: noteOf(comments.length, counts[query.status]),
    })
  })

  app.post(paths.judge, async (request, reply) => {
    const session = signedIn(request)
    const body = posted(request)
    const id = body.get(fields.lead) ?? ''
    const name = body.get(fields.verb) ?? ''
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    const to = withFlash(await wayOn(readBack(body.get(fields.from)), id))
    if (!verb) return reply.redirect(to, 303)
    if (name === 'approve' && !(await canApprove(id))) {
      lastActions.note(session.id, { flash: { kind: 'notice', text: 'The post is gone. Nothing was approved.' } })
      return reply.redirect(to, 303)
    }
    const outcome = await verb.run(database, [id], actorOf(desk, session))
    const changed = outcome.changed.map((each) => each.id)
    if (changed.length > 0) await audit.record(session.who, verb.records, leadsNamed(changed, 'Comment'))
    lastActions.note(session.id, {
      flash: flashOf(verb, outcome),
      ...(!verb.isBack && changed.length > 0 && { takeBack: { what: 'Comment', changes: outcome.changed } }),
    })
    return reply.redirect(to, 303)
  })

  /** The address after a decision: the next comment of a list that this one leaves. A comment's own page stays open. */
  async function wayOn(from: URL, id: string): Promise<URL> {
    if (from.pathname.startsWith(paths.lead(''))) return from
    const query = readCommentsQuery(from.pathname === paths.comments ? from.searchParams : new URLSearchParams())
    const listed = (await read(query)).map((comment) => comment.id)
    return new URL(itemHref(commentsHref(query), nextOf(listed, [id])), 'http://desk')
  }

  /** False for a comment whose post no longer exists. */
  async function canApprove(id: string): Promise<boolean> {
    const opened = await openLead(reader, id, settings)
    return 'gone' in opened || hasPost(posts, opened.lead.fields['post'] ?? '')
  }
}

function flashOf({ said, isBack }: Verb, { changed, unchanged, gone }: ActionResult): Flash {
  if (changed.length === 0) return notDone(unchanged, gone, { what: 'comment', fresh: 'took this back' })
  return { kind: 'done', text: said, ...(!isBack && { press: { label: 'Take back', path: paths.takeBack } }) }
}

function noteOf(shown: number, all: number): string {
  if (shown === 0) return ''
  const newest = shown === mostShown && all > shown ? `The newest ${shown} of ${all.toLocaleString('en-US')}. ` : ''
  return `${newest}Words are shown as they were typed. Nothing in them runs, here or on the post.`
}
