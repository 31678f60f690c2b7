import { expect, test } from 'vitest'
import { listed, phrasesOf } from './phrases.ts'

test('a list stands between commas, over as many lines as it likes', () => {
  expect(listed('desk, office chair,\n  sofa\n bed,')).toEqual(['desk', 'office chair', 'sofa bed'])
  expect(listed(undefined)).toEqual([])
})

test.each([
  ['alarm clock', 'has', ['an alarm clock for two'], ['alarm clocks', 'alarm', 'falarm clock']],
  ['alarm clock(s)', 'has', ['alarm clock', 'alarm clocks'], ['alarm clockss']],
  ['(chicken| beef) stock', 'has', ['chicken stock', 'beef stock'], ['stock', 'fish stock']],
  ['fire(pit|place)(s)', 'has', ['fireplaces', 'a firepit'], ['fire place', 'fire']],
  ['law of *', 'has', ['law of attraction'], ['law of', 'law of !']],
  [
    '(team|help desk) ... tool(s)',
    'ends',
    ['team tool', 'team chat tools', 'help desk tool'],
    ['tool', 'team tools pro'],
  ],
  ['(resume|cv) ...', 'ends', ['resume', 'cv template for nurses'], ['rescue', 'cvs']],
  ['résumé', 'has', ['a résumé', 'résumé tips'], ['résumés', 'xrésumé']],
  ['st. paul', 'has', ['st. paul'], ['sta paul']],
  ['how to bake, how to fry', 'begins', ['how to bake a cake', 'how to fry'], ['learn how to bake', 'how to baker']],
  ['seat(s), lock', 'ends', ['car seats', 'lock'], ['lock smith', 'seats of cars']],
  ['', 'has', [], ['', 'anything']],
] as const)('“%s” %s what it says and nothing else', (text, place, yes, no) => {
  const phrases = phrasesOf(text, place)
  expect([...yes, ...no].filter((keyword) => phrases.test(keyword))).toEqual(yes)
})
