import { expect, test } from 'vitest'
import { shippedOnly } from '#content-model/testing/shipped-only.ts'
import { readReadme, withSettings } from './readme.ts'

shippedOnly('the README lists every setting as the server reads it (npm run fix rewrites the table)', () => {
  expect(readReadme()).toBe(withSettings(readReadme()))
})

test('a README without its marks is not guessed at', () => {
  expect(() => withSettings('# Deadpan')).toThrow('has lost the lines')
})
