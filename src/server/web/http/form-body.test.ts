import { expect, test } from 'vitest'
import { decodeForm } from '#server/web/http/form-body.ts'

test.each([
  ['', []],
  ['a=b', [['a', 'b']]],
  [
    'a=b&c',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['name=Jos%C3%A9+Mar%C3%ADa', [['name', 'José María']]],
  ['name=José', [['name', 'José']]],
  ['help=1%2B1=2', [['help', '1+1=2']]],
  ['help=100%25', [['help', '100%']]],
  ['help=%00%0D%0A', [['help', '\0\r\n']]],
  ['&&==', [['', '=']]],
  ['%F0%9F%98%90=1', [['😐', '1']]],
])('%j is read as browsers mean it', (body, fields) => {
  expect([...decodeForm(Buffer.from(body))]).toEqual(fields)
  expect([...new URLSearchParams(body)]).toEqual(fields)
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
  expect(() => decodeForm(Buffer.from(body))).toThrow(expect.objectContaining({ statusCode: 400 }))
})

test('raw bytes that are no UTF-8 can not', () => {
  expect(() => decodeForm(Buffer.from([0x61, 0x3d, 0xff]))).toThrow(expect.objectContaining({ statusCode: 400 }))
})

test('a thousand fields can be read, and not one more', () => {
  expect(() => decodeForm(Buffer.from(Array(1_000).fill('a').join('&')))).not.toThrow()
  expect(() => decodeForm(Buffer.from(Array(1_001).fill('a').join('&')))).toThrow(
    expect.objectContaining({ statusCode: 413 }),
  )
})
