import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { codePointsIn, lettersOf, rangesOf, siteFont } from './site-font.ts'

test('a letter that is new in a text is one of the letters, and what only a test spells is not', () => {
  const source = mkdtempSync(join(tmpdir(), 'deadpan-letters-'))
  onTestFinished(() => rmSync(source, { recursive: true }))
  writeFileSync(join(source, 'post.md'), 'A post by Łucja.')
  writeFileSync(join(source, 'name.test.ts'), 'Ødegård')
  const letters = lettersOf(source)
  expect(letters).toContain('Ł')
  expect(letters).not.toContain('Ø')
})

test('a letter that only an example has is none of them', () => {
  const source = mkdtempSync(join(tmpdir(), 'deadpan-letters-'))
  onTestFinished(() => rmSync(source, { recursive: true }))
  mkdirSync(join(source, 'content', 'examples'), { recursive: true })
  writeFileSync(join(source, 'content', 'examples', 'oven.yaml'), 'Preheat to 400°.')
  expect(lettersOf(source)).not.toContain('°')
})

test('what people type is among the letters, and what keeps words together; what programmers type is not', () => {
  expect([...'{<\\^'].filter((letter) => lettersOf('src/styles').has(letter))).toEqual([])
  expect([...'azAZ09@_+#*\u00a0\u2060'].filter((letter) => !lettersOf('src/styles').has(letter))).toEqual([])
})

test('code points become ranges and ranges code points', () => {
  expect(rangesOf([0x41, 0x43, 0x42, 0x2014])).toEqual(['U+0041-0043', 'U+2014'])
  expect(codePointsIn('U+0041-0043, U+2014')).toEqual([0x41, 0x42, 0x43, 0x2014])
})

test('the letters of the site are one face without a range, and no other face is fetched for one of them', async () => {
  const { own, foreign } = await siteFont()
  expect(own.unicodeRange).toBeUndefined()
  const others = new Set(foreign.flatMap(({ unicodeRange = [] }) => codePointsIn(unicodeRange.join(','))))
  expect([...lettersOf('src')].filter((letter) => others.has(letter.codePointAt(0) ?? 0))).toEqual([])
  expect([...'éß¿Łő'].filter((letter) => !others.has(letter.codePointAt(0) ?? 0))).toEqual([])
})
