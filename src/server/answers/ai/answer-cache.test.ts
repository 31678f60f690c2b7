import { expect, test } from 'vitest'
import { cacheLimits, createAnswerCache } from '#server/answers/ai/answer-cache.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'

const answer = [{ kind: 'text', text: 'Fine.' }] as const

test('an answer is kept for ten minutes from when it was given, however often it is asked for', () => {
  const clock = createFakeClock()
  const cache = createAnswerCache(clock)
  cache.set('Q', answer)
  clock.advance(cacheLimits.keptMs - 1)
  expect(cache.get('Q')).toBe(answer)
  clock.advance(1)
  expect(cache.get('Q')).toBeUndefined()
})

test('two hundred answers are kept, and the next takes the place of the one asked for longest ago', () => {
  const cache = createAnswerCache(createFakeClock())
  for (let number = 0; number < cacheLimits.answers; number++) cache.set(`Q${number}`, answer)
  expect(cache.get('Q0')).toBe(answer)
  cache.set('one more', answer)
  expect([cache.get('Q0'), cache.get('Q1'), cache.get('one more')]).toEqual([answer, undefined, answer])
})
