import type { FastifyInstance } from 'fastify'

/** Whether the server can take a form now, and the parts on which that depends. */
export interface Readiness {
  readonly ok: boolean
  readonly parts: Readonly<Record<string, unknown>>
}

/** Headers by which a proxy marks the requests that it forwards. */
const forwarding = ['forwarded', 'x-forwarded-for', 'via']

/**
 * Two addresses for monitoring the process: `/healthz` while it lives, `/readyz` while it can do its work. Through a
 * proxy, for a monitor outside, `/readyz` answers in one word; requests to the process itself get its parts.
 */
export function addHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })
  app.get('/readyz', async ({ headers }, reply) => {
    const state = await readiness().catch(() => ({ ok: false, parts: {} }))
    reply.code(state.ok ? 200 : 503).header('cache-control', 'no-store')
    if (forwarding.some((name) => headers[name] !== undefined)) {
      return reply.type('text/plain; charset=utf-8').send(state.ok ? 'ok\n' : 'not ok\n')
    }
    return { ok: state.ok, parts: state.parts }
  })
}
