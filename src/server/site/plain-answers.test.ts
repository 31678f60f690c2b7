import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#server/http/listen.ts'
import { browserAgent, type TestAppOptions, testApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'

async function openHost(options?: TestAppOptions) {
  const app = await testApp(options)
  // What Fastify sees goes through its hooks.
  const seen: string[] = []
  app.addHook('onRequest', async ({ raw }) => void seen.push(`${raw.method} ${raw.url}`))
  const listening = await listen(app, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => listening.close(1_000))
  return { app, seen, ...listening }
}

const accepting = { 'Accept-Encoding': 'gzip, br', 'User-Agent': browserAgent['user-agent'] }

/** The whole answer as it came over the network, without the second at which it was made. */
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

test.each(['/', '/team', '/cases/', '/_astro/site.abc123.css', '/robots.txt', '/videos/pause.mp4'])(
  '%s comes without Fastify as it comes with it, byte for byte',
  async (path) => {
    const { port, seen } = await openHost()
    const plain = await answerTo(port, path)
    expect(seen).toEqual([])
    // A query that nothing asks with.
    const usual = await answerTo(port, `${path}?nothing`)
    expect(seen).toEqual([`GET ${path}?nothing`])
    expect(plain).toBe(usual)
    expect(plain).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  },
)

test.each([
  ['a condition', '/team', { 'If-None-Match': '"a"' }, 200],
  ['a condition that holds', '/team', { 'If-None-Match': '*' }, 304],
  ['a part', '/videos/pause.mp4', { Range: 'bytes=0-9' }, 206],
  ['a query', '/team?a=b', {}, 200],
  ['another spelling', '/t%65am', {}, 200],
  ['a doubled slash', '//team', {}, 308],
  ['an address without a page', '/nothing', {}, 404],
])('%s is for Fastify', async (_what, target, headers, status) => {
  const { port, seen } = await openHost()
  const answer = await answerTo(port, target, headers)
  expect(seen).toEqual([`GET ${target}`])
  expect(Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1])).toBe(status)
})

test('HEAD is for Fastify, and so is a request that names no host', async () => {
  const { port, seen } = await openHost()
  expect(await answerTo(port, '/team', {}, 'HEAD')).toMatch(/^HTTP\/1.1 200 /)
  expect(seen).toEqual(['HEAD /team'])
  const socket = connect(port, '127.0.0.1')
  socket.end('GET /team HTTP/1.1\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /)
})

test('whoever takes no Brotli gets what they take', async () => {
  const { port, seen } = await openHost()
  expect(await answerTo(port, '/team', { 'Accept-Encoding': 'gzip' })).toContain('content-encoding: gzip')
  expect(await answerTo(port, '/team', { 'Accept-Encoding': '' })).not.toContain('content-encoding')
  expect(seen).toEqual([])
})

test('both ways are logged and counted alike', async () => {
  const counted: unknown[] = []
  const measured: unknown[] = []
  const { port, app } = await openHost({
    pageViews: { count: (...what) => void counted.push(what) },
    metrics: { countRequest: ({ milliseconds: _, ...what }) => void measured.push(what) },
  })
  const headers = { Referer: 'https://news.example/today' }
  await answerTo(port, '/team/', headers)
  await until(() => expect(counted).toHaveLength(1))
  await answerTo(port, '/team/?nothing', headers)
  await until(() => expect(counted).toHaveLength(2))
  expect(counted[0]).toEqual(['/team', { host: 'news.example', campaign: undefined }])
  expect(counted[1]).toEqual(counted[0])
  expect(measured[1]).toEqual(measured[0])
  expect(app.logged).toEqual(Array(2).fill({ method: 'GET', path: '/team/', status: 200, ms: expect.any(Number) }))
})

test('what a browser fetches ahead is not counted', async () => {
  const counted: unknown[] = []
  const { port, app } = await openHost({ pageViews: { count: (...what) => void counted.push(what) } })
  await answerTo(port, '/team', { 'Sec-Purpose': 'prefetch' })
  await until(() => expect(app.logged).toHaveLength(1))
  expect(counted).toEqual([])
})

test('behind a proxy, what it was asked as decides whether somebody came from elsewhere', async () => {
  const counted: unknown[] = []
  const { port, seen } = await openHost({
    env: { TRUST_PROXY: '127.0.0.1' },
    pageViews: { count: (...what) => void counted.push(what) },
  })
  await answerTo(port, '/team', { Referer: 'https://deadpan.test/', 'X-Forwarded-Host': 'deadpan.test' })
  await until(() => expect(counted).toEqual([['/team', { host: undefined, campaign: undefined }]]))
  expect(seen).toEqual(['GET /team'])
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
