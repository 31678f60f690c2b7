import { expect, test } from 'vitest'
import { breakerLimits } from '#server/questions/ai/circuit-breaker.ts'
import { CompletionFailure } from '#server/questions/ai/completion.ts'
import { failing, fine, hanging, openGuarded } from '#server/testing/guarded-service.ts'
import { until } from '#server/testing/until.ts'

test('after five failures in a row the service gets thirty seconds to itself, then one question tries it', async () => {
  let broken = true
  const { ask, fault, guard, calls, clock } = openGuarded((request) =>
    broken ? failing(new CompletionFailure('malformed')) : fine(request),
  )
  for (let index = 0; index < breakerLimits.failures; index++) await fault(`Q${index}`)
  expect(guard.outage({ question: 'Q' })).toBe('resting')
  expect(await fault('Q')).toBe('resting')
  clock.advance(breakerLimits.restMs - 1)
  expect(await fault('Q')).toBe('resting')
  clock.advance(1)
  expect(guard.outage({ question: 'Q' })).toBeUndefined()
  expect(await fault('Q')).toBe('malformed')
  expect(guard.outage({ question: 'Q' })).toBe('resting')
  clock.advance(breakerLimits.restMs)
  broken = false
  expect(await ask('Q')).toHaveLength(2)
  expect(guard.outage({ question: 'Q2' })).toBeUndefined()
  expect(calls).toHaveLength(breakerLimits.failures + 2)
})

test('a service that asks for a pause gets it, up to ten minutes', async () => {
  const { fault, guard, clock } = openGuarded(() =>
    failing(new CompletionFailure('busy', { retryAfterMs: 86_400_000 })),
  )
  await fault('Q')
  clock.advance(599_999)
  expect(guard.outage({ question: 'Q' })).toBe('resting')
  clock.advance(1)
  expect(guard.outage({ question: 'Q' })).toBeUndefined()
})

test('an answer in between starts the count of failures anew', async () => {
  const { ask, fault, guard } = openGuarded((request) =>
    request.question === 'good' ? fine(request) : failing(new CompletionFailure('malformed')),
  )
  for (let index = 1; index < breakerLimits.failures; index++) await fault(`Q${index}`)
  await ask('good')
  await fault('bad')
  expect(guard.outage({ question: 'Q' })).toBeUndefined()
})

test.each([
  ['refused', { status: 400 }],
  ['refused', { status: 413 }],
  ['refused', { status: 422 }],
  ['empty', {}],
] as const)('questions that the service can do nothing with give it no rest: %s %o', async (fault, more) => {
  const failure = new CompletionFailure(fault, more)
  const service = openGuarded((request) => (request.question === 'good' ? fine(request) : failing(failure)))
  for (let index = 0; index < breakerLimits.failures; index++) expect(await service.fault(`Q${index}`)).toBe(fault)
  expect(service.guard.outage({ question: 'good' })).toBeUndefined()
  expect(await service.ask('good')).toHaveLength(2)
})

test('a known answer is given while the service rests', async () => {
  const { ask, fault, guard } = openGuarded((request) =>
    request.question === 'good' ? fine(request) : failing(new CompletionFailure('malformed')),
  )
  await ask('good')
  for (let index = 0; index < breakerLimits.failures; index++) await fault(`Q${index}`)
  expect([guard.outage({ question: 'good' }), guard.outage({ question: 'other' })]).toEqual([undefined, 'resting'])
  expect(await ask('good')).toHaveLength(2)
})

test('a service that breaks off in the middle of its answers is left alone too', async () => {
  const { fault, guard } = openGuarded(async function* () {
    yield { kind: 'text', text: 'Well' }
    throw new CompletionFailure('broken')
  })
  for (let index = 0; index < breakerLimits.failures; index++) await fault(`Q${index}`)
  expect(guard.outage({ question: 'Q' })).toBe('resting')
})

test('when the visitor leaves whose question tries the service, the next question tries it', async () => {
  const { ask, fault, calls, clock } = openGuarded((request) => {
    if (request.question === 'left') return hanging(request)
    return request.question === 'good' ? fine(request) : failing(new CompletionFailure('malformed'))
  })
  for (let index = 0; index < breakerLimits.failures; index++) await fault(`Q${index}`)
  clock.advance(breakerLimits.restMs)
  const controller = new AbortController()
  const left = fault('left', controller.signal)
  await until(() => expect(calls).toContain('left'))
  expect(await fault('good')).toBe('resting')
  controller.abort('left')
  expect(await left).toBe('left')
  expect(await ask('good')).toHaveLength(2)
})
