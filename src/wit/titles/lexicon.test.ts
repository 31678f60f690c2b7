import { expect, test } from 'vitest'
import type { TitleSort, TitleTexts } from '#content-model/title-texts.ts'
import { titleTexts } from '#wit/testing/shipped-titles.ts'
import { createLexicon } from './lexicon.ts'

const lexicon = createLexicon(titleTexts)

test.each([
  ['desk', 'furniture', 'singular'],
  ['red desks', 'furniture', 'plural'],
  ['knives', 'kitchenware', 'plural'],
  ['batteries', 'accessories', 'plural'],
  ['berries', 'produce', 'plural'],
  ['watches', 'adornments', 'plural'],
  ['bedding', 'textiles', 'uncountable'],
  ['beddings', undefined, undefined],
  ['ceiling fan', 'fixtures', 'singular'],
  ['desk fan', 'appliances', 'singular'],
  ['dog bed', 'pet-things', 'singular'],
  ['cat food', 'pet-food', 'uncountable'],
  ['dog walkers', 'regulars', 'plural'],
  ['hot dog cookies', 'groceries', 'plural'],
  ['yoga class', 'classrooms', 'singular'],
  ['gravity', undefined, undefined],
] as const)('%s is of the sort %s: %s', (words, subject, number) => {
  expect(lexicon.findNoun(words, false)).toEqual(subject && { subject, number })
})

test('a class that is online has no room', () => {
  expect(lexicon.findNoun('yoga classes', true)).toEqual({ subject: 'practices', number: 'plural' })
  expect(lexicon.findNoun('desk', true)).toEqual({ subject: 'furniture', number: 'singular' })
})

test('of a name of two words the second is none without the first', () => {
  expect(lexicon.withPlaceCapitals('hotels new york york london new')).toBe('hotels New York york London new')
  expect(['london', 'york', 'lamp'].map(lexicon.isPlaceName)).toEqual([true, false, false])
})

const withSort = (sort: Partial<TitleSort>): TitleTexts => ({
  ...titleTexts,
  sorts: [
    ...titleTexts.sorts,
    { id: 'another', about: '', titles: { crisp: [], sandy: [], arid: [] }, openings: [], closings: [], ...sort },
  ],
})

test('a noun of two sorts is refused with both', () => {
  expect(() => createLexicon(withSort({ nouns: 'yo-yo, desk' }))).toThrow(
    'another: “desk” is a noun of furniture already',
  )
  expect(() => createLexicon(withSort({ masses: 'bedding' }))).toThrow(
    'another: “bedding” is a noun of textiles already',
  )
})

test('a list that is missing is refused by its name', () => {
  const { animals, ...lists } = titleTexts.lists
  expect(() => createLexicon({ ...titleTexts, lists })).toThrow('src/content/keywords has no list of animals')
})
