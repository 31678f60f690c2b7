import { expect, test } from 'vitest'
import { gateSchemas } from './gate-schemas.ts'

const { gate, 'gate-classes': classes } = gateSchemas
const list = { about: 'Loss.', holds: 'death', patterns: 'lost *3 dog|cat + my - two_birds, my @relative? left' }

/** Errors with their places. */
const wrongWith = ({ error }: ReturnType<typeof gate.safeParse>) =>
  error?.issues.map(({ path, message }) => [path.join('.'), message])

test.each([
  'funeral~',
  "he didn't wake",
  '@relative|@pet passed *1 this|last',
  'my dear? friend *12 today?',
  'kill two_birds|down_@number - @own_ego',
  '@number % off',
  'urn~ + ashes\n\n  hearse~ - truck, coffin',
])('a list of the gate may hold “%s”', (patterns) => {
  expect(wrongWith(gate.safeParse({ ...list, patterns }))).toBeUndefined()
})

test.each([
  ['*2 dog', 'Begin a row with a word that must be there, in: *2 dog'],
  ['old? dog', 'Begin a row with a word that must be there, in: old? dog'],
  ['lost + *2 dog', 'Begin a row with a word that must be there, in: lost + *2 dog'],
  [
    'lost, Funeral',
    'Write words of lower-case letters and digits, a @class or a gap from *1 to *12 in place of “Funeral”',
  ],
  ['self-harm', 'in place of “self-harm”'],
  ['stung by|+ hospital', 'in place of “+”'],
  ['lost a| dog', 'in place of “”'],
  ['in court + + my', 'in place of “”'],
  ['lost (a|b)+ dog', 'in place of “(a”'],
  ['lost *0 dog', 'in place of “*0”'],
  ['lost *13 dog', 'in place of “*13”'],
  ['a *12 b *12 c *12 d', 'Take out gaps or words that may be missing: a row has too many, in: a *12 b *12 c *12 d'],
])('a list of the gate is refused with “%s”, which is named', (patterns, message) => {
  expect(wrongWith(gate.safeParse({ ...list, patterns }))).toEqual([['patterns', expect.stringContaining(message)]])
})

test('a list of the gate is refused by the field that is wrong, missing or not known', () => {
  expect(wrongWith(gate.safeParse({ ...list, holds: 'mischief' }))).toEqual([
    ['holds', expect.stringContaining('self-harm')],
  ])
  expect(wrongWith(gate.safeParse({ ...list, patterns: '' }))).toMatchObject([['patterns', expect.anything()]])
  expect(gate.safeParse({ ...list, note: 'x' }).success).toBe(false)
  expect(gate.safeParse({ ...list, about: ' ' }).success).toBe(false)
})

test.each([
  ['pet', 'dog guinea_pig\n  parrot~ @child', true],
  ['pet', 'Dog', false],
  ['pet', 'dog, cat', false],
  ['house-pet', 'dog', false],
])('a class called “%s” with the words “%s” is fit or not: %s', (name, words, fits) => {
  expect(classes.safeParse({ about: 'Animals.', classes: [{ name, words }] }).success).toBe(fits)
})
