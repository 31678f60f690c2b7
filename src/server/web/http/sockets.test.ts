import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { page } from '#server/testing/dist-folder.ts'
import { type OnDemand, type TestAppOptions, testApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { longFormsAtOnce, readLimit } from '#server/web/http/form-body.ts'
import { listen } from '#server/web/http/listen.ts'

async function openHost(options?: TestAppOptions, graceMs = 0) {
  const listening = await listen(await testApp(options), { host: 'localhost', port: 0 }, graceMs)
  onTestFinished(() => listening.close(1_000))
  return listening
}

/** Sends raw bytes, and returns all that came until the connection ended. */
async function talk(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(words)
  return everything(socket)
}

async function everything(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function untilRefused(port: number): Promise<void> {
  await until(() => expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow())
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['two lengths', 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n', 400],
  ['two Hosts that are one', 'GET /cases HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n', 400],
  ['no version', 'GET /healthz\r\n\r\n', 400],
  ['20 KB of headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
])('%s is answered with a page and the security headers', async (_what, words, status) => {
  const { port } = await openHost()
  const answer = await talk(port, words)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain(`Status ${status}`)
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain("content-security-policy: default-src 'none'")
})

/** Status and Location for a raw path; clients normalize theirs. */
async function answerTo(port: number, method: string, path: string) {
  const [response] = await once(httpRequest({ port, method, path }).end(), 'response')
  response.resume()
  return [response.statusCode, response.headers.location]
}

test.each([
  ['//contact', '/contact'],
  ['///contact///', '/contact'],
  ['/contact//', '/contact'],
  ['/\\contact', '/contact'],
  ['/./contact', '/contact'],
  ['/blog-grid/../contact', '/contact'],
  ['/CONTACT/', '/contact'],
  ['//evil.example/../contact', '/contact'],
  ['/team//', '/team'],
  ['/Team', '/team'],
  ['//', '/'],
  ['///', '/'],
  ['/videos//Pause.mp4', '/videos/pause.mp4'],
  ['//TERMS', '/terms-use'],
  ['//contact?next=//evil.example', '/contact?next=//evil.example'],
])('%s, oddly written, leads to the one address %s', async (url, location) => {
  const { port } = await openHost()
  for (const method of ['GET', 'HEAD']) {
    expect(await answerTo(port, method, url)).toEqual([308, location])
  }
})

test.each([
  '//evil.example',
  '/\\evil.example/team',
  '/%2Fteam',
  '/team%2F',
  '/%2574eam',
  '/team%20',
  '/team%00',
  '/../../etc/passwd',
  '//healthz',
])('%s leads nowhere', async (path) => {
  const { port } = await openHost({
    onDemand: () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  })
  expect(await answerTo(port, 'GET', path)).toEqual([404, undefined])
})

test('a flood of oddly written addresses is counted under the pages that exist', async () => {
  const counted: string[] = []
  const { port } = await openHost({
    pageViews: { count: (path) => void counted.push(path) },
    onDemand: () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  })
  for (let number = 1; number <= 100; number++) {
    const slashes = '/'.repeat(number)
    for (const path of [`${slashes}contact${slashes}`, `/%2563ontact/${number}`, `/${number}/../contact`]) {
      await answerTo(port, 'GET', path)
    }
  }
  expect([...new Set(counted)]).toEqual(['/contact'])
})

test('HTTP/1.0 needs no Host', async () => {
  const { port } = await openHost()
  expect(await talk(port, 'GET /team HTTP/1.0\r\n\r\n')).toContain(page('Team'))
})

test('an upgrade is not taken, the page is sent', async () => {
  const { port } = await openHost()
  const upgrade = 'GET /team HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n'
  expect(await talk(port, upgrade)).toContain(page('Team'))
})

const impatient = { timeouts: { headers: 100, request: 150, check: 20 } }
const unending = 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '

test.each([
  ['headers that do not end', unending],
  ['a body that does not come', 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhel'],
  ['silence', ''],
])('%s: the connection is closed', async (_what, words) => {
  const { port } = await openHost(impatient)
  await talk(port, words)
})

test('headers that do not end are answered before', async () => {
  const { port } = await openHost(impatient)
  expect(await talk(port, unending)).toMatch(/^HTTP\/1\.1 408 .*Status 408/s)
})

test.each(['content-length', 'chunked'])('a sender of 2 MB (%s) gets to read the refusal', async (how) => {
  const { port } = await openHost()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...(how === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': 2_000_000 }),
  }
  const sending = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/contact', headers })
  const answered = once(sending, 'response')
  for (let sent = 0; sent < 20; sent++) {
    sending.write('a'.repeat(100_000))
    await wait(1)
  }
  sending.end()
  const [response] = await answered
  expect(response.statusCode).toBe(413)
  expect(Buffer.concat(await response.toArray()).toString()).toContain('Status 413')
})

test('a chunked form over the limit is read, and one over what is read is not', async () => {
  const { port } = await openHost({ onDemand: (_request, { posted }) => new Response(`${posted?.fields}`) })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' }
  const statusOf = async (length: number) => {
    const sending = httpRequest({ port, method: 'POST', path: '/contact', headers })
    for (let sent = 0; sent < length; sent += 4_096) sending.write('a'.repeat(Math.min(4_096, length - sent)))
    const [response] = await once(sending.end(), 'response')
    response.resume()
    return response.statusCode
  }
  expect(await statusOf(readLimit)).toBe(200)
  expect(await statusOf(readLimit + 1)).toBe(413)
})

test('of slow forms over the limit only so many are held, and their places come free again', async () => {
  const { port } = await openHost({ onDemand: () => new Response('<p>') })
  const [length, late] = [readLimit, 10]
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': length }
  const post = () => {
    const sending = httpRequest({ port, method: 'POST', path: '/contact', headers, agent: false })
    sending.on('error', () => {})
    const answered = once(sending, 'response').then(([response]) => response.resume().statusCode)
    sending.write('a'.repeat(length - late))
    return { finish: () => sending.end('a'.repeat(late)), leave: () => sending.destroy(), answered }
  }
  const slow = Array.from({ length: longFormsAtOnce + 5 }, post)
  const refused = new Set<(typeof slow)[number]>()
  for (const one of slow)
    void one.answered.then(
      (status) => status === 413 && refused.add(one),
      () => {},
    )
  await until(() => expect(refused.size).toBe(5))
  const [gone, ...kept] = slow.filter((one) => !refused.has(one))
  gone?.leave()
  for (const { finish } of kept) finish()
  expect(new Set(await Promise.all(kept.map(({ answered }) => answered)))).toEqual(new Set([200]))
  await until(async () => {
    const again = Array.from({ length: longFormsAtOnce }, post)
    for (const { finish } of again) finish()
    expect(new Set(await Promise.all(again.map(({ answered }) => answered)))).toEqual(new Set([200]))
  })
})

test('a page that streams arrives piece by piece', async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  const words = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from('first'))
      await gate
      controller.enqueue(Buffer.from('second'))
      controller.close()
    },
  })
  const onDemand: OnDemand = () => new Response(words, { headers: { 'content-type': 'text/event-stream' } })
  const { port } = await openHost({ onDemand })
  const response = await fetch(`http://127.0.0.1:${port}/search`)
  const reader = response.body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? '').toString()).toBe('first')
  release()
  expect(Buffer.from((await reader?.read())?.value ?? '').toString()).toBe('second')
})

test('a page learns that its visitor left', async () => {
  const { promise: learned, resolve: left } = Promise.withResolvers<void>()
  const onDemand: OnDemand = (request) => {
    request.signal.addEventListener('abort', () => left())
    return new Response(new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('first')) }))
  }
  const { port } = await openHost({ onDemand })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /search HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  socket.destroy()
  await learned
})

/** A page that is under way until the test lets it end. */
function slowPage() {
  const asked = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const onDemand: OnDemand = async () => {
    asked.resolve()
    await done.promise
    return new Response('<p>at last', { headers: { 'content-type': 'text/html' } })
  }
  return { onDemand, asked: asked.promise, finish: done.resolve }
}

test('closing lets an answer under way end, and takes nothing new', async () => {
  const { onDemand, asked, finish } = slowPage()
  const { port, close } = await openHost({ onDemand })
  const idle = connect(port, '127.0.0.1')
  const idleEnded = everything(idle)
  const underWay = talk(port, 'GET /search HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked
  const closed = close(5_000)
  await untilRefused(port)
  expect(await idleEnded).toBe('')
  finish()
  const answer = await underWay
  expect(answer).toContain('<p>at last')
  expect(answer.toLowerCase()).toContain('connection: close')
  await closed
})

test('closing answers what was on its way on a kept connection, as its last', async () => {
  const { port, close } = await openHost({}, 5_000)
  const socket = connect(port, '127.0.0.1')
  const answers = everything(socket)
  socket.write('GET /team HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'readable')
  const closed = close(5_000)
  await untilRefused(port)
  // Far longer than a server without a grace period takes to end the connection.
  await wait(100)
  socket.write('GET /team HTTP/1.1\r\nHost: x\r\n\r\n')
  const [, first, last] = (await answers).split('HTTP/1.1 200')
  expect(first?.toLowerCase()).not.toContain('connection: close')
  expect(last?.toLowerCase()).toContain('connection: close')
  await closed
})

test('closing cuts off what does not end', async () => {
  const { onDemand, asked } = slowPage()
  const { port, close } = await openHost({ onDemand })
  const underWay = talk(port, 'GET /search HTTP/1.1\r\nHost: x\r\n\r\n').catch(() => 'cut off')
  await asked
  await close(100)
  expect(['', 'cut off']).toContain(await underWay)
})

test('a port that is taken is an error', async () => {
  const { port } = await openHost()
  const second = await testApp()
  const opening = listen(second, { host: '127.0.0.1', port })
  await expect(opening).rejects.toThrow(expect.objectContaining({ code: 'EADDRINUSE' }))
})

/** More than the system buffers for a client that does not read. */
const film = Buffer.alloc(40_000_000, 'a')
const connections = (app: Awaited<ReturnType<typeof testApp>>) =>
  new Promise<number>((done, failed) =>
    app.server.getConnections((error, count) => (error ? failed(error) : done(count))),
  )

test('a client that asks for a film and reads nothing is cut off, and one that reads slowly gets all of it', async () => {
  const app = await testApp({ onDemand: () => new Response(film), timeouts: { stalled: 1_000 } })
  const { port, close } = await listen(app, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => close(1_000))
  const ask = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.pause()
    socket.write('GET /contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    return socket
  }
  const idle = [ask(), ask()]
  const slow = ask()
  let bytes = 0
  const began = performance.now()
  await once(slow, 'readable')
  while (!slow.readableEnded) {
    const chunk: Buffer | null = slow.read()
    bytes += chunk?.length ?? 0
    // Longer in all than the timeout of a client that reads nothing.
    if (performance.now() - began < 3_000) await wait(50)
    else if (chunk === null && !slow.readableEnded) await Promise.race([once(slow, 'readable'), once(slow, 'end')])
  }
  expect(bytes).toBeGreaterThan(film.length)
  await until(async () => expect(await connections(app)).toBe(0))
  for (const socket of idle) socket.destroy()
})

test('a request that is worked on for longer than a client may stall gets its answer', async () => {
  const onDemand = async () => {
    await wait(1_000)
    return new Response('At last.')
  }
  const { port } = await openHost({ onDemand: onDemand as never, timeouts: { stalled: 200 } })
  expect(await talk(port, 'GET /contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toContain(
    'At last.',
  )
})
