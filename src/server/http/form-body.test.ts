import { expect, test } from 'vitest'
import { checkFormBody } from '#server/http/form-body.ts'

test.each([
  '',
  'a=b',
  'a=b&c',
  'name=Jos%C3%A9+Mar%C3%ADa',
  'name=José',
  'help=100%25',
  'help=%00%0D%0A',
  '&&==',
  '%F0%9F%98%90=1',
])('%j can be read', (body) => {
  const bytes = Buffer.from(body)
  expect(checkFormBody(bytes)).toBe(bytes)
})

test.each([
  ['a lone percent sign', 'help=100%'],
  ['half an escape', 'help=%4'],
  ['no hexadecimal', 'help=%zz'],
  ['in a name', '%zz=1'],
  ['Latin-1', 'name=Jos%E9'],
  ['an overlong form', 'name=%C0%AF'],
  ['a surrogate', 'name=%ED%A0%80'],
  ['a character cut in two', 'name=%C3&help=%A9'],
])('%s can not', (_what, body) => {
  expect(() => checkFormBody(Buffer.from(body))).toThrow(expect.objectContaining({ statusCode: 400 }))
})

test('raw bytes that are no UTF-8 can not', () => {
  expect(() => checkFormBody(Buffer.from([0x61, 0x3d, 0xff]))).toThrow(expect.objectContaining({ statusCode: 400 }))
})

test('a thousand fields can be read, and not one more', () => {
  expect(() => checkFormBody(Buffer.from(Array(1_000).fill('a').join('&')))).not.toThrow()
  expect(() => checkFormBody(Buffer.from(Array(1_001).fill('a').join('&')))).toThrow(
    expect.objectContaining({ statusCode: 413 }),
  )
})
