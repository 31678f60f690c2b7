import { expect, test } from 'vitest'
import { CompletionFailure, type CompletionRequest } from '#server/questions/ai/completion.ts'
import { end, failing, fine, hanging, openGuarded } from '#server/testing/guarded-service.ts'
import { until } from '#server/testing/until.ts'

test('an answer passes as it is', async () => {
  const { ask, guard } = openGuarded()
  expect(guard.label).toBe('Some model')
  expect(await ask('Q')).toEqual([
    { kind: 'text', text: 'Fine: Q' },
    { ...end, tokens: 10 },
  ])
})

test('an answer that takes too long is given up, and its call ended', async () => {
  let ended = false
  const { fault, calls, clock } = openGuarded(async function* (request) {
    try {
      yield* hanging(request)
    } finally {
      ended = true
    }
  })
  const failed = fault('Q')
  await until(() => expect(calls).toHaveLength(1))
  clock.advance(20_000)
  expect(await failed).toBe('timeout')
  expect(ended).toBe(true)
  expect(calls).toHaveLength(1)
})

test('a visitor who leaves ends the call', async () => {
  const { fault, calls } = openGuarded(hanging)
  const controller = new AbortController()
  const failed = fault('Q', controller.signal)
  await until(() => expect(calls).toHaveLength(1))
  controller.abort('left')
  expect(await failed).toBe('left')
})

test('it is told how each call ended, and nothing of a visitor who left', async () => {
  const outcomes: string[] = []
  const answering = (request: CompletionRequest) => {
    if (request.question === 'left') return hanging(request)
    return request.question === 'good' ? fine(request) : failing(new CompletionFailure('malformed'))
  }
  const { ask, fault, calls } = openGuarded(answering, { ended: (outcome) => outcomes.push(outcome) })
  await ask('good')
  await fault('bad')
  const controller = new AbortController()
  const failed = fault('left', controller.signal)
  await until(() => expect(calls).toHaveLength(3))
  controller.abort('left')
  await failed
  expect(outcomes).toEqual(['answered', 'malformed'])
})
