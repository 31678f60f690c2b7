import type { Line } from './wire.ts'

/** A question and its answer. */
export interface Exchange {
  readonly question: string
  readonly answer: string
  /** Who answered. */
  readonly source: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** How it ended: whole, cut off by the service, or stopped by the reader. */
  readonly end: 'whole' | 'cut off' | 'stopped'
}

/** What has come of a question so far. */
export interface Reply extends Omit<Exchange, 'end'> {
  readonly end?: Exchange['end']
  /** Why the answer is not the one that was asked for, or that there is none. */
  readonly problem?: string
  /** The problem lies in the question. */
  readonly unreadable?: boolean
}

export const noReply = (question: string): Reply => ({ question, answer: '', source: '', links: [] })

/** The reply after one more line. */
export function addLine(reply: Reply, line: Line): Reply {
  switch (line.kind) {
    case 'source':
      return { ...reply, source: line.label }
    case 'text':
      return { ...reply, answer: reply.answer + line.text }
    case 'link':
      return { ...reply, links: [...reply.links, { label: line.label, href: line.href }] }
    case 'end':
      return { ...reply, end: line.cutOff ? 'cut off' : 'whole' }
    case 'notice':
      return { ...noReply(reply.question), problem: line.message }
    case 'refused':
      return { ...noReply(reply.question), problem: line.message, unreadable: line.why === 'question' }
  }
}

/** What a reply came to: an entry of the history, or what the site itself has to say where nobody else answered. */
export interface Outcome {
  readonly answered?: Exchange
  readonly instead?: Exchange
}

export function outcomeOf({ question, answer, source, links, end, problem }: Reply): Outcome {
  if (end === undefined) return {}
  const exchange = { question, answer, source, links, end }
  return problem === undefined ? { answered: exchange } : { instead: exchange }
}

/** Where the page starts: what the server knows of a question it just answered. Empty on a first visit. */
export interface Start {
  readonly history?: readonly Exchange[]
  /** Shown beside the problem, apart from the history. */
  readonly instead?: Exchange
  /** Kept in the field, because it was not answered as asked. */
  readonly question?: string
  readonly problem?: string
  readonly unreadable?: boolean
}

export function startOf(question: string, lines: readonly Line[]): Start {
  const reply = lines.reduce(addLine, noReply(question))
  const { answered, instead } = outcomeOf(reply)
  return {
    ...(answered && { history: [answered] }),
    ...(instead && { instead }),
    ...(reply.problem !== undefined && {
      question,
      problem: reply.problem,
      unreadable: reply.unreadable ?? false,
    }),
  }
}
