import type { Chunk } from '#server/questions/ai/completion.ts'

/** A text to be written in a form that a program can read. */
export interface WritingRequest {
  /** What the model is and by which rules it writes. */
  readonly system: string
  /** What is to be written this time. */
  readonly user: string
  /** How the output begins. A service without chat gets it as the end of its prompt and goes on from there. */
  readonly opening: string
  /** JSON schema of the output, for services that hold a model to one. */
  readonly schema: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  /** Most tokens of the output. */
  readonly maxTokens: number
  readonly temperature: number
  /** Aborted when nobody waits for the output any more. */
  readonly signal: AbortSignal
}

/** Something that writes to order. */
export interface Writing {
  /** The model, as visitors are told. */
  readonly model: string
  /**
   * Writes one text: a single piece, its opening included, and an end.
   * @throws CompletionFailure, or whatever the request's signal was aborted with
   */
  write(request: WritingRequest): AsyncIterable<Chunk>
}
