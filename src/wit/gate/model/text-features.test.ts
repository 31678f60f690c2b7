import { describe, expect, it } from 'vitest'
import { dimensions, wordVectors } from '#language/word-vectors.ts'
import { tokensOf } from '#wit/gate/gate-tokens.ts'
import { featuresOf } from './text-features.ts'

/** A table of words, each with the first of its numbers, the second, and the last. */
function tableOf(rows: Readonly<Record<string, readonly [number, number, number]>>) {
  const numbers = Object.values(rows).flatMap(([first, second, last]) => [
    ...[first, second],
    ...Array.from({ length: dimensions - 3 }, () => 0),
    last,
  ])
  return wordVectors(
    Object.keys(rows).join('\n'),
    Uint8Array.from(Int8Array.from(numbers), (value) => value & 255),
  )
}

const vectors = tableOf({
  kettle: [60, 0, 80],
  lamp: [-80, 0, 60],
  the: [0, 100, 0],
  omar: [0, 0, 100],
  b2b: [0, 0, -100],
})
const gramsOf = (text: string) => featuresOf(tokensOf(text), vectors).grams
/** The numbers of a text that are not zero, by their places. */
const numbersOf = (text: string) =>
  Object.fromEntries(
    [...featuresOf(tokensOf(text), vectors).numbers.entries()]
      .filter(([, number]) => number !== 0)
      .map(([at, number]) => [at, Math.round(number * 1000) / 1000]),
  )

describe('The words and pairs of a text', () => {
  it.each([
    ['are its words, and those that stand next to each other', 'sad kettle', ['sad kettle', 'sad', 'kettle']],
    ['are there once', 'sad sad sad', ['sad sad', 'sad']],
    ['hold small words only in pairs', 'in the kettle', ['in the', 'the kettle', 'kettle']],
    ['hold persons by themselves', 'she and he', ['she and', 'she', 'and he', 'he']],
    ['do not reach over the end of a sentence', 'sad. kettle', ['sad', 'kettle']],
    ['hold no names', 'sad Omar left', ['sad', 'left']],
    ['hold no numbers', 'lost 7 b2b 4th keys', ['lost', 'keys']],
    ['hold words with an apostrophe', "didn't go", ["didn't go", "didn't", 'go']],
    ['hold words of one letter', 'i x', ['i x', 'i', 'x']],
    ['are none where nothing is', '', []],
  ])('%s', (_, text, grams) => {
    expect(gramsOf(text)).toEqual(grams)
  })
})

describe('The numbers of a text', () => {
  const [mean, highest, lowest, last] = [0, dimensions, 2 * dimensions, dimensions - 1]

  it('are three times the mean, the highest and the lowest of its words', () => {
    expect(featuresOf(tokensOf('kettle lamp'), vectors).numbers).toHaveLength(3 * dimensions)
    expect(numbersOf('kettle')).toEqual({
      ...{ [mean]: 1.8, [mean + last]: 2.4 },
      ...{ [highest]: 1.8, [highest + last]: 2.4 },
      ...{ [lowest]: 1.8, [lowest + last]: 2.4 },
    })
    expect(numbersOf('lamp kettle')).toEqual({
      ...{ [mean]: -0.424, [mean + last]: 2.97 },
      ...{ [highest]: 1.8, [highest + last]: 2.4 },
      ...{ [lowest]: -2.4, [lowest + last]: 1.8 },
    })
    expect(numbersOf('kettle lamp')).toEqual(numbersOf('lamp kettle'))
  })

  it.each(['kettle of the kind', 'the kettle', 'kettle Omar', 'kettle. B2b'])(
    'leave out small words, names, numbers and words that are not in the table: %s',
    (text) => {
      expect(numbersOf(text)).toEqual(numbersOf('kettle'))
    },
  )

  it.each(['', 'zeppelin', 'the'])('are all zero where no word is known: %j', (text) => {
    expect(numbersOf(text)).toEqual({})
  })
})
