import type { ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FinalRefusal, RetryLater } from '#server/outbox/channels/channel.ts'
import { emailServiceChannel } from '#server/outbox/channels/email-service.ts'
import { bodyLimit, exchange, failure, secondsOf, userAgent } from '#server/outbox/channels/http.ts'
import { webhookChannel } from '#server/outbox/channels/webhook.ts'
import { startReceiver } from '#server/testing/http-receiver.ts'
import { until } from '#server/testing/until.ts'

const submission = { id: 's', form: 'quote', createdAt: '2026-11-21T10:00:00.000Z', fields: { name: 'Ada' } }
const webhookSecret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`

/** Delivers to an address through a channel that needs only the head, or through one that reads the body. */
function deliver(address: string, { readsBody = false, signal = new AbortController().signal } = {}) {
  const channel = readsBody
    ? emailServiceChannel({
        emailApiUrl: address,
        emailServiceId: 'a',
        emailTemplateId: 'b',
        emailPublicKey: 'c',
      })
    : webhookChannel({ webhookUrl: address, webhookSecret })
  if (!channel) throw new Error('No channel')
  return channel.deliver(submission, { idempotencyKey: 'key-1', signal }).then(
    () => 'delivered',
    (error) => error,
  )
}

const answers =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end('words')

describe('an answer', () => {
  test.each([400, 401, 403, 404, 405, 409, 410, 413, 414, 422, 451])('%i is the last word', async (status) => {
    const { address } = await startReceiver(answers(status))
    const error = await deliver(address)
    expect(error).toBeInstanceOf(FinalRefusal)
    expect(error.message).toBe(`the receiver answered ${status}`)
  })

  test.each([300, 304, 408, 425, 429, 500, 502, 503, 504])('%i is tried again', async (status) => {
    const { address } = await startReceiver(answers(status))
    const error = await deliver(address)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(FinalRefusal)
    expect(error).not.toBeInstanceOf(RetryLater)
    expect(error.message).toMatch(
      status < 400
        ? /^the receiver answered 30\d, a redirect, which is not followed$/
        : /^the receiver answered \d{3}$/,
    )
  })

  test.each([200, 201, 204, 299])('%i has arrived', async (status) => {
    const { address } = await startReceiver(answers(status))
    expect(await deliver(address)).toBe('delivered')
  })

  test.each([429, 503])('%i with Retry-After names its time', async (status) => {
    const { address } = await startReceiver(answers(status, { 'retry-after': '120' }))
    expect(await deliver(address)).toBeInstanceOf(RetryLater)
    expect(await deliver(address)).toMatchObject({ afterSeconds: 120 })
  })

  test.each([301, 302, 303, 307, 308])('%i leads nowhere, least of all inside', async (status) => {
    const inside = await startReceiver()
    const { address, received } = await startReceiver(answers(status, { location: `${inside.address}/admin` }))
    const error = await deliver(address)
    expect(error).not.toBeInstanceOf(FinalRefusal)
    expect(error.message).toMatch(/redirect, which is not followed/)
    expect([received.length, inside.received.length]).toEqual([1, 0])
  })
})

describe.each([
  ['a channel that reads the head', false],
  ['a channel that reads the body', true],
])('%s', (_, readsBody) => {
  test('gives a receiver that hangs up to the clock', async () => {
    const abort = new AbortController()
    const { address, sockets } = await startReceiver(() => abort.abort(new Error('time is over')))
    expect(await deliver(address, { readsBody, signal: abort.signal })).toMatchObject({ message: 'time is over' })
    await until(() => expect([...sockets].every((socket) => socket.destroyed)).toBe(true))
  })

  test.each([200, 500])('is not held by a body of 50 MB under %i', async (status) => {
    let written = 0
    const { address, sockets } = await startReceiver((response) => {
      response.writeHead(status)
      const write = () => {
        while (written < 50 * 1024 * 1024 && !response.destroyed) {
          written += bodyLimit
          if (!response.write(Buffer.alloc(bodyLimit))) return response.once('drain', write)
        }
        return response.end()
      }
      write()
    })
    const end = await deliver(address, { readsBody })
    expect(end === 'delivered').toBe(status === 200)
    await until(() => expect([...sockets].every((socket) => socket.destroyed)).toBe(true))
    expect(written).toBeLessThan(25 * 1024 * 1024)
  })

  test('tries again after a reset', async () => {
    const { address } = await startReceiver((response) => response.socket?.resetAndDestroy())
    expect(await deliver(address, { readsBody })).toMatchObject({ code: 'ECONNRESET' })
  })

  test('tries again after an answer that is not HTTP', async () => {
    const { address } = await startReceiver((response) => response.socket?.end('what is this?\r\n\r\n'))
    const error = await deliver(address, { readsBody })
    expect(error.message).toMatch(/Expected HTTP/)
    expect(error).not.toBeInstanceOf(FinalRefusal)
  })

  test('tries again when nobody listens', async () => {
    expect(await deliver('http://127.0.0.1:2', { readsBody })).toMatchObject({ code: 'ECONNREFUSED' })
  })
})

describe('a body that drips', () => {
  const drip = (status: number) => (response: ServerResponse) => {
    response.writeHead(status).write('O')
    const drops = setInterval(() => response.write('O'), 20)
    onTestFinished(() => clearInterval(drops))
  }

  test('does not turn a success into a failure', async () => {
    const { address, sockets } = await startReceiver(drip(200))
    expect(await deliver(address)).toBe('delivered')
    await until(() => expect([...sockets].every((socket) => socket.destroyed)).toBe(true))
  })

  test('does not hide how long to wait', async () => {
    const { address } = await startReceiver((response) => {
      response.setHeader('retry-after', '7')
      drip(429)(response)
    })
    expect(await deliver(address)).toMatchObject({ afterSeconds: 7 })
  })

  test('is cut off where it is needed', async () => {
    const abort = new AbortController()
    const { address } = await startReceiver((response) => {
      drip(500)(response)
      response.write('OK', () => abort.abort(new Error('time is over')))
    })
    const error = await deliver(address, { readsBody: true, signal: abort.signal })
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(FinalRefusal)
  })
})

test('a success that breaks off is a success', async () => {
  const { address } = await startReceiver((response) => {
    response.writeHead(200, { 'content-length': '10' }).write('half', () => response.socket?.resetAndDestroy())
  })
  expect(await deliver(address)).toBe('delivered')
})

const now = Date.parse('2026-11-21T10:00:00Z')

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 10:01:30 GMT', 90],
  ['Saturday, 21-Nov-26 10:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['Sat, 21 Nov 2026 10:00:00.400 GMT', 1],
  ['999999999', 999_999_999],
  ['1234567890', undefined],
  ['1x', undefined],
  ['x1', undefined],
  ['sat, 21 Nov 2026 10:01:30 GMT', undefined],
  ['21 Nov 2026 10:01:30 GMT', undefined],
  ['on Sat, 21 Nov 2026 10:01:30 GMT', undefined],
  ['Sat, 21 Nov 2026 10:01:30 GMT+1', undefined],
  ['Sat, 21 Nov 2026 10:01:30', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['soon', undefined],
  ['Sat, 99 Nov 2026 10:01:30 GMT', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %j is %j seconds', (text, seconds) => {
  expect(secondsOf(text, now)).toBe(seconds)
})

test('the log knows a refusal and a time to wait by their names', () => {
  const answer = { retryAfter: '7', text: '' }
  expect([failure({ ...answer, status: 410 }), failure({ ...answer, status: 429 })]).toMatchObject([
    { name: 'FinalRefusal' },
    { name: 'RetryLater' },
  ])
})

test('a date in Retry-After is counted from now', () => {
  const retryAfter = 'Sat, 21 Nov 2026 10:00:42 GMT'
  expect(failure({ status: 503, retryAfter, text: '' }, now)).toMatchObject({ afterSeconds: 42 })
})

describe('an exchange', () => {
  const ask = (address: string, changes = {}) => ({
    method: 'POST' as const,
    url: new URL(address),
    headers: { 'x-sent': 'as it is' },
    signal: new AbortController().signal,
    ...changes,
  })

  test('says who asks and how long its body is, and uses its connection once', async () => {
    const { address, received } = await startReceiver()
    await exchange(ask(address, { body: 'José' }))
    await exchange(ask(address, { method: 'GET' }))
    expect(received).toMatchObject([
      {
        method: 'POST',
        body: 'José',
        headers: { 'user-agent': userAgent, 'content-length': '5', 'x-sent': 'as it is', connection: 'close' },
      },
      { method: 'GET', body: '', headers: { 'user-agent': userAgent } },
    ])
    expect(received[1]?.headers).not.toHaveProperty('content-length')
  })

  test('answers with the status, the time asked for, and the body where it is wanted', async () => {
    const { address } = await startReceiver((response) =>
      response.writeHead(202, { 'retry-after': '7' }).end('first, second'),
    )
    expect(await exchange(ask(address))).toEqual({ status: 202, retryAfter: '7', text: '' })
    expect(await exchange(ask(address), true)).toEqual({ status: 202, retryAfter: '7', text: 'first, second' })
  })

  test.each([
    ['reads a body in several parts', bodyLimit - 4, `one ${'x'.repeat(bodyLimit - 4)}`],
    ['reads none that is too long', bodyLimit - 3, ''],
  ])('%s', async (_, more, expected) => {
    const { address } = await startReceiver((response) => {
      response.write('one ', () => setImmediate(() => response.end('x'.repeat(more))))
    })
    expect((await exchange(ask(address), true)).text).toBe(expected)
  })

  test('lets a short body end before it hangs up', async () => {
    let wasCut: boolean | undefined
    const { address } = await startReceiver((response) => {
      response.on('close', () => {
        wasCut = !response.writableEnded
      })
      // Timers of the client run in between, and would have ended the connection long before the end.
      const write = (left: number) => {
        if (left === 0) return response.end()
        response.write('word ')
        return setImmediate(write, left - 1)
      }
      write(100)
    })
    await exchange(ask(address))
    await until(() => expect(wasCut).toBe(false))
  })

  test('speaks TLS to an address of https', async () => {
    const { address } = await startReceiver()
    await expect(exchange(ask(address.replace('http:', 'https:')))).rejects.toMatchObject({
      code: expect.stringMatching(/^EPROTO$|^ERR_SSL/),
    })
  })
})
