import { expect, test } from 'vitest'
import { borneOut } from '#search/answer/borne-out.ts'
import type { Passage } from '#search/passages/passages.ts'

const passage = (title: string, heading: string, href: string, text: string): Passage => ({
  ...{ kind: 'Page', title, heading, href, text },
  ...{ keywords: '', weight: 1 },
})

const plan = passage(
  'Pricing',
  'Professional',
  '/pricing#professional',
  'For people with deadlines. $10 per month, 100 queries included. Basic support answers within one business day.',
)
const founder = passage(
  'Team',
  'Founder',
  '/team/ines',
  'Ines Okafor founded the company in 2009, after twelve years in budget reviews. Colleagues trust her spreadsheets.',
)
const office = passage(
  'Office',
  '',
  '/office',
  'The office has a kettle. Write to hello@deadpan.example or visit Plain Street.',
)
const discount = passage('Discount', '', '/discount', 'Schools save 20 % of the price.')
const passages = [plan, founder, office, discount]

test.each([
  ['word for word', 'Basic support answers within one business day.', [plan]],
  ['in other words, most of them shared', 'Support answers people within a business day.', [plan]],
  ['with two words of three', 'The office kettle whistles.', [office]],
  ['with the amount and its currency', 'Queries with deadlines cost ten dollars.', [plan]],
  ['with an amount that is money there, and no currency', 'People pay 10 each month with deadlines.', [plan]],
  ['with a share that is one there, and no sign', 'Schools save 20 of the price.', [discount]],
  ['with a name', 'The company was founded by Ines Okafor.', [founder]],
  ['with the first word a name', 'Okafor founded the company.', [founder]],
  ['with a name that only its heading has', 'People with deadlines choose Professional support.', [plan]],
  ['with a first word that names nobody', 'Unfortunately the office has a kettle.', [office]],
  ['with a first word that only says how it is meant', 'However, the office has a kettle.', [office]],
  ['with a first word in another form than there', 'Support answering people, within one business day.', [plan]],
  ['with a first word that stands for somebody', 'She founded the company.', [founder]],
  ['with an address', 'Write the office at hello@deadpan.example.', [office]],
  ['with a street', 'Visit the office on Plain Street.', [office]],
  ['with the address of the place itself', 'Deadlines and support are at /pricing#professional.', [plan]],
  [
    'of several, in the order of its sentences',
    'The office has a kettle. Okafor founded the company.',
    [office, founder],
  ],
  ['of one, named once', 'The office has a kettle. Visit Plain Street, the office.', [office]],
  ['beside a line without a word', 'The office has a kettle.\n—\n…', [office]],
])('a text is borne out %s', (_, text, expected) => {
  expect(borneOut(text, passages)).toEqual({ ok: true, passages: expected })
})

test.each([
  ['other words', 'Penguins swim across oceans.', 'words'],
  ['too few of its words', 'The office kettle whistles loudly.', 'words'],
  ['no words that are about anything', 'It is what it is.', 'words'],
  ['an amount alone', 'It is 10.', 'words'],
  ['a name alone', 'She is Ines Okafor.', 'words'],
  ['nothing', '', 'words'],
  ['nothing but signs', '… !', 'words'],
  ['another amount', 'Queries with deadlines cost $12 per month.', 'amount'],
  ['another amount in words', 'Queries with deadlines cost a hundred dollars per month.', 'amount'],
  ['another number without a unit', 'Support answers within 12 business days.', 'amount'],
  ['the amount in another currency', 'Queries with deadlines cost €10 per month.', 'amount'],
  ['the number as a share', 'Queries with deadlines: 100 % included.', 'amount'],
  ['a currency of which there is nothing', 'The office kettle has euros.', 'amount'],
  ['one amount of two', 'Queries included per month with deadlines: 100 or 300.', 'amount'],
  ['somebody else', 'The company was founded by Walt Birnbaum.', 'name'],
  ['half of a name', 'The company was founded by Ines Birnbaum.', 'name'],
  ['a name in another order', 'The company was founded by Okafor Ines.', 'name'],
  ['one name of two', 'Ines Okafor founded the company, and Walt.', 'name'],
  ['somebody else as the first word', 'Walt founded the company.', 'name'],
  ['part of a longer name', 'The company was founded by Okaf.', 'name'],
  ['another address', 'Write the office at other@deadpan.example.', 'address'],
  ['an address of which it has no word', 'Write the office at paul@penguin.museum.', 'address'],
  ['one address of two', 'Write the office at hello@deadpan.example or x@y.example.', 'address'],
  ['letters that only look like ours', 'The оffice has a kettle.', 'script'],
])('a text is not with %s', (_, text, why) => {
  expect(borneOut(text, passages)).toEqual({ ok: false, why })
})

test('one sentence that nothing bears out spoils the rest', () => {
  expect(borneOut('The office has a kettle. Penguins swim across oceans.', passages)).toEqual({
    ok: false,
    why: 'words',
  })
})

test('what one passage lacks another does not add', () => {
  expect(borneOut('Okafor founded the company in 2009 for $10.', passages)).toEqual({ ok: false, why: 'amount' })
})

test('nothing is borne out by nothing', () => {
  expect(borneOut('The office has a kettle.', [])).toMatchObject({ ok: false })
})
