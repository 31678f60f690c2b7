import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDist, page, policyPaths, smallSite } from '#server/testing/dist-folder.ts'
import { browserAgent, formHeaders, type TestAppOptions, testApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { listen } from '#server/web/http/listen.ts'

async function openHost(options?: TestAppOptions) {
  const app = await testApp(options)
  // Requests that reach Fastify go through its hooks.
  const seen: string[] = []
  app.addHook('onRequest', async ({ raw }) => void seen.push(`${raw.method} ${raw.url}`))
  const listening = await listen(app, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => listening.close(1_000))
  return { app, seen, ...listening }
}

const accepting = { 'Accept-Encoding': 'gzip, br', 'User-Agent': browserAgent['user-agent'] }

/** The raw response, without its date. */
async function answerTo(port: number, target: string, headers: Record<string, string> = {}, method = 'GET') {
  const socket = connect(port, '127.0.0.1')
  const lines = Object.entries({ Host: 'localhost', ...accepting, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write([`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close', '\r\n'].join('\r\n'))
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^Date: .*$/m, 'Date:')
}

/** The headers that deploy/nginx.conf adds, for a visitor who requested this host. */
function headersOfNginx(host: string): Record<string, string> {
  const values: Record<string, string> = { $host: host, $remote_addr: '203.0.113.7', $scheme: 'https', '""': '' }
  const lines = readFileSync('deploy/nginx.conf', 'utf8').matchAll(/proxy_set_header ([\w-]+) (\S+);/g)
  const headers = [...lines].map(([, name = '', value = '']) => [name, values[value] ?? value])
  return Object.fromEntries(headers.filter(([, value]) => value !== ''))
}

/** The headers of a browser that follows a link, or loads a part of a page. */
const headersOfBrowser = (path: string, host: string): Record<string, string> => ({
  'sec-ch-ua': '"Chromium";v="153", "Not.A/Brand";v="99"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  ...(path.includes('.')
    ? {
        Origin: `https://${host}`,
        Referer: `https://${host}/`,
        'Sec-Fetch-Site': 'same-origin',
        'Sec-Fetch-Mode': 'cors',
      }
    : { Referer: 'https://news.example/', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }),
  'Accept-Language': 'en-US,en;q=0.9',
})

const paths = ['/', '/team', '/cases/', '/_astro/site.abc123.css', '/robots.txt', '/videos/pause.mp4']

test.each(paths)('%s comes without Fastify on a bare port and behind the proxies of deploy/ alike', async (path) => {
  const host = 'www.deadpan.example'
  const { port, seen } = await openHost({ env: { SITE_URL: `https://${host}`, TRUST_PROXY: '127.0.0.1' } })
  const bare = await answerTo(port, path)
  expect(bare).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  const forwarded = { ...headersOfBrowser(path, host), ...headersOfNginx(host) }
  expect(Object.keys(forwarded)).toEqual(expect.arrayContaining(['X-Forwarded-For', 'X-Forwarded-Host', 'Referer']))
  expect(await answerTo(port, path, forwarded)).toBe(bare)
  expect(seen).toEqual([])
})

test('a proxy’s connection stays, and what comes on it after a form comes without Fastify too', async () => {
  const host = 'www.deadpan.example'
  const { port, seen } = await openHost({
    env: { SITE_URL: `https://${host}`, TRUST_PROXY: '127.0.0.1' },
    onDemand: () => new Response('<form>', { headers: { 'content-type': 'text/html' } }),
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const sockets = new Set<unknown>()
  for (const [method, path] of [
    ['GET', '/'],
    ['POST', '/contact'],
    ['GET', '/team'],
  ] as const) {
    const headers = { ...headersOfBrowser('x.', host), ...headersOfNginx(host), ...formHeaders }
    const [response] = (await once(request({ agent, port, method, path, headers }).end(), 'response')) as [
      IncomingMessage,
    ]
    sockets.add(response.socket)
    expect([path, response.statusCode]).toEqual([path, 200])
    await response.toArray()
  }
  expect([sockets.size, seen]).toEqual([1, ['POST /contact']])
})

test.each([
  ['a condition', '/team', { 'If-None-Match': '"a"' }, 200],
  ['a condition that holds', '/team', { 'If-None-Match': '*' }, 304],
  ['a part', '/videos/pause.mp4', { Range: 'bytes=0-9' }, 206],
  ['a part that does not exist', '/videos/pause.mp4', { Range: 'bytes=1000-' }, 416],
  ['a query', '/team?a=b', {}, 200],
  ['another spelling', '/t%65am', {}, 200],
])('%s is answered without Fastify', async (_what, target, headers, status) => {
  const { port, seen } = await openHost()
  const answer = await answerTo(port, target, headers)
  expect(seen).toEqual([])
  expect(Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1])).toBe(status)
  expect(answer).toContain('x-content-type-options: nosniff')
})

test.each([
  ['a doubled slash', '//team', 308],
  ['an address without a page', '/nothing', 404],
  ['a filter of the examples', '/examples?channel=sign', 200],
])('%s is for Fastify', async (_what, target, status) => {
  const { port, seen } = await openHost({
    dist: makeDist({ ...smallSite, 'examples.html': page('Examples') }, [...policyPaths, '/examples']),
    onDemand: () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  })
  const answer = await answerTo(port, target)
  expect(seen).toEqual([`GET ${target}`])
  expect(Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1])).toBe(status)
})

test('HEAD tells the length and sends nothing, and a request that names no host is for Fastify', async () => {
  const { port, seen } = await openHost()
  const [head, rest] = (await answerTo(port, '/team', {}, 'HEAD')).split('\r\n\r\n')
  const [whole] = (await answerTo(port, '/team')).split('\r\n\r\n')
  expect([head, rest]).toEqual([whole, ''])
  expect(seen).toEqual([])
  const socket = connect(port, '127.0.0.1')
  socket.end('GET /team HTTP/1.1\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /)
})

test('a file that can’t be read is the error page, and is logged', async () => {
  const dist = makeDist()
  const { port, app } = await openHost({ dist })
  rmSync(join(dist, 'client'), { recursive: true })
  const answer = await answerTo(port, '/team')
  expect(answer).toMatch(/^HTTP\/1.1 500 [\s\S]*<h1>That did not work<\/h1>/)
  expect(app.logged).toContainEqual({ err: expect.any(Error), method: 'GET', path: '/team' })
})

test('a client without Brotli gets an encoding that it accepts', async () => {
  const { port, seen } = await openHost()
  expect(await answerTo(port, '/team', { 'Accept-Encoding': 'gzip' })).toContain('content-encoding: gzip')
  expect(await answerTo(port, '/team', { 'Accept-Encoding': '' })).not.toContain('content-encoding')
  expect(seen).toEqual([])
})

test('an answer is logged and counted', async () => {
  const counted: unknown[] = []
  const measured: unknown[] = []
  const { port, app } = await openHost({
    pageViews: { count: (...what) => void counted.push(what) },
    metrics: { countRequest: ({ milliseconds: _, ...what }) => void measured.push(what) },
  })
  await answerTo(port, '/team/?utm_source=letter', { Referer: 'https://news.example/today' })
  await answerTo(port, '/_astro/site.abc123.css')
  await until(() => expect(measured).toHaveLength(2))
  expect(counted).toEqual([['/team', { host: 'news.example', campaign: 'letter\t\t' }]])
  expect(measured).toEqual([
    { route: '/team', method: 'GET', status: 200 },
    { route: 'file', method: 'GET', status: 200 },
  ])
  const line = { method: 'GET', status: 200, ms: expect.any(Number) }
  expect(app.logged).toEqual([
    { ...line, path: '/team/' },
    { ...line, path: '/_astro/site.abc123.css' },
  ])
})

test('what a browser fetches ahead is not counted', async () => {
  const counted: unknown[] = []
  const { port, app } = await openHost({ pageViews: { count: (...what) => void counted.push(what) } })
  await answerTo(port, '/team', { 'Sec-Purpose': 'prefetch' })
  await until(() => expect(app.logged).toHaveLength(1))
  expect(counted).toEqual([])
})

test('behind a proxy, the forwarded host decides whether a visit came from another site', async () => {
  const counted: unknown[] = []
  const { port } = await openHost({
    env: { TRUST_PROXY: '127.0.0.1' },
    pageViews: { count: (...what) => void counted.push(what) },
  })
  await answerTo(port, '/team', { Referer: 'https://deadpan.test/', 'X-Forwarded-Host': 'deadpan.test' })
  await until(() => expect(counted).toEqual([['/team', { host: undefined, campaign: undefined }]]))
})

test('a page that leads elsewhere does so', async () => {
  const { port } = await openHost({ moved: { '/team': '/cases' } })
  expect(await answerTo(port, '/team')).toMatch(/^HTTP\/1.1 308 [\s\S]*location: \/cases\r\n/)
})

test('a site that closes ends its connections with its answers', async () => {
  const app = await testApp()
  const answers: string[] = []
  const ask = async (socket: Socket) => {
    socket.write('GET /team HTTP/1.1\r\nHost: localhost\r\n\r\n')
    answers.push(String((await once(socket, 'data'))[0]))
  }
  let socket: Socket | undefined
  // The connection is still open here, and the app knows that it closes.
  app.addHook('preClose', async () => socket && (await ask(socket)))
  const { port } = await listen(app, { host: '127.0.0.1', port: 0 })
  socket = connect(port, '127.0.0.1')
  await ask(socket)
  await app.close()
  expect(answers.map((answer) => /^connection: (.*)$/im.exec(answer)?.[1])).toEqual(['keep-alive', 'close'])
})
