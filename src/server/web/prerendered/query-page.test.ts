import { expect, test } from 'vitest'
import { queryPagePath } from '#server/web/prerendered/query-page.ts'

test.each([
  ['/examples', '', undefined],
  ['/examples', '?channel=&audience=&dryness=', undefined],
  ['/examples', '?utm_source=letter', undefined],
  ['/examples', '?channel=sign', '/asked/examples'],
  ['/examples', '?channel=&page=2', '/asked/examples'],
  ['/examples/page/2', '?channel=sign', undefined],
  ['/examples/parking', '?dryness=arid', '/asked/examples/parking'],
  ['/examples/parking', '?dryness=wet', undefined],
  ['/examples-of-it', '?dryness=arid', undefined],
  ['/blog-grid', '?channel=sign', undefined],
])('%s%s is rendered at %s', (path, query, rendered) => {
  expect(queryPagePath(path, query)).toBe(rendered)
})
