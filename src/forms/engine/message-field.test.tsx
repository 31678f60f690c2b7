// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { MessageField } from '#forms/engine/message-field.tsx'

afterEach(cleanup)

function shown(value: string, error?: string) {
  const { container } = render(<MessageField name="help" label="Help" value={value} error={error} readOnly />)
  return {
    field: screen.getByLabelText('Help'),
    count: container.querySelector('#help-limit')?.textContent,
    announced: screen.getByRole('status').textContent,
  }
}

test.each([
  [0, '', ''],
  [4_499, '', ''],
  [4_500, '500 characters left', 'At most 500 characters left'],
  [4_501, '499 characters left', 'At most 500 characters left'],
  [4_899, '101 characters left', 'At most 500 characters left'],
  [4_900, '100 characters left', 'At most 100 characters left'],
  [4_999, '1 character left', 'At most 20 characters left'],
  [5_000, '0 characters left', '0 characters left'],
  [5_001, '1 character too many', 'Too long'],
  [6_200, '1,200 characters too many', 'Too long'],
])('%i characters show %j and announce %j', (typed, count, announced) => {
  expect(shown('笑'.repeat(typed))).toMatchObject({ count, announced })
})

test('space around a message does not count', () => {
  expect(shown(`  ${'x'.repeat(4_600)}\n`).count).toBe('400 characters left')
})

test('the count describes the field, until something is wrong with it', () => {
  expect(shown('x'.repeat(4_999)).field.getAttribute('aria-describedby')).toBe('help-limit')
  cleanup()
  expect(shown('x'.repeat(5_001), 'Too long').field.getAttribute('aria-describedby')).toBe('help-error')
})

test('nothing pasted is cut off', () => {
  expect(shown('').field.hasAttribute('maxlength')).toBe(false)
})

test('the server’s page says the limit in words', () => {
  const html = renderToString(<MessageField name="help" label="Help" value="" readOnly />)
  expect(html).toContain('5,000 characters at most')
})
