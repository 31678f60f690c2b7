import { describe, expect, test } from 'vitest'
import { read } from './reading/reading.ts'
import { hasReferents, referentsOf } from './referents.ts'

describe('a pronoun of a line stands for something in the sentence before it', () => {
  test.each([
    ['Permission slips are due on Wednesday.', 'It is under the banana.', 'one thing after several'],
    [
      'Property tax bills will be mailed in November.',
      'It is an honest opinion of your house.',
      'a part of a compound',
    ],
    ['We need a copy of your pay stub.', 'They show us that money knows the way.', 'several after one'],
    ['Apply the paint with water.', 'If you find one in August, keep still.', 'one of what is not counted'],
    ['The printer is jammed.', 'Both are upstairs.', 'two after one'],
    ['Coffee costs $3 a cup.', 'Please stay there.', 'a place after none'],
  ])('%s %s: %s', (sentence, line) => {
    expect(hasReferents(line, read(sentence))).toBe(false)
  })

  test.each([
    ['The kitchen refrigerator will be cleaned out.', 'It has been a long year.'],
    ['The printer and the copier are broken.', 'They will be fixed on Monday.'],
    ['The seller has accepted your offer.', 'By tonight you will wonder what they would have taken.'],
    ['Shake well before serving.', 'Shaking it afterward is noticed.'],
    ['Please wait to be seated.', 'Until then, the chairs may be compared by eye.'],
    ['Seats are limited.', 'It is not polite to count.'],
  ])('%s %s', (sentence, line) => {
    expect(hasReferents(line, read(sentence))).toBe(true)
  })

  test('what stands in the line itself needs nothing', () => {
    expect(referentsOf('The goose was home by five, and it was early.')).toEqual([])
    expect(referentsOf('There will be a shelf.')).toEqual([])
  })

  test('only the last sentence counts', () => {
    const message = read('Your slip is attached. Forms and copies are in the lobby.')
    expect(hasReferents('They are shorter than last year.', message)).toBe(true)
    expect(hasReferents('They were fond of each other.', read('Forms are here. The lobby is closed.'))).toBe(false)
  })

  test('a line may say itself what it stands for', () => {
    const slips = read('Permission slips are due on Wednesday.')
    expect(hasReferents('It is a matter of opinion.', slips, [])).toBe(true)
  })
})
