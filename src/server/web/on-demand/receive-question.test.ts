import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ReplyEvent } from '#chat/wire.ts'
import { chatMessages, questionPaths } from '#content-model/pages/chat-page.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import { concurrencyLimits } from '#server/questions/ai/guarded-call.ts'
import { openService } from '#server/questions/ai/open-service.ts'
import { type AnswersParts, createAnswers } from '#server/questions/answers.ts'
import type { Services } from '#server/services.ts'
import { type Behaviour, floods, hangs, says, stalls, startAiService } from '#server/testing/ai-service.ts'
import { formHeaders, type OnDemand, testApp } from '#server/testing/test-app.ts'
import { createTestLog, openTestDatabase } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'
import { listen } from '#server/web/http/listen.ts'
import { questionInLink, showReply, streamReply } from '#server/web/on-demand/receive-question.ts'
import { gate } from '#wit/testing/gate-texts.ts'

const search: AnswersParts['search'] = {
  answer: async (question) => (question.includes('cookie') ? { text: 'No page sets a cookie.', links: [] } : undefined),
  nearest: async () => ({ text: '', links: [] }),
  context: async () => [],
  whole: async (question) => question,
}

/** The chat page and its stream behind the real server, with a service if its behaviour is given. */
async function open({ service: behaviour, env = {} }: { service?: Behaviour; env?: Record<string, string> } = {}) {
  const service = behaviour && (await startAiService(behaviour))
  if (service) onTestFinished(() => service.close())
  const settings = readSettings({ ...(service && { AI_BASE_URL: service.url, AI_API_KEY: 'sk-Secret' }), ...env })
  const { log, lines } = createTestLog()
  const database = await openTestDatabase()
  const opened = await openService(settings, { database, clock: systemClock, log })
  if (opened) onTestFinished(() => opened.close())
  const answers = createAnswers({
    loadGate: async () => gate,
    settings,
    service: opened?.completion,
    search,
    limits: createLimits(settings),
    clock: systemClock,
    log,
  })
  const services = { answers } as Services
  const onDemand: OnDemand = async (request, locals) => {
    const response = { headers: new Headers({ 'content-type': 'text/html' }) }
    const replied = await showReply({ request, url: new URL(request.url), locals, response })
    return new Response(JSON.stringify(replied ?? null), response)
  }
  const host = await testApp({ services, onDemand })
  return { host, services, service, lines }
}

type Host = Awaited<ReturnType<typeof open>>['host']

const post = (host: Host, url: string, question: string) =>
  host.inject({ method: 'POST', url, headers: formHeaders, payload: new URLSearchParams({ question }).toString() })

const linesOf = (body: string): ReplyEvent[] =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('the page is shown without a reply until something is posted', async () => {
  const { host } = await open()
  expect((await host.inject(questionPaths.page)).body).toBe('null')
})

test('a plain post is replied to at once, with all pieces', async () => {
  const { host } = await open()
  const { statusCode, ...answer } = await post(host, questionPaths.page, 'any cookies?')
  expect(statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ question: 'any cookies?', pieces: [{ kind: 'source' }, {}, { kind: 'end' }] })
})

test.each([
  ['any cookies?', 200, 'end'],
  ['', 422, 'refused'],
])('who prefers JSON gets the reply to %j as JSON', async (question, status, last) => {
  const { host } = await open()
  const payload = new URLSearchParams({ question }).toString()
  const headers = { ...formHeaders, accept: 'application/json' }
  const answer = await host.inject({ method: 'POST', url: questionPaths.page, headers, payload })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8'])
  expect(answer.json()).toMatchObject({ question })
  expect(answer.json().pieces.at(-1)).toMatchObject({ kind: last })
})

test('a plain post asks a service for a whole answer, a stream for pieces', async () => {
  const { host, service } = await open({ service: says('No.') })
  await post(host, questionPaths.page, 'Are you laughing?')
  expect(service?.calls.at(-1)?.body).not.toHaveProperty('stream')
  await post(host, questionPaths.stream, 'Are you really not?')
  expect(service?.calls.at(-1)?.body).toMatchObject({ stream: true })
})

test.each([
  ['', 422],
  ['x'.repeat(501), 422],
])('a question that is none has a status that says so', async (question, status) => {
  const { host } = await open()
  for (const url of Object.values(questionPaths)) expect((await post(host, url, question)).statusCode).toBe(status)
})

test('a visitor who asks too much is told when to come back', async () => {
  const { host } = await open()
  for (let asked = 0; asked < 60; asked++) await post(host, questionPaths.stream, 'any cookies?')
  for (const url of Object.values(questionPaths)) {
    const { statusCode, headers } = await post(host, url, 'any cookies?')
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('a stream is lines that no proxy holds back and no browser keeps', async () => {
  const { host } = await open()
  const { headers, body } = await post(host, questionPaths.stream, 'any cookies?')
  expect(headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(linesOf(body).map(({ kind }) => kind)).toEqual(['source', 'text', 'end'])
})

test('the lines of a stream are these, byte for byte', async () => {
  const { host } = await open()
  expect((await post(host, questionPaths.stream, 'capital of France?')).body).toBe(
    [
      '{"kind":"source","label":"Search of this site"}',
      '{"kind":"text","text":"Our pages do not cover that"}',
      '{"kind":"link","label":"Contact Us","href":"/contact"}',
      '{"kind":"end","cutOff":false}',
      '',
    ].join('\n'),
  )
  for (let asked = 0; asked < 59; asked++) await post(host, questionPaths.stream, 'any cookies?')
  const { headers, body } = await post(host, questionPaths.stream, 'any cookies?')
  expect(body).toBe(
    `{"kind":"refused","why":"limit","message":"${chatMessages.limit}","retryAfterSeconds":${headers['retry-after']}}\n`,
  )
})

test('no key in a reply or a log, though the service quotes it', async () => {
  const { host, lines } = await open({
    service: ({ headers }, answer) => void answer.writeHead(401).end(`${headers.authorization}`),
  })
  const { statusCode, body } = await post(host, questionPaths.stream, 'Are you laughing?')
  expect(statusCode).toBe(503)
  expect(linesOf(body)).toMatchObject([{ kind: 'refused', why: 'out' }])
  expect(body + lines.join() + JSON.stringify(host.logged)).not.toContain('sk-Secret')
})

test('fifty megabytes are neither taken nor passed on', async () => {
  const { host, service } = await open({ service: floods(50) })
  const { body } = await post(host, questionPaths.stream, 'any cookies?')
  expect(linesOf(body).slice(-4)).toMatchObject([
    { kind: 'notice' },
    { kind: 'source' },
    { kind: 'text' },
    { kind: 'end' },
  ])
  expect(body.length).toBeLessThan(1_000_000)
  await until(() => expect(service?.left).toBe(1))
})

test('a visitor who leaves ends the call to the service', async () => {
  const { host, service } = await open({ service: stalls })
  const listening = await listen(host, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => listening.close(1_000))
  const socket = connect(listening.port, '127.0.0.1')
  const form = 'question=Hm'
  const head = [`POST ${questionPaths.stream} HTTP/1.1`, 'Host: x', `Content-Type: ${formHeaders['content-type']}`]
  socket.write([...head, `Content-Length: ${form.length}`, '', form].join('\r\n'))
  await once(socket, 'data')
  socket.destroy()
  await until(() => expect(service?.left).toBe(1))
})

/** The stream of a reply to one question, without a server around it. @param left ends it */
const streamed = ({ services }: Awaited<ReturnType<typeof open>>, question: string, left = new AbortController()) =>
  streamReply(
    { fields: new URLSearchParams({ question }), isLong: false },
    { services, visitor: { address: '203.0.113.7' } },
    left.signal,
  )

describe('as many streams as there are turns are abandoned, and the next visitor is served', () => {
  test.each([
    ['before anything is read', 0],
    ['in the middle', 1],
  ])('%s', async (_when, read) => {
    const site = await open({ service: says('One two three four.') })
    for (let turn = 0; turn < concurrencyLimits.atOnce; turn++) {
      const left = new AbortController()
      const { lines } = await streamed(site, `Question ${turn}?`, left)
      await lines.take(read, { signal: left.signal }).toArray()
      left.abort()
    }
    expect((await streamed(site, 'And mine?')).status).toBe(200)
  })

  test('while the service still thinks', async () => {
    const site = await open({ service: hangs })
    const left = new AbortController()
    const waiting = Array.from({ length: concurrencyLimits.atOnce }, (_, turn) =>
      streamed(site, `Question ${turn}?`, left),
    )
    await until(() => expect(site.service?.calls).toHaveLength(concurrencyLimits.atOnce))
    left.abort()
    await Promise.all(waiting)
    site.service?.behave(says('Fine.'))
    expect((await streamed(site, 'And mine?')).status).toBe(200)
  })
})

test.each([
  ['?question=How+much+is+it%3F', 'How much is it?'],
  ['', ''],
  ['?question=nul%00+and+%3Cb%3E', 'nul and <b>'],
  [`?question=${'x'.repeat(600)}`, 'x'.repeat(500)],
])('a link to the page with %j brings the question %j for the field', (query, question) => {
  expect(questionInLink({ url: new URL(`http://localhost${questionPaths.page}${query}`) })).toBe(question)
})
