import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Example } from '#content-model/example.ts'
import { gate } from '#wit/testing/gate-texts.ts'
import type { WrittenFault } from './candidate.ts'
import { checkCandidates, drawerGists, longestAddition, modelResults } from './checks.ts'
import { type MechanismName, mechanismNames } from './mechanisms.ts'

const message = 'The elevator is out of service until 6 p.m.'

const check = (result: string, given: { message: string; audience?: string } = { message }) =>
  checkCandidates({ ...given, gate }, [{ mechanism: 'exactness', result }], [])

test.each([
  [message, `${message} The stairs are aware.`],
  ['Dark mode is here', 'Dark mode is here. It was here all along.'],
  ['Dark mode is here.', 'Dark mode is here, and so are you.'],
  ['Please wash your cup.', 'Please wash your cup, in the order in which you find yourself.'],
  ['Could you send me the file?', 'Could you send me the file? I have a place for it.'],
  ['Sale today!', 'Sale today! The price tags have been briefed.'],
  ['Lunch is at Rosa’s at 12:30.', 'Lunch is at Rosa’s at 12:30. At 12:30, Rosa will be elsewhere.'],
  ['Ask Rosa’s sister.', 'Ask Rosa’s sister. Ask Rosa first.'],
  ['There are 26 seats.', 'There are 26 seats. All 26 face the front.'],
  ['The meeting is on Friday.', 'The meeting is on Friday. Friday was informed.'],
  ['Returns are free.', 'Returns are free. Free is what they will be.'],
  ['See https://example.com/menu for the menu.', 'See https://example.com/menu for the menu. It has been read before.'],
])('passes a result that only adds to %j', (given, result) => {
  expect(check(result, { message: given })).toEqual({ passed: [{ mechanism: 'exactness', result }], problems: [] })
})

test.each([
  [
    '“Quiet” hours begin at 9.',
    '"Quiet" hours begin at 9. Loud ones do not.',
    '“Quiet” hours begin at 9. Loud ones do not.',
  ],
  ['We  close\nearly today.', 'We close early today. The door agrees.', 'We close early today. The door agrees.'],
  ['Water is off today', 'Water is off today… Plan around it.', 'Water is off today. Plan around it.'],
])('the sentence of a result is in the letters that were typed: %j', (given, result, shown) => {
  expect(check(result, { message: given }).passed.map((each) => each.result)).toEqual([shown])
})

const problems: [WrittenFault, string][] = [
  ['changed', 'The lift is out of service until 6 p.m. The stairs are aware.'],
  ['changed', 'The elevator is out of service until 7 p.m. The stairs are aware.'],
  ['changed', 'The elevator is out of service. The stairs are aware.'],
  ['changed', 'The stairs are aware.'],
  ['changed', `${message}m. Well then.`],
  ['unchanged', message],
  ['unchanged', `${message} Indeed.`],
  ['long', `${message} The stairs are aware. They have been told.`],
  ['long', `${message} ${'They were told and '.repeat(6)}left.`],
  ['marks', `${message} The stairs are aware!`],
  ['marks', `${message} The stairs are aware 🙂.`],
  ['marks', `${message} The <b>stairs</b> are aware.`],
  ['marks', `${message} The **stairs** are aware.`],
  ['marks', `${message} The stairs are on stairs.example/now.`],
  ['marks', `${message} Write to stairs@example.com.`],
  ['marks', `${message} The stairs are aware`],
  ['marks', `${message} The \u202Estairs are aware.`],
  ['marks', `${message} Лестница знает.`],
  ['facts', `${message} It has 14 buttons.`],
  ['facts', `${message} It costs $6 to ask.`],
  ['facts', `${message} It has 16 buttons.`],
  ['facts', `${message} It has fourteen buttons.`],
  ['facts', `${message} It returns on Tuesday.`],
  ['facts', `${message} Monday was asked to wait.`],
  ['facts', `${message} It returns tomorrow in the morning.`],
  ['facts', `${message} Karen has the stairs.`],
  ['facts', `${message} Please ask Oduya about it.`],
  ['claim', `${message} The stairs are free.`],
  ['claim', `${message} We guarantee the stairs.`],
  ['claim', `${message} Walking is safe.`],
  ['grave', `${message} Its funeral was short.`],
  ['known', `${message} Spoiler alert, it has stairs.`],
  ['known', `${message} What could possibly go wrong?`],
  ['known', `${message} This could have been an email.`],
]

test.each(problems)('refuses as %s: %j', (problem, result) => {
  expect(check(result)).toEqual({ passed: [], problems: [problem] })
})

test('a part of a number or a name is another one', () => {
  expect(check('There are 26 seats. Of these, 6 recline.', { message: 'There are 26 seats.' }).problems).toEqual([
    'facts',
  ])
  expect(check('Annabel is out. Ask Ann about it.', { message: 'Annabel is out.' }).problems).toEqual(['facts'])
})

test('what the audience is called may be said', () => {
  const result = `${message} Florists of Peoria have carried worse.`
  expect(check(result).problems).toEqual(['facts'])
  expect(check(result, { message, audience: 'Florists of Peoria' }).passed).toHaveLength(1)
})

const example = (...after: string[]): Example => ({
  id: 'lift',
  before: 'The lift is broken.',
  channel: 'notice',
  audience: 'tenants',
  field: 'housing',
  kind: 'outage',
  event: 'broken',
  thing: 'lift',
  results: after.map((added) => ({ dryness: 'sandy', after: `The lift is broken. ${added}`, why: '' })),
})

const checkAll = (...additions: string[]) =>
  checkCandidates(
    { message, gate },
    additions.map((added, index) => ({
      mechanism: mechanismNames[index] as MechanismName,
      result: `${message} ${added}`,
    })),
    drawerGists([example('The stairs have started to feel popular.')]),
  )

test('a joke of the drawer is not told again, in other clothes either', () => {
  expect(checkAll('The stairs have started to feel popular.').problems).toEqual(['repeated'])
  expect(checkAll('By now, the stairs started feeling popular.').problems).toEqual(['repeated'])
  expect(checkAll('The stairs have opinions.').problems).toEqual([])
})

test('of two results that tell the same joke the first counts', () => {
  const { passed, problems } = checkAll(
    'Bring a sandwich for the landing.',
    'For the landing, please bring sandwiches.',
    'Knees will be consulted.',
  )
  expect(passed.map(({ mechanism }) => mechanism)).toEqual(['taken-literally', 'exactness'])
  expect(problems).toEqual(['repeated'])
})

test('only results that would pass themselves are models', () => {
  const results = modelResults(example('It has 14 stairs.', 'The stairs know.'), gate)
  expect(results.map(({ after }) => after)).toEqual(['The lift is broken. The stairs know.'])
})

test('whatever a service answers, what is shown is the sentence and a little more', () => {
  const words = fc.constantFrom(
    'The stairs',
    'know',
    'it',
    '.',
    '!',
    ' ',
    '\n',
    '9',
    '<b>',
    'Ada',
    '😐',
    '?',
    '. The',
    ', and',
    '/',
    'free',
  )
  const result = fc.array(words, { maxLength: 12 }).map((parts) => `${message} ${parts.join(' ')}`)
  fc.assert(
    fc.property(result, (candidate) => {
      for (const { result: shown } of check(candidate).passed) {
        const added = shown.slice(message.length - 1)
        expect(shown.startsWith(message.slice(0, -1))).toBe(true)
        expect(added.length).toBeLessThanOrEqual(longestAddition.characters + 2)
        expect(added).not.toMatch(/[!<>/\n9]|😐|Ada|free/)
      }
    }),
  )
})

test('any text at all is checked in no time', () => {
  const long = `${message} ${'a. '.repeat(3_000)}`
  const begun = process.threadCpuUsage()
  for (const result of [long, ' '.repeat(8_000), '('.repeat(8_000), `${message}${'.'.repeat(8_000)}`]) check(result)
  expect(process.threadCpuUsage(begun).user).toBeLessThan(1_000_000)
  expect(longestAddition.characters).toBeLessThan(200)
})
