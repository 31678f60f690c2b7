import type { ReplyEventOf } from '#chat/wire.ts'

/** Pieces of a service's answer, in order. An answer has exactly one end, and it comes last. */
export type Chunk =
  | ReplyEventOf<'text'>
  // The tokens that the service reports; undefined when it does not. They are not for visitors.
  | (ReplyEventOf<'end'> & { readonly tokens?: number })

export interface CompletionRequest {
  readonly question: string
  /** Instructions to the service, in chat mode alone: plain completions get the question and no more. */
  readonly instructions?: string | undefined
  /** Whether pieces are wanted as they come. Without it one piece holds the whole text. */
  readonly stream: boolean
  /** Aborted when no visitor waits for the answer any more. */
  readonly signal: AbortSignal
}

/** A service, or a stand-in for one, that answers questions. */
export interface Completion {
  /** Source label of its answers. */
  readonly label: string
  /**
   * Answers one question. Ending the iteration ends the work.
   * @throws CompletionFailure, or the reason of the request's aborted signal
   */
  complete(request: CompletionRequest): AsyncIterable<Chunk>
}

/** Reasons for which a service gave no answer: our words for the log, never the service's. */
export type Fault =
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'broken'
  | 'malformed'
  | 'oversized'
  | 'empty'
  | 'timeout'
  /** The circuit breaker is open after several failures. */
  | 'resting'
  /** Today's tokens are spent. */
  | 'budget'
  | 'crowded'

/** A service gave no answer. The message holds neither its words nor a visitor's. */
export class CompletionFailure extends Error {
  override readonly name = 'CompletionFailure'
  readonly fault: Fault
  /** HTTP status of the service's answer, where it gave one. */
  readonly status: number | undefined
  /** Milliseconds that the service asks to be left alone. */
  readonly retryAfterMs: number | undefined
  /** False when the service can't have begun to answer, so that no tokens were used. */
  readonly mayHaveCost: boolean

  constructor(fault: Fault, more: { status?: number; retryAfterMs?: number; mayHaveCost?: boolean } = {}) {
    super(more.status === undefined ? fault : `${fault}, status ${more.status}`)
    this.fault = fault
    this.status = more.status
    this.retryAfterMs = more.retryAfterMs
    this.mayHaveCost = more.mayHaveCost ?? true
  }
}
