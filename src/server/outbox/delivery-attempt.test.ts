import { expect, test } from 'vitest'
import { type DeliveryContext, FinalRefusal, RetryLater } from '#server/outbox/channels/channel.ts'
import { attempt, Stopped, tryMs } from '#server/outbox/delivery-attempt.ts'
import { retryDelays } from '#server/outbox/retry-schedule.ts'
import { createFakeChannel, hang } from '#server/testing/fake-channel.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { createTestLog } from '#server/testing/test-services.ts'

const claim = {
  channel: 'one',
  id: 'delivery-1',
  leaseId: 'lease-1',
  attempts: 3,
  failures: 0,
  recipient: 'owner@deadpan.example',
  submission: {
    id: 'lead-1',
    form: 'contact',
    createdAt: '2026-11-21T10:00:00.000Z',
    fields: { help: 'Secret words.' },
  },
}

const withCode = (error: Error, code: string) => Object.assign(error, { code })

function open(behave: () => void | Promise<void>) {
  const channel = createFakeChannel('one', behave)
  const clock = createFakeClock()
  const { log, lines } = createTestLog()
  const abort = new AbortController()
  const parts = { channel, clock, random: () => 0.5, log, handOver: async () => {} }
  const logged = () => lines.map((line) => JSON.parse(line))
  return { channel, clock, abort, logged, run: (changes = {}) => attempt({ ...claim, ...changes }, abort, parts) }
}

const first = retryDelays[0]

test('a delivery that arrived is logged by its ids and the number of the try', async () => {
  const { run, logged } = open(() => {})
  expect(await run()).toEqual({ state: 'delivered' })
  const ids = { delivery: 'delivery-1', submission: 'lead-1', channel: 'one', attempt: 3 }
  expect(logged()).toMatchObject([{ ...ids, level: 30, msg: 'delivered' }])
})

test('a channel gets the recipient, the key of the delivery and the signal that cuts it off', async () => {
  const { run, channel, abort } = open(() => {})
  const seen: unknown[] = []
  await attempt(claim, abort, {
    channel: { ...channel, deliver: async (submission, context) => void seen.push(submission, context) },
    clock: createFakeClock(),
    random: () => 0.5,
    log: createTestLog().log,
    handOver: async () => {},
  })
  const context = {
    idempotencyKey: 'delivery-1',
    recipient: 'owner@deadpan.example',
    signal: abort.signal,
    handOver: expect.any(Function),
  }
  expect(seen).toEqual([claim.submission, context])
  expect(await run()).toEqual({ state: 'delivered' })
})

test.each([
  ['a failure is tried again on schedule', new Error('not today'), 0, 'not today', first],
  ['the second failure waits longer than the first', new Error('not today'), 1, 'not today', retryDelays[1]],
  ['something thrown that is no error is kept as text', 'no', 0, 'no', first],
  ['a receiver that names a time is waited for', new RetryLater('429', 3_600), 0, '429', 3_600_000],
  ['a time that is sooner than the schedule shortens nothing', new RetryLater('429', 1), 0, '429', first],
])('%s', async (_, thrown, failures, error, delay) => {
  const { run, clock, logged } = open(() => {
    throw thrown
  })
  const nextAt = clock.now() + delay
  expect(await run({ failures })).toEqual({ state: 'pending', error, nextAt })
  expect(logged()).toMatchObject([
    { delivery: 'delivery-1', level: 40, retryAt: new Date(nextAt).toISOString(), msg: expect.stringMatching(/again/) },
  ])
})

test.each([
  ['a refusal ends a delivery at once', new FinalRefusal('410 Gone'), 0],
  ['the tenth failure ends a delivery', new Error('410 Gone'), retryDelays.length],
])('%s, and the log says that it is kept', async (_, thrown, failures) => {
  const { run, logged } = open(() => {
    throw thrown
  })
  expect(await run({ failures })).toEqual({ state: 'dead', error: '410 Gone' })
  expect(logged()).toMatchObject([{ delivery: 'delivery-1', level: 50, msg: expect.stringMatching(/dead letter/) }])
})

test.each([
  ['of what went wrong', withCode(new Error('x'), 'ECONNRESET'), 'ECONNRESET'],
  ['of what caused a refusal', new FinalRefusal('x', { cause: withCode(new Error('x'), 'EENVELOPE') }), 'EENVELOPE'],
  ['of a refusal without a cause', new FinalRefusal('x'), 'FinalRefusal'],
  ['of a refusal whose cause is no error', new FinalRefusal('x', { cause: 'x' }), 'FinalRefusal'],
  ['of a failure, not of its cause', new Error('x', { cause: withCode(new Error('x'), 'EENVELOPE') }), 'Error'],
])('the log has the code %s', async (_, thrown, code) => {
  const { run, logged } = open(() => {
    throw thrown
  })
  await run()
  expect(logged()).toMatchObject([{ code }])
})

test('a channel that does not answer is cut off after twenty seconds and tried again', async () => {
  const { run, clock, abort, logged } = open(hang)
  const outcome = run()
  clock.advance(tryMs - 1)
  expect(abort.signal.aborted).toBe(false)
  clock.advance(1)
  expect(await outcome).toMatchObject({ state: 'pending', error: 'no answer within 20 s' })
  expect(logged()).toMatchObject([{ code: 'Timeout' }])
})

test('what a channel says of being cut off does not hide why it was', async () => {
  const { run, abort } = open(() => {
    abort.abort(new Stopped('the process stopped'))
    throw new FinalRefusal('aborted')
  })
  expect(await run()).toEqual({ state: 'interrupted' })
})

test('a stop interrupts a try, which is then no failure', async () => {
  const { run, abort, logged } = open(hang)
  const outcome = run()
  abort.abort(new Stopped('the process stopped'))
  expect(await outcome).toEqual({ state: 'interrupted' })
  expect(logged()).toEqual([])
})

test.each([
  ['arrived', () => {}],
  [
    'failed',
    () => {
      throw new Error('not today')
    },
  ],
])('a try that has %s is not cut off later', async (_, behave) => {
  const { run, clock, abort } = open(behave)
  await run()
  clock.advance(tryMs)
  expect(abort.signal.aborted).toBe(false)
})

test.each([
  ['an answer that nobody heard', new Error('connection reset'), 'delivered'],
  ['a refusal that was heard', Object.assign(new Error('451 later'), { responseCode: 451 }), 'pending'],
])('after a letter was handed over whole, %s leaves it %s', async (_, failure, state) => {
  const { clock, abort } = open(() => {})
  const channel = {
    ...createFakeChannel('one'),
    deliver: async (_submission: unknown, context: DeliveryContext) => {
      await context.handOver?.()
      throw failure
    },
  }
  const parts = { channel, clock, random: () => 0.5, log: createTestLog().log, handOver: async () => {} }
  expect(await attempt(claim, abort, parts)).toMatchObject({ state })
})
