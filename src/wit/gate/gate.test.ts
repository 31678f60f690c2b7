import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vectorFiles, wordVectors } from '#language/word-vectors.ts'
import { graveKind, graveness, isGrave } from './gate.ts'
import { gravenessOf } from './model/model.ts'
import { stack } from './model/weights.ts'

/** The sentences of a file under their headings ("# death"). */
function tables(file: string): [string, string[]][] {
  const text = readFileSync(fileURLToPath(new URL(`testing/${file}`, import.meta.url)), 'utf8')
  return text
    .split(/^# /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [kind = '', ...sentences] = part.trim().split('\n')
      return [kind, sentences.filter((sentence) => sentence !== '')]
    })
}

const grave = tables('grave.txt')
const harmless = tables('harmless.txt')
const vectors = wordVectors(readFileSync(vectorFiles.words, 'utf8'), readFileSync(vectorFiles.table))
/** Sentences that the gate is trained on, a line each. */
const lines = (file: string) =>
  readFileSync(fileURLToPath(new URL(`training/${file}.txt`, import.meta.url)), 'utf8')
    .trim()
    .split('\n')
const share = (sentences: readonly string[], verdict: string) =>
  sentences.filter((sentence) => graveness(sentence, vectors) === verdict).length / sentences.length

const all = (list: [string, string[]][]) => list.flatMap(([, sentences]) => sentences)

describe('The gate of the try-outs', () => {
  it('is measured on at least 300 grave sentences and 300 harmless neighbors', () => {
    expect(all(grave).length).toBeGreaterThanOrEqual(300)
    expect(all(harmless).length).toBeGreaterThanOrEqual(300)
  })

  it('lets at most 3 in 100 grave sentences pass', () => {
    const missed = all(grave).filter((sentence) => !isGrave(sentence))
    expect(missed.length / all(grave).length, missed.join('\n')).toBeLessThanOrEqual(0.03)
  })

  it('refuses at most 5 in 100 harmless neighbors', () => {
    const missed = all(harmless).filter((sentence) => isGrave(sentence))
    expect(missed.length / all(harmless).length, missed.join('\n')).toBeLessThanOrEqual(0.05)
  })

  it.each(grave)('refuses what is about %s, with at most one exception', (_, sentences) => {
    const missed = sentences.filter((sentence) => !isGrave(sentence))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1)
  })

  it.each(harmless)('lets the harmless neighbors of %s pass, with at most two exceptions', (_, sentences) => {
    const missed = sentences.filter((sentence) => isGrave(sentence))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2)
  })

  it.each([
    ['capitals', 'THE FUNERAL IS ON FRIDAY.'],
    ['accents', 'The fúneral is on Friday.'],
    ['typographic apostrophes', 'He didn’t make it through the night.'],
    ['letters that are not seen', 'The fun\u00ADeral is on Friday.'],
    ['a grave detail at the end of a long text', `${'The meeting is at ten. '.repeat(40)}The funeral is at noon.`],
  ])('is not put off by %s', (_, text) => {
    expect(isGrave(text)).toBe(true)
  })

  it('says what kind of reason it has, for tests', () => {
    expect(graveKind('The funeral is on Friday.')).toBe('death')
    expect(graveKind('The meeting is on Friday.')).toBeUndefined()
  })

  it('never throws, whatever the text', () => {
    const verdicts = ['grave', 'careful', 'fine']
    const judges = (text: string) => verdicts.includes(graveness(text, vectors))
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), judges))
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => typeof isGrave(text) === 'boolean'))
    const words = fc.constantFrom(
      'killed',
      'lost',
      'the',
      'dog',
      '.',
      'dead',
      'passed',
      'Anna',
      '7',
      'went',
      'of',
      'her',
    )
    fc.assert(fc.property(fc.array(words, { maxLength: 200 }), (some) => typeof isGrave(some.join(' ')) === 'boolean'))
  })
})

describe('The rules and the model of the gate together', () => {
  it.each(['dev', 'r1', 'r2', 't1', 't2'])(
    'let at most 3 in 100 of the grave sentences of list %s get a joke, and refuse at most 5 in 100 of its harmless ones',
    (list) => {
      expect(share(lines(`grave-${list}`), 'fine')).toBeLessThanOrEqual(0.03)
      expect(share(lines(`harmless-${list}`), 'grave')).toBeLessThanOrEqual(0.05)
    },
  )

  it('let at most 3 in 100 of the gate’s own grave sentences get a joke, and refuse at most 5 in 100 harmless ones', () => {
    expect(share(all(grave), 'fine')).toBeLessThanOrEqual(0.03)
    expect(share(all(harmless), 'grave')).toBeLessThanOrEqual(0.05)
  })

  it.each(['ordinary-1', 'ordinary-2'])(
    'leave at most 8 in 100 of the ordinary sentences of %s without a joke',
    (file) => {
      expect(1 - share(lines(file), 'fine')).toBeLessThanOrEqual(0.08)
    },
  )

  it('refuse above one threshold, and are careful between it and a lower one', () => {
    const scoreFor = (sum: number) => (sum - stack.bias) / stack.score
    expect(stack.grave).toBeGreaterThan(stack.careful)
    expect(gravenessOf(scoreFor(stack.grave + 0.01), undefined)).toBe('grave')
    expect(gravenessOf(scoreFor(stack.grave - 0.01), undefined)).toBe('careful')
    expect(gravenessOf(scoreFor(stack.careful + 0.01), undefined)).toBe('careful')
    expect(gravenessOf(scoreFor(stack.careful - 0.01), undefined)).toBe('fine')
  })

  it('hear a grave sentence at the end of a long harmless text', () => {
    const text = `${'The meeting is at ten in the large room. '.repeat(20)}The funeral of her mother is on Friday.`
    expect(graveness(text, vectors)).toBe('grave')
  })

  it('refuse every swear word', () => {
    expect(graveness('The f*cking meeting is at ten.', vectors)).toBe('grave')
  })

  it('take at most 1 ms for a sentence, several times over for a busy machine', () => {
    const sentences = lines('ordinary-1')
    for (const sentence of sentences) graveness(sentence, vectors)
    const began = performance.now()
    for (const sentence of sentences) graveness(sentence, vectors)
    expect((performance.now() - began) / sentences.length).toBeLessThan(5)
  })
})
