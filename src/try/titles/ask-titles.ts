import type { TitlesAnswer, TitlesRefusal } from './wire.ts'

/** The response to a request; without either field, the server sent none of its answers. */
export interface TitlesResponse {
  readonly answer?: TitlesAnswer
  readonly refusal?: TitlesRefusal
}

/** Requests titles from the server. Never throws. */
export async function askForTitles(path: string, fields: Readonly<Record<string, string>>): Promise<TitlesResponse> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null) return {}
    if (response.ok && 'rows' in body) return { answer: body as TitlesAnswer }
    return 'message' in body ? { refusal: body as TitlesRefusal } : {}
  } catch {
    return {}
  }
}
