import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paragraphsOf } from './pieces.ts'
import { slice } from './range.ts'
import { sentencesOf } from './sentences.ts'

const written = fc.string({ unit: fc.constantFrom('a', 'B', '. ', '!', ' ', '\n', '\r\n', '\n\n', '“', '”', '😐') })

test('every character is shown once and in order, but for the empty lines between paragraphs', () => {
  fc.assert(
    fc.property(written, fc.nat(), fc.nat(), (text, from, to) => {
      const [start = 0, end = 0] = [from % (text.length + 1), to % (text.length + 1)].sort((a, b) => a - b)
      const mark = { start, end }
      let at = 0
      let marked = ''
      for (const { range, runs } of paragraphsOf(text, sentencesOf(text), mark)) {
        expect(text.slice(at, range.start).trim()).toBe('')
        const pieces = runs.flatMap((run) => run.pieces)
        expect(pieces.map((piece) => slice(text, piece.range)).join('')).toBe(slice(text, range))
        marked += pieces.map((piece) => (piece.isMarked ? slice(text, piece.range) : '')).join('')
        at = range.end
      }
      expect(text.slice(at).trim()).toBe('')
      expect(marked.replace(/\s/g, '')).toBe(slice(text, mark).replace(/\s/g, ''))
    }),
  )
})

test('every sentence is one run with its number', () => {
  fc.assert(
    fc.property(written, (text) => {
      const sentences = sentencesOf(text)
      const runs = paragraphsOf(text, sentences, undefined).flatMap((paragraph) => paragraph.runs)
      const shown = runs.filter(({ sentence }) => sentence !== undefined)
      expect(shown.map(({ range }) => range)).toEqual(sentences)
      expect(shown.map(({ sentence }) => sentence)).toEqual(sentences.map((_sentence, index) => index))
    }),
  )
})

test('a single line break stays within its paragraph', () => {
  const text = 'One.\nTwo.\n \nThree.'
  const shown = paragraphsOf(text, sentencesOf(text), undefined).map(({ range }) => slice(text, range))
  expect(shown).toEqual(['One.\nTwo.', 'Three.'])
})
