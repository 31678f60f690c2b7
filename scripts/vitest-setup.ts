import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * An unexpected console.error is a failure: React reports broken markup and unhandled updates this way.
 * A test that expects one mocks it: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const said: unknown[][] = []

beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    said.push(words)
  })
})

afterEach(() => {
  expect(said, 'console.error was called').toEqual([])
})

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
