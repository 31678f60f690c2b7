import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contact } from '#forms/contact.ts'
import { FinalRefusal, RetryLater } from '#server/channels/channel.ts'
import { createFakeChannel, type FakeChannel, hang } from '#server/fixtures/fake-channel.ts'
import { createFakeClock, type FakeClock } from '#server/fixtures/fake-clock.ts'
import { contactPost, createTestLog, openTestHouse, somebody, temporaryFolder } from '#server/fixtures/test-house.ts'
import { until } from '#server/fixtures/until.ts'
import { createOutbox, type Outbox } from '#server/outbox.ts'
import { retryDelays } from '#server/retry-schedule.ts'

/** A house with its outbox running. Stops when the test ends. */
async function openRunning(...channels: FakeChannel[]) {
  const house = await openTestHouse({ channels })
  house.outbox.start()
  onTestFinished(() => stopNow(house.outbox, house.clock))
  const post = () => house.submissions.accept(contact, contactPost(), somebody)
  const rows = () => house.database.selectFrom('deliveries').selectAll().orderBy('channel').execute()
  return { ...house, post, rows }
}

/** Stops without waiting for channels that hang. */
async function stopNow(outbox: Outbox, clock: FakeClock): Promise<void> {
  let stopped = false
  const stopping = outbox.stop(1).then(() => {
    stopped = true
  })
  await until(() => {
    clock.advance(1)
    expect(stopped).toBe(true)
  })
  await stopping
}

/** Waits until the outbox has looked at the database at the clock's present time. */
async function settled(outbox: Outbox, clock: FakeClock): Promise<void> {
  outbox.wake()
  await until(() => expect(outbox.heartbeatAt).toBe(clock.now()))
}

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
    const { submissions, outbox, clock } = await openTestHouse({ channels: [channel] })
    await submissions.accept(contact, contactPost(), somebody)
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
      await openTestHouse({ channels: [channel], dataDir }),
      await openTestHouse({ channels: [channel], dataDir }),
    ]
    for (const { submissions } of [first, second]) {
      await Promise.all(Array.from({ length: 20 }, () => submissions.accept(contact, contactPost(), somebody)))
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
      outbox.wake()
    }
    await until(async () => expect(await rows()).toMatchObject([{ state: 'dead' }]))
    expect(await rows()).toMatchObject([{ attempts: 10, next_at: null, last_error: 'not today' }])
    expect(new Set(channel.tries.map(({ key }) => key)).size).toBe(1)
    clock.advance(7 * 24 * 3_600_000)
    await settled(outbox, clock)
    expect(channel.tries).toHaveLength(10)
  })

  test('wakes the outbox by itself when its time has come', async () => {
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

describe('a slow channel', () => {
  test('delays no other', async () => {
    const [slow, quick] = [createFakeChannel('slow', hang), createFakeChannel('quick')]
    const { post, rows } = await openRunning(slow, quick)
    await Promise.all(Array.from({ length: 30 }, post))
    await until(() => expect(quick.tries).toHaveLength(30))
    await until(async () => {
      expect((await rows()).filter(({ state }) => state === 'delivered')).toHaveLength(30)
    })
    // Never more than eight at once wait for it.
    expect(slow.tries).toHaveLength(8)
  })

  test('has twenty seconds, then is cut off and tried again', async () => {
    let signal: AbortSignal | undefined
    const channel = createFakeChannel('one', (_, context) => {
      signal = context.signal
      return hang()
    })
    const { post, rows, clock } = await openRunning(channel)
    await post()
    await until(() => expect(channel.tries).toHaveLength(1))
    clock.advance(19_999)
    expect(signal?.aborted).toBe(false)
    clock.advance(1)
    expect(signal?.aborted).toBe(true)
    await until(async () => {
      expect(await rows()).toMatchObject([{ state: 'pending', attempts: 1, last_error: 'no answer within 20 s' }])
    })
  })
})

describe('after a crash', () => {
  test('another process waits for the lease to end, then delivers with the same key', async () => {
    const [hanging, working] = [createFakeChannel('one', hang), createFakeChannel('one')]
    const crashed = await openTestHouse({ channels: [hanging] })
    await crashed.submissions.accept(contact, contactPost(), somebody)
    // Its clock stands still from here on, as it does for a process that is gone.
    crashed.outbox.start()
    onTestFinished(() => stopNow(crashed.outbox, crashed.clock))
    await until(() => expect(hanging.tries).toHaveLength(1))

    const clock = createFakeClock()
    const { log } = createTestLog()
    const outbox = createOutbox({ database: crashed.database, channels: [working], clock, random: () => 0.5, log })
    outbox.start()
    onTestFinished(() => stopNow(outbox, clock))
    clock.advance(59_999)
    await settled(outbox, clock)
    expect(working.tries).toEqual([])
    clock.advance(1)
    outbox.wake()
    await until(() => expect(working.tries).toHaveLength(1))
    expect(working.tries[0]?.key).toBe(hanging.tries[0]?.key)
    await until(async () => {
      const rows = await crashed.database.selectFrom('deliveries').selectAll().execute()
      expect(rows).toMatchObject([{ state: 'delivered', attempts: 2 }])
    })
  })

  test('a try that ends after its lease was taken over changes nothing', async () => {
    let finish = () => {}
    const late = createFakeChannel(
      'one',
      () =>
        new Promise((_, reject) => {
          finish = () => reject(new Error('too late'))
        }),
    )
    const { post, rows, database, lines } = await openRunning(late)
    await post()
    await until(() => expect(late.tries).toHaveLength(1))
    await sql`update deliveries set state = 'delivered', lease_id = 'someone else', next_at = null`.execute(database)
    finish()
    await until(() => expect(lines.join()).toContain('took longer than its lease'))
    expect(await rows()).toMatchObject([{ state: 'delivered', last_error: null }])
  })
})

describe('stop', () => {
  test('lets running tries end and takes nothing new', async () => {
    let finish = () => {}
    const channel = createFakeChannel('one', () => new Promise((resolve) => (finish = resolve)))
    const { post, rows, outbox } = await openRunning(channel)
    await post()
    await until(() => expect(channel.tries).toHaveLength(1))
    const stopped = outbox.stop()
    await post()
    finish()
    await stopped
    expect(await rows()).toMatchObject([{ state: 'delivered' }, { state: 'pending', attempts: 0 }])
    expect(channel.tries).toHaveLength(1)
  })

  test('cuts off what still runs at the deadline and gives it back', async () => {
    const channel = createFakeChannel('one', hang)
    const { post, rows, outbox, clock } = await openRunning(channel)
    await post()
    await until(() => expect(channel.tries).toHaveLength(1))
    clock.advance(2_000)
    await stopNow(outbox, clock)
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'pending', lease_id: null, last_error: null })
    expect(Date.parse(row?.next_at ?? '')).toBeLessThanOrEqual(clock.now())
  })

  test('is quick when there is nothing to do, and can be followed by a start', async () => {
    const channel = createFakeChannel('one')
    const { post, outbox } = await openRunning(channel)
    await outbox.stop()
    await post()
    expect(channel.tries).toEqual([])
    outbox.start()
    await until(() => expect(channel.tries).toHaveLength(1))
  })
})

describe('trouble with the database', () => {
  test('is outlived', async () => {
    const channel = createFakeChannel('one')
    const { post, database, clock, outbox, lines } = await openRunning(channel)
    await settled(outbox, clock)
    await sql`alter table deliveries rename to hidden`.execute(database)
    const before = outbox.heartbeatAt
    clock.advance(15_000)
    await until(() => expect(lines.join()).toContain('can not read its database'))
    expect(outbox.heartbeatAt).toBe(before)
    await sql`alter table hidden rename to deliveries`.execute(database)
    await post()
    await until(() => expect(channel.tries).toHaveLength(1))
    expect(outbox.heartbeatAt).toBe(clock.now())
  })

  test('while a result is written down does not lose the result', async () => {
    const channel = createFakeChannel('one')
    const { post, rows, database, clock } = await openRunning(channel)
    await sql`create trigger fault before update of finished_at on deliveries when new.finished_at is not null
      begin select raise(abort, 'injected'); end`.execute(database)
    await post()
    await until(() => expect(channel.tries).toHaveLength(1))
    await sql`drop trigger fault`.execute(database)
    await until(async () => {
      clock.advance(100)
      expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 1 }])
    })
    expect(channel.tries).toHaveLength(1)
  })
})

test('without channels the heartbeat is always fresh', async () => {
  const { outbox, clock } = await openTestHouse()
  clock.advance(3_600_000)
  expect(outbox.heartbeatAt).toBe(clock.now())
})
