import { describe, expect, test, vi } from 'vitest'
import { atOnce, inSlices } from '#language/slices.ts'
import type { Passage } from '#search/passages/passages.ts'
import { indexPassages, openSiteIndex } from '#search/site-index.ts'

const passage = (href: string, text: string, more: Partial<Passage> = {}): Passage => ({
  kind: 'Post',
  title: 'Page',
  heading: '',
  href,
  text,
  keywords: '',
  weight: 1,
  ...more,
})

const indexOf = (passages: readonly Passage[]) => openSiteIndex(atOnce(indexPassages(passages)))

function find(question: string, passages: readonly Passage[]) {
  const hits = indexOf(passages).find(question)
  return {
    order: hits.map(({ passage: { href } }) => href),
    hit: (href: string) => hits.find((each) => each.passage.href === href),
  }
}

describe('of two passages the better one comes first', () => {
  test.each([
    [
      'with the words in the order of the question',
      'brown kettle',
      passage('worse', 'Kettle brown toaster.'),
      passage('better', 'Toaster brown kettle.'),
    ],
    [
      'by an author, when it is asked who',
      'who mends a kettle',
      passage('worse', 'Mends kettle.'),
      passage('better', 'Mends kettle.', { kind: 'Author' }),
    ],
    [
      'by a person, when it is asked who',
      'who mends a kettle',
      passage('worse', 'Mends kettle.'),
      passage('better', 'Mends kettle.', { kind: 'Person' }),
    ],
    ['that answers more readily', 'kettle', passage('worse', 'Kettle.'), passage('better', 'Kettle.', { weight: 1.1 })],
    [
      'that has more of the question',
      'kettle lamp',
      passage('worse', 'Kettle kettle kettle.', { heading: 'Kettle' }),
      passage('better', 'Kettle, toaster, sofa, window, lamp, carpet.'),
    ],
    [
      'with the word in its heading',
      'kettle',
      passage('worse', 'Kettle.', { heading: 'Toaster' }),
      passage('better', 'Toaster.', { heading: 'Kettle' }),
    ],
    [
      'whose title is the question',
      'kettle repair',
      passage('worse', 'Mended.', { title: 'Kettle repair window', heading: 'Sofa' }),
      passage('better', 'Mended.', { title: 'Kettle repair', heading: 'Sofa' }),
    ],
    [
      'whose heading is the question, whatever its title',
      'kettle repair',
      passage('worse', 'Mended.', { title: 'Kettle', heading: 'Repair' }),
      passage('better', 'Mended.', { title: 'Mended', heading: 'Kettle repair' }),
    ],
    [
      'with fewer other words in its name',
      'kettle repair',
      passage('worse', 'Mended.', { heading: 'Kettle repair carpet window sofa' }),
      passage('better', 'Mended.', { heading: 'Kettle repair' }),
    ],
    [
      'with a word in its heading before one in its keywords',
      'kettle',
      passage('worse', 'Toaster.', { keywords: 'kettle', heading: 'Sofa' }),
      passage('better', 'Toaster.', { keywords: 'sofa', heading: 'Kettle' }),
    ],
    [
      'with the word in its keywords before one in its text',
      'kettle',
      passage('worse', 'Kettle.', { keywords: 'sofa' }),
      passage('better', 'Sofa.', { keywords: 'kettle' }),
    ],
    [
      'with all of the question in its order, before a part of it',
      'brown kettle lamp',
      passage('worse', 'Brown kettle sofa lamp.'),
      passage('better', 'Sofa brown kettle lamp.'),
    ],
    [
      'with its order over heading and text',
      'brown kettle',
      passage('worse', 'Kettle.', { heading: 'Brown sofa' }),
      passage('better', 'Kettle.', { heading: 'Sofa brown' }),
    ],
  ])('%s', (_, question, worse, better) => {
    expect(find(question, [worse, better]).order).toEqual(['better', 'worse'])
  })

  test('whoever it is, when it is not asked who', () => {
    const both = [passage('first', 'Mends kettle.'), passage('second', 'Mends kettle.', { kind: 'Author' })]
    expect(find('mends a kettle', both).order).toEqual(['first', 'second'])
  })
})

describe('a word is found wherever it stands', () => {
  test.each([
    ['in the heading', { heading: 'Brown kettle repair' }],
    ['in the title', { title: 'Brown kettle repair' }],
    ['in the keywords', { keywords: 'brown kettle repair' }],
    ['in the text', { text: 'Brown kettle repair.' }],
  ])('%s', (_, more) => {
    const passages = [passage('it', 'Sofa.', more), passage('other', 'Lamp.')]
    expect(find('kettle', passages).order).toEqual(['it'])
  })

  test('and in the longest text, before one where it stands among others', () => {
    const short = passage('short', 'Kettle, sofa.')
    const long = passage('long', `Kettle. ${'Sofa, lamp, window, carpet. '.repeat(10)}`)
    expect(find('kettle', [long, short]).order).toEqual(['short', 'long'])
  })
})

describe('named', () => {
  const pages = [
    passage('/about', 'Where it started.', { title: 'About Us' }),
    passage('/about#values', 'Five things.', { title: 'About Us', heading: 'Values' }),
    passage('/archive/about', 'Posts.', { title: 'About Us' }),
    passage('/about', 'A letter.', { title: 'About Us', kind: 'Page' }),
    passage('/pricing', 'Nothing.', { title: 'Pricing', kind: 'Plan' }),
    passage('/pricing#basic', 'Nothing.', { title: 'Pricing', kind: 'Plan', heading: 'Basic' }),
  ]
  test.each([
    ['About Us', ['Post /about', 'Post /archive/about', 'Page /about']],
    ['about us?', ['Post /about', 'Post /archive/about', 'Page /about']],
    ['Basic', ['Plan /pricing#basic']],
    ['Aboutus', []],
    ['About', []],
    ['Pricing', []],
    ['', []],
    ['?!', []],
  ])('%j is the first passage of %j', (name, found) => {
    const hits = indexOf(pages).named(name)
    expect(hits.map(({ passage: { kind, href } }) => `${kind} ${href}`)).toEqual(found)
  })
})

describe('coverage', () => {
  const several = [
    passage('kettle', 'Kettle.'),
    passage('lamp', 'Lamp.'),
    passage('lamps', 'Lamps, sofa.'),
    passage('lit', 'Lamp, window.'),
    passage('write', 'Write.'),
    passage('cup', 'Cup.'),
  ]
  const coverage = (question: string, href: string) => find(question, several).hit(href)?.coverage ?? 0

  test('is whole where everything is that was asked, and none counts twice', () => {
    expect(coverage('kettle', 'kettle')).toBeCloseTo(1)
    expect(coverage('kettle lamp', 'kettle') + coverage('kettle lamp', 'lamp')).toBeCloseTo(1)
  })

  test('is greater for a rare word than for one that many passages have', () => {
    expect(coverage('kettle lamp', 'kettle')).toBeGreaterThan(coverage('kettle lamp', 'lamp'))
    expect(coverage('kettle cup', 'kettle')).toBeCloseTo(0.5)
  })

  test('is small beside a word that the site never says', () => {
    const known = coverage('kettle zeppelin', 'kettle')
    expect(known).toBeLessThan(0.5)
    expect(known).toBeGreaterThan(0.4)
  })

  test('is small for a word that is in many questions', () => {
    const faint = coverage('write kettle', 'write')
    expect(faint).toBeLessThan(0.3)
    expect(faint).toBeGreaterThan(0.2)
  })

  test('trusts a mended word less', () => {
    expect(coverage('kettel', 'kettle')).toBeCloseTo(0.9)
  })
})

test.each([
  ['one word in passing', 'kettle', {}, false],
  ['one word in its heading', 'kettle', { heading: 'Kettle' }, true],
  ['two words in passing', 'kettle lamp', {}, true],
  ['a word in passing, and one that is in many questions', 'write kettle', {}, false],
  ['only a word that is in many questions', 'write', { heading: 'Write' }, false],
])('whether a passage is about what was asked when it has %s', (_, question, more, topical) => {
  const { hit } = find(question, [passage('it', 'Write: kettle and lamp.', more), passage('other', 'Sofa.')])
  expect(hit('it')?.topical).toBe(topical)
})

test('what a passage shares with the question is told by its meaning', () => {
  const { hit } = find('kettles and lamps', [passage('it', 'A kettle.'), passage('other', 'Lamp.')])
  expect([...(hit('it')?.meanings ?? [])]).toEqual(['kettl'])
})

test('while passages are read others have their turn', async () => {
  let had = false
  setTimeout(() => {
    had = true
  })
  // A clock by which each step takes long, on any machine.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 20
    return now
  })
  await inSlices(indexPassages(Array.from({ length: 5 }, (_, number) => passage(`${number}`, 'Kettle.'))))
  expect(had).toBe(true)
})
