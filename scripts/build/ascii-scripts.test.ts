import { expect, test } from 'vitest'
import { inAscii } from './ascii-scripts.ts'

const valueIn = (code: string): unknown => new Function(`return ${code}`)()

test.each([
  ['a string', '"it’s é — 😀"'],
  ['one with a backslash before the character', String.raw`"it\’s a \\’ and a \\\’"`],
  ['a template', `\`it’s \${1 + 1} — 😀\``],
  ['an expression', String.raw`"a’b—c\u00a0d".split(/[’–—\’ ]/)`],
  ['one of whole characters', '"a😀b".replace(/[😀-😂]/gu, "é")'],
  ['a name', '((é) => é + 1)(1)'],
  ['a key', '({ "’": 1, é: 2 })'],
])('%s means the same in ASCII', (_, code) => {
  expect(inAscii(code)).toMatch(/^[\0-\x7f]*$/)
  expect(valueIn(inAscii(code))).toEqual(valueIn(code))
})

test('a script in ASCII stays as it is', () => {
  const code = String.raw`const a = "\\n" + /\\/.source`
  expect(inAscii(code)).toBe(code)
})

test('refuses a tag that would read the escape', () => {
  expect(() => inAscii('String.raw`it’s`')).toThrow('String.raw`it’s`')
  expect(() => inAscii('pattern`|é`')).toThrow('pattern`|é`')
})
