import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Connect } from 'vite'
import { lazy } from '#language/lazy.ts'
import { type AppOptions, createApp } from '#server/app.ts'
import type { Log } from '#server/platform/log.ts'
import { policyHeader } from '#server/web/http/security-headers.ts'
import { requestFor } from '#server/web/on-demand/astro-answer.ts'
import type { SendRendered } from '#server/web/on-demand/send-astro.ts'
import type { PrerenderedPages } from '#server/web/prerendered/prerendered-pages.ts'

/** The property of a request from which Astro's development server takes `Astro.locals`. */
const astroLocals = Symbol.for('astro.locals')

export interface DevMiddlewareParts extends Pick<AppOptions, 'services' | 'settings' | 'isPublished'> {
  readonly log: Pick<Log, 'error'>
  /** Redirects of addresses that the owner removed. Content can be read once the server is open. */
  readonly readMoved: () => Promise<Record<string, string>>
}

/** Development has no prerendered pages: Vite renders every address anew. */
const noPages: PrerenderedPages = {
  find: () => undefined,
  isGenerated: () => true,
  read: async () => undefined,
  notFound: undefined,
}

/**
 * Puts the app of production before Vite and Astro: redirects, the rule for posts, headers, forms and responses without
 * a page. A content policy is not sent, since Vite's own scripts would break it, and no request is counted or logged.
 *
 * @returns closes it
 */
export function addDevMiddleware(
  middlewares: Connect.Server,
  { readMoved, log, ...parts }: DevMiddlewareParts,
): () => Promise<void> {
  const passed = new WeakSet<IncomingMessage>()
  const sendRendered: SendRendered = async ({ raw }, reply, locals, url = raw.url) => {
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (name !== policyHeader && value !== undefined) reply.raw.setHeader(name, value)
    const request = Object.assign(requestFor({ url, headers: raw.headers, socket: raw.socket }), {
      [astroLocals]: locals,
    })
    passed.add(request)
    middlewares(request, reply.raw)
    return true
  }
  const noLog = () => {}
  const open = lazy(async (): Promise<FastifyInstance> => {
    const app = createApp({
      ...parts,
      log: { debug: noLog, info: noLog, error: log.error.bind(log) },
      moved: await readMoved(),
      pages: noPages,
      isOnDemand: () => true,
      sendRendered,
      readiness: async () => ({ ok: true, parts: {} }),
    })
    await app.ready()
    return app
  })
  let app: FastifyInstance | undefined
  middlewares.use((request, response, next) => {
    if (passed.has(request)) return next()
    open().then((opened) => {
      app = opened
      app.routing(request, response)
    }, next)
  })
  return async () => app?.close()
}
