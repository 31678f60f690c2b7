import { describe, expect, test } from 'vitest'
import { atOnce } from '#language/slices.ts'
import type { Passage } from '#search/passages/passages.ts'
import { resultsFor } from '#search/search.ts'
import { indexPassages, openSiteIndex } from '#search/site-index.ts'
import { createSiteSearch } from '#search/site-search.ts'

const passage = (title: string, text = '', more: Partial<Passage> = {}): Passage => ({
  kind: 'Post',
  title,
  heading: '',
  href: `/${title}`,
  text,
  keywords: '',
  weight: 1,
  ...more,
})
const search = (passages: readonly Passage[], query: string, most: number) =>
  createSiteSearch({ readPassages: async () => passages }).find(query, most)
const titles = async (passages: readonly Passage[], query: string) =>
  (await search(passages, query, 10)).found.map(({ title }) => title)

const passages = [
  passage('Insurance', 'A promise about a bad day.'),
  passage('Printer', 'Low toner. The duck insurance company called.'),
  passage('Tomás Leal', 'He drew the line. It can’t smile.'),
  passage('Pricing', 'Start for nothing.', { kind: 'Plan', heading: 'Basic', href: '/pricing#basic' }),
  passage('Pricing', 'Ten dollars.', { kind: 'Plan', heading: 'Professional', href: '/pricing#professional' }),
]

describe('search', () => {
  test.each([
    ['insurance', ['Insurance', 'Printer']],
    ['INSUR', ['Insurance', 'Printer']],
    ['duck toner', ['Printer']],
    ['tomas', ['Tomás Leal']],
    ['smiling', ['Tomás Leal']],
    ['insurence', ['Insurance', 'Printer']],
    ['pricing', ['Basic', 'Professional']],
    ['profesional', ['Professional']],
    ['', []],
    ['—!?', []],
    ['<script>', []],
    ['.*', []],
    ['the', []],
  ])('%j finds %j', async (query, found) => {
    expect(await titles(passages, query)).toEqual(found)
  })

  test('leaves out what has less than half of what is sought', async () => {
    expect(await titles(passages, 'insurance duck toner')).toEqual(['Printer'])
    expect(await titles(passages, 'duck insurance')).toContain('Printer')
    expect(await titles(passages, 'insurance zeppelin')).toEqual([])
    const rare = [passage('Kettle', 'Brown.'), passage('Lamp', 'Lit.'), passage('Sofa', 'Soft.')]
    expect(await titles(rare, 'kettle lamp')).toEqual(['Kettle', 'Lamp'])
  })

  test('says what is invented, and of nothing else', async () => {
    const kettles = [passage('Kettle', 'Kettle.', { sample: true }), passage('Bread', 'Beside a kettle.')]
    const { found } = await search(kettles, 'kettle', 10)
    expect(found.map(({ excerpt: _, ...rest }) => rest)).toEqual([
      { kind: 'Post', title: 'Kettle', href: '/Kettle', sample: true },
      { kind: 'Post', title: 'Bread', href: '/Bread' },
    ])
  })

  test('counts all and returns no more than are wanted', async () => {
    expect(await search(passages, 'insurance', 1)).toMatchObject({ total: 2, found: [{ title: 'Insurance' }] })
  })

  test('names a page once, with the passage that fits best', async () => {
    const page = [
      passage('Post', 'Nothing about it, and then a kettle.'),
      passage('Post', 'A kettle, a kettle.', { heading: 'The kettle', href: '/Post#the-kettle' }),
    ]
    expect(await search(page, 'kettle', 10)).toMatchObject({
      total: 1,
      found: [{ title: 'Post', href: '/Post#the-kettle' }],
    })
  })

  test('finds a page by its own title, whatever that is made of, before pages that mention it', async () => {
    const pages = [
      passage('Contact', 'Typography is a word we answer.'),
      passage('About Us', 'Where it started.', { kind: 'Page' }),
      passage('About Us', 'Five things.', { kind: 'Page', heading: 'What we mean', href: '/About Us#values' }),
      passage('Typography', 'One typeface.', { kind: 'Page' }),
      passage('Pricing', 'Once a month.', { kind: 'Question', heading: 'And then?', href: '/Pricing#then' }),
    ]
    expect(await titles(pages, 'About Us')).toEqual(['About Us'])
    expect(await titles(pages, 'about us!')).toEqual(['About Us'])
    expect(await titles(pages, 'typography')).toEqual(['Typography', 'Contact'])
    expect(await titles(pages, 'And then?')).toEqual(['And then?'])
    expect(await titles(pages, 'us about')).toEqual([])
  })

  test('names a person once, who has a page and a list of posts', async () => {
    const tomas = [
      passage('Blog', 'Posts: “The line”.', { kind: 'Author', heading: 'Tomás Leal', href: '/archive/tomas-leal' }),
      passage('Tomás Leal', 'He drew the line.', { kind: 'Person', href: '/team-details/tomas-leal' }),
      passage('Tomás Leal', 'A printer.', { kind: 'Post', href: '/blog-details/1' }),
    ]
    const { found } = await search(tomas, 'tomas leal', 10)
    expect(found.map(({ kind, href }) => `${kind} ${href}`)).toEqual([
      'Person /team-details/tomas-leal',
      'Post /blog-details/1',
    ])
    expect((await search(tomas, 'posts by tomas', 10)).found[0]?.href).toBe('/archive/tomas-leal')
  })

  test('shows the words around the first match', async () => {
    const long = passage('Long', `${'before '.repeat(40)}the Gap, here${' after'.repeat(40)}`)
    const [found] = (await search([long], 'gap', 1)).found
    expect(found?.excerpt.map(({ text }) => text).join('')).toMatch(/^… (before ){5}the Gap, here (after ){20}…$/)
    expect(found?.excerpt.filter(({ match }) => match)).toEqual([{ text: 'Gap', match: true }])
  })

  test('shows the part where most of the words stand together', async () => {
    const text = `Duck. ${'Other words. '.repeat(30)}A rubber duck, a “Rubber duck”.`
    const [found] = (await search([passage('Bath', text)], 'rubber duck', 1)).found
    expect(found?.excerpt.filter(({ match }) => match).map(({ text }) => text)).toEqual(['rubber duck', 'Rubber duck'])
    expect(found?.excerpt.map(({ text }) => text).join('')).toContain('A rubber duck, a “Rubber duck”.')
  })

  test('marks what means the same', async () => {
    const [found] = (await search([passage('Plans', 'A subscription costs ten.')], 'plan prices', 1)).found
    expect(found?.excerpt.filter(({ match }) => match).map(({ text }) => text)).toEqual(['subscription costs'])
  })

  test('puts the title that is nothing else first', async () => {
    const both = [passage('Seven subject lines', 'Subject lines.'), passage('Subject Lines', 'Subject lines.')]
    expect(await titles(both, 'subject lines')).toEqual(['Subject Lines', 'Seven subject lines'])
  })

  test('shows the beginning when only the title matches', async () => {
    const [found] = (await search([passage('Gap', 'One two three.')], 'gap', 1)).found
    expect(found?.excerpt).toEqual([{ text: 'One two three.', match: false }])
  })
})

describe('a search that is a question', () => {
  const home = passage('Tomás Leal', 'Who draws here.', { kind: 'Person', href: '/team/tomas' })
  const archive = passage('Blog', 'Posts about lines.', {
    kind: 'Author',
    heading: 'Tomás Leal',
    href: '/archive/tomas',
  })
  const lines = passage('Lines', 'Lines in posts, and posts in lines.')
  const index = openSiteIndex(atOnce(indexPassages([home, archive, lines])))
  const hrefs = (query: string, meant?: Passage) => resultsFor(index, query, 10, meant).found.map(({ href }) => href)

  test('finds what it asks for before what only has its words', () => {
    expect(hrefs('posts lines')).toEqual(['/Lines', '/archive/tomas'])
    expect(hrefs('posts lines', archive)).toEqual(['/archive/tomas', '/Lines'])
  })

  test('finds what it asks for even where that has none of its words', () => {
    expect(hrefs('toner', home)).toEqual(['/team/tomas'])
    expect(hrefs('toner')).toEqual([])
  })

  test('shows of the two pages of a person the one that has its words', () => {
    expect(hrefs('posts lines', home)).toEqual(['/archive/tomas', '/Lines'])
  })
})
