import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleLimits, titleWords } from '#content-model/pages/try-titles.ts'
import { gate } from '#wit/testing/gate-texts.ts'
import { titleTexts } from '#wit/testing/shipped-titles.ts'
import { type Misfit, readKeyword } from './keyword.ts'
import { createLexicon } from './lexicon.ts'
import { pixelWidth } from './pixel-width.ts'
import { createTitles } from './titles.ts'

const lexicon = createLexicon(titleTexts)
const { write: writeTitles } = createTitles(titleTexts, gate)
const read = (typed: string) => readKeyword(typed, lexicon, gate)

test.each([
  ['Desk lamps for people who said five more minutes', 447],
  ['Standing desk or sitting desk: a matter of chairs', 421],
  ['Office plants that do not mind being forgotten', 399],
  ['', 0],
  ['Crème brûlée', pixelWidth('Creme brulee')],
])('%s is so many pixels wide in Arial at 20 px', (text, width) => {
  expect(pixelWidth(text)).toBe(width)
})

test.each([
  ['4471-B', 'code'],
  ['XK2000', 'code'],
  ['12345', 'no-letters'],
  ['!!!', 'no-letters'],
  ['https://example.com/lamp', 'address'],
  ['mail@example.com', 'address'],
  ['настольная лампа', 'language'],
  ['デスクライト', 'language'],
  ['Schreibtischlampe für Kinder', 'language'],
  ['affordable', 'quality'],
  ['best', 'quality'],
  ['the', 'word'],
  ['the meeting has moved to ten', 'sentence'],
  ['a lamp that is so long in its description that no title holds it', 'long'],
  ['what to say at a funeral', 'left-alone'],
] as const)('%s gets no title: %s', (keyword, reason: Misfit) => {
  expect(read(keyword)).toBe(reason)
})

test.each([
  ['desk lamp', 'thing', 'Desk lamps', 'plural'],
  ['office plants', 'thing', 'Office plants', 'plural'],
  ['accounting software', 'thing', 'Accounting software', 'uncountable'],
  ['kitchen knife', 'thing', 'Kitchen knife', 'label'],
  ['battery', 'thing', 'Battery', 'label'],
  ['chairs for tall people', 'thing', 'Chairs for tall people', 'plural'],
  ['meal planning', 'activity', 'Meal planning', 'uncountable'],
  ['ceiling', 'thing', 'Ceiling', 'label'],
  ['how to clean a keyboard', 'how-to', 'How to clean a keyboard', 'label'],
  ['why is my printer offline?', 'question', 'Why is my printer offline', 'label'],
  ['best desk lamp', 'best', 'Best desk lamp', 'label'],
  ['plumber near me', 'near-me', 'Plumber near me', 'label'],
  ['hotels in new york', 'thing', 'Hotels in New York', 'plural'],
  ['lamp vs candle', 'versus', 'Lamp vs candle', 'label'],
  ['Photoshop', 'name', 'Photoshop', 'label'],
  ['iPhone case', 'thing', 'iPhone cases', 'plural'],
  ['DESK LAMP', 'thing', 'Desk lamps', 'plural'],
  ['mortgage rates', 'plain', 'Mortgage rates', 'label'],
  ['how to treat a burn with medicine', 'plain', 'How to treat a burn with medicine', 'label'],
  ['chicken stock recipe', 'thing', 'Chicken stock recipes', 'plural'],
] as const)('%s is read as %s', (typed, kind, written, number) => {
  expect(read(typed)).toMatchObject({ kind, written, number })
})

test.each([
  ['library books', 'reading', 'plural'],
  ['ebook', 'reading', 'plural'],
  ['magazine', 'reading', 'plural'],
  ['green tea', 'drinks', 'uncountable'],
  ['online course', 'courses', 'plural'],
] as const)('%s is a matter of %s', (typed, subject, number) => {
  expect(read(typed)).toMatchObject({ subject, number })
})

const nouns = [
  'lamp',
  'desk',
  'chairs',
  'software',
  'photographer',
  'hotel',
  'bike',
  'course',
  'salad',
  'gravity',
  'notebook',
]
const adjectives = ['', 'red ', 'small ', 'ergonomic ', 'second-hand ', 'wireless noise-proof ', 'fireside ']
const shapes = [
  '{}',
  'best {}',
  '{} near me',
  'how to choose {}',
  'what is {}',
  '{} vs candle',
  '{} for tall people',
  'learning {}',
  '{} insurance',
]
const keyword = fc
  .tuple(fc.constantFrom(...shapes), fc.constantFrom(...adjectives), fc.constantFrom(...nouns))
  .map(([shape, adjective, noun]) => shape.replace('{}', adjective + noun))
const list = fc.uniqueArray(keyword, { minLength: 1, maxLength: 50 })

test('each keyword is covered within all limits, and no two titles or descriptions are alike', () => {
  const property = fc.property(list, fc.constantFrom('crisp', 'sandy', 'arid'), (keywords, dryness) => {
    const { titles, unfit } = writeTitles({ keywords, dryness })
    expect([...titles, ...unfit].map(({ keyword }) => keyword).toSorted()).toEqual(keywords.toSorted())
    for (const { keyword, title, description } of titles) {
      expect(title.length).toBeGreaterThanOrEqual(titleLimits.title.least)
      expect(title.length).toBeLessThanOrEqual(titleLimits.title.most)
      expect(pixelWidth(title)).toBeLessThanOrEqual(titleLimits.width.most)
      expect(description.length).toBeGreaterThanOrEqual(titleLimits.description.least)
      expect(description.length).toBeLessThanOrEqual(titleLimits.description.most)
      expect(title.toLowerCase().startsWith(keyword)).toBe(true)
      expect(description.toLowerCase()).toContain(keyword)
      expect(`${title}${description}`).not.toMatch(/[[\]{}|]|undefined/)
    }
    expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length)
    expect(new Set(titles.map(({ description }) => description)).size).toBe(titles.length)
  })
  fc.assert(property, { numRuns: 60 })
}, 30_000)

test('keywords of any letters get a title of at most 60 characters or a reason', () => {
  const any = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 70 }).filter((text) => text.trim() !== '')
  const property = fc.property(any, (keyword) => {
    const { titles, unfit } = writeTitles({ keywords: [keyword] })
    expect(titles.length + unfit.length).toBe(1)
    for (const { title } of titles) expect([...title].length).toBeLessThanOrEqual(titleLimits.title.most)
  })
  fc.assert(property)
}, 30_000)

test('the same keywords get the same titles', () => {
  const wanted = { keywords: ['desk lamp', 'meal planning', 'hotels in Lisbon'] }
  expect(writeTitles(wanted)).toEqual(writeTitles(wanted))
})

test('thirty things of one kind get thirty differently made titles', () => {
  const keywords = nouns
    .slice(0, 10)
    .flatMap((noun) => ['red', 'small', 'cheap'].map((adjective) => `${adjective} ${noun}`))
  expect(writeTitles({ keywords }).titles.every(({ alone }) => alone)).toBe(true)
})

test('dryness changes which title comes first', () => {
  const [crisp, arid] = (['crisp', 'arid'] as const).map(
    (dryness) => writeTitles({ keywords: ['standing desk'], dryness }).titles[0]?.title,
  )
  expect(crisp).not.toBe(arid)
})

test('Another gives a new title to its keyword alone, until there is none', () => {
  const keywords = ['desk lamp', 'floor lamp', 'table lamp']
  const shown = new Map<string, string[]>()
  const note = ({ titles }: ReturnType<typeof writeTitles>) => {
    for (const { keyword, id } of titles) {
      const ids = shown.get(keyword) ?? []
      if (ids.at(-1) !== id) shown.set(keyword, [...ids, id])
    }
    return titles
  }
  let before = note(writeTitles({ keywords }))
  const seen = new Set([before[0]?.title])
  while (before[0]?.more) {
    const after = note(writeTitles({ keywords, shown, another: 'desk lamp' }))
    expect(seen).not.toContain(after[0]?.title)
    expect(after.slice(1)).toEqual(
      before.slice(1).map((row) => expect.objectContaining({ title: row.title, id: row.id })),
    )
    expect(new Set(after.map(({ title }) => title)).size).toBe(keywords.length)
    seen.add(after[0]?.title)
    before = after
  }
  expect(seen.size).toBeGreaterThan(20)
  expect(writeTitles({ keywords, shown, another: 'desk lamp' }).titles[0]?.title).toBe(before[0]?.title)
})

test('an id that was made up is left alone', () => {
  const fresh = writeTitles({ keywords: ['desk lamp'] })
  for (const id of ['', '0', '99999.1.1', 'x.y.z', '3.2.1.0.9.8', '-1.0.0']) {
    expect(writeTitles({ keywords: ['desk lamp'], shown: new Map([['desk lamp', [id]]]) })).toEqual(fresh)
  }
})

test.each(['mortgage rates', 'smoke detector', 'back pain', 'divorce lawyer'])('%s gets a plain title', (keyword) => {
  expect(writeTitles({ keywords: [keyword] }).titles).toMatchObject([{ plain: true }])
})

test.each([
  ['running shoes', /care label|pockets|size chart/],
  ['dog food', /measure the animal|box/i],
  ['ceiling fan', /plug\b|wash/],
  ['kitchen knives', /arm’s length|borrow/],
  ['birthday cake', /shelf|ingredients/],
  ['hotels in Lisbon', /opening hours|the hours/],
  ['small wedding venues', /opening hours|Tuesday/],
  ['learning Spanish', /equipment|tools/],
  ['yoga classes online', /homework|back row/],
  ['resume template', /margin|policy|print 500/],
  ['divorce lawyer', /who is qualified/],
])('%s gets no line that was written for another kind of thing', (keyword, others) => {
  for (const dryness of ['crisp', 'sandy', 'arid'] as const) {
    const ids: string[] = []
    for (let more = true; more; ) {
      const shown = new Map([[keyword, ids]])
      const [row] = writeTitles({ keywords: [keyword], dryness, shown, another: keyword }).titles
      expect(`${row?.title} ${row?.description}`).not.toMatch(others)
      ids.push(row?.id ?? '')
      more = row?.more ?? false
    }
  }
})

test.each(['climate change', 'smoke detector', 'divorce lawyer'])(
  '%s gets no advice that delays or jests',
  (keyword) => {
    const [row] = writeTitles({ keywords: [keyword] }).titles
    expect(row?.plain).toBe(true)
    expect(row?.description).not.toMatch(/before you act|sandwich|tab/)
  },
)

test('the title that the page shows first is one that is written', () => {
  const [written] = writeTitles({ keywords: ['office chairs'], dryness: 'sandy' }).titles
  expect(written).toMatchObject({ title: titleWords.exampleTitle, description: titleWords.exampleDescription })
})
