/** An answer's body that goes on for longer than it may. */
export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong'
}

/**
 * A fetch for addresses that the settings name. It follows no redirect, so that no answer can send a key or a visitor's
 * words elsewhere, and its answer's body ends with an error once it grows too long. A user and password in the address
 * become the Authorization header.
 *
 * @param mostBytes of the body, once it is unpacked
 * @throws TypeError with the cause when no answer came, or what the signal was aborted with
 */
export async function boundedFetch(address: string | URL, init: RequestInit, mostBytes: number): Promise<Response> {
  const url = new URL(address)
  const headers = new Headers(init.headers)
  if (url.username || url.password) {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`)
    url.username = ''
    url.password = ''
  }
  const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
  let bytes = 0
  const bounds = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new BodyTooLong()
      controller.enqueue(chunk)
    },
  })
  return new Response(answer.body?.pipeThrough(bounds), answer)
}
