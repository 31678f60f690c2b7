import { expect, test } from 'vitest'
import { pathOf, queryOf, tidyPath } from '#server/web/http/request-path.ts'

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/contact//', '/contact//'],
  ['//', '//'],
  ['/contact/?a=/b/', '/contact'],
  ['/archive/tom%C3%A1s', '/archive/tomás'],
  ['/blog-details%2F1', '/blog-details%2F1'],
  ['http://localhost:4321/contact?x', '/contact'],
  ['http://localhost:4321', '/'],
  ['?a=b', '/'],
  ['/%', undefined],
  ['/%E0%A4%A', undefined],
  ['/%ff', undefined],
])('%s is the page %s', (target, path) => {
  expect(pathOf(target)).toBe(path)
})

test('the query keeps its question mark', () => {
  expect(queryOf('/terms?utm=a?b')).toBe('?utm=a?b')
  expect(queryOf('/terms')).toBe('')
})

test.each([
  ['/', '/'],
  ['//', '/'],
  ['///', '/'],
  ['/contact', '/contact'],
  ['//contact', '/contact'],
  ['/contact//', '/contact'],
  ['/\\contact\\', '/contact'],
  ['/./contact/.', '/contact'],
  ['/a/../contact', '/contact'],
  ['/../../contact', '/contact'],
  ['//evil.example/contact', '/evil.example/contact'],
  ['/\\/evil.example', '/evil.example'],
  ['/%2Fcontact', '/%252Fcontact'],
  ['/%63ontact', '/%2563ontact'],
  ['/contact ', '/contact%20'],
  ['/con\tact\0', '/con%09act%00'],
  ['ftp:///', 'ftp:///'],
])('%s means %s', (path, meant) => {
  expect(tidyPath(path)).toBe(meant)
})
