import { expect, test } from 'vitest'
import { mayReadMetrics } from '#desk/screens/health/metrics-access.ts'

const token = 'a-token-of-enough-letters'
const bearer = (given: string) => ({ host: 'site:4322', authorization: `Bearer ${given}` })

test.each([
  ['from this machine', true, '127.0.0.1', { host: 'localhost:4322' }, undefined],
  ['from this machine by IPv6', true, '::1', { host: '[::1]:4322' }, undefined],
  [
    'through a proxy on this machine',
    false,
    '127.0.0.1',
    { host: '127.0.0.1:4322', 'x-forwarded-for': '203.0.113.7' },
    undefined,
  ],
  ['by another name, as a page elsewhere might', false, '127.0.0.1', { host: 'evil.example' }, undefined],
  ['from another machine', false, '203.0.113.7', { host: 'localhost:4322' }, undefined],
  ['from another machine with the token', true, '203.0.113.7', bearer(token), token],
  ['with a wrong token', false, '127.0.0.1', bearer('b-token-of-enough-letters'), token],
  ['with a token where none is set', false, '127.0.0.1', bearer(token), undefined],
])('metrics asked for %s: %s', (_case, may, address, headers, metricsToken) => {
  expect(mayReadMetrics({ address, headers }, { metricsToken, deskUrl: undefined })).toBe(may)
})

test('behind a proxy that adds no header the token alone counts', () => {
  const settings = { metricsToken: token, deskUrl: 'https://desk.deadpan.example' }
  const mayRead = (headers: Record<string, string>) => mayReadMetrics({ address: '127.0.0.1', headers }, settings)
  expect([mayRead({ host: '127.0.0.1:4322' }), mayRead(bearer(token))]).toEqual([false, true])
})
