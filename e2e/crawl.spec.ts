import { type Document, Window } from 'happy-dom'
import { routes } from '#content-model/routes.ts'
import { product } from '#content-model/site.ts'
import { isLaterPage, sentencesOf, textOf } from '../scripts/page-texts.ts'
import { behindForms, built, onDemand, prerendered } from './support/pages.ts'
import { expect, shippedOnly, test } from './support/test.ts'

// One crawl serves all tests of this file.
test.describe.configure({ mode: 'default' })

interface Link {
  from: string
  to: URL
}

let pages: ReadonlyMap<string, Document>
let links: readonly Link[]
/** Pages that a posted form leads to. */
let posted: ReadonlySet<string>
let dead: readonly string[]

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')
const addressOf = ({ pathname, search }: URL) => withoutSlash(pathname) + search
const isFile = ({ pathname }: URL) => /\.\w+$/.test(pathname)

/** Follows every link from the home page on, as a search engine does, and from pages that only forms lead to. */
test.beforeAll(async ({ site }) => {
  // About 1,900 pages.
  test.setTimeout(180_000)
  const parser = new new Window().DOMParser()
  const found = new Map<string, Document>()
  const followed: Link[] = []
  const failed: string[] = []
  const queue = ['/', ...behindForms].map((path) => new URL(path, site.origin))
  const asked = new Set<string>()
  for (let url = queue.pop(); url; url = queue.pop()) {
    const from = addressOf(url)
    if (asked.has(from)) continue
    asked.add(from)
    if (isOneOfMany(url)) {
      if (!built.has(url.pathname)) failed.push(`${from} is not in the build`)
      continue
    }
    const answer = await fetch(url)
    if (answer.status !== 200) failed.push(`${from} ${answer.status}`)
    if (answer.redirected || isFile(url)) continue
    const document = parser.parseFromString(await answer.text(), 'text/html')
    found.set(from, document)
    const targets = linksIn(document, url)
    followed.push(...targets.map((to) => ({ from, to })))
    queue.push(...targets)
  }
  pages = found
  links = followed
  posted = new Set([...found.values()].flatMap((page) => attributes(page, 'form', 'action')))
  dead = failed
})

/** Most examples, and most filters of examples, that are opened. The others are looked up in the build. */
const most = { '/examples': 20, '/examples/': 40 } as const
const opened = { '/examples': 0, '/examples/': 0 }
function isOneOfMany({ pathname, search }: URL): boolean {
  const shelf = pathname === routes.examples && search !== '' ? '/examples' : '/examples/'
  if (shelf === '/examples/' && !/^\/examples\/[^/]+$/.test(pathname)) return false
  return ++opened[shelf] > most[shelf]
}

const attributes = (page: Document, element: string, name: string): string[] =>
  [...page.querySelectorAll(`${element}[${name}]`)].map((found) => found.getAttribute(name) ?? '')

/** The links of a page within the site. */
const linksIn = (page: Document, url: URL): URL[] =>
  attributes(page, 'a', 'href')
    .map((href) => new URL(href, url))
    .filter(({ origin }) => origin === url.origin)

/** The problems of all pages, each line with its page. */
const inAll = (judge: (page: Document) => string[]) =>
  [...pages].flatMap(([path, page]) => judge(page).map((wrong) => `${path}: ${wrong}`))

/** One page for each content: without the second address of home, and without queries. */
const distinct = () => [...pages].filter(([path]) => path !== '/digital-agency' && !path.includes('?'))

/** Texts that several pages have, with these pages. */
function shared(textsOf: (page: Document, path: string) => Iterable<string>): string[] {
  const places = new Map<string, Set<string>>()
  for (const [path, page] of distinct()) {
    for (const text of textsOf(page, path)) places.set(text, (places.get(text) ?? new Set()).add(path))
  }
  return [...places]
    .filter(([, on]) => on.size > 1 && !isQuoted([...on]))
    .map(([text, on]) => `${text} (${[...on].join(', ')})`)
}

test('links and forms lead to every page, and no link is dead', () => {
  expect(dead).toEqual([])
  const linked = new Set(links.map(({ to }) => addressOf(to)))
  const reached = (path: string) => linked.has(withoutSlash(path)) || posted.has(path)
  expect([...prerendered, ...onDemand].filter((path) => !reached(path))).toEqual([])
})

/** Targets of a page's last links: the try-out, prices or contact. */
const waysOn: readonly string[] = [
  routes.try,
  routes.pricing,
  routes.beta,
  routes.contact,
  routes.quote,
  routes.newsletter,
  routes.comingSoon,
]

test('each page leads on from its main part: to the try-out, the prices, the beta, a quote, a letter or contact', () => {
  const leadsOn = (page: Document) =>
    [...page.querySelectorAll('main a[href], main form[action]')].some((way) => {
      const [path = ''] = (way.getAttribute('href') ?? way.getAttribute('action') ?? '').split(/[?#]/)
      return waysOn.includes(path) || path.startsWith('/api/try') || path === '/comment'
    })
  expect(distinct().flatMap(([path, page]) => (leadsOn(page) ? [] : [path]))).toEqual([])
})

test('the page for what is not there lists what is', async ({ site: { origin } }) => {
  const answer = await fetch(`${origin}/category/gossip`)
  expect(answer.status).toBe(404)
  const page = new new Window().DOMParser().parseFromString(await answer.text(), 'text/html')
  const listed = new Set([...page.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href')))
  const shelves = distinct().flatMap(([path]) => (/^\/(?:category|archive|service-details)\//.test(path) ? [path] : []))
  expect(shelves.filter((path) => !listed.has(path))).toEqual([])
  const others = linksIn(page, new URL(origin)).filter((to) => !isFile(to) && !pages.has(addressOf(to)))
  for (const { href } of others) expect([href, (await fetch(href)).status]).toEqual([href, 200])
})

test('the search finds a page by its own title', async ({ site: { origin } }) => {
  const parser = new new Window().DOMParser()
  const missed: string[] = []
  for (const [path, page] of distinct()) {
    // Examples are found by their sentences; projects have five layouts under one title.
    if (/^\/(?:examples\/|project-(?:grid-one|grid-three|width)|blog-grid\/\d|search|comment|$)/.test(path)) continue
    const title = page.title.replace(`${product} | `, '')
    const answer = await fetch(`${origin}/search?${new URLSearchParams({ q: title })}`)
    const results = parser.parseFromString(await answer.text(), 'text/html')
    const found = attributes(results, 'main ol a', 'href').map((href) => withoutSlash(href.replace(/#.*/, '')))
    if (!found.slice(0, 3).includes(path)) missed.push(`${title}: ${found.slice(0, 3).join(' ')}, not ${path}`)
  }
  expect(missed).toEqual([])
})

test('every anchor that is linked to is there', () => {
  const missing = links.filter(({ to }) => {
    const page = pages.get(addressOf(to))
    return to.hash !== '' && page && !page.getElementById(decodeURIComponent(to.hash.slice(1)))
  })
  expect([...new Set(missing.map(({ from, to }) => `${from}: ${addressOf(to)}${to.hash}`))]).toEqual([])
})

test('each page has one h1, and its headings skip no level', () => {
  expect(
    inAll((page) => {
      const levels = [...page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) =>
        Number(tagName.slice(1)),
      )
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      const tops = levels.filter((level) => level === 1).length
      return [...(tops === 1 ? [] : [`${tops} h1`]), ...skips.map((level) => `h${level} after a gap`)]
    }),
  ).toEqual([])
})

test('no page has an id twice', () => {
  expect(
    inAll((page) => {
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, index) => ids.indexOf(id) !== index)
    }),
  ).toEqual([])
})

test('each page has a title and a description of its own', () => {
  const description = (page: Document) => page.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  expect(shared((page) => [page.title])).toEqual([])
  expect(shared((page) => [description(page)])).toEqual([])
  expect(
    inAll((page) => {
      const words = description(page)
      return [
        ...(page.title.startsWith(`${product} | `) ? [] : [page.title]),
        ...(words.length >= 25 && words.length <= 160 ? [] : [`${words.length} characters: ${words}`]),
      ]
    }),
  ).toEqual([])
})

/** Words from which a sentence must not be repeated on another page. */
const ownFrom = 6

/** Whether a page quotes another one: home the plans, the reviews and the sample, the list of cases each case. */
const quotes = (path: string, other: string) =>
  (path === '/' && ['/pricing-table', '/testimonials', '/try'].includes(other)) ||
  (path === '/case-study' && other.startsWith('/case-details/'))
const isQuoted = ([one = '', other = '', ...more]: string[]) =>
  more.length === 0 && (quotes(one, other) || quotes(other, one))

shippedOnly('no sentence stands on two pages', () => {
  const long = (page: Document) => [...sentencesOf(page)].filter((sentence) => sentence.split(' ').length >= ownFrom)
  expect(shared((page, path) => (isLaterPage(path) ? [] : long(page)))).toEqual([])
})

test('no text is a placeholder', () => {
  const filler = /lorem|ipsum|dolor sit|TODO|TBD|undefined|\[object|\bNaN\b|\{\w+\}/g
  expect(
    inAll((page) =>
      [...page.querySelectorAll('main :is(p, li, h1, h2, h3, h4)')].flatMap((block) =>
        [...textOf(block).matchAll(filler)].map(([words]) => words),
      ),
    ),
  ).toEqual([])
})
