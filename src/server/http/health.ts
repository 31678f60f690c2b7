import type { FastifyInstance } from 'fastify'

/** Whether the server can take a form now, and each part that this depends on. */
export interface Readiness {
  readonly ok: boolean
  readonly parts: Readonly<Record<string, unknown>>
}

/** Two addresses for whoever watches over the process: `/healthz` while it lives, `/readyz` while it can do its work. */
export function addHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true }
  })
  app.get('/readyz', async (_request, reply) => {
    const state = await readiness().catch(() => ({ ok: false, parts: {} }))
    reply.code(state.ok ? 200 : 503).header('cache-control', 'no-store')
    return { ok: state.ok, parts: state.parts }
  })
}
