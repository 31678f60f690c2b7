import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { read } from '../../reading/reading.ts'
import { sceneOf } from '../../worked-out/scene.ts'
import { atItsWord } from '../at-its-word/all.ts'
import { broadFrames as general } from './all.ts'

const broadFrames = [...atItsWord, ...general]

const sceneIn = (message: string) => sceneOf(read(message), 2026)
const textsIn = (frame: (typeof broadFrames)[number] | undefined, scene: ReturnType<typeof sceneIn>) =>
  frame?.answer(scene)?.lines.map(({ text }) => text) ?? []
const textsOf = (id: string, message: string) =>
  textsIn(
    broadFrames.find((each) => each.id === id),
    sceneIn(message),
  )
const idsIn = (message: string) => {
  const scene = sceneIn(message)
  return broadFrames.filter((frame) => textsIn(frame, scene).length > 0).map(({ id }) => id)
}
const rows = (kind: 'fits' | 'near') =>
  broadFrames.flatMap((each) =>
    each.frame[kind].map((sentence) => ({ id: each.id, sentence, texts: textsIn(each, sceneIn(sentence)) })),
  )
const examples = rows('fits')
const allTexts = [...new Set(examples.flatMap(({ texts }) => texts))]

describe('broad frames', () => {
  test('each holds its examples', () => {
    expect(examples.filter(({ texts }) => texts.length === 0)).toEqual([])
  })

  test('none holds its near misses', () => {
    expect(rows('near').filter(({ texts }) => texts.length > 0)).toEqual([])
  })

  test.each<[string, string, string]>([
    ['seats-number', 'The training room seats 40 people.', 'Number 41 stands.'],
    ['ahead-or-wish', 'All cakes must be ordered 48 hours in advance.', 'At 47, it is only a wish.'],
    ['growing-up-costs', 'Tickets are $12 for adults and $8 for children.', 'Growing up costs $4.'],
  ])('%s works out the figures of "%s"', (id, sentence, line) => {
    expect(textsOf(id, sentence)).toContain(line)
  })

  test.each([
    ['a question', 'Is our newsletter out every Thursday?'],
    ['two sentences', 'Please keep the aisles clear. Thank you all.'],
    ['a condition', 'If you are late, please keep the aisles clear.'],
    ['two clauses', 'Our sandwiches are made daily, so we close early.'],
    ['a delicate subject', 'All patients must sign in at the front desk.'],
    ['what a writer says of herself', 'I have only two days left.'],
  ])('stay away from %s', (_, message) => {
    expect(idsIn(message)).toEqual([])
  })

  test('every frame has a name of its own and says why it works', () => {
    const ids = broadFrames.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, why } of broadFrames) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(why).toMatch(/\.$/)
    }
  })

  test('every line begins with a capital or a figure and ends as a sentence', () => {
    expect(allTexts.filter((text) => !/^[A-Z\d][^!?]*\.$/.test(text))).toEqual([])
  })

  test('each that takes a phrase at its word names three sentences that it must not hold', () => {
    expect(atItsWord.filter(({ frame }) => frame.near.length < 3).map(({ id }) => id)).toEqual([])
  })

  test('no line stands under two frames', () => {
    const pairs = [...new Set(examples.flatMap(({ id, texts }) => texts.map((text) => `${text}|${id}`)))]
    const lines = pairs.map((pair) => pair.split('|')[0])
    expect(lines.filter((text, at) => lines.indexOf(text) !== at)).toEqual([])
  })

  test('never fail and never write a hole, whatever is typed', () => {
    const piece = fc.constantFrom(...examples.flatMap(({ sentence }) => sentence.split(' ')))
    const messages = fc.oneof(
      fc.string({ maxLength: 300, unit: 'grapheme' }),
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(' ').slice(0, 300)),
    )
    fc.assert(
      fc.property(messages, (message) => {
        const scene = sceneIn(message)
        for (const { answer } of broadFrames) {
          for (const { text } of answer(scene)?.lines ?? []) expect(text).not.toMatch(/undefined|null|NaN|\.\.|\s{2}|!/)
        }
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})
