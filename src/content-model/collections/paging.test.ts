import { expect, test } from 'vitest'
import { pageAddress, pageDescription, pagesOf } from '#content-model/collections/paging.ts'

const list = (length: number) => Array.from({ length }, (_, index) => index + 1)

test.each([
  [16, 6, [6, 6, 4]],
  [16, 8, [8, 8]],
  [6, 6, [6]],
  [7, 6, [6, 1]],
  [0, 6, [0]],
])('%d items, %d a page', (length, size, lengths) => {
  const pages = pagesOf(list(length), size)
  expect(pages.map(({ items }) => items.length)).toEqual(lengths)
  expect(pages.map(({ number }) => number)).toEqual(list(lengths.length))
  expect(pages.flatMap(({ items }) => items)).toEqual(list(length))
})

test.each([
  ['/project-width-one', 1, '/project-width-one'],
  ['/project-width-one', 3, '/project-width-one/3'],
  ['/blog-grid/', 1, '/blog-grid/'],
  ['/blog-grid/', 2, '/blog-grid/2'],
])('page %2$d of %1$s', (address, number, expected) => {
  expect(pageAddress(address, number)).toBe(expected)
})

test('a page after the first says which it is', () => {
  expect([1, 2].map((number) => pageDescription('Essays.', number))).toEqual(['Essays.', 'Essays. Page 2.'])
})
