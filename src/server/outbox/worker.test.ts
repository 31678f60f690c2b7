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

/** A worker with one delivery, over a database that is away whenever an end is to be written down. */
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
    leasedUntil: async () => undefined,
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
