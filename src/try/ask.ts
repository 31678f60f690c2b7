import type { TryFields } from './try-fields.ts'
import type { TryAnswer, TryRefusal } from './wire.ts'
import type { TryPaths } from './words.ts'

/** Milliseconds after which an answer is given up. */
const answerWithin = 30_000

export type TryResponse = { ok: true; answer: TryAnswer } | { ok: false; refusal: TryRefusal }

interface Asking {
  readonly paths: TryPaths
  /** Said when there is no answer at all. */
  readonly broken: string
  readonly signal: AbortSignal
}

/**
 * Asks for a result.
 * @param seen ids of results that are not wanted again
 * @returns the answer, or what is wrong with what was typed or with the moment
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

/** Tells that a result fell flat. A press that gets lost is no reason to bother anyone. */
export function tellFlat(id: string, { flat }: TryPaths): void {
  void fetch(flat, { method: 'POST', body: new URLSearchParams({ flat: id }), keepalive: true }).catch(() => undefined)
}
