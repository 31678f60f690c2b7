import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { searchPage } from '#content-model/pages/search-page.ts'
import { product } from '#content-model/site.ts'
import { isShipped } from '#content-model/testing/shipped.ts'
import { behindForms, built, onDemand, pageOf, prerendered } from './support/pages.ts'
import { askRaw } from './support/raw-http.ts'
import { schemaProblems } from './support/schema-org.ts'
import { expect, shippedOnly, test, where } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'

const site = 'http://localhost:4321'

const read = (path: string) =>
  readFileSync(join(testsBuild(), 'client', path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8')
const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
const scripts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json)

interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

const thingsOn = (path: string): Thing[] => scripts(read(path)).flatMap((json) => JSON.parse(json)['@graph'])
const typesOn = (path: string) => thingsOn(path).map((thing) => thing['@type'])

const oneExample = [...built].find((path) => /^\/examples\/[a-z-]+$/.test(path)) ?? ''

test('each page tells search engines what it is', () => {
  const trail = 'BreadcrumbList'
  const expected = {
    '/': ['Organization', 'WebSite'],
    '/about-us': [trail],
    '/blog-grid': [trail, 'CollectionPage'],
    '/blog-grid/2': [trail, 'CollectionPage'],
    '/blog-details/1': [trail, 'BlogPosting'],
    '/category/craft': [trail, 'CollectionPage'],
    '/archive/walt-birnbaum': [trail, 'CollectionPage'],
    '/service-details/writing': [trail, 'Service'],
    ...(isShipped && { '/pricing-table': [trail, 'Product', 'FAQPage'] }),
    '/team-details/ines-okafor': [trail],
    '/testimonials': [trail],
    '/case-details/insurance-but-people-read-it': [trail],
    '/terms-use': [trail, 'WebPage'],
    '/404': [],
    [oneExample]: [trail],
  }
  for (const [path, types] of Object.entries(expected).filter(([path]) => path === '/404' || built.has(path)))
    expect([path, typesOn(path)]).toEqual([path, types])
})

test('each page has one piece of structured data, and none praises', () => {
  for (const path of prerendered) {
    const html = read(path)
    expect([path, scripts(html).length]).toEqual([path, 1])
    expect(scripts(html)[0], path).not.toMatch(
      /"(?:aggregateRating|review|\w+Rating|\w+Count)":|"(?:Review|\w*Rating)"/,
    )
  }
})

test('the search says what it is, under its own name whatever it was asked', async ({ request, site: { origin } }) => {
  for (const path of ['/search', '/search?q=%3C%2Fscript%3E']) {
    const [json = ''] = scripts(await (await request.get(path)).text())
    expect(JSON.parse(json)['@graph']).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: product, item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: searchPage.title, item: `${origin}${searchPage.form.path}` },
        ],
      },
      {
        '@type': 'SearchResultsPage',
        '@id': `${origin}/search`,
        url: `${origin}/search`,
        name: searchPage.title,
        description: searchPage.description,
      },
    ])
    expect(schemaProblems(new Map([[path, json]]))).toEqual([])
  }
})

test('what pages tell is in schema.org’s own types and properties', () => {
  test.setTimeout(90_000)
  const printed = new Map(prerendered.map((path) => [path, scripts(read(path))[0] ?? '']))
  expect(schemaProblems(printed)).toEqual([])
  const broken = [
    ['/type', '{"@type":"BlogPoster","name":"One"}'],
    ['/property', '{"@type":"BlogPosting","headlin":"One"}'],
    ['/value', '{"@type":"Product","offers":10}'],
  ].map(([path = '', thing]) => [path, `{"@context":"https://schema.org","@graph":[${thing}]}`] as const)
  const found = schemaProblems(new Map(broken))
  for (const [path] of broken) expect(found.join('\n')).toContain(`"${path}":`)
})

/** All texts of structured data, each with the name of its property. */
function sayings(value: unknown, name = ''): [name: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((item) => sayings(item, name))
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([property, item]) => sayings(item, property))
}

test('what search engines require of each type is there, and every address is whole', () => {
  const isAddress = (name: string) => ['@id', 'url', 'item', 'image', 'mainEntityOfPage', 'urlTemplate'].includes(name)
  const required: Readonly<Record<string, Record<string, unknown>>> = {
    BreadcrumbList: { itemListElement: expect.any(Array) },
    Organization: { name: product, url: expect.any(String), logo: { '@type': 'ImageObject' } },
    WebSite: { name: product, url: expect.any(String), potentialAction: { '@type': 'SearchAction' } },
    BlogPosting: {
      headline: expect.stringMatching(/^.{5,110}$/),
      image: expect.stringMatching(/\.png$/),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      author: { name: expect.any(String), url: expect.any(String) },
    },
    Product: { name: product, image: expect.any(String), offers: expect.any(Array) },
    Service: { name: expect.any(String), provider: { name: product } },
    FAQPage: { mainEntity: expect.any(Array) },
    CollectionPage: { dateModified: expect.any(String) },
    WebPage: { dateModified: expect.any(String) },
  }
  for (const path of prerendered) {
    for (const thing of thingsOn(path)) {
      expect(thing, path).toMatchObject(required[thing['@type']] ?? { '@type': 'a known one' })
      const foreign = sayings(thing).filter(([name, value]) => isAddress(name) && !value.startsWith(`${site}/`))
      expect([path, foreign]).toEqual([path, []])
    }
  }
})

shippedOnly('prices and questions are told to search engines as the page shows them', () => {
  const [offers, questions] = [thingsOn('/pricing-table')[1]?.['offers'], thingsOn('/pricing-table')[2]?.['mainEntity']]
  expect(offers).toMatchObject(
    ['0', '0', '10', '100', '30', '300'].map((price) => ({ price, priceCurrency: 'USD', eligibleRegion: 'US' })),
  )
  expect(questions).toHaveLength(6)
  expect(questions).toMatchObject(
    Array.from({ length: 6 }, () => ({ name: expect.stringMatching(/\?$/), acceptedAnswer: { '@type': 'Answer' } })),
  )
})

test('each page stands on a trail from home whose steps are pages', () => {
  for (const path of prerendered.filter((path) => pageOf(path) !== '/')) {
    const steps = thingsOn(path)[0]?.['itemListElement'] as { position: number; name: string; item: string }[]
    const places = steps.map(({ item }) => item.slice(site.length).replace(/(.)\/$/, '$1'))
    expect([path, steps.map(({ position }) => position)]).toEqual([path, steps.map((_, index) => index + 1)])
    expect([path, places[0], places.at(-1)]).toEqual([path, '/', pageOf(path).replace(/(.)\/$/, '$1')])
    for (const place of places) expect([path, place, built.has(place)]).toEqual([path, place, true])
    expect(
      steps.every(({ name }) => name.length > 0),
      path,
    ).toBe(true)
  }
})

test('the search that search engines are told of finds something', async ({ page }) => {
  const action = JSON.stringify(thingsOn('/')[1]?.['potentialAction'])
  expect(action).toContain('"query-input":"required name=search_term_string"')
  const [, template = ''] = /"urlTemplate":"([^"]+)"/.exec(action) ?? []
  await page.goto(template.slice(site.length).replace('{search_term_string}', 'privacy'))
  await expect(page.getByRole('heading', { name: /privacy/i }).first()).toBeVisible()
})

test('a link preview is told the site, and of a post when it came out', () => {
  for (const path of prerendered) {
    const html = read(path)
    const isPost = path.startsWith('/blog-details/')
    expect([path, meta(html, 'og:site_name'), meta(html, 'og:type')]).toEqual([
      path,
      product.replaceAll('&', '&amp;'),
      isPost ? 'article' : 'website',
    ])
    expect([path, /^\d{4}-\d\d-\d\d$/.test(meta(html, 'article:published_time') ?? '')]).toEqual([path, isPost])
  }
})

shippedOnly('a link preview of a post is told under what it stands', () => {
  expect(meta(read('/blog-details/4'), 'article:section')).toBe('Craft')
  // Its author is invented, so no author is named.
  expect(meta(read('/blog-details/4'), 'article:author')).toBeUndefined()
})

test('every page has a social card of its own, drawn at its size and kept for ever', async ({ site: { port } }) => {
  // Each card is drawn during its request.
  test.slow()
  const get = (path: string) => askRaw(port, [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1'])
  const cards = new Map<string, string[]>()
  for (const path of [...prerendered, ...onDemand, ...behindForms]) {
    const { body } = await get(path)
    const card = new URL(meta(body, 'og:image') ?? '').pathname
    expect([path, card]).toEqual([path, expect.stringMatching(/^\/_astro\/cards\/[0-9a-f]{16}\.png$/)])
    expect([path, meta(body, 'og:image:alt')?.length]).not.toEqual([path, 0])
    cards.set(card, [...(cards.get(card) ?? []), path])
  }
  for (const [card, paths] of cards) {
    const answer = await fetch(`http://127.0.0.1:${port}${card}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([paths, answer.status, answer.headers.get('content-type')]).toEqual([paths, 200, 'image/png'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.length < 60_000]).toEqual([1200, 630, true])
  }
  // Lists share the card of their first page, a post's comment form the post's; every other page has its own.
  const isOfList = (path: string) => /^\/(?:examples|blog-grid)(?:\/|$)|^\/project-width|^\/comment/.test(path)
  const shared = [...cards.values()].map((paths) => paths.filter((path) => !isOfList(path) && pageOf(path) !== '/'))
  expect(shared.filter((paths) => paths.length > 1)).toEqual([])
})

/** Reads a feed as XML, which a browser does strictly. */
const parsed = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    const said = (element: Element, name: string) =>
      [...element.children].filter(({ nodeName }) => nodeName === name).map(({ textContent }) => textContent)
    const channel = document.querySelector('rss > channel') ?? document.documentElement
    const self = [...channel.children].find(({ nodeName }) => nodeName === 'atom:link')
    return {
      error: document.querySelector('parsererror')?.textContent,
      version: document.documentElement.getAttribute('version'),
      channel: ['title', 'link', 'description', 'language', 'lastBuildDate'].map((name) => said(channel, name)),
      self: ['href', 'rel', 'type'].map((name) => self?.getAttribute(name)),
      items: [...channel.querySelectorAll('item')].map((item) => ({
        title: said(item, 'title'),
        link: said(item, 'link'),
        guid: said(item, 'guid'),
        pubDate: said(item, 'pubDate'),
        description: said(item, 'description'),
        category: said(item, 'category'),
        creator: said(item, 'dc:creator'),
        content: said(item, 'content:encoded'),
      })),
    }
  }, xml)

const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/

const categories = [...built].filter((path) => path.startsWith('/category/'))

for (const list of ['/blog-grid/', ...categories]) {
  const feed = list === '/blog-grid/' ? '/rss.xml' : `${list}/rss.xml`
  where(built.has('/blog-grid'))(
    `${feed} keeps the rules of RSS 2.0, and a reader finds all of each post in it`,
    async ({ page, site: host }) => {
      const answer = await fetch(`${host.origin}${feed}`)
      expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      const { error, version, channel, self, items } = await parsed(page, await answer.text())
      expect([error, version]).toEqual([undefined, '2.0'])
      const [title, link, description, language, lastBuildDate] = channel
      expect([title?.length, link, description?.length, language]).toEqual([1, [site + list], 1, ['en-us']])
      expect(lastBuildDate).toEqual([expect.stringMatching(rfc822)])
      expect(self).toEqual([site + feed, 'self', 'application/rss+xml'])

      expect(items.length).toBeGreaterThan(0)
      const dates = items.map(({ pubDate: [date = ''] }) => date)
      expect(dates).toEqual([...dates].sort((one, other) => Date.parse(other ?? '') - Date.parse(one ?? '')))
      expect(new Set(items.map(({ guid }) => guid[0])).size).toBe(items.length)
      for (const { title, link, guid, pubDate, description, category, creator, content } of items) {
        expect([title.length, description.length, category.length, creator, content.length]).toEqual([
          1,
          1,
          1,
          [product],
          1,
        ])
        expect(guid).toEqual(link)
        expect(pubDate).toEqual([expect.stringMatching(rfc822)])
        // The weekday has to be that of the date.
        expect(new Date(pubDate[0] ?? '').toUTCString()).toBe(pubDate[0])
        const path = (link[0] ?? '').slice(site.length)
        expect([link[0], built.has(path)]).toEqual([site + path, true])

        const html = content[0] ?? ''
        expect(html).not.toMatch(/<(?:script|style|iframe|form|object|embed)\b|\son\w+=|style=|&lt;p&gt;/)
        for (const [, address = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
          expect([path, address]).toEqual([path, expect.stringMatching(/^(?:https?:\/\/|mailto:)/)])
        }
        // The item has all of the page's text: its headings, and the paragraphs between them.
        const headings = [...read(path).matchAll(/<h2 id="[^"]+">[^<]+<\/h2>/g)].map(([heading]) => heading)
        expect([path, headings.length > 1, headings.filter((heading) => !html.includes(heading))]).toEqual([
          path,
          true,
          [],
        ])
        expect(html.match(/<p>/g)?.length, path).toBeGreaterThan(10)
      }
    },
  )
}

const category = [...built].find((path) => path.startsWith('/category/')) ?? ''

where(category !== '')(
  'a page leads readers to the blog’s feed, and a category’s page to its own besides',
  async ({ site: host }) => {
    const feeds = (html: string) =>
      [...html.matchAll(/<link rel="alternate" type="application\/rss\+xml" title="([^"]+)" href="([^"]+)"/g)].map(
        ([, title, href]) => [title?.replaceAll('&amp;', '&'), href],
      )
    const whole = [`${product} blog`, '/rss.xml']
    const own = [expect.stringContaining(`${product} blog: `), `${category}/rss.xml`]
    expect(feeds(read('/'))).toEqual([whole])
    expect(feeds(read(category))).toEqual([whole, own])
    for (const [, href = ''] of feeds(read(category))) {
      expect([href, (await fetch(host.origin + href)).status]).toEqual([href, 200])
    }
  },
)

test('structured data is read by no browser as a script, and the policy needs no word for it', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  for (const path of ['/', '/about-us', '/blog-details/1', '/pricing-table'].filter((path) => built.has(path))) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).not.toContain("'unsafe-inline'")
    expect(policy).toContain("default-src 'none'")
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  }
  expect(refused).toEqual([])
})
