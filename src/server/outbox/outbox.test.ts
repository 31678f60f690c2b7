import { describe, expect, onTestFinished, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { FinalRefusal, RetryLater } from '#server/outbox/channels/channel.ts'
import { retryDelays } from '#server/outbox/retry-schedule.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { openRunning, settled, stopNow } from '#server/testing/running-outbox.ts'
import { contactPost, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const fail = () => {
  throw new Error('not today')
}

describe('deliveries', () => {
  test('go once through every channel, with a key of their own', async () => {
    const [one, two] = [createFakeChannel('one'), createFakeChannel('two')]
    const { post, rows } = await openRunning(one, two)
    await post()
    await until(async () => expect((await rows()).map(({ state }) => state)).toEqual(['delivered', 'delivered']))
    expect(await rows()).toMatchObject([
      { channel: 'one', attempts: 1, next_at: null, lease_id: null, finished_at: '2026-11-21T10:00:00.000Z' },
      { channel: 'two', attempts: 1, last_error: null },
    ])
    expect(one.tries).toHaveLength(1)
    expect(two.tries).toHaveLength(1)
    expect(one.tries[0]?.key).not.toBe(two.tries[0]?.key)
    expect(one.tries[0]?.submission).toMatchObject({
      form: 'contact',
      createdAt: '2026-11-21T10:00:00.000Z',
      fields: { name: 'Ada Lovelace', help: 'A joke, please.' },
    })
  })

  test('that were left by an earlier process go out at the start', async () => {
    const channel = createFakeChannel('one')
    const { submissions, outbox, clock } = await openTestServices({ channels: [channel] })
    await submissions.accept(contact, contactPost())
    expect(channel.tries).toEqual([])
    outbox.start()
    onTestFinished(() => stopNow(outbox, clock))
    await until(() => expect(channel.tries).toHaveLength(1))
  })

  test('of which there are many all go, several at a time', async () => {
    const channel = createFakeChannel('one')
    const { post, rows } = await openRunning(channel)
    await Promise.all(Array.from({ length: 40 }, post))
    await until(async () => expect((await rows()).every(({ state }) => state === 'delivered')).toBe(true))
    expect(new Set(channel.tries.map(({ key }) => key)).size).toBe(40)
    expect(channel.tries).toHaveLength(40)
  })

  test('are not shared out twice between two processes', async () => {
    const dataDir = temporaryFolder()
    const channel = createFakeChannel('one')
    const [first, second] = [
      await openTestServices({ channels: [channel], dataDir }),
      await openTestServices({ channels: [channel], dataDir }),
    ]
    for (const { submissions } of [first, second]) {
      await Promise.all(Array.from({ length: 20 }, () => submissions.accept(contact, contactPost())))
    }
    for (const { outbox, clock } of [first, second]) {
      outbox.start()
      onTestFinished(() => stopNow(outbox, clock))
    }
    await until(() => expect(new Set(channel.tries.map(({ key }) => key)).size).toBe(40))
    for (const { outbox, clock } of [first, second]) await settled(outbox, clock)
    expect(channel.tries).toHaveLength(40)
  })
})

describe('a failed delivery', () => {
  test('is tried ten times at the delays of the schedule, with the same key, and then kept as a dead letter', async () => {
    const channel = createFakeChannel('one', fail)
    const { post, rows, clock, outbox } = await openRunning(channel)
    await post()
    for (const [index, delay] of retryDelays.entries()) {
      const tries = index + 1
      await until(async () => expect(await rows()).toMatchObject([{ attempts: tries, lease_id: null }]))
      expect(await rows()).toMatchObject([{ state: 'pending', last_error: 'not today', finished_at: null }])
      clock.advance(delay - 1)
      await settled(outbox, clock)
      expect(channel.tries).toHaveLength(tries)
      clock.advance(1)
      outbox.notify()
    }
    await until(async () => expect(await rows()).toMatchObject([{ state: 'dead' }]))
    expect(await rows()).toMatchObject([{ attempts: 10, next_at: null, last_error: 'not today' }])
    expect(new Set(channel.tries.map(({ key }) => key)).size).toBe(1)
    clock.advance(7 * 24 * 3_600_000)
    await settled(outbox, clock)
    expect(channel.tries).toHaveLength(10)
  })

  test('notifies the outbox by itself when its time has come', async () => {
    const channel = createFakeChannel('one', fail)
    const { post, rows, clock } = await openRunning(channel)
    await post()
    await until(async () => expect(await rows()).toMatchObject([{ attempts: 1, lease_id: null }]))
    channel.behave(() => {})
    await until(async () => {
      clock.advance(1_000)
      expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 2, last_error: null }])
    })
  })

  test('ends at once when the receiver refuses for good', async () => {
    const channel = createFakeChannel('one', () => {
      throw new FinalRefusal('410 Gone')
    })
    const { post, rows } = await openRunning(channel)
    await post()
    await until(async () =>
      expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1, last_error: '410 Gone' }]),
    )
  })

  test.each([
    [3_600, '2026-11-21T11:00:00.000Z'],
    [1, '2026-11-21T10:00:05.000Z'],
  ])('waits longer when asked to, never shorter: Retry-After %i', async (afterSeconds, next_at) => {
    const channel = createFakeChannel('one', () => {
      throw new RetryLater('429', afterSeconds)
    })
    const { post, rows } = await openRunning(channel)
    await post()
    await until(async () => expect(await rows()).toMatchObject([{ state: 'pending', next_at, last_error: '429' }]))
  })

  test('keeps a complaint in one short line', async () => {
    const channel = createFakeChannel('one', () => {
      throw new Error(`550 no\r\n\u001b[31m${'x'.repeat(1_000)}`)
    })
    const { post, rows } = await openRunning(channel)
    await post()
    await until(async () => expect((await rows())[0]?.last_error).toMatch(/^550 no \[31mx{200,}$/))
    expect((await rows())[0]?.last_error).toHaveLength(300)
  })

  test('leaves ids and codes in the log, no words', async () => {
    const channel = createFakeChannel('one', ({ fields }) => {
      throw new Error(`I will not carry ${fields['help']} of ${fields['email']}`)
    })
    const { post, rows, lines } = await openRunning(channel)
    await post()
    await until(async () => expect(await rows()).toMatchObject([{ attempts: 1, lease_id: null }]))
    const [row] = await rows()
    expect(lines.join()).toContain(row?.id)
    expect(lines.join()).not.toMatch(/Ada|joke|example\.com/)
  })
})

test('without channels the heartbeat is always fresh', async () => {
  const { outbox, clock } = await openTestServices()
  clock.advance(3_600_000)
  expect(outbox.heartbeatAt).toBe(clock.now())
})
