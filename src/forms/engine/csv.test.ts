import { expect, test } from 'vitest'
import { toCsv } from '#forms/engine/csv.ts'

test.each([
  ['plain', 'plain'],
  ['', ''],
  [undefined, ''],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' padded ', '" padded "'],
  ['=1+1', "'=1+1"],
  ['+1 555 0100', "'+1 555 0100"],
  ['-1', "'-1"],
  ['@sum(a1)', "'@sum(a1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1', "'＝1"],
  ['=cmd|"/c calc"!A1', '"\'=cmd|""/c calc""!A1"'],
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
  ['1=1', '1=1'],
  ['ada@example.com', 'ada@example.com'],
  ['李小龍 😐', '李小龍 😐'],
])('writes %j as %j', (cell, written) => {
  expect(toCsv([[cell]])).toBe(`${written}\r\n`)
})

test('ends every row with CRLF', () => {
  expect(toCsv([['a', 'b'], ['c'], []])).toBe('a,b\r\nc\r\n\r\n')
})
