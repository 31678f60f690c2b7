import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { HttpError } from '#server/web/http/http-error.ts'

/** The only type of a plain HTML form without files. */
export const formType = 'application/x-www-form-urlencoded'

/** The type that RFC 8058 allows mail programs to send instead. */
export const multipartType = 'multipart/form-data'

/**
 * The longest form that is accepted, in bytes as sent. A message of 5,000 characters of four bytes in UTF-8 is 60,000
 * bytes in percent-encoding; 5,536 are left for the other fields and every name.
 */
export const bodyLimit = 64 * 1024

/** The longest form that is read, in bytes as sent: a form between the two limits gets its text back. */
export const readLimit = 256 * 1024

/** Forms over `bodyLimit` in memory at once: 4 MB in all. */
export const longFormsAtOnce = 16

/** Forms have at most a dozen fields, and browser extensions add some. Bounds the time of parsing. */
const mostFields = 1_000

export interface Posted {
  readonly fields: URLSearchParams
  /** Longer than `bodyLimit`: its text is only given back. */
  readonly isLong: boolean
}

/**
 * Makes the function that reads and decodes the posted forms of one server. A `multipartType` body is not read: the
 * address of such a post has all its parameters.
 *
 * @returns a function that reads the form of a request; a long one counts as held until the response has ended
 * @throws HttpError 413 when it is too long, or when it is over `bodyLimit` and the most of such forms are held; 400
 * when the body was cut off or is no form
 */
export function createFormReader(): (request: IncomingMessage, response: ServerResponse) => Promise<Posted> {
  let held = 0
  function hold(response: ServerResponse) {
    if (held === longFormsAtOnce) throw tooLong()
    held++
    finished(response, () => held--)
  }
  return async (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) > readLimit) throw tooLong()
    const chunks: Buffer[] = []
    let length = 0
    const take = (chunk: Buffer) => {
      const before = length
      length += chunk.length
      if (length > readLimit) throw tooLong()
      if (before <= bodyLimit && length > bodyLimit) hold(response)
      chunks.push(chunk)
    }
    await readChunks(request, take)
    const isForm = !request.headers['content-type']?.startsWith(multipartType)
    return { fields: decodeForm(isForm ? Buffer.concat(chunks) : Buffer.alloc(0)), isLong: length > bodyLimit }
  }
}

const tooLong = () => new HttpError(413, 'The form is too long')

/**
 * Passes on the body as it arrives, by events, which cost less than an iterator over the stream. When `take` throws,
 * reading stops and leaves the connection open for a response.
 */
const readChunks = (request: IncomingMessage, take: (chunk: Buffer) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      try {
        take(chunk)
      } catch (error) {
        stop()
        request.pause()
        reject(error)
      }
    }
    const onEnd = () => {
      stop()
      resolve()
    }
    const onBroken = () => {
      stop()
      reject(new HttpError(400, 'The form did not arrive whole'))
    }
    const stop = () => request.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken)
    request.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken)
  })

/**
 * Decodes a posted form without loss, so that no text is saved garbled: UTF-8 throughout, and every percent sign begins
 * an escape. Browsers send only such forms; `URLSearchParams` would replace the characters that it can't read.
 *
 * @throws HttpError 400, or 413 for more fields than any form has
 */
export function decodeForm(body: Buffer): URLSearchParams {
  try {
    const fields = new TextDecoder('utf-8', { fatal: true }).decode(body).split('&', mostFields + 1)
    if (fields.length > mostFields) throw tooLong()
    return new URLSearchParams(fields.filter((field) => field !== '').map(decodeField))
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'The form is not UTF-8 in percent-encoding')
  }
}

function decodeField(field: string): [name: string, value: string] {
  const [name = '', ...value] = field.replaceAll('+', ' ').split('=')
  return [decodeURIComponent(name), decodeURIComponent(value.join('='))]
}
