import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { addDevMiddleware } from '#server/dev-middleware.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import type { Services } from '#server/services.ts'
import { formHeaders } from '#server/testing/test-app.ts'
import type { Locals } from '#server/web/on-demand/locals.ts'
import { redirects } from '#server/web/prerendered/redirects.ts'

/** Vite with the middleware before it, and behind it a page that prints the request it got. */
async function openDev() {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const services = {
    limits: { take: async () => ({ allowed: true }) },
    submissions: { accept: async () => ({ state: 'accepted', receipt: 'r' }) },
    tryOuts: { weigh: async () => ({ grave: true, at: 0, words: 'funeral' }) },
  } as unknown as Services
  const close = addDevMiddleware(vite.middlewares, {
    services,
    settings: readSettings({}),
    log: { error: () => {} },
    readMoved: async () => ({ '/blog-details/6': '/team' }),
    isPublished: (post) => post === 'ducks',
  })
  vite.middlewares.use((request: IncomingMessage, response, next) => {
    const locals: Locals = Reflect.get(request, Symbol.for('astro.locals'))
    const answer = (body: string) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ url: request.url, body, posted: [...(locals.posted?.fields ?? [])] }))
    }
    // The same way in which Astro reads a request.
    if (request.method === 'GET') answer('')
    else text(request).then(answer, next)
  })
  const server = createHttpServer(vite.middlewares)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.close()
    await close()
    await vite.close()
  })
  const { port } = server.address() as AddressInfo
  return (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
}

const posted = (headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...formHeaders, ...headers },
  body: 'name=Jos%C3%A9',
})

test('a page is rendered by Vite, with the headers of the site', async () => {
  const ask = await openDev()
  const answer = await ask('/team?a=b')
  expect(await answer.json()).toEqual({ url: '/team?a=b', body: '', posted: [] })
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBeNull()
})

test('a form reaches its page decoded', async () => {
  const ask = await openDev()
  const answer = await ask('/contact', posted())
  expect(await answer.json()).toMatchObject({ url: '/contact', posted: [['name', 'José']] })
})

test('an island’s form, and an address that renders nothing, are answered as in production', async () => {
  const ask = await openDev()
  expect(await (await ask('/contact', posted({ accept: 'application/json' }))).json()).toMatchObject({
    state: 'accepted',
  })
  expect(await (await ask('/api/try/gravity', posted())).json()).toMatchObject({ grave: true, field: 'product' })
})

test.each<[string, string, RequestInit, number, string | null]>([
  ['an address that moved', Object.keys(redirects)[0] ?? '', {}, 308, Object.values(redirects)[0] ?? ''],
  ['an address that the owner removed', '/blog-details/6', {}, 308, '/team'],
  ['a form from another site', '/contact', posted({ 'sec-fetch-site': 'cross-site' }), 403, null],
  ['a post to a page that takes none', '/team', posted(), 405, null],
  ['JSON', '/contact', posted({ 'content-type': 'application/json' }), 415, null],
  ['a comment on no post', '/comment', posted({ accept: 'application/json' }), 404, null],
])('%s is answered with what production says', async (_what, path, init, status, location) => {
  const ask = await openDev()
  const answer = await ask(path, init)
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
})

test('a filter of the examples is asked for where Astro has it', async () => {
  const ask = await openDev()
  expect(await (await ask('/examples?channel=sign')).json()).toMatchObject({ url: '/asked/examples?channel=sign' })
})
