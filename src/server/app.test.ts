import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { erase } from '#forms/erase/erase-rules.ts'
import { forms } from '#forms/registry.ts'
import type { Services } from '#server/services.ts'
import { page, pagePolicy } from '#server/testing/dist-folder.ts'
import { formHeaders, type OnDemand, testApp } from '#server/testing/test-app.ts'
import { redirects } from '#server/web/prerendered/redirects.ts'

const html = { 'content-type': 'text/html' }

/** The pages that the tests render on demand. */
const onDemand: OnDemand = (request, { visitor }) => {
  const url = new URL(request.url)
  switch (url.pathname.replace(/\/$/, '')) {
    case '/contact':
      return new Response(`<p>${url.search}${visitor.address}`, {
        headers: { ...html, 'content-security-policy': 'own', 'set-cookie': 'a=b', server: 'x', 'x-powered-by': 'y' },
      })
    case '/missing-post':
      return new Response('<p>Astro read this from the disk', { status: 404, headers: html })
    case '/crash':
      return new Response(null, { status: 500 })
    case '/unsaved':
      return new Response('<form>kept words', { status: 503, headers: html })
    case '/half':
      return new Response(brokenStream(), { headers: html })
    case '/moved':
      return new Response(null, { status: 303, headers: { location: '/contact?receipt=1' } })
    case '/data':
      return Response.json({ a: 1 }, { status: 404 })
    case '/throws':
      throw new Error('with the words of a visitor')
  }
  return undefined
}

const site = {
  onDemand,
  isOnDemand: (path: string) =>
    ['/contact', '/missing-post', '/crash', '/unsaved', '/half', '/moved', '/data', '/throws'].includes(path),
}

const brokenStream = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<p>half'))
    },
    pull: () => Promise.reject(new Error('broken')),
  })

test.each(['/team', '/team/', '/team?utm=1', '/team/?a=/', '/t%65am'])('%s is the team', async (url) => {
  const host = await testApp()
  const { statusCode, body } = await host.inject(url)
  expect(statusCode).toBe(200)
  expect(body).toBe(page('Team'))
})

test('HEAD has the headers of GET and no body', async () => {
  const host = await testApp()
  const get = await host.inject('/team')
  const head = await host.inject({ method: 'HEAD', url: '/team/' })
  expect(head.statusCode).toBe(200)
  expect(head.headers['content-length']).toBe(`${get.rawPayload.length}`)
  expect(head.headers.etag).toBe(get.headers.etag)
  expect(head.rawPayload).toHaveLength(0)
})

test('304 carries the security policy of the page, which browsers would otherwise replace', async () => {
  const host = await testApp()
  const { etag = '' } = (await host.inject('/')).headers
  const { statusCode, headers, body } = await host.inject({ url: '/', headers: { 'if-none-match': `${etag}` } })
  expect(statusCode).toBe(304)
  expect(headers).toMatchObject({ etag, 'content-security-policy': pagePolicy, vary: 'accept-encoding' })
  expect(body).toBe('')
})

test('a film is sent in parts', async () => {
  const host = await testApp()
  const part = await host.inject({ url: '/videos/pause.mp4', headers: { range: 'bytes=990-' } })
  expect(part.statusCode).toBe(206)
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 990-999/1000', 'content-length': '10' })
  const beyond = await host.inject({ url: '/videos/pause.mp4', headers: { range: 'bytes=1000-' } })
  expect(beyond.statusCode).toBe(416)
  expect(beyond.headers['content-range']).toBe('bytes */1000')
})

test.each(['bytes=990-', 'bytes=1000-'])('HEAD with Range: %s is told of the whole film', async (range) => {
  const host = await testApp()
  const { statusCode, headers } = await host.inject({ method: 'HEAD', url: '/videos/pause.mp4', headers: { range } })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-length': '1000', 'accept-ranges': 'bytes' })
  expect(headers).not.toHaveProperty('content-range')
})

test('the year turns while the host runs', async () => {
  let now = new Date(2026, 11, 31, 23, 59, 59).getTime()
  const host = await testApp({ clock: { now: () => now } })
  expect((await host.inject('/')).body).toBe(page('Home', 2026))
  now += 1_000
  const { body, headers } = await host.inject('/')
  expect(body).toBe(page('Home', 2027))
  expect(headers['content-length']).toBe(`${Buffer.byteLength(body)}`)
  expect((await host.inject('/nowhere')).body).toBe(page('Every drawer', 2027))
})

test.each([
  '/nowhere',
  '/blog-details/99',
  '/404',
  '/404/',
  '/_image?href=/x',
  '/_astro/gone.js',
  '/constructor',
  '/%2563ontact',
  '/%2Fcontact',
  '/contact%2F',
  '/NOWHERE',
  '/contact.html',
])('%s leads to the 404 page', async (url) => {
  const host = await testApp({ ...site })
  const { statusCode, body, headers } = await host.inject(url)
  expect(statusCode).toBe(404)
  expect(body).toBe(page('Every drawer'))
  expect(headers).toMatchObject({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
  expect(headers).not.toHaveProperty('etag')
})

test('a page that Astro does not find leads there too', async () => {
  const host = await testApp({ ...site })
  const { statusCode, body, headers } = await host.inject('/missing-post')
  expect([statusCode, body]).toEqual([404, page('Every drawer')])
  expect(headers['content-security-policy']).toBe(pagePolicy)
})

test.each(Object.entries(redirects))('%s moved to %s', async (from, to) => {
  const host = await testApp()
  for (const url of [from, `${from}/`]) {
    const { statusCode, headers } = await host.inject(url)
    expect([statusCode, headers.location]).toEqual([308, to])
  }
  expect((await host.inject(`${from}?utm=1`)).headers.location).toBe(`${to}?utm=1`)
})

test('an address that the owner removed leads where they say, in any spelling', async () => {
  const host = await testApp({ moved: { '/blog-details/6': '/team' } })
  for (const url of ['/blog-details/6', '/blog-details/6/', '/Blog-Details/6']) {
    const { statusCode, headers } = await host.inject(url)
    expect([url, statusCode, headers.location]).toEqual([url, 308, '/team'])
  }
  expect((await host.inject('/blog-details/7')).statusCode).toBe(404)
})

test('a page rendered on demand gets the visitor, and headers of a page that nobody keeps', async () => {
  const host = await testApp({ ...site })
  for (const url of ['/contact?q=1', '/contact/?q=1']) {
    const { body, headers } = await host.inject({ url, headers: { 'accept-encoding': 'identity' } })
    expect(body).toBe('<p>?q=1127.0.0.1')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': 'own',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    })
    for (const name of ['set-cookie', 'server', 'x-powered-by']) expect(headers).not.toHaveProperty(name)
  }
  const { rawPayload, headers } = await host.inject({ url: '/contact', headers: { 'accept-encoding': 'br' } })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toBe('<p>127.0.0.1')
})

test('forwarded addresses count only from a listed proxy', async () => {
  const forwarded = { url: '/contact', headers: { 'x-forwarded-for': '9.9.9.9', 'accept-encoding': 'identity' } }
  const open = await testApp({ ...site })
  expect((await open.inject(forwarded)).body).toBe('<p>127.0.0.1')
  const proxied = await testApp({ ...site, env: { TRUST_PROXY: '127.0.0.0/8' } })
  expect((await proxied.inject(forwarded)).body).toBe('<p>9.9.9.9')
})

test.each([
  ['203.0.113.5:4444', '203.0.113.5'],
  ['[2001:db8::1]:4444', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['6.6.6.6, 203.0.113.5:4444 , 127.0.0.9:80', '203.0.113.5'],
  ['nobody:x', 'nobody:x'],
])('a proxy that writes %s means the visitor %s', async (forwarded, visitor) => {
  const proxied = await testApp({ ...site, env: { TRUST_PROXY: '127.0.0.0/8' } })
  const headers = { 'x-forwarded-for': forwarded, 'accept-encoding': 'identity' }
  expect((await proxied.inject({ url: '/contact', headers })).body).toBe(`<p>${visitor}`)
})

test.each(['/crash', '/half', '/throws'])('%s becomes the error page', async (url) => {
  // Astro logs a page that fails half-way.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const host = await testApp({ ...site })
  const { statusCode, body, headers } = await host.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(statusCode).toBe(500)
  expect(body).toContain('<h1>That did not work</h1>')
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
})

test('an error that a page explains itself stays as it is', async () => {
  const host = await testApp({ ...site })
  const { statusCode, body } = await host.inject('/unsaved')
  expect([statusCode, body]).toEqual([503, '<form>kept words'])
})

test('redirects and data pass through', async () => {
  const host = await testApp({ ...site })
  const moved = await host.inject('/moved')
  expect([moved.statusCode, moved.headers.location]).toEqual([303, '/contact?receipt=1'])
  const data = await host.inject('/data')
  expect([data.statusCode, data.json()]).toEqual([404, { a: 1 }])
})

test('health: alive always, ready when every part is', async () => {
  const host = await testApp({ readiness: async () => ({ ok: false, parts: { database: false } }) })
  expect((await host.inject('/healthz')).json()).toEqual({ ok: true })
  const { statusCode, headers, ...answer } = await host.inject('/readyz')
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
  expect(answer.json()).toEqual({ ok: false, parts: { database: false } })
  const broken = await testApp({ readiness: () => Promise.reject(new Error('gone')) })
  expect((await broken.inject('/readyz')).statusCode).toBe(503)
})

test.each(['x-forwarded-for', 'forwarded', 'via'])('readiness through a proxy (%s) is one word', async (name) => {
  for (const [ok, code, word] of [
    [true, 200, 'ok\n'],
    [false, 503, 'not ok\n'],
  ] as const) {
    const host = await testApp({ readiness: async () => ({ ok, parts: { database: ok } }) })
    const { statusCode, headers, body } = await host.inject({ path: '/readyz', headers: { [name]: '192.0.2.2' } })
    expect([statusCode, headers['cache-control'], body]).toEqual([code, 'no-store', word])
  }
})

test('the log holds routes and times, no queries, addresses or words', async () => {
  const host = await testApp({ ...site })
  await host.inject('/contact?q=secret')
  await host.inject({ method: 'POST', url: '/contact?q=secret', headers: formHeaders, payload: 'help=secret' })
  await host.inject('/%?q=secret')
  await host.inject('/nowhere?q=secret')
  expect(host.logged).toContainEqual({ method: 'GET', path: '/contact', status: 200, ms: expect.any(Number) })
  expect(JSON.stringify(host.logged)).not.toMatch(/secret|127\.0\.0\.1/)
})

test('no page is rendered for the post of an island', async () => {
  const rendered: string[] = []
  const host = await testApp({
    services: {
      limits: { take: async () => ({ allowed: true }) },
      submissions: { accept: async () => ({ state: 'accepted', receipt: 'r', thanks: '' }) },
      erasure: { accept: async () => ({ state: 'accepted', receipt: 'r' }) },
    } as unknown as Services,
    onDemand: ({ url }) => {
      rendered.push(new URL(url).pathname)
      return Response.json({})
    },
  })
  const headers = { ...formHeaders, accept: 'application/json' }
  for (const { path } of [...forms, erase]) {
    const { statusCode, json } = await host.inject({ method: 'POST', url: path, headers, payload: 'a=b' })
    expect([path, statusCode, json()]).toMatchObject([path, 200, { state: 'accepted' }])
  }
  expect(rendered).toEqual([])
})

test('a comment is taken where its post is published', async () => {
  const accept = vi.fn(async () => ({ state: 'accepted', receipt: 'r' }))
  const host = await testApp({
    services: {
      limits: { take: async () => ({ allowed: true }) },
      submissions: { accept },
    } as unknown as Services,
    isPublished: (post) => post === 'ducks',
  })
  const headers = { ...formHeaders, accept: 'application/json' }
  const send = async (post: string) =>
    (await host.inject({ method: 'POST', url: '/comment', headers, payload: `post=${post}&message=Hm.` })).statusCode
  expect([await send('ducks'), await send('geese'), await send('')]).toEqual([200, 404, 404])
  expect(accept).toHaveBeenCalledOnce()
})

test('the desk’s cookie, which browsers send to every port, changes nothing here and is not logged', async () => {
  const host = await testApp(site)
  const cookie = `desk=${'k'.repeat(43)}`
  for (const url of ['/contact', '/team', '/sign-in', '/inbox', '/health', '/leads/1', '/assets/desk.css']) {
    const plain = await host.inject({ url })
    const sent = await host.inject({ url, headers: { cookie } })
    expect([sent.statusCode, sent.body, sent.headers['set-cookie']]).toEqual([
      plain.statusCode,
      plain.body,
      plain.headers['set-cookie'],
    ])
  }
  expect(JSON.stringify(host.logged)).not.toContain('kkk')
})
