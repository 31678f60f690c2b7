import type { IncomingMessage, RequestListener } from 'node:http'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Clock, localYear, systemClock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { type AnsweredPage, countRequest, isHtml } from '#server/visits/count-request.ts'
import { countedRoute } from '#server/visits/counted-route.ts'
import { isOwnPost, type PostOrigin } from '#server/web/http/cross-site.ts'
import { formType, multipartType } from '#server/web/http/form-body.ts'
import { dropForwardedPorts } from '#server/web/http/forwarded-for.ts'
import { addHealth, type Readiness } from '#server/web/http/health.ts'
import { HttpError } from '#server/web/http/http-error.ts'
import { createHttpServer, type Timeouts } from '#server/web/http/http-server.ts'
import { isMalformed } from '#server/web/http/malformed.ts'
import { pathOf, rawPathOf } from '#server/web/http/request-path.ts'
import { securityHeaders } from '#server/web/http/security-headers.ts'
import { sendError } from '#server/web/http/send-error.ts'
import { sentFrom } from '#server/web/http/sent-from.ts'
import { createPrerendered, type Prerendered } from '#server/web/prerendered/prerendered-answers.ts'
import { isOpenToAll, postPaths } from '#server/web/routes/post-routes.ts'
import { addSite, leadingOn, type SiteOptions } from '#server/web/routes/site-routes.ts'

export interface AppOptions extends SiteOptions {
  readonly settings: Pick<Settings, 'siteUrl' | 'trustProxy'>
  readonly log: Pick<Log, 'debug' | 'info' | 'error'>
  readonly readiness: () => Promise<Readiness>
  /** Counts answered requests. */
  readonly metrics?: Pick<Metrics, 'countRequest'> | undefined
  /** Returns the year of the copyright line. */
  readonly clock?: Pick<Clock, 'now'>
  readonly timeouts?: Partial<Timeouts>
}

/** Seconds after which a visitor who was refused for lack of room may retry. */
const retryAfter = '5'

declare module 'fastify' {
  interface FastifyRequest {
    /** Decoded, without query and trailing slash. */
    path: string
    /** For a post: path of the page of this site that it was sent from, if the browser sent it. */
    sentFrom: string | undefined
    /** A search without a result. */
    foundNothing: boolean
  }
}

/** Makes the HTTP server of the site. It does not listen yet. */
export function createApp(options: AppOptions): FastifyInstance {
  const { settings, log, pages, clock = systemClock } = options
  const targets = leadingOn(options.moved)
  const headers = securityHeaders(settings.siteUrl)
  const year = () => localYear(clock)
  // Set once the app exists, before the first request.
  let prerendered: Prerendered | undefined
  const app = Fastify({
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    // While the server closes, requests on open connections get their response.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // No route has a schema, and loading the compilers would slow the start.
    schemaController: { compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas } },
    serverFactory(listener) {
      const either: RequestListener = (request, response) => {
        if (!prerendered?.answer(request, response)) listener(request, response)
      }
      return createHttpServer(either, headers, options.timeouts)
    },
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
  // The handler of a form reads its body itself.
  app.addContentTypeParser(
    [formType, multipartType],
    async (_request: FastifyRequest, unread: IncomingMessage) => unread,
  )

  const isClosing = closeGracefully(app)
  // Hooks without asynchronous work use callbacks, which cost less than a promise per request.
  app.addHook('onRequest', guardRequests(settings.siteUrl, headers))
  const record = (answered: AnsweredPage, milliseconds: number) => {
    const { path, method, status, isPage } = answered
    logRequest(log, answered, milliseconds)
    options.metrics?.countRequest({ route: countedRoute(path, status, isPage), method, status, milliseconds })
    if (options.pageViews) countRequest(options.pageViews, answered, settings.siteUrl)
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { path, method, headers, host, sentFrom, foundNothing } = request
    const { statusCode: status } = reply
    const target = request.raw.url ?? '/'
    record(
      { method, path, target, headers, host, sentFrom, foundNothing, status, isPage: isHtml(reply) },
      reply.elapsedTime,
    )
    done()
  })
  const failed = ({ method, url = '/' }: IncomingMessage, err: unknown) =>
    log.error({ err, method, path: loggedTarget(url) }, 'failed')
  const trustsProxies = settings.trustProxy.length > 0
  prerendered = createPrerendered({
    pages,
    leadsOn: (path) => targets.has(path),
    headers,
    year,
    isClosing,
    failed,
    sent({ method = '', headers, url: target = '/' }, { milliseconds, ...sent }) {
      // The forwarded host only decides on the referrer, so a forged one harms no other count.
      const forwarded = trustsProxies ? headers['x-forwarded-host'] : undefined
      record({ method, target, headers, host: forwarded?.toString(), ...sent }, milliseconds)
    },
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500 && !(error instanceof HttpError)) failed(request.raw, error)
    return sendError(request, reply, status, status === 503 ? { ...headers, 'retry-after': retryAfter } : headers)
  })
  addHealth(app, options.readiness)
  addSite(app, options, { targets, year, headers, answerWith: prerendered.answerWith })
  return app
}

function withoutSchemas(): never {
  throw new Error('A route has a schema, and nothing here reads it')
}

/** Sets the headers of every response and refuses requests that no page could take. */
function guardRequests(siteUrl: string, headers: Readonly<Record<string, string>>) {
  const mayPost = (path: string, origin: PostOrigin) => isOpenToAll(path) || isOwnPost(origin, siteUrl)
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(headers)
    dropForwardedPorts(request.raw.headers)
    const path = pathOf(request.raw.url ?? '/')
    if (path === undefined || isMalformed(request.raw)) return void sendError(request, reply, 400, headers)
    request.path = path
    if (request.method === 'GET' || request.method === 'HEAD') return done()
    if (request.method !== 'POST' || !postPaths.has(path)) {
      const allow = postPaths.has(path) ? 'GET, HEAD, POST' : 'GET, HEAD'
      return void sendError(request, reply, 405, { ...headers, allow })
    }
    const origin = originOf(request)
    if (!mayPost(path, origin)) return void sendError(request, reply, 403, headers)
    request.sentFrom = sentFrom(request.headers.referer, origin.hosts, siteUrl)
    return done()
  }
}

const originOf = ({ headers, host }: FastifyRequest): PostOrigin => ({
  origin: headers.origin,
  secFetchSite: headers['sec-fetch-site']?.toString(),
  hosts: [headers.host, host],
})

/**
 * While the server closes, each response ends its connection.
 * @returns whether the server closes
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

function logRequest(
  log: AppOptions['log'],
  { method, target, status, isPage }: AnsweredPage,
  milliseconds: number,
): void {
  const line = { method, path: loggedTarget(target), status, ms: Math.round(milliseconds) }
  if (isPage || method === 'POST' || status >= 400) log.info(line, 'request')
  else log.debug(line, 'request')
}

const loggedTarget = (target: string): string => rawPathOf(target).slice(0, 200)
