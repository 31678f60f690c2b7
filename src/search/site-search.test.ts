import { expect, test } from 'vitest'
import type { Passage } from '#search/passages.ts'
import { createSiteSearch } from '#search/site-search.ts'

const page = (title: string): Passage => ({
  kind: 'Page',
  title,
  heading: '',
  href: `/${title}`,
  text: `All about ${title}.`,
  keywords: '',
  weight: 1,
})

/** A search of one page, whose title changes with every reading, and the number of readings. */
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
