import { createRequestFromNodeRequest, writeResponse } from 'astro/app/node'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import inject from 'light-my-request'
import { onTestFinished } from 'vitest'
import { type AppOptions, createApp } from '#server/app.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import type { Services } from '#server/services.ts'
import { makeDist } from '#server/testing/dist-folder.ts'
import type { AstroHandler } from '#server/web/on-demand/astro-answer.ts'
import { renderedByAstro } from '#server/web/on-demand/send-astro.ts'
import { loadPrerenderedPages } from '#server/web/prerendered/prerendered-pages.ts'

export type OnDemand = (
  request: Request,
  locals: Parameters<AstroHandler>[3],
) => Promise<Response> | Response | undefined

/** An equivalent of @astrojs/node's handler, with its own parts, around pages of the test. */
const astroWith =
  (render: OnDemand): AstroHandler =>
  async (request, answer, next, locals) => {
    const webRequest = createRequestFromNodeRequest(request)
    const response = await render(webRequest, locals)
    // The adapter passes the real response here, or the stand-in for it.
    if (response) await writeResponse(response, answer as never)
    else next()
  }

export interface TestAppOptions extends Partial<Omit<AppOptions, 'settings' | 'sendRendered'>> {
  readonly env?: Record<string, string>
  readonly onDemand?: OnDemand
  readonly dist?: string
}

/**
 * An app over a small build, closed after the test. Its log is in `logged`; `inject` calls its server, where Fastify's
 * own would call Fastify, which does not see all requests.
 */
export async function testApp({ env = {}, onDemand = () => undefined, dist, ...rest }: TestAppOptions = {}) {
  const logged: unknown[] = []
  const note = (line: unknown) => {
    logged.push(line)
  }
  const settings = readSettings(env)
  const host = createApp({
    services: {} as Services,
    settings,
    pages: await loadPrerenderedPages(dist ?? makeDist()),
    log: { debug: note, info: note, error: note },
    sendRendered: renderedByAstro(astroWith(onDemand)),
    isPublished: () => true,
    readiness: async () => ({ ok: true, parts: {} }),
    clock: { now: () => new Date(2026, 5, 1).getTime() },
    ...rest,
  })
  onTestFinished(() => host.close())
  const asked = async (request: InjectOptions | string): Promise<LightMyRequestResponse> => {
    await host.ready()
    return inject((...exchange) => host.server.emit('request', ...exchange), request)
  }
  return Object.assign(host, { logged, inject: asked })
}

export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

/** The User-Agent of a visitor's browser. Requests of `inject` without it count as a robot's. */
export const browserAgent = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
