import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { shippedOnly } from '#content-model/testing/shipped-only.ts'
import { testsBuild } from '../e2e/support/tests-build.ts'
import { habitsIn, repeatsIn } from './built-tics.ts'
import { readPages } from './page-texts.ts'
import { endsShort, readSiteTexts } from './site-texts.ts'
import { countSiteTics, countTics, readResults } from './tics.ts'

test('the drawer has no habit that shows', () => {
  expect(countTics(readResults()).filter(({ count, allowed }) => count > allowed)).toEqual([])
})

test('a habit is counted in what was added, not in the sentence itself', () => {
  const results = [
    { before: 'The shoes are back.', added: 'They were told.' },
    { before: 'Sale ends Friday.', added: 'Somebody took it well, and left.' },
  ]
  const counted = new Map(countTics(results).map(({ name, count }) => [name, count]))
  expect(counted.get('shoes')).toBe(0)
  expect(counted.get('was told, informed, notified, briefed or thanked')).toBe(1)
  expect(counted.get('somebody, someone')).toBe(1)
  expect(counted.get('took it well')).toBe(1)
  expect(counted.get('a tail: “, and …”')).toBe(1)
})

test('the same opening in all of them is too often', () => {
  const results = Array.from({ length: 100 }, (_, index) => ({ before: `${index}.`, added: 'You may sit.' }))
  const tooOften = countTics(results).filter(({ count, allowed }) => count > allowed)
  expect(tooOften.map(({ name }) => name)).toEqual(['you may …', 'opens with “you”'])
})

shippedOnly('the copy of the site has no habit that shows', () => {
  expect(countSiteTics(readSiteTexts()).filter(({ count, allowed }) => count > allowed)).toEqual([])
})

shippedOnly('the copy of the site is read from entries, from their text and from the words of pages', () => {
  const texts = readSiteTexts()
  const has = (start: string) => texts.filter(({ text }) => text.startsWith(start)).map(({ file }) => file)
  expect(has('A joke is a sentence that pauses')).toEqual(['src/content/posts/the-em-dash-would-like-a-word.md'])
  expect(has('No. It works on the writing.')).toEqual(['src/content/faq/will-it-make-me-funny.yaml'])
  expect(has('We looked in all three drawers.')).toEqual(['src/content/words/not-found.json'])
  expect(texts.filter(({ file }) => /examples\/|legal\//.test(file))).toEqual([])
})

shippedOnly('no sentence stands word for word on more than three pages of the build', () => {
  expect(repeatsIn(readPages(testsBuild()))).toEqual([])
})

const page = (body: string) => new new Window().DOMParser().parseFromString(`<main>${body}</main>`, 'text/html')

test('a sentence is counted once a page, and not in a form, a card or beside a person who is quoted', () => {
  const said = '<p>It rained all day. It rained all day.</p>'
  const elsewhere = [
    '<form><p>It rained all day.</p></form>',
    '<article><a href="/project-details/rain">Rain</a><p>It rained all day.</p></article>',
    '<figure><blockquote><p>It rained all day.</p></blockquote></figure>',
  ].map((body, at) => [`/other/${at}`, page(body)] as const)
  const three = ['/a', '/b', '/c'].map((path) => [path, page(said)] as const)
  expect(repeatsIn(new Map([...three, ...elsewhere]))).toEqual([])
  expect(repeatsIn(new Map([...three, ...elsewhere, ['/d', page(said)]]))).toEqual([
    { sentence: 'It rained all day.', pages: ['/a', '/b', '/c', '/d'] },
  ])
})

test('a tail is the end of a sentence after “, and”', () => {
  const text =
    '<p>It rained for days, and the duck stayed. It rained, and one duck left, for good. Nobody packed for rain.</p>'
  const { sentences, tails, habits } = habitsIn(new Map([['/a', page(text)]]))
  expect([sentences, tails]).toEqual([3, ['It rained for days, and the duck stayed.']])
  expect(habits.find(({ name }) => name === 'ducks')).toEqual({ name: 'ducks', count: 2, pages: 1 })
})

test('a habit of the site is counted each time', () => {
  const texts = [
    {
      file: 'a',
      text: 'Nobody came. Nobody minded, once a week. It rained, which helped. The day on which it rained is over.',
    },
  ]
  const counted = new Map(countSiteTics(texts).map(({ name, count }) => [name, count]))
  expect(counted.get('nobody, no one')).toBe(2)
  expect(counted.get('once, twice')).toBe(0)
  expect(counted.get('a sentence that ends on “, which …”')).toBe(1)
})

test.each([
  ['It rained. We stayed.', true],
  ['It rained. We stayed in and read the policy aloud to each other.', false],
  ['“It rained.” So we stayed in, and that was that.', false],
  ['It rained.', undefined],
  ['Rain, in parts', undefined],
])('%j ends on a short sentence: %s', (text, short) => {
  expect(endsShort(text)).toBe(short)
})
