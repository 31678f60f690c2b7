import { expect, test } from 'vitest'
import { atOnce } from '#language/slices.ts'
import type { Passage } from '#search/passages/passages.ts'
import { createSiteSearch, indexSite } from '#search/site-search.ts'

const page = (title: string): Passage => ({
  kind: 'Page',
  title,
  heading: '',
  href: `/${title}`,
  text: `All about ${title}.`,
  keywords: '',
  weight: 1,
})

/** A search over one page, and the number of readings; with `changing`, each reading has another title. */
function open({ changing = false, failures = 0 } = {}) {
  const titles = ['Kettle', 'Toaster']
  let readings = 0
  const search = createSiteSearch({
    async readPassages() {
      readings += 1
      if (readings <= failures) throw new Error('The disk is out to lunch')
      return [page(titles[readings - 1 - failures] ?? 'Nothing')]
    },
    changing,
  })
  return { ...search, readings: () => readings }
}

test('nothing is read before somebody searches', () => {
  expect(open().readings()).toBe(0)
})

test('searches and questions that come together share one reading', async () => {
  const { find, answer, prepare, readings } = open()
  const [, results, answered] = await Promise.all([prepare(), find('kettle', 10), answer('which kettle')])
  expect(results).toMatchObject({ total: 1, found: [{ title: 'Kettle' }] })
  expect(answered).toEqual({ text: 'All about Kettle.', links: [{ label: 'Kettle', href: '/Kettle' }] })
  expect((await find('toaster', 10)).total).toBe(0)
  expect(readings()).toBe(1)
})

test('words do not change unless it is told', async () => {
  let readings = 0
  const { find } = createSiteSearch({
    readPassages: async () => {
      readings += 1
      return [page('Kettle')]
    },
  })
  await find('kettle', 10)
  await find('kettle', 10)
  expect(readings).toBe(1)
})

test('where words change every search finds what is there now', async () => {
  const { find } = open({ changing: true })
  expect((await find('kettle', 10)).total).toBe(1)
  expect((await find('toaster', 10)).total).toBe(1)
})

test('a reading that failed is told and tried again by the next search', async () => {
  const { prepare, find } = open({ failures: 1 })
  await expect(prepare()).rejects.toThrow('The disk is out to lunch')
  expect((await find('kettle', 10)).total).toBe(1)
})

test('each search has its own passages', async () => {
  const searches = ['Kettle', 'Toaster'].map((title) => createSiteSearch({ readPassages: async () => [page(title)] }))
  const totals = await Promise.all(searches.map(async ({ find }) => (await find('toaster', 10)).total))
  expect(totals).toEqual([0, 1])
})

test('an example stands after every page, and never answers a question', async () => {
  const example = { ...page('Toaster'), kind: 'Example', href: '/examples/toaster', text: 'Toaster toaster toaster.' }
  const { find, answer } = createSiteSearch({
    readPassages: async () => [example, page('Kettle'), { ...page('Bread'), text: 'Bread goes into a toaster.' }],
  })
  const { total, found } = await find('toaster', 10)
  expect([total, found.map(({ href }) => href)]).toEqual([2, ['/Bread', '/examples/toaster']])
  expect((await find('toaster', 1)).found.map(({ href }) => href)).toEqual(['/Bread'])
  expect((await answer('toaster'))?.links).toBeUndefined()
})

/** The reading of a question after one about a plan, on a site with these pages. */
const after = (question: string, pages: readonly Passage[]) => {
  const plan = { ...page('Pricing'), kind: 'Plan', heading: 'Silver', href: '/silver' }
  const { whole } = createSiteSearch({ readPassages: async () => [plan, ...pages] })
  return whole(question, [{ question: 'what is Silver', at: '/silver' }])
}

test.each([
  ['a plan, by its own name', { ...page('Pricing'), kind: 'Plan', heading: 'Golden' }],
  ['a person', { ...page('Golden'), kind: 'Person' }],
  ['a project', { ...page('Golden'), kind: 'Project' }],
  ['a service', { ...page('Golden'), kind: 'Service' }],
])('a question that goes on may name %s', async (_, named) => {
  expect(await after('and Golden?', [named])).toBe('what is Golden?')
})

test.each([
  ['a page is called by', [page('Golden')]],
  ['is in many a passage', [{ ...page('Golden'), kind: 'Person' }, ...Array(20).fill(page('Golden'))]],
  ['nobody is called by', []],
])('a word that %s is no name', async (_, pages) => {
  expect(await after('and Golden?', pages)).toBe('Golden Silver')
})

test('a name may be said by a few passages beside its own', async () => {
  const [named, other] = [{ ...page('Golden'), kind: 'Person' }, page('Golden')]
  expect(await after('and Golden?', [named, other, other])).toBe('what is Golden?')
})

test('what comes nearest, and passages for a service, come from the same pages', async () => {
  const kettle = page('Kettle')
  const { nearest, context } = createSiteSearch({ readPassages: async () => [kettle, page('Toaster')] })
  expect(await nearest('kettle')).toEqual({ text: kettle.text, links: [{ label: 'Kettle', href: '/Kettle' }] })
  expect(await context('kettle')).toEqual([kettle])
})

test('what a build has indexed is not read again', async () => {
  const kept = atOnce(indexSite([page('Kettle')]))
  const { find } = createSiteSearch({
    readPassages: () => Promise.reject(new Error('The disk is out to lunch')),
    readIndexed: async () => kept,
  })
  expect(await find('kettle', 10)).toMatchObject({ total: 1, found: [{ title: 'Kettle' }] })
})

test('where a build has indexed nothing the pages are read', async () => {
  const { find } = createSiteSearch({ readPassages: async () => [page('Kettle')], readIndexed: async () => undefined })
  expect((await find('kettle', 10)).total).toBe(1)
})

test('a question that goes on is understood in the way that is asked most', async () => {
  const silver = { ...page('Pricing'), kind: 'Plan', heading: 'Silver', href: '/silver' }
  const earlier = [{ question: 'what does Silver cost', at: '/silver' }]
  const wholeWith = (asked: string) =>
    createSiteSearch({
      readPassages: async () => [silver],
      readAsked: async () => ({ facts: [{ page: '/silver', asked }], uncovered: [] }),
    }).whole('and yearly?', earlier)
  expect(await wholeWith('yearly Silver')).toBe('yearly Silver')
  expect(await wholeWith('what does Silver cost yearly')).toBe('what does Silver cost yearly?')
})
