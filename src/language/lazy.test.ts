import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('what is made once is handed out from then on, to those who ask at once too', async () => {
  let made = 0
  const get = lazy(async () => ++made)
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
  expect(await get()).toBe(1)
})

test('a failure goes to those who waited for it, and the next call tries again', async () => {
  const tries = [Promise.reject(new Error('EMFILE')), Promise.resolve('made')]
  const get = lazy(() => tries.shift() ?? Promise.resolve('made again'))
  const waiting = [get(), get()]
  for (const one of waiting) await expect(one).rejects.toThrow('EMFILE')
  expect(await get()).toBe('made')
  expect(await get()).toBe('made')
})
