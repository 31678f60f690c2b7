import { expect, test } from 'vitest'
import { chooseEncoding, prefersJson, rememberFew } from '#server/http/negotiation.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br ; q=0.9 , gzip;q=0.8', 'br'],
  ['br;Q=0.1, gzip;q=0.2', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['*', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=2, gzip;q=0.1', 'gzip'],
  ['br;q=banana', 'identity'],
  ['deflate, zstd', 'identity'],
  [',,;q=1, gzip', 'gzip'],
  ['brotli', 'identity'],
  ['br;q =0.5, gzip;q=0.8', 'gzip'],
  ['br;q = 0.9, gzip;q=0.8', 'br'],
  ['br;qs=0, gzip;q=0.5', 'br'],
  ['br;q=0.55, gzip;q=0.1', 'br'],
  ['br;q=1, gzip;q=0.5', 'br'],
  ['br;q=1.000, gzip;q=0.5', 'br'],
  ['br;q=1.5, gzip;q=0.1', 'gzip'],
  ['br;q=10.5, gzip;q=0.1', 'gzip'],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['application/json', true],
  ['application/json, text/plain, */*', true],
  ['Application/JSON;q=0.9, text/html;q=0.8', true],
  ['application/json;q=0.5, text/html', false],
  ['application/json, text/html', false],
  ['application/json;q=0', false],
  ['application/json;q=0, */*', false],
  ['', false],
  [null, false],
  ['*/*;q=0.1', false],
  ['*/*, application/json;q=0.1', false],
  ['application/*', true],
  ['application/*, */*', true],
  ['application/json;q=0.5, */*;q=0.5', true],
  ['application/json, text/*', true],
  ['application/*, text/html', false],
  ['text/*;q=0.5, */*;q=0.8', true],
  ['text/html;q=0, */*', true],
  ['text/html;level=1, text/html;q=0.3, application/json;q=0.5', true],
  ['text/html;q=0.3, text/html;level=1, application/json;q=0.5', true],
  ['application/json;charset=utf-8', true],
  ['text/plain;x="a, application/json", text/html', false],
  ['application/json;q=banana, text/html;q=0.1', false],
  ['application/json;q=0, text/*;q=0', false],
  ['application/json;freq=0.1, text/html;q=0.5', true],
  ['text/html;q=0.3, text/html;level=1;q=0.9, application/json;q=0.5', true],
  [', text/html;q=0.5', false],
  ['text/plain;x="a, application/json, b", text/html;q=0.5', false],
  ['text/plain;x="a\\", application/json, b", text/html;q=0.5', false],
  ['text/html;q=0.5;x="a, application/json', false],
  ['application/jsonp', false],
  ['application/json-seq, text/html', false],
  ['application/"x"json, text/html;q=0.5', false],
])('Accept %j prefers JSON: %s', (header, json) => {
  expect(prefersJson(header)).toBe(json)
})

test('a header that comes again is not read again, while short ones are few', () => {
  const read: string[] = []
  const length = rememberFew(
    (header) => {
      read.push(header)
      return header.length
    },
    2,
    4,
  )
  for (const header of ['gzip', 'brotli', 'br', 'zstd']) {
    expect([length(header), length(header)]).toEqual([header.length, header.length])
  }
  // Too long to be kept, and one too many.
  expect(read).toEqual(['gzip', 'brotli', 'brotli', 'br', 'zstd', 'zstd'])
})
