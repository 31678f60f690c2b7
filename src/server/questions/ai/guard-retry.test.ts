import { expect, test } from 'vitest'
import { CompletionFailure } from '#server/questions/ai/completion.ts'
import { failing, fine, openGuarded, settled } from '#server/testing/guarded-service.ts'
import { until } from '#server/testing/until.ts'

test.each([
  ['unreachable', {}, 250],
  ['broken', { status: 500 }, 250],
  ['busy', { status: 429 }, 250],
  ['busy', { status: 429, retryAfterMs: 1_500 }, 1_500],
  ['busy', { status: 429, retryAfterMs: 2_000 }, 2_000],
] as const)('a service that failed with %s %o is tried again after %i ms', async (fault, more, waitMs) => {
  const { ask, calls, clock } = openGuarded((request, call) =>
    call === 1 ? failing(new CompletionFailure(fault, more)) : fine(request),
  )
  const answer = ask('Q')
  await until(() => expect(calls).toHaveLength(1))
  await settled()
  clock.advance(waitMs - 1)
  await settled()
  expect(calls).toHaveLength(1)
  clock.advance(1)
  expect(await answer).toHaveLength(2)
  expect(calls).toHaveLength(2)
})

test('there is no third try', async () => {
  const { fault, calls, clock } = openGuarded(() => failing(new CompletionFailure('broken')))
  const failed = fault('Q')
  await until(() => expect(calls).toHaveLength(1))
  await settled()
  clock.advance(250)
  expect(await failed).toBe('broken')
  expect(calls).toHaveLength(2)
})

test.each([
  ['refused', { status: 401 }],
  ['malformed', {}],
  ['oversized', {}],
  ['empty', {}],
  ['busy', { status: 429, retryAfterMs: 2_001 }],
] as const)('there is no second try after %s %o', async (fault, more) => {
  const { fault: faultOf, calls } = openGuarded(() => failing(new CompletionFailure(fault, more)))
  expect(await faultOf('Q')).toBe(fault)
  expect(calls).toHaveLength(1)
})

test('there is no second try once something was said', async () => {
  const { fault, calls } = openGuarded(async function* () {
    yield { kind: 'text', text: 'Well' }
    throw new CompletionFailure('broken')
  })
  expect(await fault('Q')).toBe('broken')
  expect(calls).toHaveLength(1)
})

test('there is no second try for a visitor who leaves before it', async () => {
  const waiting = new AbortController()
  const first = openGuarded(() => failing(new CompletionFailure('broken')))
  const failed = first.fault('Q', waiting.signal)
  await until(() => expect(first.calls).toHaveLength(1))
  await settled()
  waiting.abort('left')
  expect(await failed).toBe('left')
  const gone = new AbortController()
  const second = openGuarded(() => {
    gone.abort('gone')
    return failing(new CompletionFailure('broken'))
  })
  expect(await second.fault('Q', gone.signal)).toBe('gone')
  expect([first.calls.length, second.calls.length]).toEqual([1, 1])
})
