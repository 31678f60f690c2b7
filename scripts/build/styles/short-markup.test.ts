import { expect, test } from 'vitest'
import { shortMarkup } from './short-markup.ts'

test('a shape ends itself', () => {
  expect(shortMarkup('<svg><path d="M0 0"></path><circle r="1"></circle></svg>')).toBe(
    '<svg><path d="M0 0"/><circle r="1"/></svg>',
  )
})

test('what an island is given stands in single quotes', () => {
  expect(shortMarkup('<i data-props="{&quot;a&quot;:&quot;b &amp; c&quot;}">')).toBe(
    `<i data-props='{"a":"b &amp; c"}'>`,
  )
})

test('but for what has such a quote', () => {
  const html = `<i data-props="{&quot;a&quot;:&quot;it's&quot;}">`
  expect(shortMarkup(html)).toBe(html)
})
