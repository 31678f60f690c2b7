import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AstroHandler, askAstro } from '#server/astro-answer.ts'
import { type Clock, systemClock } from '#server/clock.ts'
import type { FinishedFile } from '#server/finished-file.ts'
import type { FinishedPages } from '#server/finished-pages.ts'
import type { House } from '#server/house.ts'
import { HttpError } from '#server/http-error.ts'
import { chooseEncoding } from '#server/negotiation.ts'
import { redirects } from '#server/redirects.ts'
import { queryOf } from '#server/request-path.ts'
import { isNotFound, isWordless, sendAstro } from '#server/send-astro.ts'
import { sendError } from '#server/send-error.ts'

export interface SiteOptions {
  readonly house: House
  /** What the build finished: `await loadFinishedPages('dist')`. */
  readonly pages: FinishedPages
  /** The handler of dist/server/entry.mjs, for pages rendered on demand. */
  readonly astro: AstroHandler
  /** Tells the year of the copyright line. */
  readonly clock?: Pick<Clock, 'now'>
}

/** Every page: finished ones from memory, the others from Astro, and one for addresses that lead nowhere. */
export function addSite(
  app: FastifyInstance,
  { house, pages, astro, clock = systemClock }: SiteOptions,
  headers: Readonly<Record<string, string>>,
): void {
  const year = () => new Date(clock.now()).getFullYear()

  app.get('*', async (request, reply) => {
    const target = redirects[request.path]
    if (target !== undefined) return sendRedirect(request, reply, target)
    const file = pages.find(request.path)
    if (file) return sendFinished(request, reply, file)
    // Astro's own endpoints (image service, server islands, actions) are not used, so they are not offered.
    return request.path.startsWith('/_') ? sendNotFound(request, reply) : sendOnDemand(request, reply)
  })

  app.post('*', async (request, reply) => {
    if (!Buffer.isBuffer(request.body)) throw new HttpError(415, 'A post without a form')
    // The request has been read to its end; Astro takes the bytes from here.
    Reflect.set(request.raw, 'body', request.body)
    return sendOnDemand(request, reply)
  })

  app.setNotFoundHandler(sendNotFound)

  function sendFinished(request: FastifyRequest, reply: FastifyReply, file: FinishedFile): FastifyReply {
    const answer = file.answer(request.headers, year())
    if (answer.status === 416) return sendError(request, reply, 416, { ...headers, ...answer.headers })
    return reply
      .code(answer.status)
      .headers({ ...answer.headers })
      .send(answer.bytes)
  }

  async function sendOnDemand(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answer = await askAstro(astro, request.raw, { house, visitor: { address: request.ip } })
    if (!answer) return sendNotFound(request, reply)
    if (!isNotFound(answer) && !isWordless(answer)) return sendAstro(request, reply, answer)
    answer.destroy()
    return isNotFound(answer) ? sendNotFound(request, reply) : sendError(request, reply, answer.statusCode, headers)
  }

  function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!pages.notFound) return sendError(request, reply, 404, headers)
    const page = pages.notFound.variant(chooseEncoding(request.headers['accept-encoding']?.toString()), year())
    reply
      .code(404)
      .headers({ ...page.headers, 'cache-control': 'no-store' })
      .removeHeader('etag')
    return reply.send(page.bytes)
  }
}

function sendRedirect(request: FastifyRequest, reply: FastifyReply, target: string): FastifyReply {
  reply.header('cache-control', 'public, max-age=3600')
  return reply.redirect(target + queryOf(request.raw.url ?? ''), 308)
}
