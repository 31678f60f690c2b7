import { expect, test } from 'vitest'
import { CompletionFailure } from '#server/questions/ai/completion.ts'
import { failing, fine, openGuarded } from '#server/testing/guarded-service.ts'

test('the same question is put to the service once in ten minutes', async () => {
  const { ask, calls, clock } = openGuarded()
  expect(await ask('Q')).toEqual(await ask('Q'))
  expect(calls).toEqual(['Q'])
  clock.advance(599_999)
  await ask('Q')
  expect(calls).toHaveLength(1)
  clock.advance(1)
  await ask('Q')
  expect(calls).toHaveLength(2)
})

test('an answer that failed or was left half-way is not kept', async () => {
  const { ask, fault, guard, calls } = openGuarded((request, call) =>
    call === 1 ? failing(new CompletionFailure('malformed')) : fine(request),
  )
  expect(await fault('Q')).toBe('malformed')
  for await (const _ of guard.complete({ question: 'Q', stream: true, signal: new AbortController().signal })) break
  await ask('Q')
  expect(calls).toHaveLength(3)
})
