import { dimensions, type WordVectors } from '#language/word-vectors.ts'
import type { Token } from '#wit/gate/gate-tokens.ts'

/** Words without a weight of their own; only pairs of words have them. Words for persons count: grave events happen to persons. */
const hollow = new Set(
  'the a an of to in and for that on is was with as it by at from be has are have but were not this will can had which or one been also would more please any if'.split(
    ' ',
  ),
)

/** The model's features of a text. */
export interface TextFeatures {
  /** Single words, and pairs of neighbors joined by a space; each once. */
  readonly grams: readonly string[]
  /** The mean, the maximum and the minimum of the word vectors, one after the other. */
  readonly numbers: Float32Array
}

/** Makes vectors weigh about as much as words. */
const scale = 3

/** Whether a token is a word; sentence ends, numbers and names do not carry over to other texts. */
const isWord = ({ word, name }: Token) => !name && /^[a-z][a-z']*$/.test(word)

function gramsOf(tokens: readonly Token[]): string[] {
  const grams = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    if (!isWord(token)) continue
    const next = tokens[at + 1]
    if (next && isWord(next)) grams.add(`${token.word} ${next.word}`)
    if (!hollow.has(token.word)) grams.add(token.word)
  }
  return [...grams]
}

function numbersOf(tokens: readonly Token[], vectors: WordVectors): Float32Array {
  const telling = tokens.filter((token) => isWord(token) && !hollow.has(token.word))
  const found = telling.map(({ word }) => vectors.vector(word)).filter((vector) => vector !== undefined)
  const numbers = new Float32Array(3 * dimensions)
  if (found.length === 0) return numbers
  for (let index = 0; index < dimensions; index++) {
    let [sum, highest, lowest] = [0, -1, 1]
    for (const vector of found) {
      const value = vector[index] ?? 0
      sum += value
      if (value > highest) highest = value
      if (value < lowest) lowest = value
    }
    numbers[index] = (sum * scale) / Math.sqrt(found.length)
    numbers[dimensions + index] = highest * scale
    numbers[2 * dimensions + index] = lowest * scale
  }
  return numbers
}

export const featuresOf = (tokens: readonly Token[], vectors: WordVectors): TextFeatures => ({
  grams: gramsOf(tokens),
  numbers: numbersOf(tokens, vectors),
})
