import { expect, test } from 'vitest'
import { redactConsoleArgs } from '#server/platform/log.ts'

test('of an error, its kind and its places remain', () => {
  const error = new TypeError('cannot joke about "secret words"\n    at the secret office')
  const { kind, stack } = redactConsoleArgs(['Could not render %s', 'http://x/search?q=secret', error])
  expect(kind).toBe('TypeError')
  expect(stack).toContain('redact-console-args.test.ts')
  expect(stack).not.toContain('secret')
})

test('of text with a stack in it, too', () => {
  const printed =
    '12:00:01 [ERROR] Could not render /?q=secret\nRangeError: secret\n    at render (file:///dist/a.mjs:1:2)'
  expect(redactConsoleArgs([printed])).toEqual({ kind: 'RangeError', stack: '    at render (file:///dist/a.mjs:1:2)' })
})

test('of words alone, nothing', () => {
  expect(redactConsoleArgs(['secret', { secret: 1 }, null])).toEqual({ stack: '' })
})
