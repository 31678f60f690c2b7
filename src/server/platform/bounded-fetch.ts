/** The body of a response is longer than its limit. */
export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong'
}

/**
 * A fetch for addresses from the settings. It follows no redirect, so that no response can send a key or a visitor's
 * words elsewhere. The body of the response ends with an error once it exceeds its limit. A user and password in the
 * address become the Authorization header.
 *
 * @param mostBytes limit of the body in bytes, after decompression
 * @throws TypeError with the cause when no response came, or the reason with which the signal was aborted
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
