import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorJson, errorPage, errorStatus } from '#server/web/http/error-page.ts'
import { prefersJson } from '#server/web/http/negotiation.ts'
import { errorPagePolicy, policyHeader } from '#server/web/http/security-headers.ts'

export interface WholeAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
}

/**
 * The error page of a status, or JSON where that is preferred.
 *
 * @param headers the security headers, and any that belong to the status, such as Allow
 */
export function errorAnswer(
  request: Pick<IncomingMessage, 'headers'>,
  code: number,
  headers: Readonly<Record<string, string>>,
): WholeAnswer {
  const status = errorStatus(code)
  const own = { ...headers, 'cache-control': 'no-store', vary: 'accept' }
  if (prefersJson(request.headers.accept))
    return { status, headers: { ...own, 'content-type': 'application/json; charset=utf-8' }, body: errorJson(status) }
  const page = { [policyHeader]: errorPagePolicy, 'content-type': 'text/html; charset=utf-8' }
  return { status, headers: { ...own, ...page }, body: errorPage(status) }
}

/** Sends a complete response; headers that were set before are dropped. */
export function sendWhole(reply: FastifyReply, { status, headers, body }: WholeAnswer): FastifyReply {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
  return reply
    .code(status)
    .headers({ ...headers })
    .send(body)
}

/**
 * Answers with the error page of a status, or with JSON where that is preferred.
 *
 * @param headers the security headers, and any that belong to the status, such as Allow
 */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: number,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  // The rest of the body is read and dropped, because a client that is still sending would never read the response.
  request.raw.resume()
  return sendWhole(reply, errorAnswer(request.raw, code, headers))
}
