import { expect, test } from 'vitest'
import { isOwnPost } from '#server/web/http/cross-site.ts'

const own = 'https://deadpan.example'

test.each([
  // Sec-Fetch-Site, Origin, Host, passes
  ['same-origin', own, 'deadpan.example', true],
  ['same-origin', 'null', 'deadpan.example', true],
  ['none', undefined, 'deadpan.example', true],
  ['Same-Origin', undefined, 'deadpan.example', true],
  ['cross-site', own, 'deadpan.example', false],
  ['cross-site', 'null', 'deadpan.example', false],
  ['cross-site', undefined, 'deadpan.example', false],
  ['same-site', 'https://shop.deadpan.example', 'deadpan.example', false],
  ['same-site', own, 'deadpan.example', true],
  ['same-site', 'null', 'deadpan.example', false],
  [undefined, undefined, 'deadpan.example', true],
  [undefined, '', 'deadpan.example', true],
  [undefined, 'null', 'deadpan.example', true],
  [undefined, own, 'deadpan.example', true],
  [undefined, own, '10.0.0.7:4321', true],
  [undefined, 'https://DEADPAN.example:443', '10.0.0.7:4321', true],
  [undefined, 'http://localhost:4321', 'localhost:4321', true],
  [undefined, 'http://127.0.0.1:4321', '127.0.0.1:4321', true],
  [undefined, 'http://[::1]:4321', '[::1]:4321', true],
  [undefined, 'https://other-name.example', 'other-name.example', true],
  [undefined, 'https://other-name.example', 'other-name.example:443', true],
  [undefined, 'http://localhost:9999', 'localhost:4321', false],
  [undefined, 'https://evil.example', 'deadpan.example', false],
  [undefined, 'https://deadpan.example.evil.example', 'deadpan.example', false],
  [undefined, 'garbage', 'deadpan.example', false],
  [undefined, 'file://', 'deadpan.example', false],
  [undefined, 'chrome-extension://abc', 'abc', false],
  [undefined, 'https://evil.example', undefined, false],
  ['unheard-of', 'https://evil.example', 'deadpan.example', false],
  ['unheard-of', own, 'deadpan.example', true],
])('Sec-Fetch-Site %s, Origin %s, Host %s: %s', (secFetchSite, origin, host, passes) => {
  expect(isOwnPost({ secFetchSite, origin, hosts: [host] }, own)).toBe(passes)
})

test('a host that a trusted proxy forwarded counts', () => {
  const post = { secFetchSite: undefined, origin: 'https://www.deadpan.example' }
  expect(isOwnPost({ ...post, hosts: ['10.0.0.7:4321', 'www.deadpan.example'] }, own)).toBe(true)
})
