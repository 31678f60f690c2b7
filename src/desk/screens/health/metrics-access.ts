import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Desk } from '#desk/desk.ts'
import type { Settings } from '#server/platform/config/settings.ts'

/** The path for monitoring programs. */
export const metricsPath = '/metrics'

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const ownName = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * Whether a request may read the metrics: with the token from anywhere, without it from this machine only, and not at all
 * without it once the desk is behind a proxy: requests through a proxy on this machine seem to come from this machine.
 */
export function mayReadMetrics(
  { address, headers }: { readonly address: string | undefined; readonly headers: IncomingHttpHeaders },
  { metricsToken: token, deskUrl }: Pick<Settings, 'metricsToken' | 'deskUrl'>,
): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (given !== undefined) return token !== undefined && isSame(given, token)
  if (deskUrl !== undefined) return false
  const isHere = loopback.test(address ?? '') && ownName.test(headers.host ?? '')
  return isHere && forwarded.every((name) => headers[name] === undefined)
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Adds the metrics page. */
export function addMetrics({ app, metrics, settings }: Desk): void {
  app.get(metricsPath, { config: { open: true } }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (metrics === undefined) return reply.callNotFound()
    const { ip: address, headers } = request
    if (!mayReadMetrics({ address, headers }, settings)) {
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('Metrics are for METRICS_TOKEN, or for this machine where no DESK_URL is set.\n')
    }
    const { type, text } = await metrics()
    return reply.type(type).send(text)
  })
}
