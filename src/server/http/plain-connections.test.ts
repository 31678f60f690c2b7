import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer, type Timeouts } from '#server/http/http-server.ts'
import { listen } from '#server/http/listen.ts'
import { answerPlainConnections, type ReadyAnswer } from '#server/http/plain-connections.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { type TestAppOptions, testApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'

const address = { host: '127.0.0.1', port: 0 }
const headers = securityHeaders('http://localhost:4321')

/** A site, and at another port the same site with all connections at `node:http`. */
async function openBoth(options?: TestAppOptions) {
  const app = await testApp(options)
  const sockets: Socket[] = []
  /** What `node:http` was asked at the first port. */
  const seen: string[] = []
  app.server.on('connection', (socket) => sockets.push(socket))
  app.server.on('request', ({ url = '', socket }) => sockets.includes(socket) && seen.push(url))
  const { port, close } = await listen(app, address, headers, options?.timeouts)
  const usual = createHttpServer((request, response) => app.server.emit('request', request, response), headers)
  const usualPort = await portOf(usual)
  onTestFinished(async () => {
    usual.closeAllConnections()
    usual.close()
    await close(100)
  })
  return { app, port, usualPort, seen, sockets, close }
}

async function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(address)
  await once(server, 'listening')
  const bound = server.address()
  return bound !== null && typeof bound === 'object' ? bound.port : 0
}

/** Everything that comes until the connection ends, without the second at which it was made. */
async function everything(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^date: .*$/gim, 'date:')
}

/** Sends bytes and says that no more come. */
function talk(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(words, 'latin1')
  return everything(socket)
}

const lines = ['Host: localhost', 'Accept-Encoding: gzip, br']
const get = (path: string, ...more: string[]) => `${[`GET ${path} HTTP/1.1`, ...lines, ...more].join('\r\n')}\r\n\r\n`

test.each(['/', '/team', '/cases/', '/_astro/site.abc123.css', '/robots.txt', '/videos/pause.mp4'])(
  '%s comes without node:http as it comes with it, byte for byte',
  async (path) => {
    const { port, usualPort, seen } = await openBoth()
    const answer = await talk(port, get(path))
    expect(seen).toEqual([])
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toBe(await talk(usualPort, get(path)))
  },
)

test.each([
  ['a condition', get('/team', 'If-None-Match: *')],
  ['a part', get('/videos/pause.mp4', 'Range: bytes=0-9')],
  ['gzip', get('/team').replace(', br', '')],
  ['neither', get('/team').replace('gzip, br', 'identity')],
  ['HEAD', get('/team').replace('GET', 'HEAD')],
  ['a query', get('/team?a=b')],
  ['nothing there', get('/nothing')],
  ['an odd address', get('//team')],
  ['HTTP/1.0', get('/team').replace('1.1', '1.0')],
  ['no host', 'GET /team HTTP/1.1\r\n\r\n'],
  ['two hosts', get('/team', 'Host: b.example')],
  ['a whole address', get('http://b.example/team')],
  ['the last request', get('/team', 'Connection: close') + get('/')],
  ['two requests at once', get('/team') + get('/')],
  ['three requests at once', get('/team') + get('/nothing') + get('/')],
  ['half a request behind one', get('/team') + get('/').slice(0, 30)],
  ['garbage behind a request', `${get('/team')}garbage\r\n\r\n`],
  ['a body with a request in it', `${get('/team', 'Content-Length: 28')}GET /hidden HTTP/1.1\r\nA: b\r\n`],
  ['a length that is none', `${get('/team', 'Content-Length: +5')}hello`],
  ['a length of nothing', get('/team', 'Content-Length: 0') + get('/')],
  ['two lengths', `${get('/team', 'Content-Length: 5', 'Content-Length: 6')}hello!`],
  ['pieces', `${get('/team', 'Transfer-Encoding: chunked')}0\r\n\r\n${get('/')}`],
  ['pieces and a length', `${get('/team', 'Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n`],
  ['pieces by an odd name', `${get('/team', 'Transfer-Encoding : chunked')}0\r\n\r\n`],
  ['pieces in a folded line', `${get('/team', 'Transfer-Encoding:', ' chunked')}0\r\n\r\n`],
  ['a length behind a lone CR', `${get('/team', 'A: b\rContent-Length: 5')}hello`],
  ['a length behind a lone LF', `${get('/team', 'A: b\nContent-Length: 5')}hello`],
  ['a NUL', get('/team', 'A: b\0c')],
  ['lines that end in LF', get('/team').replaceAll('\r\n', '\n')],
  ['an expectation', get('/team', 'Expect: 100-continue')],
  ['another protocol', get('/team', 'Connection: Upgrade', 'Upgrade: websocket')],
  ['long headers', get('/team', `A: ${'a'.repeat(5_000)}`)],
  ['too long headers', get('/team', `A: ${'a'.repeat(20_000)}`)],
  ['no HTTP', 'hello\r\n\r\n'],
  ['TLS', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
])('%s is answered as by node:http alone', async (_what, words) => {
  const { port, usualPort } = await openBoth()
  expect(await talk(port, words)).toBe(await talk(usualPort, words))
  // And so it is behind a request that was answered.
  const socket = connect(port, '127.0.0.1')
  socket.write(get('/cases'))
  await once(socket, 'readable')
  const all = everything(socket)
  socket.end(words, 'latin1')
  expect(await all).toBe((await talk(usualPort, get('/cases'))) + (await talk(usualPort, words)))
})

test('a request that comes in two is answered wherever it was cut', async () => {
  const { port, usualPort, sockets } = await openBoth()
  const words = get('/team')
  const whole = await talk(usualPort, words)
  const cutAt = async (place: number) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(words.slice(0, place))
    const isThis = ({ remotePort }: Socket) => remotePort === socket.localPort
    await until(() => expect(sockets.find(isThis)?.bytesRead).toBe(place))
    socket.end(words.slice(place))
    return everything(socket)
  }
  const places = Array.from({ length: words.length - 1 }, (_, place) => place + 1)
  for (const answer of await Promise.all(places.map(cutAt))) expect(answer).toBe(whole)
})

test('a connection goes on at node:http, from what it alone can answer', async () => {
  const { port, usualPort, seen } = await openBoth()
  const socket = connect(port, '127.0.0.1')
  let got = ''
  socket.on('data', (chunk) => {
    got += chunk.toString('latin1')
  })
  const asked = ['/team', '/cases', '/nothing', '/team', '/']
  for (const [index, path] of asked.entries()) {
    socket.write(get(path))
    await until(() => expect(got.split('HTTP/1.1 ')).toHaveLength(index + 2))
  }
  const ended = once(socket, 'close')
  socket.end()
  await ended
  expect(seen).toEqual(['/nothing', '/team', '/'])
  const each = await Promise.all(asked.map((path) => talk(usualPort, get(path))))
  expect(got.replace(/^date: .*$/gim, 'date:')).toBe(each.join(''))
})

/** Lines of the log without how long it took. */
const untimed = (lines: unknown[]) => lines.map((line) => Object.assign({}, line, { ms: 0 }))

test('both ways are logged and counted alike', async () => {
  const counted: unknown[] = []
  const measured: unknown[] = []
  const { app, port, usualPort, seen } = await openBoth({
    pageViews: { count: (...what) => void counted.push(what) },
    metrics: { countRequest: ({ milliseconds: _, ...what }) => void measured.push(what) },
  })
  const agent = 'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const requests = [
    get('/team/', agent, 'Referer: https://news.example/today'),
    get('/team', agent, 'Referer: http://localhost/'),
    get('/team', agent, 'Sec-Purpose: prefetch'),
    get('/team', 'User-Agent: Googlebot/2.1'),
    get('/robots.txt', agent),
  ]
  for (const words of requests) await talk(port, words)
  expect(seen).toEqual([])
  const first = [untimed(app.logged.splice(0)), counted.splice(0), measured.splice(0)]
  for (const words of requests) await talk(usualPort, words)
  expect(first).toEqual([untimed(app.logged), counted, measured])
  expect(counted).toEqual([
    ['/team', { host: 'news.example', campaign: undefined }],
    ['/team', { host: undefined, campaign: undefined }],
  ])
  expect(measured).toHaveLength(5)
})

// Long enough for a busy machine to get a request across, which would be refused else.
const impatient: Partial<Timeouts> = { headers: 1_500, request: 2_000, check: 20 }

test('a connection that was answered is kept, and closed once nothing comes', async () => {
  const { port, seen } = await openBoth({ timeouts: { ...impatient, idle: 2_500 } })
  const socket = connect(port, '127.0.0.1')
  const ended = once(socket, 'close').then(() => performance.now())
  // Not from when the answer is seen here, which may be long after it was sent.
  const asked = performance.now()
  socket.write(get('/team'))
  socket.resume()
  expect((await ended) - asked).toBeGreaterThan(2_500)
  expect(seen).toEqual([])
})

test('half a request on a connection that was answered has the time that node:http gives it', async () => {
  const { port } = await openBoth({ timeouts: { ...impatient, idle: 60_000 } })
  const socket = connect(port, '127.0.0.1')
  socket.write(get('/team'))
  await once(socket, 'readable')
  const all = everything(socket)
  socket.write('GET /team HTTP/1.1\r\nHost: ')
  expect(await all).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 408 /)
})

/** A server of one large file, which counts what it made of its requests. */
async function openLarge(size: number) {
  const sent: string[] = []
  const body = Buffer.alloc(size, 'a')
  const sockets: Socket[] = []
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.end(body)
  })
  const head = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${size}\r\n`)
  const ready: ReadyAnswer = { head, body, sent: ({ url }) => void sent.push(url) }
  answerPlainConnections(server, { answerTo: () => ready, idle: 500, check: 200 })
  server.on('connection', (socket) => sockets.push(socket))
  const port = await portOf(server)
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port, sent, sockets, asked: () => asked }
}

test('who asks and asks without reading fills no memory, and gets every answer in the end', async () => {
  const size = 4_000_000
  const { port, sockets, asked } = await openLarge(size)
  const client = connect(port, '127.0.0.1')
  const words = get('/large')
  const requests = 10
  for (let number = 1; number <= 3; number++) {
    client.write(words)
    await until(() => expect(sockets[0]?.bytesRead).toBe(words.length * number))
  }
  // The first answer is still on its way, so the next ones are for node:http, which then reads no further.
  await until(() => expect(asked()).toBeGreaterThan(0))
  client.write(words.repeat(requests - 3))
  // Longer than an idle connection is kept.
  await wait(1_000)
  expect(sockets[0]?.writableLength).toBeLessThan(3 * size)
  let bytes = 0
  client.on('data', (chunk) => {
    bytes += chunk.length
  })
  await until(() => expect(bytes).toBeGreaterThan(size * requests))
})

test('who reads slowly is not idle', async () => {
  const size = 40_000_000
  const { port, sockets, asked } = await openLarge(size)
  const client = connect(port, '127.0.0.1')
  client.write(get('/large'))
  await until(() => expect(sockets[0]?.writableLength).toBeGreaterThan(0))
  // Longer than an idle connection is kept.
  await wait(1_000)
  const all = everything(client)
  client.end()
  expect((await all).length).toBeGreaterThan(size)
  expect(asked()).toBe(0)
})

test('who leaves in the middle of an answer is not counted, and nothing breaks', async () => {
  const { port, sent, sockets } = await openLarge(40_000_000)
  for (const leave of ['resetAndDestroy', 'destroy'] as const) {
    const client = connect(port, '127.0.0.1')
    client.pause()
    client.write(get('/large'))
    await until(() => expect(sockets.at(-1)?.bytesRead).toBeGreaterThan(0))
    client[leave]()
    await until(() => expect(sockets.at(-1)?.closed).toBe(true))
  }
  expect(sent).toEqual([])
  const client = connect(port, '127.0.0.1')
  client.end(get('/large'))
  await everything(client)
  expect(sent).toEqual(['/large'])
})

test('closing ends connections that were answered, and cuts off what is not read', async () => {
  const { port, close } = await openBoth({ timeouts: { closeGrace: 0 } })
  const socket = connect(port, '127.0.0.1')
  socket.write(get('/team'))
  await once(socket, 'readable')
  const all = everything(socket)
  // Sooner than it is closed by force.
  await close(60_000)
  expect(await all).toMatch(/^HTTP\/1\.1 200 /)
})
