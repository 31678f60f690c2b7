import { expect, test } from 'vitest'
import { createLimits } from '#server/platform/limits/limits.ts'
import { gate } from '#wit/testing/gate-texts.ts'
import { createTryOuts } from './try-outs.ts'

const tryOuts = (rateLimits: boolean) =>
  createTryOuts({
    writer: undefined,
    limits: createLimits({ rateLimits, databaseUrl: undefined }),
    loadDrawer: () => Promise.reject(new Error('no example is needed')),
    loadGate: async () => gate,
    counts: { shown: () => undefined, vote: () => undefined },
    clock: { now: () => 0 },
    log: { info: () => undefined },
  })
const visitor = { address: '192.0.2.1' }

test('one grave word among several makes a script grave, and loads no example', async () => {
  expect(await tryOuts(true).areGrave(['Flowers', 'A funeral', ''], visitor)).toBe(true)
  expect(await tryOuts(true).areGrave(['Flowers', 'A vase', ''], visitor)).toBe(false)
})

test('the 121st time in ten minutes is told to wait, where limits are on', async () => {
  const [limited, unlimited] = [tryOuts(true), tryOuts(false)]
  const answers = (asked: typeof limited) =>
    Promise.all(Array.from({ length: 121 }, () => asked.areGrave(['Chairs'], visitor)))
  expect((await answers(limited)).slice(119)).toEqual([false, undefined])
  expect((await answers(unlimited)).slice(119)).toEqual([false, false])
})
