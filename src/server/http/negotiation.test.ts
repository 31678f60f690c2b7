import { expect, test } from 'vitest'
import { chooseEncoding, prefersJson } from '#server/http/negotiation.ts'

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
  ['application/jsonp', false],
  ['application/json-seq, text/html', false],
])('Accept %j prefers JSON: %s', (header, json) => {
  expect(prefersJson(header)).toBe(json)
})
