import type { TryFields } from './try-fields.ts'
import type { TryAnswer, TryRefusal } from './wire.ts'
import type { TryPaths } from './words.ts'

/** The timeout of a request, in ms. */
const answerWithin = 30_000

export type TryResponse = { ok: true; answer: TryAnswer } | { ok: false; refusal: TryRefusal }

interface Asking {
  readonly paths: TryPaths
  /** The message for a response that is no answer. */
  readonly broken: string
  readonly signal: AbortSignal
}

/**
 * Requests a result.
 * @param seen ids of results that may not come again
 * @returns the answer, or the refusal of the text or of the request
 * @throws an AbortError when `signal` is aborted
 */
export async function ask(
  typed: TryFields,
  seen: readonly string[],
  { paths, broken, signal }: Asking,
): Promise<TryResponse> {
  try {
    const response = await fetch(paths.page, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...typed, seen: seen.join(' ') }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithin)]),
    })
    const said: Partial<TryAnswer & TryRefusal> = await response.json()
    if (response.ok && said.kind !== undefined) return { ok: true, answer: said as TryAnswer }
    return { ok: false, refusal: { message: broken, ...said } }
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false, refusal: { message: broken } }
  }
}

/** Reports a result that fell flat. A lost report is not shown to the visitor. */
export function reportFlat(id: string, { flat }: TryPaths): void {
  void fetch(flat, { method: 'POST', body: new URLSearchParams({ flat: id }), keepalive: true }).catch(() => undefined)
}
