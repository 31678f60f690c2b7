import type { Action, Choice, ItemsView, Tab } from '#desk/shell-props.ts'

/** A comment that stands on the post before or after another one. */
export interface Neighbor {
  readonly name: string
  readonly when: string
  readonly words: string
  /** Takes it off its post; none for what the build has put there. */
  readonly id?: string
}

/** Where a comment stands. */
export interface CommentContext {
  readonly before?: Neighbor
  readonly after?: Neighbor
  readonly post: string
  readonly postHref?: string
  /** Like Third comment of 3. */
  readonly place?: string
  /** What the first button does, as seen on the post. */
  readonly effect: string
}

export interface CommentItem extends CommentContext {
  readonly id: string
  /** Empty when it was not said. */
  readonly name: string
  /** Address, telephone, website and time. */
  readonly meta: readonly string[]
  readonly words: string
  readonly actions: readonly Action[]
}

export interface CommentsView extends ItemsView {
  readonly screen: 'comments'
  readonly status: 'new' | 'approved' | 'rejected'
  readonly tabs: readonly Tab[]
  /** Keys and titles of posts; none, where they are not known. */
  readonly posts: readonly Choice[]
  readonly post: string
  readonly comments: readonly CommentItem[]
  readonly nothing: string
  readonly note: string
}
