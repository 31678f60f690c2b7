import type { ReplyEventOf } from '#chat/wire.ts'

/**
 * What a service's answer is made of, in the order in which it comes. An answer has exactly one end, and it comes last.
 */
export type Chunk =
  | ReplyEventOf<'text'>
  // What the service says it used; nothing when it does not say. No visitor gets to see it.
  | (ReplyEventOf<'end'> & { readonly tokens?: number })

export interface CompletionRequest {
  readonly question: string
  /** What the service is told before it, in chat mode alone: plain completions are asked with the question and no more. */
  readonly instructions?: string | undefined
  /** Whether pieces are wanted as they come. Without it one piece holds the whole text. */
  readonly stream: boolean
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** Something that answers questions. */
export interface Completion {
  /** Said beside its answers. */
  readonly label: string
  /**
   * Answers one question. Whoever stops reading ends the work.
   * @throws CompletionFailure, or whatever the request's signal was aborted with
   */
  complete(request: CompletionRequest): AsyncIterable<Chunk>
}

/** Why a service gave no answer. Each is a word for the log, and none is the service's own. */
export type Fault =
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'broken'
  | 'malformed'
  | 'oversized'
  | 'empty'
  | 'timeout'
  /** It failed so often lately that it is left alone for a while. */
  | 'resting'
  /** Today's tokens are spent. */
  | 'budget'
  /** Too many questions are being answered at once. */
  | 'crowded'

/** A service that gave no answer. The message holds neither its words nor a visitor's. */
export class CompletionFailure extends Error {
  override readonly name = 'CompletionFailure'
  readonly fault: Fault
  /** HTTP status of the service's answer, where it gave one. */
  readonly status: number | undefined
  /** Milliseconds that the service asks to be left alone. */
  readonly retryAfterMs: number | undefined
  /** False when the service can't have begun to answer, so that nothing was used. */
  readonly mayHaveCost: boolean

  constructor(fault: Fault, more: { status?: number; retryAfterMs?: number; mayHaveCost?: boolean } = {}) {
    super(more.status === undefined ? fault : `${fault}, status ${more.status}`)
    this.fault = fault
    this.status = more.status
    this.retryAfterMs = more.retryAfterMs
    this.mayHaveCost = more.mayHaveCost ?? true
  }
}
