import { expect, test, vi } from 'vitest'
import { sameEverywhere } from './same-everywhere.ts'

test('makes each part once', async () => {
  vi.stubEnv('PROD', true)
  const make = vi.fn(async () => '<p>a</p>')
  expect(await sameEverywhere('a', make)).toBe('<p>a</p>')
  expect(await sameEverywhere('a', make)).toBe('<p>a</p>')
  expect(await sameEverywhere('b', async () => '<p>b</p>')).toBe('<p>b</p>')
  expect(make).toHaveBeenCalledTimes(1)
})

test('makes it anew in development', async () => {
  vi.stubEnv('PROD', false)
  const make = vi.fn(async () => '<p>c</p>')
  await sameEverywhere('c', make)
  await sameEverywhere('c', make)
  expect(make).toHaveBeenCalledTimes(2)
})
