import { CompletionFailure } from '#server/answers/ai/completion.ts'

/**
 * A fetch whose answers end with an error once they grow too long or stop being UTF-8, so that neither fills memory or
 * reaches a visitor. Redirects are not followed: a key must not travel to wherever a service points.
 *
 * @param mostBytes of an answer's body, once it is unpacked
 */
export const boundedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'error' })
    if (answer.body === null) return answer
    const { status, statusText, headers } = answer
    return new Response(answer.body.pipeThrough(bounds(mostBytes)), { status, statusText, headers })
  }

function bounds(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  const check = (chunk?: Uint8Array) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new CompletionFailure('malformed')
    }
  }
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new CompletionFailure('oversized')
      check(chunk)
      controller.enqueue(chunk)
    },
    flush: () => check(),
  })
}
