import type { SiteSearch } from '#server/answers/site-search.ts'

/** One piece of a reply to a visitor's question, in the order in which they come. */
export type Piece =
  /** Who answers. The pieces of the answer follow. */
  | { readonly kind: 'source'; readonly label: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** The answer is whole, or was cut off because it grew too long. */
  | { readonly kind: 'end'; readonly cutOff: boolean }
  /** The service is out. What it said so far does not count; the site's own answer follows. */
  | { readonly kind: 'notice'; readonly message: string }
  /** There is no answer, and nothing follows. */
  | {
      readonly kind: 'refused'
      /** Something is wrong with the question, this visitor asked too much, or nobody can answer now. */
      readonly why: 'question' | 'limit' | 'out'
      readonly message: string
      readonly retryAfterSeconds?: number
    }

export interface Asking {
  readonly visitor: { readonly address: string }
  /** Searches the site's own pages. */
  readonly search: SiteSearch
  /** Whether pieces of text are wanted as they come. */
  readonly stream: boolean
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal
}

export interface Answers {
  /** Replies to what someone typed as a question. Never throws; just ends when the visitor has left. */
  ask(typed: string, asking: Asking): AsyncIterable<Piece>
}
