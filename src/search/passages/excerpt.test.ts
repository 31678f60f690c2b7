import { expect, test } from 'vitest'
import { excerpt } from '#search/passages/excerpt.ts'

/** Matches the words `duck` and `toner` in any case. */
const seek = (word: string) => ['duck', 'toner'].find((each) => each === word.toLowerCase())
/** The excerpt as text, with brackets around matches. */
const shown = (text: string) =>
  excerpt(text, seek)
    .map(({ text: piece, match }) => (match ? `[${piece}]` : piece))
    .join('')

const words = (count: number, name = 'w') => Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ')

test.each([
  ['', ''],
  ['Nothing here.', 'Nothing here.'],
  ['A duck.', 'A [duck].'],
  ['Duck', '[Duck]'],
  ['Duck, toner', '[Duck], [toner]'],
  ['Duck toner duck.', '[Duck toner duck].'],
  ['Duck\ntoner', '[Duck toner]'],
  ['One duck  toner', 'One [duck]  [toner]'],
  ['Duck’s and ducks', 'Duck’s and ducks'],
  ['“Duck!”', '“[Duck]!”'],
])('of %j it shows %j', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test('no piece is empty', () => {
  expect(excerpt('Duck', seek)).toEqual([{ text: 'Duck', match: true }])
  expect(excerpt('Duck, toner', seek)).toEqual([
    { text: 'Duck', match: true },
    { text: ', ', match: false },
    { text: 'toner', match: true },
  ])
  expect(excerpt('', seek)).toEqual([])
})

test('text of 28 words is shown whole, of longer text so many words', () => {
  expect(shown(`${words(28)}.`)).toBe(`${words(28)}.`)
  expect(shown(`${words(29)}.`)).toBe(`${words(28)} …`)
})

test('six words are shown before the first match, and what is left out is marked', () => {
  expect(shown(`${words(6)} duck.`)).toBe(`${words(6)} [duck].`)
  expect(shown(`gone ${words(6)} duck.`)).toBe(`… ${words(6)} [duck].`)
  expect(shown(`gone ${words(6)} duck ${words(21, 'x')} cut.`)).toBe(`… ${words(6)} [duck] ${words(21, 'x')} …`)
  expect(shown(`gone ${words(6)} duck ${words(21, 'x')}.`)).toBe(`… ${words(6)} [duck] ${words(21, 'x')}.`)
})

test('it is cut at spaces alone', () => {
  expect(shown(`${words(27)} load-bearing mast`)).toBe(`${words(27)} …`)
  expect(shown(`much-loved ${words(5)} duck ${words(20, 'x')} load-bearing`)).toBe(
    `much-loved ${words(5)} [duck] ${words(20, 'x')} …`,
  )
  expect(shown(`gone, much-loved ${words(5)} duck.`)).toBe(`… much-loved ${words(5)} [duck].`)
  expect(shown(`gone a ${words(5)} duck ${words(21, 'x')} b c`)).toBe(`… a ${words(5)} [duck] ${words(21, 'x')} …`)
})

test('of several places the one with most of what is sought is shown, and of equal ones the first', () => {
  const far = words(40)
  expect(shown(`Duck duck ${far} duck toner`)).toBe('… w34 w35 w36 w37 w38 w39 [duck toner]')
  expect(shown(`Duck ${far} toner`)).toMatch(/^\[Duck\] w0 /)
  expect(shown(`Duck toner ${far} duck toner`)).toMatch(/^\[Duck toner\] w0 /)
})
