import { expect, test } from 'vitest'
import { securityText } from './security-text.ts'

const now = new Date('2026-11-22T09:00:00.123Z')
const text = securityText({ contact: 'mailto:dot@deadpan.example', siteUrl: 'https://deadpan.example', now })

test('security.txt has its fields once each, on lines that end as RFC 9116 has them', () => {
  expect(text.split('\r\n')).toEqual([
    'Contact: mailto:dot@deadpan.example',
    'Expires: 2027-11-21T09:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://deadpan.example/.well-known/security.txt',
    '',
  ])
})

test('security.txt holds for less than a year', () => {
  const [, expires = ''] = /^Expires: (.*)\r$/m.exec(text) ?? []
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})
