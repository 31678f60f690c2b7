import { expect, test } from 'vitest'
import { happenings } from '../happenings.ts'
import { neededWords } from './needed-words.ts'

test.each<[string, readonly string[] | undefined]>([
  ['please (?:sign|initial) the {np}', ['please ']],
  ['{np} (?:opens|closes)(?: early)?', ['opens', 'closes']],
  ['(?:please )?mute', ['mute']],
  ['ideas? (?!for)welcome', ['welcome']],
  ['(?:the )?{np}{tail}', undefined],
  ['[a-z]+ again|once more', [' again', 'once more']],
])('an expression %j cannot do without %j', (expression, needed) => {
  expect(neededWords(expression)).toEqual(needed)
})

test('every sentence that a frame holds has a text that its expression needs', () => {
  for (const { frame } of happenings) {
    for (const sentence of frame.fits) {
      const isPossible = frame.is.some(
        (expression) => neededWords(expression)?.some((text) => sentence.toLowerCase().includes(text)) ?? true,
      )
      expect(isPossible, sentence).toBe(true)
    }
  }
})
