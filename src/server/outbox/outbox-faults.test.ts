import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { createDeliveries, unheard } from '#server/outbox/deliveries.ts'
import { createOutbox } from '#server/outbox/outbox.ts'
import { retryDelays } from '#server/outbox/retry-schedule.ts'
import { failDeliveries } from '#server/testing/database-faults.ts'
import { createFakeChannel, hang } from '#server/testing/fake-channel.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { openRunning, settled, stopNow } from '#server/testing/running-outbox.ts'
import { contactPost, createTestLog, openTestServices } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const refuse = () => {
  throw new Error('not today')
}

const logged = (lines: readonly string[], words: string) =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes(words))

describe('a slow channel', () => {
  test('delays no other', async () => {
    const [slow, quick] = [createFakeChannel('slow', hang), createFakeChannel('quick')]
    const { post, rows, outbox, clock } = await openRunning(slow, quick)
    await Promise.all(Array.from({ length: 30 }, post))
    await until(() => expect(quick.tries).toHaveLength(30))
    await until(async () => {
      expect((await rows()).filter(({ state }) => state === 'delivered')).toHaveLength(30)
    })
    // The limit is eight at once, however often the outbox is notified.
    clock.advance(1)
    await settled(outbox, clock)
    expect(slow.tries).toHaveLength(8)
  })

  test('does not hide one that sleeps: the heartbeat is that of whoever looked longest ago', async () => {
    const ends: (() => void)[] = []
    const busy = createFakeChannel('busy', () => new Promise<void>((resolve) => void ends.push(resolve)))
    const idle = createFakeChannel('idle')
    const { post, outbox, clock } = await openRunning(busy, { ...idle, takes: () => false })
    await Promise.all(Array.from({ length: 20 }, post))
    await until(() => expect(busy.tries).toHaveLength(8))
    // The post may have notified the other channel once more.
    await until(async () => {
      const tries = busy.tries.length
      clock.advance(1)
      ends.shift()?.()
      await until(() => expect(busy.tries).toHaveLength(tries + 1))
      await new Promise((done) => setImmediate(done))
      expect(outbox.heartbeatAt).toBeLessThan(clock.now())
    })
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
    const crashed = await openTestServices({ channels: [hanging] })
    await crashed.submissions.accept(contact, contactPost())
    // The clock of a dead process stands still.
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
    outbox.notify()
    await until(() => expect(working.tries).toHaveLength(1))
    expect(working.tries[0]?.key).toBe(hanging.tries[0]?.key)
    await until(async () => {
      const rows = await crashed.database.selectFrom('deliveries').selectAll().execute()
      expect(rows).toMatchObject([{ state: 'delivered', attempts: 2 }])
    })
  })

  test('the first failure after ten crashes is tried again, though the tries that crashed count', async () => {
    const channel = createFakeChannel('one', refuse)
    const { submissions, database, outbox, clock } = await openTestServices({ channels: [channel] })
    await submissions.accept(contact, contactPost())
    const deliveries = createDeliveries(database)
    for (let crashes = 0; crashes < 10; crashes++) {
      // A claim without an end, as of a process that crashed.
      expect(await deliveries.claim('one', 1, clock.now(), clock.now() + 60_000)).toHaveLength(1)
      clock.advance(60_000)
    }
    outbox.start()
    onTestFinished(() => stopNow(outbox, clock))
    const row = () => database.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
    await until(async () => expect(await row()).toMatchObject({ last_error: 'not today' }))
    const nextAt = new Date(clock.now() + (retryDelays[0] ?? 0)).toISOString()
    expect(await row()).toMatchObject({ state: 'pending', attempts: 11, failures: 1, next_at: nextAt })
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
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'delivered', last_error: null })
    expect(logged(lines, 'took longer')).toMatchObject([{ level: 40, delivery: row?.id, channel: 'one' }])
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

  test('a stop cuts off what still runs at its deadline and gives it back, uncounted', async () => {
    const channel = createFakeChannel('one', hang)
    const { post, rows, outbox, clock } = await openRunning(channel)
    await post()
    await until(() => expect(channel.tries).toHaveLength(1))
    clock.advance(2_000)
    await stopNow(outbox, clock)
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'pending', attempts: 0, failures: 0, lease_id: null, last_error: null })
    expect(Date.parse(row?.next_at ?? '')).toBeLessThanOrEqual(clock.now())
  })

  test('ten restarts in the middle of a try use no try up: the first failure after them is the first', async () => {
    const channel = createFakeChannel('one', hang)
    const { post, rows, outbox, clock } = await openRunning(channel)
    await post()
    for (let restarts = 1; restarts <= 10; restarts++) {
      await until(() => expect(channel.tries).toHaveLength(restarts))
      await stopNow(outbox, clock)
      if (restarts === 10) channel.behave(refuse)
      outbox.start()
    }
    await until(async () => expect(await rows()).toMatchObject([{ last_error: 'not today' }]))
    expect(await rows()).toMatchObject([{ state: 'pending', attempts: 1, failures: 1 }])
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

  test('whose deadline was not needed cuts nothing off after the next start', async () => {
    let signal: AbortSignal | undefined
    const channel = createFakeChannel('one', (_, context) => {
      signal = context.signal
      return hang()
    })
    const { post, outbox, clock } = await openRunning(channel)
    await outbox.stop(5_000)
    outbox.start()
    await post()
    await until(() => expect(channel.tries).toHaveLength(1))
    clock.advance(5_000)
    expect(signal?.aborted).toBe(false)
  })
})

test('a letter whose receiver’s answer nobody heard is marked as handed over, and not sent again', async () => {
  const channel = createFakeChannel('one', async (_, { handOver }) => {
    await handOver?.()
    throw new Error('connection reset')
  })
  const { post, rows, lines, clock, outbox } = await openRunning(channel)
  await post()
  await until(async () => expect(await rows()).toMatchObject([{ state: 'delivered' }]))
  const [row] = await rows()
  expect(row).toMatchObject({ handed_at: new Date(clock.now()).toISOString(), last_error: unheard })
  const said = { level: 40, delivery: row?.id, channel: 'one', code: 'Error' }
  expect(logged(lines, 'it is not sent again')).toMatchObject([said])
  expect(logged(lines, 'took longer')).toEqual([])
  clock.advance(7 * 24 * 3_600_000)
  await settled(outbox, clock)
  expect(channel.tries).toHaveLength(1)
})

describe('trouble with the database', () => {
  test('is outlived', async () => {
    const channel = createFakeChannel('one')
    const { post, database, clock, outbox, lines } = await openRunning(channel)
    await settled(outbox, clock)
    await sql`alter table deliveries rename to hidden`.execute(database)
    const before = outbox.heartbeatAt
    // On a busy machine the outbox may set its timer only after the clock went on.
    await until(() => {
      clock.advance(15_000)
      expect(lines.join()).toContain('can not read its database')
    })
    expect(logged(lines, 'can not read')[0]).toMatchObject({
      level: 50,
      channel: 'one',
      code: expect.stringMatching(/./),
    })
    expect(outbox.heartbeatAt).toBe(before)
    await sql`alter table hidden rename to deliveries`.execute(database)
    await post()
    await until(() => expect(channel.tries).toHaveLength(1))
    await until(() => expect(outbox.heartbeatAt).toBe(clock.now()))
  })

  test('while a result is written down does not lose the result', async () => {
    const channel = createFakeChannel('one')
    const { post, rows, database, clock } = await openRunning(channel)
    const mend = await failDeliveries(database, 'update of finished_at', 'new.finished_at is not null')
    await post()
    await until(() => expect(channel.tries).toHaveLength(1))
    await mend()
    await until(async () => {
      clock.advance(100)
      expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 1 }])
    })
    expect(channel.tries).toHaveLength(1)
  })
})
