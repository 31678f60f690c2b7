import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The transfers of a page. */
export interface Weight {
  /** Paths and queries in the order of the requests. */
  readonly requests: string[]
  /** With headers, compressed. */
  bytes: number
}

/** Counts the transfers of `page` from now on. */
export async function weigh(page: Page): Promise<Weight> {
  const client = await page.context().newCDPSession(page)
  const weight: Weight = { requests: [], bytes: 0 }
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ request }) => {
    const { protocol, pathname, search } = new URL(request.url)
    if (protocol !== 'data:') weight.requests.push(pathname + search)
  })
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    weight.bytes += encodedDataLength
  })
  return weight
}

/**
 * Fetches a page as browsers do and reads the text in its first bytes.
 *
 * @param bytes how many, compressed; default all
 * @returns the size of the whole page, compressed, and the text of its beginning
 */
export async function beginningOf(url: string, bytes?: number): Promise<{ size: number; html: string }> {
  const whole = await new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => resolve(buffer(response))).on('error', reject)
  })
  const finishFlush = constants.BROTLI_OPERATION_FLUSH
  return { size: whole.length, html: brotliDecompressSync(whole.subarray(0, bytes), { finishFlush }).toString() }
}
