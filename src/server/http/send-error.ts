import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorJson, errorPage, errorStatus } from '#server/http/error-page.ts'
import { prefersJson } from '#server/http/negotiation.ts'
import { errorPagePolicy, policyHeader } from '#server/http/security-headers.ts'

/**
 * Answers with the error page of a status, or with JSON where that is preferred. Whatever was prepared for the answer
 * until now is forgotten.
 *
 * @param headers the security headers, and any that belong to the status, such as Allow
 */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: number,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  const status = errorStatus(code)
  // What is still on its way is read and dropped, or the sender would never get to the answer.
  request.raw.resume()
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
  reply.code(status).headers(headers).headers({ 'cache-control': 'no-store', vary: 'accept' })
  if (prefersJson(request.headers.accept)) return reply.type('application/json; charset=utf-8').send(errorJson(status))
  return reply.header(policyHeader, errorPagePolicy).type('text/html; charset=utf-8').send(errorPage(status))
}
