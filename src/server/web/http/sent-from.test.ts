import { expect, test } from 'vitest'
import { sentFrom } from '#server/web/http/sent-from.ts'

const publicUrl = 'https://deadpan.example'
const hosts = ['127.0.0.1:4321', undefined]

test.each([
  ['https://deadpan.example/pricing-table', '/pricing-table'],
  ['https://deadpan.example/pricing-table/?q=ada@example.com#x', '/pricing-table'],
  ['https://deadpan.example', '/'],
  ['http://127.0.0.1:4321/contact', '/contact'],
  ['https://127.0.0.1:4321/contact', '/contact'],
])('a form on %s was sent from %s', (referer, path) => {
  expect(sentFrom(referer, hosts, publicUrl)).toBe(path)
})

test.each([
  undefined,
  '',
  'about:blank',
  '/contact',
  'https://elsewhere.example/contact',
  'https://deadpan.example.elsewhere.example/contact',
  'http://127.0.0.1/contact',
  'android-app://deadpan.example/contact',
  'https://deadpan.example/ada@example.com',
  'https://deadpan.example/%3Cscript%3E',
  `https://deadpan.example/${'x'.repeat(200)}`,
])('of %s nothing is kept', (referer) => {
  expect(sentFrom(referer, hosts, publicUrl)).toBeUndefined()
})
