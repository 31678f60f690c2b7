import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { formHeaders, type OnDemand, testApp } from '#server/testing/test-app.ts'
import { bodyLimit, readLimit } from '#server/web/http/form-body.ts'
import { documentHeaders } from '#server/web/http/security-headers.ts'

const onDemand: OnDemand = async (request, { posted }) => {
  if (new URL(request.url).pathname.replace(/\/$/, '') !== '/contact') return new Response(null, { status: 500 })
  if (!posted) return new Response('<form>', { headers: { 'content-type': 'text/html' } })
  return new Response(JSON.stringify([...(posted?.fields ?? [])]), { headers: { 'content-type': 'text/plain' } })
}

const post = (payload: string | Buffer, headers: Record<string, string> = {}, url = '/contact'): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { ...formHeaders, ...headers },
})

test.each(['/contact', '/contact/', '/contact?x=1'])('a form posted to %s arrives whole', async (url) => {
  const host = await testApp({ onDemand })
  const { statusCode, body } = await host.inject(post('name=Jos%C3%A9+M&help=100%25%0D%0Aok', {}, url))
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual([
    ['name', 'José M'],
    ['help', '100%\r\nok'],
  ])
})

test('an empty form arrives empty', async () => {
  const host = await testApp({ onDemand })
  expect((await host.inject(post(''))).body).toBe('[]')
})

test.each([bodyLimit, readLimit])('a form of %i bytes arrives', async (length) => {
  const host = await testApp({ onDemand })
  expect((await host.inject(post(`help=${'a'.repeat(length - 5)}`))).statusCode).toBe(200)
})

const refusals: [string, InjectOptions, number][] = [
  ['one byte more than is read', post(`help=${'a'.repeat(readLimit - 4)}`), 413],
  ['a megabyte', post(Buffer.alloc(1_000_000, 'a')), 413],
  ['no type', { method: 'POST', url: '/contact', payload: 'a=b' }, 415],
  ['no type and no body', { method: 'POST', url: '/contact' }, 415],
  ['JSON', post('{}', { 'content-type': 'application/json' }), 415],
  ['a file', post('x', { 'content-type': 'multipart/form-data; boundary=x' }), 415],
  ['text', post('a=b', { 'content-type': 'text/plain' }), 415],
  ['a broken type', post('a=b', { 'content-type': 'banana' }), 415],
  ['a lone percent sign', post('help=100%'), 400],
  ['Latin-1', post('name=Jos%E9'), 400],
  ['raw bytes that are no UTF-8', post(Buffer.from([0x61, 0x3d, 0xff])), 400],
  ['another site', post('a=b', { 'sec-fetch-site': 'cross-site' }), 403],
  ['another origin', post('a=b', { origin: 'https://evil.example' }), 403],
  ['a post to a prerendered page', post('a=b', {}, '/team'), 405],
  ['a post to an old address', post('a=b', {}, '/terms'), 405],
  ['a post to nowhere', post('a=b', {}, '/nowhere'), 405],
  ['a post to health', post('a=b', {}, '/healthz'), 405],
  ['PUT', { method: 'PUT', url: '/contact', payload: 'x'.repeat(100_000) }, 405],
  ['DELETE', { method: 'DELETE', url: '/team' }, 405],
  ['OPTIONS', { method: 'OPTIONS', url: '/contact' }, 405],
  ['TRACE', { method: 'TRACE', url: '/' }, 405],
  ['a method of WebDAV', { method: 'PROPFIND' as 'GET', url: '/' }, 405],
  ['a broken address', { url: '/%' }, 400],
  ['an address that is no UTF-8', { url: '/caf%E9' }, 400],
  ['a broken address in a post', post('a=b', {}, '/%zz'), 400],
  ['a crash', { url: '/search' }, 500],
]

test.each(refusals)('%s is refused, with a page and all headers', async (_what, request, status) => {
  const host = await testApp({ onDemand, env: { SITE_URL: 'https://deadpan.example' } })
  const { statusCode, headers, body } = await host.inject(request)
  expect(statusCode).toBe(status)
  expect(body).toContain(`Status ${status}`)
  expect(headers).toMatchObject({
    ...expectedHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
  })
  for (const name of ['set-cookie', 'server', 'x-powered-by']) expect(headers).not.toHaveProperty(name)
})

const expectedHeaders = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const { 'strict-transport-security': _tls, ...pageless } = expectedHeaders

test.each([
  ['/', 200],
  ['/videos/pause.mp4', 200],
  ['/contact', 200],
  ['/terms', 308],
  ['/search', 500],
  ['/404', 404],
  ['/nowhere.txt', 404],
  ['/healthz', 200],
  ['/readyz', 200],
])('%s, answered %i, has all headers', async (url, status) => {
  const host = await testApp({ onDemand, env: { SITE_URL: 'https://deadpan.example' } })
  const { statusCode, headers } = await host.inject(url)
  expect(statusCode).toBe(status)
  // Feed readers show films and pictures, too.
  const readers = url.endsWith('.mp4') ? 'cross-origin' : 'same-origin'
  expect(headers).toMatchObject({ ...expectedHeaders, 'cross-origin-resource-policy': readers })
})

test('a part of a page goes without the headers that speak of documents', async () => {
  const host = await testApp({ onDemand, env: { SITE_URL: 'https://deadpan.example' } })
  const { statusCode, headers } = await host.inject('/_astro/site.abc123.css')
  expect(statusCode).toBe(200)
  const { 'x-content-type-options': sniff, 'cross-origin-resource-policy': readers } = expectedHeaders
  expect(headers).toMatchObject({
    'x-content-type-options': sniff,
    'cross-origin-resource-policy': readers,
    'strict-transport-security': 'max-age=31536000',
  })
  for (const name of documentHeaders) expect(headers).not.toHaveProperty(name)
  expect((await host.inject('/_astro/nowhere.css')).headers).toMatchObject(expectedHeaders)
})

test('browsers are told to insist on TLS only where the site has it', async () => {
  const host = await testApp()
  expect((await host.inject('/')).headers).not.toHaveProperty('strict-transport-security')
})

test('405 names the methods that are allowed', async () => {
  const host = await testApp({ onDemand })
  const allowed = async (url: string) => (await host.inject({ method: 'PUT', url })).headers.allow
  expect(await allowed('/contact/')).toBe('GET, HEAD, POST')
  expect(await allowed('/api/chat')).toBe('GET, HEAD, POST')
  expect(await allowed('/team')).toBe('GET, HEAD')
})

const statusesForPrograms: [number, InjectOptions][] = [
  [404, { url: '/nowhere' }],
  [405, { method: 'PUT', url: '/contact' }],
  [413, post(Buffer.alloc(1_000_000, 'a'))],
  [415, post('{}', { 'content-type': 'application/json' })],
  [500, { url: '/search' }],
]

test.each(statusesForPrograms)(
  '%i is JSON for who prefers JSON, and a page for who does not',
  async (status, request) => {
    const host = await testApp({ onDemand })
    const asking = (accept: string) => host.inject({ ...request, headers: { ...request.headers, accept } })
    const json = await asking('text/html;q=0.5, application/json')
    expect([json.statusCode, json.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8'])
    expect(json.json()).toEqual({ status, title: expect.any(String), message: expect.any(String) })
    expect(json.headers).toMatchObject({ ...pageless, vary: 'accept', 'cache-control': 'no-store' })
    const page = await asking('*/*')
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(page.headers.vary).toMatch(/\baccept\b(?!-)/)
  },
)

test('a program that asks for JSON gets the same words as JSON', async () => {
  const host = await testApp({ onDemand })
  const { statusCode, headers, ...answer } = await host.inject(post('help=%', { accept: 'application/json' }))
  expect([statusCode, headers['content-type'], headers.vary]).toEqual([
    400,
    'application/json; charset=utf-8',
    'accept',
  ])
  expect(answer.json()).toMatchObject({ status: 400, title: expect.any(String), message: expect.any(String) })
})

test('a redirect that repeats a query, in which a token may be, is kept in no cache', async () => {
  const host = await testApp()
  const stored = async (url: string) => (await host.inject(url)).headers['cache-control']
  expect(await stored('/terms')).toBe('public, max-age=3600')
  expect(await stored('/Contact//?token=secret')).toBe('no-store')
  expect((await host.inject('/Contact//?token=secret')).headers.location).toBe('/contact?token=secret')
})
