import { expect, test } from 'vitest'
import { type Frames, keywordKinds, type TitleSort } from '#content-model/title-texts.ts'
import { titleTexts } from '#wit/testing/shipped-titles.ts'
import { createFrameTable } from './frames-for.ts'
import type { Keyword } from './keyword.ts'

const frames = (opening: string): Frames => ({
  titles: { crisp: [], sandy: [], arid: [] },
  openings: [opening],
  closings: [`${opening} closing`],
})
const sort = (id: string, more: Partial<TitleSort>): TitleSort => ({ id, about: '', ...frames(id), ...more })
/** A sort for all keywords, for each kind. */
const all = keywordKinds.map((kind) => sort(`all ${kind}`, { when: { kind } }))
const keyword = (typed: string, more: Partial<Keyword> = {}): Keyword => ({
  typed,
  kind: 'thing',
  written: typed,
  number: 'label',
  bought: false,
  saysFor: false,
  ...more,
})
const framesOf = (sorts: readonly TitleSort[], asked: Keyword) =>
  createFrameTable(sorts)
    .framesFor(asked)
    .flatMap(({ openings }) => openings)

test('what is for all keywords of a kind comes after what is for some, wherever it stands', () => {
  const sorts = [...all, sort('lamps', { when: { kind: 'thing', has: 'lamp(s)' } })]
  expect(framesOf(sorts, keyword('desk lamps'))).toEqual(['lamps'])
  expect(framesOf(sorts, keyword('desk'))).toEqual(['all thing'])
  expect(framesOf(sorts, keyword('lamps', { kind: 'best' }))).toEqual(['all best'])
  expect(framesOf(sorts, keyword('Lamps', { kind: 'name' }))).toEqual(['lamps'])
})

test('frames follow in the order that a sort names, with those of the keyword’s own sort in their place', () => {
  const sorts = [
    sort('lamps', { wordsOf: ['lamps', 'lasting'] }),
    sort('lasting', {}),
    ...all.map((each) => ({ ...each, wordsOf: ['{subject}', each.id], closingsOf: ['lasting'] })),
  ]
  expect(framesOf(sorts, keyword('lamp', { subject: 'lamps' }))).toEqual(['lamps', 'lasting', 'all thing'])
  expect(framesOf(sorts, keyword('gravity'))).toEqual(['all thing'])
  const { closingsFor } = createFrameTable(sorts)
  expect(closingsFor(keyword('gravity'))).toEqual(['all thing closing', 'lasting closing'])
  expect(closingsFor(keyword('lamp', { subject: 'lamps' }))).toEqual([
    'lamps closing',
    'lasting closing',
    'all thing closing',
  ])
})

test.each([
  [{ subjects: ['tools'] }, { subject: 'tools' }, { subject: 'other' }],
  [{ traits: ['stocked'] }, { subject: 'tools' }, { subject: 'other' }],
  [{ traits: ['hired', 'unknown'] }, {}, { subject: 'tools' }],
  [{ bought: true }, { bought: true }, { bought: false }],
  [{ definition: true }, { definition: true }, { definition: false }],
  [{ begins: 'red' }, { typed: 'Red drill' }, { typed: 'a red drill' }],
  [{ ends: 'drill(s)' }, { typed: 'red drills' }, { typed: 'drills here' }],
  [{ begins: 'red', ends: 'drill' }, { typed: 'blue drill' }, { typed: 'blue saw' }],
  [{ has: 'drill', lacks: 'red' }, { typed: 'drill' }, { typed: 'red drill' }],
  [{ lacks: 'red' }, { typed: 'drill' }, { typed: 'red drill' }],
] as const)('a condition of %o is for %o and not for %o', (condition, fits, misses) => {
  const sorts = [
    ...all,
    sort('tools', { traits: ['stocked'] }),
    sort('other', {}),
    sort('some', { when: { kind: 'thing', ...condition } }),
  ]
  expect(framesOf(sorts, keyword('x', fits))).toEqual(['some'])
  expect(framesOf(sorts, keyword('x', misses))).toEqual(['all thing'])
})

test.each([
  [
    'words of a sort that is not there',
    [...all, sort('a', { wordsOf: ['b'] })],
    'a: there is no sort of keywords with the id b',
  ],
  ['closings of one', [...all, sort('a', { closingsOf: ['b'] })], 'a: there is no sort of keywords with the id b'],
  ['animals of one', [...all, sort('a', { forAnimals: 'b' })], 'a: there is no sort of keywords with the id b'],
  ['a condition of one', [...all, sort('a', { when: { kind: 'best', subjects: ['b'] } })], 'the id b'],
  ['one id for two sorts', [...all, sort('a', {}), sort('a', {})], 'Two sorts of keywords have one id: a'],
  ['a kind that nothing is for all of', [sort('a', { when: { kind: 'best', has: 'b' } })], 'for every best'],
] as const)('%s is refused by name', (_, sorts, problem) => {
  expect(() => createFrameTable(sorts)).toThrow(problem)
})

test('the words of every sort are used for some keyword', () => {
  const named = new Set(titleTexts.sorts.flatMap(({ wordsOf = [], closingsOf = [] }) => [...wordsOf, ...closingsOf]))
  const isUsed = ({ id, nouns, masses, plainWords, when, wordsOf }: TitleSort) =>
    named.has(id) || (wordsOf === undefined && (nouns ?? masses ?? plainWords ?? when) !== undefined)
  const unused = titleTexts.sorts.filter((each) => each.openings.length > 0 && !isUsed(each))
  expect(unused.map(({ id }) => id)).toEqual([])
})
