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

test('one grave word among several makes a script grave, is named, and loads no example', async () => {
  expect(await tryOuts(true).weigh(['Flowers', 'A funeral', ''], visitor)).toEqual({
    grave: true,
    at: 1,
    words: 'funeral',
  })
  expect(await tryOuts(true).weigh(['Flowers', 'A vase', ''], visitor)).toEqual({ grave: false })
})

test('the 121st time in ten minutes is told to wait, where limits are on', async () => {
  const [limited, unlimited] = [tryOuts(true), tryOuts(false)]
  const answers = (asked: typeof limited) =>
    Promise.all(Array.from({ length: 121 }, () => asked.weigh(['Chairs'], visitor)))
  expect((await answers(limited)).slice(119)).toEqual([{ grave: false }, undefined])
  expect((await answers(unlimited)).slice(119)).toEqual([{ grave: false }, { grave: false }])
})
