import type { Action, Choice, ItemsView, Tab } from '#desk/shell-props.ts'

/** A comment shown on the post before or after another one. */
export interface Neighbor {
  readonly name: string
  readonly when: string
  readonly words: string
  /** Id to take it off its post. */
  readonly id: string
}

/** The place of a comment. */
export interface CommentContext {
  readonly before?: Neighbor
  readonly after?: Neighbor
  readonly post: string
  readonly postHref?: string
  /** Like Third comment of 3. */
  readonly place?: string
  /** Effect of the first button on the post, in words. */
  readonly effect: string
}

export interface CommentItem extends CommentContext {
  readonly id: string
  /** Empty when it was left out. */
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
  /** Keys and titles of posts; absent where posts are not known. */
  readonly posts: readonly Choice[]
  readonly post: string
  readonly comments: readonly CommentItem[]
  readonly nothing: string
  readonly note: string
}
