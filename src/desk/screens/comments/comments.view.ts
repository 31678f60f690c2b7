import type { Desk } from '#desk/desk.ts'
import { fields, paths } from '#desk/paths.ts'
import type { CommentStatus, ListedComment, ShownComment } from '#desk/screens/comments/comments.query.ts'
import type { CommentItem, Neighbor } from '#desk/screens/comments/comments-props.ts'
import type { Action, Choice, Tab } from '#desk/shell-props.ts'
import { dayAndTime, withinSentence } from '#desk/shown-times.ts'
import { isAddress } from '#server/outbox/channels/owner-mail.ts'

type Posts = Desk['posts']

/** The query of the list of comments. */
export interface CommentsQuery {
  readonly status: CommentStatus
  /** Key of a post; empty: all. */
  readonly post: string
}

const labels: Readonly<Record<CommentStatus, string>> = { new: 'Waiting', approved: 'Approved', rejected: 'Rejected' }

/** Reads the query. Unknown values count as left out. */
export function readCommentsQuery(query: URLSearchParams): CommentsQuery {
  const status = query.get('status')
  return {
    status: status === 'approved' || status === 'rejected' ? status : 'new',
    post: (query.get('post') ?? '').slice(0, 60),
  }
}

export function commentsHref({ status, post }: CommentsQuery): string {
  const query = new URLSearchParams({ ...(status !== 'new' && { status }), ...(post !== '' && { post }) }).toString()
  return query === '' ? paths.comments : `${paths.comments}?${query}`
}

export const commentTabs = (query: CommentsQuery, counts: Readonly<Record<CommentStatus, number>>): Tab[] =>
  (Object.keys(labels) as CommentStatus[]).map((status) => ({
    label: labels[status],
    href: commentsHref({ ...query, status }),
    count: counts[status],
    active: query.status === status,
  }))

export function postChoices(posts: Posts): Choice[] {
  if (posts === undefined) return []
  const titles = Object.entries(posts.titles).map(([value, label]) => ({ value, label }))
  return [{ value: '', label: 'All posts' }, ...titles]
}

/** Whether a comment's post exists. Where posts are not known it is assumed. */
export const hasPost = (posts: Posts, key: string): boolean => posts === undefined || Object.hasOwn(posts.paths, key)

export interface CommentSite {
  readonly posts: Posts
  readonly siteUrl: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A comment for the list, between its neighbors on its post. */
export function commentView(comment: ListedComment, { posts, siteUrl, now }: CommentSite): CommentItem {
  const { id, name, email, phone, website, message, createdAt, post: key } = comment
  const isThere = hasPost(posts, key)
  const path = isThere ? posts?.paths[key] : undefined
  const unnamed = name === '' ? 'No name, no address' : 'No address'
  const reached = [email || unnamed, phone, website].filter((part) => part !== '')
  return {
    id,
    name,
    meta: [...reached, withinSentence(dayAndTime(createdAt, now)), ...judgedBy(comment, now)],
    words: message,
    ...(isThere && comment.before && { before: neighborOf(comment.before, now) }),
    ...(isThere && comment.after && { after: neighborOf(comment.after, now) }),
    post: isThere ? (posts?.titles[key] ?? `Post ${key}`) : 'The post is gone',
    ...(path !== undefined && { postHref: new URL(path, siteUrl).href }),
    ...(isThere &&
      comment.status !== 'rejected' && {
        place: `${ordinal(comment.place)} comment of ${comment.of}`,
      }),
    effect: effectOf(comment, isThere),
    actions: actionsOf(comment, isThere),
  }
}

const neighborOf = ({ id, name, message, createdAt, approvedBy }: ShownComment, now: number): Neighbor => ({
  id,
  name: name || 'Anonymous',
  when: `${withinSentence(dayAndTime(createdAt, now))}, approved by ${approvedBy ?? 'the command line'}`,
  words: message,
})

/** The person who approved or rejected it, and when; empty while it waits. */
export function judgedBy({ status, actedAt, actedBy }: ListedComment, now: number): string[] {
  if (status === 'new' || actedAt === null) return []
  return [`${status} by ${actedBy ?? 'the command line'}, ${withinSentence(dayAndTime(actedAt, now))}`]
}

function effectOf({ status, name }: ListedComment, isThere: boolean): string {
  if (!isThere) return 'It stays here, and there is nothing to approve it on.'
  if (status === 'approved') return 'Taken back, it waits here again and leaves its post within a minute.'
  if (status === 'rejected') return 'Shown nowhere. Taken back, it waits here again.'
  return name === '' ? 'Approving shows the words, signed Somebody.' : 'Approving shows the name and the words.'
}

function actionsOf({ id, status, email }: ListedComment, isThere: boolean): Action[] {
  const path = paths.judge
  const posts = [[fields.lead, id]] as const
  if (status !== 'new') return [{ label: 'Take back', path, posts, verb: 'new', kind: 'outline' }]
  return [
    ...(isThere ? [{ label: 'Approve', path, posts, verb: 'approve', kind: 'primary', key: 'y' } as const] : []),
    { label: 'Reject', path, posts, verb: 'reject', kind: isThere ? 'bare' : 'outline', destructive: true, key: '#' },
    ...(isAddress(email)
      ? [
          {
            label: 'Reply by mail',
            short: 'Reply',
            path: `mailto:${email}`,
            kind: 'bare',
            key: 'r',
            opens: true,
          } as const,
        ]
      : []),
    { label: 'This is spam', path, posts, verb: 'spam', kind: 'bare', key: 's' },
  ]
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const plural = new Intl.PluralRules('en-US', { type: 'ordinal' })

const ordinal = (place: number): string => ordinals[place - 1] ?? `${place}${endings[plural.select(place)] ?? 'th'}`
