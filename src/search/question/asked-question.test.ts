import { describe, expect, test } from 'vitest'
import { atOnce } from '#language/slices.ts'
import { dimensions, type WordVectors, wordVectors } from '#language/word-vectors.ts'
import type { Fact } from '#search/passages/facts.ts'
import { questionReader } from '#search/question/asked-question.ts'
import { learn } from '#search/question/wordings.ts'

/** Words, the most frequent first, with their vectors; the likeness of two is the cosine between them. */
function vectorsOf(words: Readonly<Record<string, readonly number[]>>): WordVectors {
  const numbers = Object.values(words).flatMap((row) => Array.from({ length: dimensions }, (_, at) => row[at] ?? 0))
  return wordVectors(Object.keys(words).join('\n'), new Uint8Array(Int8Array.from(numbers).buffer))
}

const vectors = vectorsOf({
  about: [0, 100],
  over: [80, 60],
  sofa: [0, 0, 100],
  lamp: [100],
  lantern: [80, 60],
  torch: [60, 80],
  glow: [40, 92],
  planet: [0, 0, 0, 0, 0, 100],
  cost: [0, 0, 0, 100],
  price: [0, 0, 0, 0, 100],
  value: [0, 0, 0, 80, 60],
})

const fact = (wording: string): Fact => ({
  passage: { kind: 'Page', title: 'Page', heading: '', href: '/', text: 'Text.', keywords: '', weight: 1 },
  text: 'Text.',
  short: 'Text.',
  wordings: [wording],
})

const learned = (wordings: readonly string[], known?: WordVectors) => atOnce(learn(wordings.map(fact), [], known))
const read = (question: string, wordings: readonly string[], known?: WordVectors) =>
  questionReader(learned(wordings, known), known)(question)
const rounded = (numbers: Iterable<number>) => Array.from(numbers, (each) => Math.round(each * 100) / 100)

describe('how near a question is to each word of a wording', () => {
  test.each([
    ['the same word is as near as can be', 'lamp', [0, 0, 1]],
    ['one that is used alike is near, and less so', 'lantern', [0, 0, 0.48]],
    ['one that is used less alike is less near', 'torch', [0, 0, 0.16]],
    ['one that is used otherwise is not near', 'glow', [0, 0, 0]],
    ['one that nobody knows is not near', 'zeppelin', [0, 0, 0]],
    ['of several words the nearest counts, here the first', 'lantern torch', [0, 0, 0.48]],
    ['of several words the nearest counts, here the last', 'torch lantern', [0, 0, 0.48]],
    ['the same word counts more than one that is alike', 'lamp lantern', [0, 0, 1]],
    ['several words are near to several', 'sofa torch', [1, 0, 0.16]],
    ['a word that only says how it is asked is near to itself alone', 'about over', [0, 1, 0]],
  ])('%s', (_, question, near) => {
    expect(rounded(read(question, ['sofa about lamp'], vectors).near)).toEqual(near)
  })

  test('of several words that mean the same the nearest one counts', () => {
    expect(rounded(read('value', ['sofa', 'cost price'], vectors).near)).toEqual([0, 0.48])
    expect(rounded(read('value', ['sofa', 'price cost'], vectors).near)).toEqual([0, 0.48])
  })

  test('it stays the same when the question is asked again', () => {
    const reader = questionReader(learned(['sofa', 'lamp'], vectors), vectors)
    const once = reader('lantern torch').near
    expect(reader('lantern torch').near).toEqual(once)
  })

  test('without vectors only the same words are near', () => {
    expect([...read('lantern sofa', ['sofa', 'lamp']).near]).toEqual([1, 0])
  })

  test.each([
    ['made without vectors', undefined, vectors],
    ['opened without vectors', vectors, undefined],
  ])('in an index that was %s only the same words are near, and nothing is meant as a whole', (_, made, opened) => {
    const { near, meant } = questionReader(learned(['sofa', 'lamp'], made), opened)('lantern sofa')
    expect([[...near], meant.length]).toEqual([[1, 0], 0])
  })
})

describe('a word of a question', () => {
  test.each([
    ['with a typing error is mended, and trusted less', 'lanterms', 'lanterns', 0.9],
    ['in another form is trusted like the one that wordings have', 'lantern', 'lantern', 1],
    ['that begins one that wordings have becomes it', 'lanter', 'lanterns', 0.9],
  ])('%s', (_, question, word, near) => {
    const understood = read(question, ['sofa', 'lanterns'])
    expect(understood.terms.map((term) => term.word)).toEqual([word])
    expect(rounded(understood.near)).toEqual([0, near])
  })

  test('is no typing error when it is English', () => {
    expect(read('planet', ['plane'], vectors).terms.map(({ word }) => word)).toEqual(['planet'])
    expect(read('planet', ['plane']).terms.map(({ word }) => word)).toEqual(['plane'])
  })

  test('counts once, however often it is said', () => {
    expect(read('lamp, lamp, lamps', ['lamp']).terms).toHaveLength(1)
  })

  test('is read where it is one of the first forty', () => {
    const sofas = (count: number) => 'sofa '.repeat(count)
    expect([...read(`${sofas(39)} lamp`, ['lamp']).near]).toEqual([1])
    expect([...read(`${sofas(40)} lamp`, ['lamp']).near]).toEqual([0])
  })
})

describe('what a word of a question counts', () => {
  const wordings = ['why about lamp', 'lamp kettle', 'window']
  const weightOf = (word: string, known?: WordVectors) => read(word, wordings, known).terms[0]?.weight

  test.each([
    ['one that a single subject has', 'kettle', Math.log(1 + 3)],
    ['one that two of three subjects have', 'lamp', Math.log(1 + 3 / 2)],
    ['one that says what kind of thing is asked for', 'why', 0.35 * Math.log(1 + 3)],
    ['one that only says how it is asked', 'about', 0.2 * Math.log(1 + 3)],
    ['one that no wording has', 'zeppelin', Math.log(4)],
    ['one that no wording has and says what kind of thing is asked for', 'where', 0.35 * Math.log(4)],
    ['one that no wording has and only says how it is asked', 'please', 0.2 * Math.log(4)],
  ])('%s', (_, word, weight) => {
    expect(weightOf(word)).toBeCloseTo(weight, 5)
  })

  test('where no wording has it, less the more frequent it is in English', () => {
    const english = vectorsOf({ common: [100], middling: [0, 100], rare: [0, 0, 100] })
    expect(weightOf('common', english)).toBeCloseTo(0.25 * Math.log(4))
    expect(weightOf('middling', english)).toBeCloseTo((0.15 / 0.35) * Math.log(4))
    expect(weightOf('rare', english)).toBeCloseTo(Math.log(4))
    expect(weightOf('zeppelin', english)).toBeCloseTo(Math.log(4))
  })

  test('all of them together', () => {
    expect(read('kettle zeppelin', wordings).whole).toBeCloseTo(2 * Math.log(4))
  })
})
