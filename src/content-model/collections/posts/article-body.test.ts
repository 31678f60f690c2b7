import { expect, test } from 'vitest'
import { bodyParts } from '#content-model/collections/posts/article-body.ts'

test.each([
  ['<p>a</p>\n<!-- features -->\n<p>b</p>', { before: '<p>a</p>\n', after: '\n<p>b</p>' }],
  ['<!-- features --><p>b</p>', { before: '', after: '<p>b</p>' }],
  ['<p>a</p>', { before: '<p>a</p>', after: '' }],
  ['', { before: '', after: '' }],
])('%j', (html, parts) => {
  expect(bodyParts(html)).toEqual(parts)
})
