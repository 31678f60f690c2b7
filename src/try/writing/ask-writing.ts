import { tryFields, tryMessages, tryPaths } from '#content-model/pages/try-fields.ts'
import type { TryAnswer, TryRefusal } from '#try/wire.ts'

export interface WritingPost {
  readonly message: string
  readonly audience: string
  readonly dryness: string
  /** Ids of results that may not come again. */
  readonly seen: readonly string[]
}

export type WritingResponse =
  | { readonly ok: true; readonly answer: TryAnswer }
  | { readonly ok: false; readonly refusal: TryRefusal }

/** Requests an answer. A failed connection is an outcome too; only an abort throws. */
export async function ask(
  { message, audience, dryness, seen }: WritingPost,
  signal: AbortSignal,
): Promise<WritingResponse> {
  const body = new URLSearchParams({
    [tryFields.message]: message,
    [tryFields.audience]: audience,
    [tryFields.dryness]: dryness,
    [tryFields.seen]: seen.join(' '),
  })
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch(tryPaths.page, { method: 'POST', headers, body, signal })
    if (response.headers.get('content-type')?.includes('json')) {
      if (response.ok) return { ok: true, answer: (await response.json()) as TryAnswer }
      return { ok: false, refusal: (await response.json()) as TryRefusal }
    }
  } catch (error) {
    if (signal.aborted) throw error
  }
  return { ok: false, refusal: { message: tryMessages.broken } }
}

/** Reports a result that fell flat, without waiting for a response; a lost report does no harm. */
export function countFlat(id: string): void {
  fetch(tryPaths.flat, { method: 'POST', body: new URLSearchParams({ [tryFields.flat]: id }), keepalive: true }).catch(
    () => undefined,
  )
}
