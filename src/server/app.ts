import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { openedPath } from '#content/opened.ts'
import { forms } from '#forms/registry.ts'
import type { Settings } from '#server/config/settings.ts'
import { isOwnPost, type PostOrigin } from '#server/http/cross-site.ts'
import { formType, multipartType } from '#server/http/form-body.ts'
import { addHealth, type Readiness } from '#server/http/health.ts'
import { createHttpServer, type Timeouts } from '#server/http/http-server.ts'
import { pathOf, rawPathOf } from '#server/http/request-path.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { sendError } from '#server/http/send-error.ts'
import { sentFrom } from '#server/http/sent-from.ts'
import { countedRoute } from '#server/metrics/counted-route.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { Log } from '#server/runtime/log.ts'
import { countRequest, isHtml } from '#server/site/counts/count-request.ts'
import { addSite, type SiteOptions } from '#server/site/site-routes.ts'

export interface AppOptions extends SiteOptions {
  readonly settings: Pick<Settings, 'siteUrl' | 'trustProxy'>
  readonly log: Pick<Log, 'debug' | 'info' | 'error'>
  /** Takes a line for each request, of method, path, status and time; `log` unless told. */
  readonly requestLog?: Pick<Log, 'debug' | 'info'>
  readonly readiness: () => Promise<Readiness>
  /** Counts answered requests. */
  readonly metrics?: Pick<Metrics, 'countRequest'> | undefined
  /** Pages that take posts, besides those of the registered forms. */
  readonly formPaths?: readonly string[]
  readonly timeouts?: Partial<Timeouts>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Decoded, without query and trailing slash. */
    path: string
    /** Of a post: path of the page of this site that it was sent from, where the browser says it. */
    sentFrom: string | undefined
    /** A search that found nothing. */
    foundNothing: boolean
  }
}

/** Makes the HTTP server of the site. It does not listen yet. */
export function createApp(options: AppOptions): FastifyInstance {
  const { settings, log, requestLog = log } = options
  const headers = securityHeaders(settings.siteUrl)
  const app = Fastify({
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    forceCloseConnections: 'idle',
    // While the host closes, requests on connections that are still open get their answer.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // No route has a schema, and what reads them is a tenth of what a start loads.
    schemaController: { compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas } },
    serverFactory: (listener) => createHttpServer(listener, headers, options.timeouts),
    // The server above answers these.
    clientErrorHandler: () => {},
    frameworkErrors: (_error, request, reply) => {
      log.info({ method: request.method, status: 400 }, 'malformed address')
      sendError(request, reply, 400, headers)
    },
  })
  app.decorateRequest('path', '')
  app.decorateRequest('sentFrom', undefined)
  app.decorateRequest('foundNothing', false)
  app.removeAllContentTypeParsers()
  // Whoever takes a form reads it.
  app.addContentTypeParser(
    [formType, multipartType],
    async (_request: FastifyRequest, unread: IncomingMessage) => unread,
  )

  const isClosing = closeGracefully(app)
  // Hooks that wait for nothing call back: a promise for each request costs more than most of them do.
  app.addHook('onRequest', entrance(options, headers))
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(requestLog, request, reply)
    const { path, method } = request
    const { statusCode: status, elapsedTime: milliseconds } = reply
    options.metrics?.countRequest({ route: countedRoute(path, status, isHtml(reply)), method, status, milliseconds })
    if (options.pageViews) countRequest(options.pageViews, request, reply, settings.siteUrl)
    done()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) log.error({ err: error, method: request.method, path: loggedPath(request) }, 'failed')
    return sendError(request, reply, status, headers)
  })
  addHealth(app, options.readiness)
  addSite(app, { ...options, isClosing }, headers)
  return app
}

function withoutSchemas(): never {
  throw new Error('A route has a schema, and nothing here reads it')
}

/** Sets the headers of every answer and turns away what no page could take. */
function entrance({ settings, formPaths = [], openPaths = [] }: AppOptions, headers: Readonly<Record<string, string>>) {
  const posts = new Set([...forms.map(({ path }) => path), ...formPaths, ...openPaths, openedPath])
  const mayPost = (path: string, origin: PostOrigin) => openPaths.includes(path) || isOwnPost(origin, settings.siteUrl)
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(headers)
    const path = pathOf(request.raw.url ?? '/')
    if (path === undefined || lacksHost(request)) return void sendError(request, reply, 400, headers)
    request.path = path
    if (request.method === 'GET' || request.method === 'HEAD') return done()
    if (request.method !== 'POST' || !posts.has(path)) {
      const allow = posts.has(path) ? 'GET, HEAD, POST' : 'GET, HEAD'
      return void sendError(request, reply, 405, { ...headers, allow })
    }
    const origin = originOf(request)
    if (!mayPost(path, origin)) return void sendError(request, reply, 403, headers)
    request.sentFrom = sentFrom(request.headers.referer, origin.hosts, settings.siteUrl)
    return done()
  }
}

/** HTTP/1.1 requires the header; Node would answer its absence without our headers. */
const lacksHost = ({ headers, raw }: FastifyRequest): boolean => headers.host === undefined && raw.httpVersion === '1.1'

const originOf = ({ headers, host }: FastifyRequest): PostOrigin => ({
  origin: headers.origin,
  secFetchSite: headers['sec-fetch-site']?.toString(),
  hosts: [headers.host, host],
})

/**
 * Once the host closes, each answer says that it is the last of its connection.
 * @returns whether the host closes
 */
function closeGracefully(app: FastifyInstance): () => boolean {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
  return () => closing
}

function logRequest(log: Pick<Log, 'debug' | 'info'>, request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request
  const { statusCode: status, elapsedTime } = reply
  const line = { method, path: loggedPath(request), status, ms: Math.round(elapsedTime) }
  const isPage = method === 'POST' || isHtml(reply)
  if (isPage || status >= 400) log.info(line, 'request')
  else log.debug(line, 'request')
}

const loggedPath = (request: FastifyRequest): string => rawPathOf(request.raw.url ?? '/').slice(0, 200)
