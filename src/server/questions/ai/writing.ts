import type { Chunk } from '#server/questions/ai/completion.ts'

/** A text to be written in a form that a program can read. */
export interface WritingRequest {
  /** The model's role and the rules for writing. */
  readonly system: string
  /** The task of this call. */
  readonly user: string
  /** The beginning of the output. For a service without chat it is the end of the prompt. */
  readonly opening: string
  /** JSON schema of the output, for services that support one. */
  readonly schema: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  /** Most tokens of the output. */
  readonly maxTokens: number
  readonly temperature: number
  /** Aborted when no visitor waits for the output any more. */
  readonly signal: AbortSignal
}

/** A service that writes texts. */
export interface Writing {
  /** The model's name, as visitors read it. */
  readonly model: string
  /**
   * Writes one text: a single piece, its opening included, and an end.
   * @throws CompletionFailure, or the reason of the request's aborted signal
   */
  write(request: WritingRequest): AsyncIterable<Chunk>
}
