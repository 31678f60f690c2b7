import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Example } from '#content/example.ts'
import { vectorFiles, wordVectors } from '#language/word-vectors.ts'
import { answer } from './answer.ts'
import { Drawer } from './nearest/nearest.ts'
import { packDrawer } from './nearest/packed.ts'
import { indexExample } from './nearest/situation.ts'

const vectors = wordVectors(readFileSync(vectorFiles.words, 'utf8'), readFileSync(vectorFiles.table))
const folder = fileURLToPath(new URL('../content/examples/', import.meta.url))
/** What the examples speak of that the sentences below deny or count: reading all of them takes ten seconds. */
const spokenOf =
  /elevator|printer|monthly fee|copier|machine|microwave|adults and|in business|loyal customer|our prices this year|team grew|do not accept/i
const examples = globSync('*.yaml', { cwd: folder })
  .map((file): Example => ({ id: basename(file, '.yaml'), ...parse(readFileSync(`${folder}${file}`, 'utf8')) }))
  .filter(({ before }) => spokenOf.test(before))
const drawer = new Drawer(packDrawer(examples.map(indexExample)), vectors)
const told = (message: string, seen: readonly string[] = []) => answer({ message, seen, year: 2026 }, drawer)
const resultOf = (message: string) => {
  const given = told(message)
  return 'result' in given ? given.result : undefined
}

/** Of every kind of event, that it does not happen or is not so. */
const denials = [
  'The printer is not broken.',
  "The printer isn't broken.",
  'The printer is no longer broken.',
  'The coffee machine is no longer broken.',
  'The elevator is not out of order.',
  "The coffee machine isn't out of order anymore.",
  'Nothing is broken.',
  'The microwave is not broken, it is unplugged.',
  'The printer was never broken.',
  'Neither elevator is out of order.',
  'None of the elevators are out of service.',
  'The elevator is far from broken.',
  'The Wi-Fi is hardly down.',
  "The server isn't going to be down tonight.",
  'The printer stopped being broken.',
  'The website is not down.',
  'The train is not late.',
  'The train is no longer delayed.',
  'Your order is not delayed.',
  'The bus is never late.',
  'The flight will not be delayed.',
  'The office is not closed on Friday.',
  "The store won't be closed on Monday.",
  'The office will not close early today.',
  'The pool is no longer closed.',
  'Tickets are not sold out.',
  'The show is not sold out yet.',
  'Nothing is sold out.',
  'The tickets never sell out.',
  'The meeting has not been moved.',
  'The meeting has not been moved to Thursday.',
  'The meeting is not moved to Thursday at 2 p.m.',
  'The office is not moving.',
  'We are not moving to a new office.',
  'The meeting is not canceled.',
  'The picnic was not canceled.',
  'The class is no longer canceled.',
  'Nobody is leaving.',
  'Anna is not leaving the company.',
  'I am not leaving the company.',
  'No prices were raised.',
  'Nothing was lost.',
  'My keys are not lost.',
  'I did not lose my umbrella.',
  'The class is not full.',
  'The workshop is not fully booked.',
  'The parking lot is hardly full.',
  'Nothing is missing.',
  'Page 4 is not missing.',
  'This is not a new website.',
  "The website isn't new.",
  'We have no new products.',
  'We are not hiring.',
  'We are no longer hiring.',
  "We aren't hiring a barista.",
  "We're not looking for a designer.",
  'No one is on vacation.',
  'I am not on vacation.',
  'I am not out of the office.',
  'The parking is not free.',
  "Coffee isn't free.",
  'Breakfast is not included.',
  'There is no cake in the kitchen.',
  'We are not open on Sundays.',
  'The pool is not open.',
  'The package has not arrived.',
  'Your order has not shipped.',
  'Your package is not on its way.',
  'The invoice is not attached.',
  'I have not attached the report.',
  'The report is not due on Friday.',
  'The rent is not due.',
  'The deadline is not Friday.',
  'No one won the prize.',
  'Lunch will not be served.',
  'The Wi-Fi password has not changed.',
  'The Wi-Fi password did not change.',
  'We did not launch a new app.',
  'The app is not available.',
  'The new app is not live.',
  'Sales did not go up by 20%.',
  'Revenue was not up 12 percent.',
  "We don't offer refunds.",
  'The coffee is not hot.',
  'The room is not ready.',
  'Your car is not ready.',
  'Our customers are not happy.',
  'I never forget a birthday.',
  'We have never been closed on a holiday.',
  'We are not a family-owned business.',
  'The store is not opening on Saturday.',
  'The new store does not open on Saturday.',
  'We do not ship for free.',
  'The sale does not end on Sunday.',
  'Your trial is not expiring.',
  'Your subscription does not expire.',
  'There are no spots left.',
  'The workshop has no waiting list.',
  'I did not find a set of keys.',
  'Nobody found the keys.',
  'I would not like to schedule a call.',
  'The system will not be updated on Sunday.',
  'The elevator will not be serviced on Tuesday.',
  'The water will not be shut off.',
  'The lights are not on.',
  'It is not raining.',
  'The tickets are not $12 for adults and $8 for children.',
  'Tickets are not $12 for adults and $8 for children.',
  'The meeting is not at 10.',
  'The meeting does not start at 10.',
  'We are not closing.',
  "Our store isn't having a sale.",
  "There isn't a sale.",
  'No parking is available.',
  'The gym is never crowded.',
]

/** Denials that jokes were written for. */
const ownDenials = [
  'There is no meeting on Friday.',
  'We are not raising our prices.',
  "We haven't raised our prices.",
  'Our prices are not going up.',
  'Prices will not increase on January 1.',
  'Without raising our prices, we bake more.',
  'We do not accept cash.',
]

describe('what is said not to be so', () => {
  test.each(denials)('%s gets no line of its being so', (message) => {
    expect(resultOf(message)).toBeUndefined()
  })

  test.each(ownDenials)('%s keeps the joke that was written for it', (message) => {
    expect(resultOf(message)).toBeDefined()
  })

  test.each([
    'The printer is broken.',
    'The printer is not working.',
    'The elevator is out of order.',
    'Only 3 seats left.',
    'Tickets are $12 for adults and $8 for children.',
    "Children's tickets are $6 and adult tickets are $11.",
    'We have been in business since 1990.',
    'Starting February 1, our Pro plan will cost $29 instead of $24.',
    'Please send us your W-2 and 1099 forms by February 28.',
  ])('%s denies nothing, and keeps its joke', (message) => {
    expect(resultOf(message)).toBeDefined()
  })
})

describe('a loose end', () => {
  test.each([
    ['The printer is broken,', 'The printer is broken. '],
    ['The printer is broken;', 'The printer is broken. '],
    ['The printer is broken:', 'The printer is broken. '],
    ['The printer is broken -', 'The printer is broken. '],
    ['The printer is broken —', 'The printer is broken. '],
    ['The printer is broken ,', 'The printer is broken. '],
    ['The printer is broken.,', 'The printer is broken. '],
    ['(The printer is broken;)', '(The printer is broken). '],
    ['The printer is broken 🎉', 'The printer is broken 🎉 '],
    ['The printer is broken!', 'The printer is broken! '],
    ['The printer is broken…', 'The printer is broken… '],
    ['The printer is broken', 'The printer is broken. '],
  ])('%s goes on as “%s”', (message, begins) => {
    const result = resultOf(message) ?? ''
    expect(result.startsWith(begins)).toBe(true)
    expect(result.slice(begins.length)).toMatch(/^\p{Lu}/u)
  })
})

describe('figures that no joke was written for', () => {
  test.each([
    'Only 0 seats left.',
    'Only zero seats left.',
    'Only -3 seats left.',
    'The meeting will take 0 minutes.',
    'The meeting will take -5 minutes.',
    'There are 0 new emails.',
    'Save 0% on all mugs.',
    'We have been in business since 2030.',
    'In business since 2030.',
    'Founded in 2050, we are a bakery.',
    'Thank you for being a loyal customer since 2031.',
    'Tickets are $8 for adults and $12 for children.',
    'Our team grew from 12 to 8.',
  ])('%s gets none', (message) => {
    expect(resultOf(message)).toBeUndefined()
  })

  test('the last one leaves none, and not one fewer', () => {
    expect(resultOf('Only 1 seat left.') ?? '').not.toContain('fewer')
  })
})

test('“all seen” is said of what was seen for this sentence alone', () => {
  const message = 'The printer is broken.'
  expect(told('The ladder is blue.', ['printer-broken.0', 'some-other:crisp'])).toMatchObject({ seenAll: false })
  const seen: string[] = []
  for (let next = told(message); 'id' in next && seen.length < 30; next = told(message, seen)) seen.push(next.id)
  expect(told(message, seen)).toMatchObject({ kind: 'none', seenAll: true })
})
