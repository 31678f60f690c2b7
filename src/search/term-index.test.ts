import { expect, test } from 'vitest'
import { atOnce } from '#language/slices.ts'
import { indexTerms, openTermIndex, type Terms } from '#search/term-index.ts'

const terms = (text: string, more: Partial<Record<keyof Terms, string>> = {}): Terms => {
  const all = { heading: '', title: '', keywords: '', ...more, text }
  const split = (field: string) => field.split(' ').filter((term) => term !== '')
  return {
    heading: split(all.heading),
    title: split(all.title),
    keywords: split(all.keywords),
    text: split(all.text),
  }
}

const indexOf = (...passages: readonly Terms[]) => openTermIndex(atOnce(indexTerms(passages)))
const trusted = () => 1

test('says how many passages have a term, wherever and however often', () => {
  const index = indexOf(terms('lamp lamp'), terms('kettle', { heading: 'lamp' }), terms('kettle'))
  expect([index.having('lamp'), index.having('kettle'), index.having('sofa')]).toEqual([2, 2, 0])
})

test('finds what has a term, what it shares with what was sought, and what of that names it', () => {
  const index = indexOf(terms('sofa'), terms('kettle lamp'), terms('kettle', { title: 'lamp' }))
  const found = index.search(['lamp', 'window', 'kettle'], trusted)
  expect(found.map(({ id, shared, named }) => ({ id, shared, named: [...named] }))).toEqual([
    { id: 2, shared: ['lamp', 'kettle'], named: ['lamp'] },
    { id: 1, shared: ['lamp', 'kettle'], named: [] },
  ])
})

test('scores a term in a text by BM25+', () => {
  const index = indexOf(terms('lamp lamp sofa'), terms('kettle'), terms('window carpet'))
  // One of three texts has the term, twice, and has two different words where texts have five thirds on average.
  const rarity = Math.log(1 + 2.5 / 1.5)
  const expected = rarity * (0.5 + (2 * 2.2) / (2 + 1.2 * (0.45 + (0.55 * 2) / (5 / 3))))
  expect(index.search(['lamp'], trusted)[0]?.score).toBeCloseTo(expected, 12)
})

test('counts a term as far as it is trusted, and all of them by how many are shared', () => {
  const index = indexOf(terms('lamp kettle'), terms('sofa window'))
  const [whole] = index.search(['lamp'], trusted)
  const [half] = index.search(['lamp'], () => 0.5)
  const [both] = index.search(['lamp', 'kettle'], trusted)
  expect(half?.score).toBeCloseTo((whole?.score ?? 0) / 2, 12)
  expect(both?.score).toBeCloseTo((whole?.score ?? 0) * 4, 12)
})

test('of passages with the same score the earlier comes first', () => {
  const index = indexOf(terms('lamp'), terms('lamp'), terms('sofa'), terms('lamp'))
  expect(index.search(['lamp'], trusted).map(({ id }) => id)).toEqual([0, 1, 3])
})

test('tells how far a name is what was sought', () => {
  const index = indexOf(terms('', { heading: 'brown kettle', title: 'kettle' }))
  expect(index.likeness(0, 'heading', ['brown', 'lamp'])).toBeCloseTo(1 / 3)
  expect(index.likeness(0, 'title', ['kettle'])).toBe(1)
  expect(index.likeness(0, 'keywords', ['kettle'])).toBe(0)
})

test('tells it of each passage by its own name', () => {
  const index = indexOf(
    terms('', { heading: 'sofa' }),
    terms('', { heading: 'brown kettle lamp', title: 'lamp' }),
    terms('', { heading: 'kettle' }),
  )
  const likeness = (field: 'heading' | 'title') => [0, 1, 2].map((id) => index.likeness(id, field, ['kettle', 'lamp']))
  expect(likeness('heading')).toEqual([0, 2 / 3, 1 / 2])
  expect(likeness('title')).toEqual([0, 1 / 2, 0])
})

test('the best comes first, wherever it stands', () => {
  const index = indexOf(terms('lamp sofa window'), terms('kettle', { heading: 'lamp' }), terms('lamp lamp lamp'))
  const found = index.search(['lamp'], trusted)
  expect(found.map(({ id }) => id)).toEqual([1, 2, 0])
})

test('keeps apart more terms than two bytes can count', () => {
  const many = Array.from({ length: 2 ** 16 + 2 }, (_, number) => `term${number}`)
  const index = indexOf(terms(many.slice(0, 9).join(' ')), terms(many.slice(9).join(' ')))
  expect(index.search(['term1'], trusted).map(({ id }) => id)).toEqual([0])
  expect(index.search([`term${2 ** 16 + 1}`], trusted).map(({ id }) => id)).toEqual([1])
})

test('counts neighbors in the order of the question, across the end of the heading too', () => {
  const index = indexOf(terms('kettle brown lamp', { heading: 'old' }))
  expect(index.order(0, ['kettle', 'brown', 'lamp'])).toBe(1)
  expect(index.order(0, ['old', 'kettle', 'lamp'])).toBe(0.5)
  expect(index.order(0, ['brown', 'kettle'])).toBe(0)
  expect(index.order(0, ['sofa', 'window'])).toBe(0)
  expect(index.order(0, ['kettle'])).toBe(0)
})

test('a word that is nowhere is no neighbor of the first one', () => {
  expect(indexOf(terms('kettle brown')).order(0, ['zeppelin', 'kettle', 'brown'])).toBe(0.5)
})

test('of nothing it finds nothing', () => {
  expect(indexOf().search(['lamp'], trusted)).toEqual([])
})
