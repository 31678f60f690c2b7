import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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
})

describe('The rules and the model of the gate together', () => {
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
})
