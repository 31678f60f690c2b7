import { expect, test } from 'vitest'
import type { Claim, Deliveries } from '#server/outbox/deliveries.ts'
import { createWorker } from '#server/outbox/worker.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { createTestLog } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const claim: Claim = {
  id: 'delivery-1',
  channel: 'one',
  leaseId: 'lease-1',
  attempts: 1,
  failures: 0,
  recipient: null,
  submission: { id: 'lead-1', form: 'contact', createdAt: '2026-11-21T10:00:00.000Z', fields: {} },
}

/** A worker with scripted claims and due times, and the times of its looks, in milliseconds since its start. */
function openLooking(answers: { claim?: Deliveries['claim']; dues?: (number | undefined)[] } = {}) {
  const clock = createFakeClock()
  const start = clock.now()
  const { log } = createTestLog()
  const channel = createFakeChannel('one')
  const { claim = async () => [], dues = [] } = answers
  const looks: number[] = []
  const released: unknown[] = []
  const deliveries: Deliveries = {
    claim: (...asked) => {
      looks.push(clock.now() - start)
      return claim(...asked)
    },
    settle: async () => true,
    release: async (...given) => void released.push(given),
    handOver: async () => {},
    settleUnheard: async () => 0,
    nextDue: async () => {
      const due = dues.shift()
      return due === undefined ? undefined : start + due
    },
  }
  const worker = createWorker(channel, { deliveries, clock, random: () => 0.5, log })
  /** Advances the clock second by second. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await new Promise((done) => setImmediate(done))
      clock.advance(1_000)
    }
    await new Promise((done) => setImmediate(done))
  }
  return { clock, worker, channel, looks, released, pass }
}

test('a worker looks when the next delivery is due, at once for one that is late, and every fifteen seconds otherwise', async () => {
  const { worker, looks, pass } = openLooking({ dues: [5_000, 3_600_000, 19_000, undefined, undefined] })
  worker.start()
  await pass(35)
  expect(looks).toEqual([0, 5_000, 20_000, 20_000, 35_000])
  await worker.stop(1)
})

test('a worker that is called while it looks looks again', async () => {
  const { worker, looks, pass } = openLooking({
    claim: async () => {
      if (looks.length === 1) worker.notify()
      return []
    },
  })
  worker.start()
  await pass(1)
  expect(looks).toEqual([0, 0])
  await worker.stop(1)
})

test('a worker that is started again while it works does not work twice', async () => {
  const { worker, looks, pass } = openLooking()
  worker.start()
  worker.start()
  await pass(15)
  expect(looks).toEqual([0, 15_000])
  await worker.stop(1)
})

test('what a worker is given after it was told to stop goes back untried', async () => {
  let give = (_claims: Claim[]) => {}
  const asked = new Promise<Claim[]>((resolve) => {
    give = resolve
  })
  const { clock, worker, channel, released } = openLooking({ claim: () => asked })
  worker.start()
  const stopped = worker.stop(5_000)
  give([claim])
  await stopped
  expect(released).toEqual([[claim, clock.now()]])
  expect(channel.tries).toEqual([])
})

/** A worker with one delivery, over a database that fails whenever an outcome is to be saved. */
function open() {
  const clock = createFakeClock()
  const { log, lines } = createTestLog()
  const claims = [claim]
  let tries = 0
  const deliveries: Deliveries = {
    claim: async () => claims.splice(0),
    settle: async () => {
      tries++
      throw new Error('away')
    },
    release: async () => {},
    handOver: async () => {},
    settleUnheard: async () => 0,
    nextDue: async () => undefined,
  }
  const worker = createWorker(createFakeChannel('one'), { deliveries, clock, random: () => 0.5, log })
  const ended = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)
  return { clock, worker, tries: () => tries, ended }
}

test('the end of a delivery is written down again each second for thirty seconds, then its loss is logged', async () => {
  const { clock, worker, tries, ended } = open()
  worker.start()
  for (let second = 0; second < 30; second++) {
    await until(() => expect(tries()).toBe(second + 1))
    await new Promise((done) => setImmediate(done))
    expect(ended()).toEqual([])
    clock.advance(1_000)
  }
  await until(() => expect(ended()).toMatchObject([{ delivery: 'delivery-1', code: 'Error' }]))
  expect(tries()).toBe(31)
  await worker.stop(1)
})

test('a stop does not wait for the database longer than three tries', async () => {
  const { clock, worker, tries, ended } = open()
  worker.start()
  await until(() => expect(tries()).toBe(1))
  const stopped = worker.stop(5_000)
  for (const count of [2, 3]) {
    await new Promise((done) => setImmediate(done))
    clock.advance(1_000)
    await until(() => expect(tries()).toBe(count))
  }
  await stopped
  expect(ended()).toMatchObject([{ delivery: 'delivery-1', msg: expect.stringMatching(/not saved/) }])
})
