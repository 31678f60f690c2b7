import { HttpError } from '#server/http-error.ts'

/** The only type of a plain HTML form without files. */
export const formType = 'application/x-www-form-urlencoded'

/** In bytes as sent. A form of ours is a few hundred; 10 KB of Cyrillic is about 60 KB once percent-encoded. */
export const bodyLimit = 16 * 1024

/**
 * Checks that a posted form can be read without loss, so that nobody's words are saved garbled: UTF-8 throughout, and
 * every percent sign begins an escape. Browsers send nothing else.
 *
 * @returns the same bytes
 * @throws HttpError 400
 */
export function checkFormBody(body: Buffer): Buffer {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    for (const part of text.split(/[&=]/)) decodeURIComponent(part)
  } catch {
    throw new HttpError(400, 'The form is not UTF-8 in percent-encoding')
  }
  return body
}
