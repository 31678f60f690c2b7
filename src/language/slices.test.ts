import { expect, test } from 'vitest'
import { atOnce, inSlices, type Steps } from '#language/slices.ts'

/** Works until it was paused this many times, by a count that a timer keeps. */
function* working(turns: { count: number }, until: number): Steps<string> {
  while (turns.count < until) yield
  return 'made'
}

test('others have their turn while work is done in slices', async () => {
  const turns = { count: 0 }
  const others = setInterval(() => (turns.count += 1))
  expect(await inSlices(working(turns, 3))).toBe('made')
  clearInterval(others)
})

test('work that fails in slices fails as it would at once', async () => {
  function* failing(): Steps<never> {
    yield
    throw new Error('no words')
  }
  await expect(inSlices(failing())).rejects.toThrow('no words')
  expect(() => atOnce(failing())).toThrow('no words')
})
