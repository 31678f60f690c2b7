import { expect, test } from 'vitest'
import { type DeskAddress, deskOrigin, refusalOf } from '#desk/auth/own-requests.ts'

const local: DeskAddress = { host: '127.0.0.1', port: 4322, url: undefined }
const proxied: DeskAddress = { ...local, url: 'https://desk.deadpan.example' }
const here = { host: '127.0.0.1:4322' }

test.each([
  ['its address', local, '127.0.0.1:4322', undefined],
  ['localhost', local, 'LOCALHOST:4322', undefined],
  ['IPv6', local, '[::1]:4322', undefined],
  ['no name', local, undefined, 421],
  ['another port', local, '127.0.0.1:4321', 421],
  ['a name of somebody else that leads here', local, 'evil.example:4322', 421],
  ['the name behind a proxy that is not set', local, 'desk.deadpan.example', 421],
  ['the name behind a proxy', proxied, 'desk.deadpan.example', undefined],
  ['the address, though there is a proxy', proxied, '127.0.0.1:4322', undefined],
])('a request by %s is answered as it should be', (_what, address, host, status) => {
  expect(refusalOf('GET', { host }, address)?.status).toBe(status)
})

test.each(['iframe', 'frame', 'embed', 'object'])('the desk is not shown in a frame (%s)', (dest) => {
  expect(refusalOf('GET', { ...here, 'sec-fetch-dest': dest }, local)?.status).toBe(403)
})

test.each([
  ['its own page', { origin: 'http://127.0.0.1:4322', 'sec-fetch-site': 'same-origin' }, undefined],
  ['its own page in a browser that says little', { origin: 'http://127.0.0.1:4322' }, undefined],
  ['its own page without an origin', { 'sec-fetch-site': 'same-origin' }, undefined],
  ['the public site on the same machine', { origin: 'http://127.0.0.1:4321', 'sec-fetch-site': 'same-site' }, 403],
  ['the public site in an old browser', { origin: 'http://127.0.0.1:4321' }, 403],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['a page that hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['an origin that contradicts itself', { origin: 'http://127.0.0.1:4322', 'sec-fetch-site': 'cross-site' }, 403],
  ['nobody knows where', {}, 403],
])('a post from %s is read or refused', (_what, headers, status) => {
  expect(refusalOf('POST', { ...here, ...headers }, local)?.status).toBe(status)
})

test('a post from the address behind a proxy is read', () => {
  const headers = { host: 'desk.deadpan.example', origin: 'https://desk.deadpan.example' }
  expect(refusalOf('POST', headers, proxied)).toBeUndefined()
})

test.each([
  [local, 'http://127.0.0.1:4322'],
  [{ ...local, host: '0.0.0.0' }, 'http://127.0.0.1:4322'],
  [{ ...local, host: '::1' }, 'http://[::1]:4322'],
  [proxied, 'https://desk.deadpan.example'],
])('links begin with an address that a browser can open', (address, origin) => {
  expect(deskOrigin(address)).toBe(origin)
})
