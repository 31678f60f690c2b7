import type { ReplyEvent, ReplyEventOf } from './wire.ts'

/** The reply to a question so far. */
export interface ChatReply {
  readonly question: string
  readonly answer: string
  /** The answering service or the site. */
  readonly source: string
  readonly links: readonly Omit<ReplyEventOf<'link'>, 'kind'>[]
  /** Whether the answer is whole, cut off by the service, or stopped by the reader; undefined while it is under way. */
  readonly end?: 'whole' | 'cut off' | 'stopped'
  /** The reason for another answer than the one asked for, or for none. */
  readonly problem?: string
  /** Whether the problem lies in the question. */
  readonly unreadable?: boolean
}

/** A question with its complete answer. */
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

/** The result of a reply: an entry of the history, or the site's own pages where no service answered. */
export interface ReplyOutcome {
  readonly answered?: Exchange
  readonly instead?: Exchange
}

export function outcomeOf({ question, answer, source, links, end, problem }: ChatReply): ReplyOutcome {
  if (end === undefined) return {}
  const exchange = { question, answer, source, links, end }
  return problem === undefined ? { answered: exchange } : { instead: exchange }
}

/** The state with which the page starts, after a question that the server answered. Empty on a first visit. */
export interface ChatStart {
  readonly history?: readonly Exchange[]
  /** An answer shown beside the problem, apart from the history. */
  readonly instead?: Exchange
  /** The question that stays in the field because it was not answered as asked. */
  readonly question?: string
  readonly problem?: string
  readonly unreadable?: boolean
  /** Earlier questions before the history, in their encoded form. */
  readonly earlier?: readonly string[]
}

/** How many earlier questions are sent along with a question, and how long each may be. */
export interface EarlierLimits {
  readonly turns: number
  readonly characters: number
}

/**
 * Encodes earlier questions to be sent along: the place that answered, a space and the question, the latest first.
 *
 * @param before the encoded questions that were sent along with the oldest of the history
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
 * @param earlier the encoded questions that were sent along
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
