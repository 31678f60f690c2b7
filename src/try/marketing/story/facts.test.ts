import { describe, expect, test } from 'vitest'
import { factsOf, isContact } from './facts.ts'
import { captionsOf, forWhom, offerOf, spokenProduct } from './offer.ts'
import { thingsIn } from './seen.ts'
import { innerQuotes } from './spoken.ts'

const split = (text: string) => factsOf(text).map(({ words }) => words)

describe('a product in facts', () => {
  test.each<[text: string, facts: string[]]>([
    [
      'Guided walks, 90 minutes, €15 per person, students €10, in English, Italian and German',
      ['Guided walks', '90 minutes', '€15 per person, students €10', 'in English, Italian and German'],
    ],
    ['Toys: wooden trains, teddies and frogs', ['Toys', 'wooden trains, teddies and frogs']],
    ['Bread, rolls, jam and honey', ['Bread, rolls, jam and honey']],
    [
      'Birthday parties: 10 kids, 2 hours, unlimited rides, pizza and a cake for $249',
      ['Birthday parties', '10 kids, 2 hours, unlimited rides, pizza and a cake for $249'],
    ],
    [
      'Ads, audiobooks & phone menus. I am Paul, I deliver',
      ['Ads, audiobooks & phone menus.', 'I am Paul', 'I deliver'],
    ],
    ['Adults $18, kids $9, under 3 free. Feeding at 2', ['Adults $18, kids $9, under 3 free.', 'Feeding at 2']],
    ['Chairs, tables, and lamps', ['Chairs, tables, and lamps']],
    ['Auction. Bid in the room, by phone or at a.example.', ['Auction.', 'Bid in the room, by phone or at a.example.']],
  ])('keeps a list in one piece: %s', (text, facts) => expect(split(text)).toEqual(facts))

  test.each<[text: string, facts: string[]]>([
    ['Six Poles, 3 December – 31 January, free entry', ['Six Poles', '3 December – 31 January', 'free entry']],
    ['Open 9 am – noon; closed', ['Open 9 am – noon', 'closed']],
    ['Camp, July 12 - 16, $120 - $140 a week', ['Camp', 'July 12 - 16', '$120 - $140 a week']],
    ['Workshop – 2 hrs', ['Workshop', '2 hrs']],
    ['Mon – Fri, by hand', ['Mon – Fri', 'by hand']],
    ['Nail trims/grooming, 9/12 to 10/3', ['Nail trims/grooming', '9/12 to 10/3']],
  ])('keeps a range in one piece: %s', (text, facts) => expect(split(text)).toEqual(facts))

  test.each<[text: string, facts: string[]]>([
    ['Workshop, $45 incl. Notebook, stickers & coffee', ['Workshop', '$45 incl. Notebook, stickers & coffee']],
    ['Visits by Dr. Okafor, approx. 50 min. each', ['Visits by Dr. Okafor', 'approx. 50 min. each']],
    ['Tools on Pine St. North, e.g. Saws; no. 1', ['Tools on Pine St. North', 'e.g. Saws', 'no. 1']],
    ['Open 8 a.m. Saturday. Call Dana', ['Open 8 a.m. Saturday.', 'Call Dana']],
    ['Open until 4 p.m. Call Dana', ['Open until 4 p.m.', 'Call Dana']],
    ['Class, Sat. 9 a.m., max. 8 people', ['Class', 'Sat. 9 a.m.', 'max. 8 people']],
  ])('does not end at an abbreviation: %s', (text, facts) => expect(split(text)).toEqual(facts))

  test.each<[text: string, facts: string[]]>([
    [
      'Open house Saturday, January 16, 10 am to 2 pm, 1200 Harbor Drive, 9th floor',
      ['Open house Saturday, January 16, 10 am to 2 pm', '1200 Harbor Drive, 9th floor'],
    ],
    ['Pottery in Portland, Oregon, twice a day', ['Pottery in Portland, Oregon', 'twice a day']],
    ['Snowshoes. Moonlight walk, $40, max. 12 people', ['Snowshoes.', 'Moonlight walk, $40, max. 12 people']],
    ['Locked out? Locksmith, at your door soon. Call', ['Locked out?', 'Locksmith', 'at your door soon.', 'Call']],
    ['“Bread, butter”, by (us, too)', ['“Bread, butter”', 'by (us, too)']],
  ])('keeps together what says something else alone: %s', (text, facts) => expect(split(text)).toEqual(facts))
})

test('a question has its answer with it', () => {
  const product = 'Dry stone walls. Waiting list? Only till 2 March. Call Dana'
  expect(split(product)).toEqual(['Dry stone walls.', 'Waiting list? Only till 2 March.', 'Call Dana'])
  expect(spokenProduct('Blocked drain? We come tonight. 555-0172', undefined, 6)).toBe('We come tonight.')
})

test.each([
  ['We spray your old oak kitchen any RAL colour in 3 days', 15, 'We spray your old oak kitchen any RAL colour.'],
  ['Portraits of dogs painted by Maria van den Berg', 6, 'Portraits of dogs painted.'],
  ['Rent bikes today 24 hours nonstop everywhere', 6, 'Rent bikes today…'],
  ['Learn with Anna Maria Schmidt-Rottluff', 6, 'Learn.'],
] as const)('is not torn within a name or between a number and its noun: %s', (product, length, spoken) =>
  expect(spokenProduct(product, undefined, length)).toBe(spoken),
)

test('an address, a handle and a number are left without a stop', () => {
  const card = (product: string) => offerOf({ product, audience: 'couples', length: 30 }).card
  expect(card('Films, €900. See elio.example/films')).toBe('Films, €900. For couples. See elio.example/films')
  expect(card('Films, €900. @elio.films')).toBe('Films, €900. For couples. @elio.films')
  expect(card('Films, €900. Call 0555 0142')).toBe('Films, €900. For couples. Call 0555 0142')
  expect(card('Films, €900. See elio.example.')).toBe('Films, €900. See elio.example. For couples.')
  expect(card('Films, 2 days, no. 7')).toBe('Films, 2 days, no. 7. For couples.')
})

test.each([
  ['Lines, tel. 42 555 01 36, 9 zł for metre', 'Lines. 9 zł for metre. For couples. Tel. 42 555 01 36'],
  ['Lines 42 555 01 36', 'For couples. Lines 42 555 01 36'],
  ['Films. Mail a@b.example\n9–5 daily', 'Films. 9–5 daily. For couples. Mail a@b.example'],
])('a number or an address comes last, and no dash follows it: %s', (product, card) =>
  expect(offerOf({ product, audience: 'couples', length: 30 }).card).toBe(card),
)

test.each([
  ['042 555 01 36', true],
  ['@elio.films', true],
  ['elio.example', true],
  ['(718) 555-0163', true],
  ['R148 000', false],
  ['10 kW from 148 000', false],
  ['9.00–17.30', false],
  ['2026-08-02', false],
  ['ISO 20816, an M.Sc.', false],
])('what is copied: %s', (text, is) => expect(isContact(text)).toBe(is))

test.each([
  ['Shoes: we sole them, 45 €, heels 12,50 €, in a day', ['Shoes', 'we sole them, 45 €, heels 12,50 €', 'in a day']],
  ['Salon: haircut 30, color 85, open late', ['Salon', 'haircut 30, color 85', 'open late']],
  ['Manicure, $20 an hour, pedicure, $30 an hour', ['Manicure, $20 an hour', 'pedicure, $30 an hour']],
  ['Color\n$85\nCut\nCHF 30', ['Color, $85', 'Cut, CHF 30']],
  ['Lines: red, yellow-black, 9 zł a metre', ['Lines', 'red, yellow-black', '9 zł a metre']],
  ['Museum, adults $18, kids $9', ['Museum', 'adults $18, kids $9']],
])('a price stays with what it is the price of: %s', (text, facts) => expect(split(text)).toEqual(facts))

test.each([
  'Checks by Dipl.-Ing. M. Rüegg',
  'Checks by Dr. Rüegg',
  'Checks by Dr. med. Anna Rüegg',
  'Checks at St. Anne’s Hall',
  'Checks by Ada Rüegg, M.Sc. Zürich',
  'Checks at No. 3 Arch Row',
  'Checks of approx. 50 bearings',
  'Checks by Ph.D. Rüegg',
])('a short form with a dot ends no sentence: %s', (text) => {
  expect(split(`One day. ${text}. Call`)).toEqual(['One day.', `${text}.`, 'Call'])
  expect(thingsIn(`${text}. A dog.`, 2)).toEqual([text, 'A dog'])
})

test.each([
  ['umbrellas fixed while u wait', 3, 'Umbrellas fixed while u wait.'],
  ['umbrellas fixed while u wait', 2, 'Umbrellas fixed while u…'],
  ['Rent bikes today 24 hours nonstop everywhere', 4, 'Rent bikes today 24 hours nonstop everywhere.'],
] as const)('is torn only where there are no seconds for the whole: %s in %i', (product, most, spoken) =>
  expect(spokenProduct(product, undefined, 6, most)).toBe(spoken),
)

test('a list of prices is torn before a thing, not before its price', () => {
  const { card, waiting } = offerOf({
    product: 'Bella Salon, Leeds: haircut 30, color 85, shave 15',
    audience: '',
    length: 6,
  })
  expect([card, ...waiting.map(({ words }) => words)]).toEqual([
    'Bella Salon, Leeds: haircut 30.',
    'Color 85, shave 15.',
  ])
})

test('a price is on no picture before the paper', () => {
  const rooms = [false, true, false].map((product) => ({ seconds: 4, taken: product, product }))
  const price = { words: '9 zł for metre.', is: 'key' } as const
  expect(captionsOf([price], rooms).captions).toEqual(['', '', price.words])
  expect(captionsOf([price], rooms.slice(0, 2)).unsaid).toEqual([price])
})

test('the price of what it is may be left to the paper', () => {
  const product = 'Sapataria João: we put new soles in your old leather shoes, 45 €, heels 12,50 €'
  expect(spokenProduct(product, undefined, 15)).toBe('Sapataria João: we put new soles in your old leather shoes.')
})

describe('what is left out', () => {
  const product = 'Voice-over for ads, fast and dry, one revision included, with a smile, $200 a minute, call 555-0188'

  test('is no price and no telephone number while there is room without the rest', () => {
    const { card, waiting } = offerOf({ product, audience: 'agencies', length: 15 })
    expect(card).toContain('$200 a minute, call 555-0188')
    expect(waiting.map(({ is }) => is)).not.toContain('key')
  })

  test('is the audience before any fact, and any other fact before a price or a date', () => {
    const { waiting } = offerOf({ product, audience: 'agencies', length: 6 })
    const ranks = waiting.map(({ is }) => ['key', 'small', 'audience'].indexOf(is))
    expect(ranks).toEqual(ranks.toSorted())
  })
})

test.each([
  ['parents', 'For parents.'],
  ['Anyone under 40', 'For anyone under 40.'],
  ['First-time buyers', 'For first-time buyers.'],
  ['Londoners', 'For Londoners.'],
  ['French bakers', 'For French bakers.'],
  ['Mac Users', 'For Mac Users.'],
  ['For couples', 'For couples.'],
  ['US veterans', 'For US veterans.'],
])('the audience is no label: %s', (audience, said) => expect(forWhom(audience)).toBe(said))

test('words on paper and of the voice begin with a capital, unless they are spelled otherwise', () => {
  expect(offerOf({ product: 'soccer camp', audience: '', length: 15 }).card).toBe('Soccer camp.')
  expect(offerOf({ product: 'iPhone repair', audience: '', length: 15 }).card).toBe('iPhone repair.')
  expect(spokenProduct('soccer camp', undefined, 15)).toBe('Soccer camp.')
})

test('quotation marks within quotation marks are single', () => {
  expect(innerQuotes('“Six Poles”, by "Us" and Renée’s')).toBe('‘Six Poles’, by ‘Us’ and Renée’s')
})
