import { expect, test } from 'vitest'
import { oneLine } from './carried-result.ts'

test('what is copied is one line with single spaces', () => {
  expect(oneLine('One.\n\nTwo.  Three.')).toBe('One. Two. Three.')
})
