import type { ReplyEvent, ReplyEventOf } from './wire.ts'

/** What has come of a question so far. */
export interface ChatReply {
  readonly question: string
  readonly answer: string
  /** Who answers. */
  readonly source: string
  readonly links: readonly Omit<ReplyEventOf<'link'>, 'kind'>[]
  /** How it ended: whole, cut off by the service, or stopped by the reader. Without one it is still being answered. */
  readonly end?: 'whole' | 'cut off' | 'stopped'
  /** Why the answer is not the one that was asked for, or that there is none. */
  readonly problem?: string
  /** The problem lies in the question. */
  readonly unreadable?: boolean
}

/** A question and its answer, once that has ended. */
export type Exchange = Required<Omit<ChatReply, 'problem' | 'unreadable'>>

export const noReply = (question: string): ChatReply => ({ question, answer: '', source: '', links: [] })

/** The reply after one more event. */
export function addEvent(reply: ChatReply, event: ReplyEvent): ChatReply {
  switch (event.kind) {
    case 'source':
      return { ...reply, source: event.label }
    case 'text':
      return { ...reply, answer: reply.answer + event.text }
    case 'link':
      return { ...reply, links: [...reply.links, { label: event.label, href: event.href }] }
    case 'end':
      return { ...reply, end: event.cutOff ? 'cut off' : 'whole' }
    case 'notice':
      return { ...noReply(reply.question), problem: event.message }
    case 'refused':
      return { ...noReply(reply.question), problem: event.message, unreadable: event.why === 'question' }
  }
}

/** What a reply came to: an entry of the history, or what the site itself has to say where nobody else answered. */
export interface ReplyOutcome {
  readonly answered?: Exchange
  readonly instead?: Exchange
}

export function outcomeOf({ question, answer, source, links, end, problem }: ChatReply): ReplyOutcome {
  if (end === undefined) return {}
  const exchange = { question, answer, source, links, end }
  return problem === undefined ? { answered: exchange } : { instead: exchange }
}

/** Where the page starts: what the server knows of a question it just answered. Empty on a first visit. */
export interface ChatStart {
  readonly history?: readonly Exchange[]
  /** Shown beside the problem, apart from the history. */
  readonly instead?: Exchange
  /** Kept in the field, because it was not answered as asked. */
  readonly question?: string
  readonly problem?: string
  readonly unreadable?: boolean
  /** What was asked before the history, as it is sent along. */
  readonly earlier?: readonly string[]
}

/** How much of what was asked before goes along with a question. */
export interface EarlierLimits {
  readonly turns: number
  readonly characters: number
}

/**
 * What was asked before, as it is sent along: the place that answered, a space and the question, the latest first.
 *
 * @param before what was sent along with the oldest of the history
 */
export const earlierOf = (
  history: readonly Pick<Exchange, 'question' | 'links'>[],
  before: readonly string[],
  { turns, characters }: EarlierLimits,
): string[] =>
  [...history.map(({ question, links }) => `${links[0]?.href ?? ''} ${question}`), ...before]
    .filter(({ length }) => length <= characters)
    .slice(0, turns)

/**
 * The page's start after a question and its whole reply.
 *
 * @param earlier what was sent along with the question
 */
export function startOf(question: string, events: readonly ReplyEvent[], earlier: readonly string[] = []): ChatStart {
  const reply = events.reduce(addEvent, noReply(question))
  const { answered, instead } = outcomeOf(reply)
  return {
    ...(answered && { history: [answered] }),
    ...(instead && { instead }),
    ...(earlier.length > 0 && { earlier }),
    ...(reply.problem !== undefined && {
      question,
      problem: reply.problem,
      unreadable: reply.unreadable ?? false,
    }),
  }
}
