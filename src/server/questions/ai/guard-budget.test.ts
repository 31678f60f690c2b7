import { expect, test } from 'vitest'
import { breakerLimits } from '#server/questions/ai/circuit-breaker.ts'
import { CompletionFailure } from '#server/questions/ai/completion.ts'
import { mostCost } from '#server/questions/ai/token-budget.ts'
import { end, failing, fine, hanging, openGuarded } from '#server/testing/guarded-service.ts'
import { until } from '#server/testing/until.ts'

const cost = mostCost('Q1', 100)

test('tokens are reserved before a call and settled after it', async () => {
  const { ask, fault, guard } = openGuarded(fine, { perDay: cost + 10 })
  await ask('Q1')
  // Ten tokens are used, so there is room for one more question of that size.
  await ask('Q2')
  expect(guard.outage({ question: 'Q3' })).toBe('budget')
  expect(await fault('Q3')).toBe('budget')
})

test('the budget is whole again on the next day', async () => {
  const { ask, guard, clock } = openGuarded(fine, { perDay: cost })
  await ask('Q1')
  expect(guard.outage({ question: 'Q2' })).toBe('budget')
  clock.advance(14 * 3_600_000)
  expect(guard.outage({ question: 'Q2' })).toBeUndefined()
  await ask('Q2')
})

test('all that was reserved counts where the service does not say what it used, or the visitor left', async () => {
  const silent = openGuarded(
    async function* () {
      yield { kind: 'text', text: 'Fine' }
      yield end
    },
    { perDay: 2 * cost - 1 },
  )
  await silent.ask('Q1')
  expect(silent.guard.outage({ question: 'Q2' })).toBe('budget')
  const left = openGuarded(hanging, { perDay: 2 * cost - 1 })
  const controller = new AbortController()
  const asked = left.fault('Q1', controller.signal)
  await until(() => expect(left.calls).toHaveLength(1))
  controller.abort('left')
  await asked
  expect(left.guard.outage({ question: 'Q2' })).toBe('budget')
})

test('nothing counts where the service began nothing', async () => {
  const { fault, guard } = openGuarded(
    () => failing(new CompletionFailure('refused', { status: 401, mayHaveCost: false })),
    {
      perDay: cost,
    },
  )
  await fault('Q1')
  expect(guard.outage({ question: 'Q2' })).toBeUndefined()
})

test('calls under way together can’t overspend the budget', async () => {
  const { fault, calls } = openGuarded(hanging, { perDay: 2 * cost })
  const controller = new AbortController()
  const asked = ['Q1', 'Q2', 'Q3'].map((question) => fault(question, controller.signal))
  await until(() => expect(calls).toHaveLength(2))
  expect(await asked[2]).toBe('budget')
  controller.abort('left')
  await Promise.all(asked)
})

test('ten thousand hostile questions spend no more than a day has', async () => {
  let spent = 0
  const perDay = 50_000
  const hostile = (index: number) =>
    `${index}${['😐', '\u{1F468}\u{200D}\u{1F469}', '\u0000x', 'ﷺ', '<|endoftext|>'][index % 5]}`.repeat(40)
  // The worst case: a token for every byte, and the longest answer.
  const { fault, clock } = openGuarded(
    async function* ({ question }) {
      const tokens = Buffer.byteLength(question) + 100
      spent += tokens
      yield { kind: 'text', text: 'Fine' }
      yield { ...end, ...(spent % 3 > 0 && { tokens }) }
    },
    { perDay },
  )
  for (let index = 0; index < 10_000; index++) {
    await fault(hostile(index))
    clock.advance(1)
  }
  expect(spent).toBeGreaterThan(perDay / 2)
  expect(spent).toBeLessThanOrEqual(perDay)
})

test('the budget counts nothing for a question that meets a service at rest', async () => {
  const away = new CompletionFailure('refused', { status: 401, mayHaveCost: false })
  const { fault, guard, clock } = openGuarded(() => failing(away), { perDay: cost })
  for (let index = 0; index < breakerLimits.failures; index++) await fault('Q1')
  expect(await fault('Q1')).toBe('resting')
  clock.advance(breakerLimits.restMs)
  expect(guard.outage({ question: 'Q1' })).toBeUndefined()
})
