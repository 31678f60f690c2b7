import { expect, test } from 'vitest'
import { concurrencyLimits } from '#server/questions/ai/guarded-call.ts'
import { fine, hanging, openGuarded, settled } from '#server/testing/guarded-service.ts'
import { until } from '#server/testing/until.ts'

test('four questions are answered at once; the next waits for one to end', async () => {
  const { ask, fault, calls, clock } = openGuarded((request) =>
    request.question === 'last' ? fine(request) : hanging(request),
  )
  const controllers = Array.from({ length: concurrencyLimits.atOnce }, () => new AbortController())
  const first = controllers.map(({ signal }, index) => fault(`Q${index}`, signal))
  const last = ask('last')
  await until(() => expect(calls).toHaveLength(4))
  clock.advance(concurrencyLimits.waitMs - 1)
  controllers[0]?.abort('left')
  expect(await last).toHaveLength(2)
  for (const controller of controllers) controller.abort('left')
  expect(await Promise.all(first)).toEqual(['left', 'left', 'left', 'left'])
})

test('a question that got its turn keeps it, however long it takes', async () => {
  const { fault, calls, clock } = openGuarded(hanging)
  const controllers = Array.from({ length: concurrencyLimits.atOnce + 1 }, () => new AbortController())
  const asked = controllers.map(({ signal }, index) => fault(`Q${index}`, signal))
  await until(() => expect(calls).toHaveLength(4))
  controllers[0]?.abort('left')
  await until(() => expect(calls).toHaveLength(5))
  clock.advance(concurrencyLimits.waitMs)
  await settled()
  for (const controller of controllers) controller.abort('left')
  expect(await Promise.all(asked)).toEqual(Array(5).fill('left'))
})

test('a question that waits too long, or finds the queue full, is told; one that leaves it makes room', async () => {
  const { fault, calls, clock } = openGuarded(hanging)
  const { signal } = new AbortController()
  for (let index = 0; index < concurrencyLimits.atOnce; index++) void fault(`Q${index}`, signal)
  const leaving = new AbortController()
  const left = fault('leaves', leaving.signal)
  const waiting = Array.from({ length: concurrencyLimits.waiting - 1 }, (_, index) => fault(`W${index}`))
  expect(await fault('one too many')).toBe('crowded')
  leaving.abort('left')
  expect(await left).toBe('left')
  const another = fault('in its place')
  clock.advance(concurrencyLimits.waitMs)
  expect(new Set(await Promise.all([...waiting, another]))).toEqual(new Set(['crowded']))
  expect(calls).toHaveLength(concurrencyLimits.atOnce)
})
