import type { ErrorStatus } from '#server/web/http/error-page.ts'

/** A refusal with a status of its own. The message is for the log and contains no data of a visitor. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly statusCode: ErrorStatus

  constructor(statusCode: ErrorStatus, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}
