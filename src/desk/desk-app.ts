import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { product } from '#content-model/site.ts'
import { type DeskAddress, deskOrigin, refusalOf } from '#desk/auth/own-requests.ts'
import { sessionCookie } from '#desk/auth/session-cookie.ts'
import { addSignIn } from '#desk/auth/sign-in.routes.ts'
import type { Desk, DeskAppParts } from '#desk/desk.ts'
import { createLastActions } from '#desk/last-actions.ts'
import { paths } from '#desk/paths.ts'
import { addAnnounce } from '#desk/screens/announce/announce.routes.ts'
import { addComments } from '#desk/screens/comments/comments.routes.ts'
import { addDead } from '#desk/screens/dead/dead.routes.ts'
import { addFallsFlat } from '#desk/screens/falls-flat/falls-flat.routes.ts'
import { addHealthScreen } from '#desk/screens/health/health.routes.ts'
import { addMetrics, metricsPath } from '#desk/screens/health/metrics-access.ts'
import { addInbox } from '#desk/screens/inbox/inbox.routes.ts'
import { addLeadScreens } from '#desk/screens/inbox/lead.routes.ts'
import { addKeys } from '#desk/screens/keys/keys.routes.ts'
import { addNumbersScreen } from '#desk/screens/numbers/numbers.routes.ts'
import { addSpam } from '#desk/screens/spam/spam.routes.ts'
import { addSubscribers } from '#desk/screens/subscribers/subscribers.routes.ts'
import { clockTime } from '#desk/shown-times.ts'
import type { ProblemView } from '#desk/views.ts'
import { createAudit } from '#server/access/audit.ts'
import { createSessions } from '#server/access/sessions.ts'
import { createSignInLetters } from '#server/access/sign-in-letters.ts'
import { createSignInLinks } from '#server/access/sign-in-links.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import { createFormReader, formType } from '#server/web/http/form-body.ts'
import { dropForwardedPorts } from '#server/web/http/forwarded-for.ts'
import { createHttpServer } from '#server/web/http/http-server.ts'
import { rawPathOf } from '#server/web/http/request-path.ts'
import { policyHeader, securityHeaders } from '#server/web/http/security-headers.ts'

/** Only the desk's own pages and files; no markup becomes a script. */
export const deskPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Creates the HTTP server of the desk, without listening. */
export function createDeskApp(parts: DeskAppParts): FastifyInstance {
  const { settings, database, reader, clock, log, pages } = parts
  const headers = deskHeaders(settings)
  const app = Fastify({
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    serverFactory: (listener) => createHttpServer(listener, headers),
    clientErrorHandler: () => {},
    frameworkErrors: (_error, _request, reply) => {
      plain(reply.headers(headers), 400, 'That address can’t be read.\n')
    },
  })
  app.decorateRequest('session', undefined)
  app.removeAllContentTypeParsers()
  const read = createFormReader()
  app.addContentTypeParser(formType, async (_request: FastifyRequest, unread: IncomingMessage) => unread)
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return
    request.body = (await read(request.raw, reply.raw)).fields
  })
  const links = createSignInLinks(database, clock)
  const desk: Desk = {
    ...parts,
    app,
    links,
    audit: createAudit(database, clock, reader),
    sessions: createSessions(database, clock, (address) => settings.deskUsers.includes(address)),
    lastActions: createLastActions(),
    letters: createSignInLetters({ settings, database, links, log }),
    cookie: sessionCookie(deskOrigin(parts.address()).startsWith('https:')),
    show(reply, view, status = 200) {
      const frame = { stylesheet: pages.stylesheet, script: pages.script, product, siteUrl: settings.siteUrl }
      return reply
        .code(status)
        .header(policyHeader, deskPolicy)
        .type('text/html; charset=utf-8')
        .send(pages.render(view, frame))
    },
  }
  addGuard(desk, headers)
  addErrors(desk, headers)
  app.get('/assets/:name', { config: { open: true } }, async (request, reply) => {
    const asset = pages.asset(rawPathOf(request.raw.url ?? ''))
    if (asset === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'private, max-age=31536000, immutable').type(asset.type).send(asset.bytes)
  })
  app.get('/', async (_request, reply) => reply.redirect(paths.inbox, 302))
  addSignIn(desk)
  addInbox(desk)
  addLeadScreens(desk)
  addSubscribers(desk)
  addAnnounce(desk)
  addNumbersScreen(desk)
  addFallsFlat(desk)
  addComments(desk)
  addSpam(desk)
  addDead(desk)
  addHealthScreen(desk)
  addMetrics(desk)
  addKeys(desk)
  return app
}

/** Headers of every answer: the site's own, no caching, no indexing, no referrer. */
const deskHeaders = (settings: Settings): Record<string, string> => ({
  ...securityHeaders(settings.deskUrl ?? ''),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
})

/** Refuses foreign requests, and requests without a session. */
function addGuard(desk: Desk, headers: Record<string, string>): void {
  const { app, address, cookie, sessions, limits, clock, show, log } = desk
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    dropForwardedPorts(request.raw.headers)
    const refusal = refusalFor(request, address())
    if (refusal !== undefined) {
      return plain(reply, refusal.status, refusal.message)
    }
    const { open = false, idle = false } = request.routeOptions.config ?? {}
    const token = cookie.read(request.headers.cookie)
    if (token !== undefined) request.session = await sessions.find(token, !idle && !open)
    if (open || request.session !== undefined) return
    if (idle) return reply.code(401).send({ ended: true })
    if (request.method === 'GET' || request.method === 'HEAD') return reply.redirect(paths.signIn, 303)
    return show(reply, sessionEnded, 401)
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.session !== undefined || request.method !== 'POST') return
    const taken = await limits.take({ address: request.ip }, 'door')
    if (taken.allowed) return
    return show(reply, tooMany(clockTime(stamp(clock.now() + taken.retryAfterSeconds * 1_000))), 429)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply
    // The route is logged, not the address: the address of a link holds its token.
    const line = { desk: request.routeOptions.url ?? 'nowhere', method: request.method, status }
    log.debug({ ...line, ms: Math.round(elapsedTime) }, 'request')
  })
}

// Monitoring programs are no browsers with a session: their route has a rule of its own.
const refusalFor = ({ method, headers, routeOptions }: FastifyRequest, address: DeskAddress) =>
  routeOptions.url === metricsPath ? undefined : refusalOf(method, headers, address)

/** A plain text answer, for requests that are no page of the desk. */
const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(text)

const sessionEnded: ProblemView = {
  screen: 'problem',
  title: 'This session has ended.',
  message: 'Nothing was changed. Go back for what you typed, sign in in another tab, then send it again.',
  link: { label: 'Sign in', href: paths.signIn },
}

const tooMany = (until: string): ProblemView => ({
  screen: 'problem',
  title: 'That was a lot of knocking.',
  message: `Nothing was done with the last of it. Try again at ${until} UTC.`,
  link: { label: 'Sign in', href: paths.signIn },
})

const notHere: ProblemView = {
  screen: 'problem',
  title: 'It is not here.',
  message: 'It may have been deleted, or erased by the person who sent it.',
  link: { label: 'Inbox', href: paths.inbox },
}

const broken: ProblemView = {
  screen: 'problem',
  title: 'That did not work.',
  message: 'Nothing was changed, as far as we can tell. Health may say why, and so may the log.',
  link: { label: 'Look at Health', href: paths.health },
}

function addErrors({ app, show, log }: Desk, headers: Record<string, string>): void {
  app.setNotFoundHandler(async (_request, reply) => show(reply, notHere, 404))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) log.error({ err: error, desk: request.routeOptions.url }, 'the desk failed')
    return show(reply.headers(headers), status === 404 ? notHere : broken, status)
  })
}
