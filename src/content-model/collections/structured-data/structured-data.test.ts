import type { CollectionEntry } from 'astro:content'
import type { BlogPosting, Product } from 'schema-dts'
import { expect, test } from 'vitest'
import { menu, product } from '#content-model/site.ts'
import { postFacts } from './blog-posting.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { homeThings } from './organization.ts'
import { personThings } from './people-and-services.ts'
import { pricingThings } from './plan-offers.ts'
import { datedPage, graphJson, type PageFacts } from './things.ts'

const siteUrl = 'https://deadpan.example'
const page: PageFacts = {
  siteUrl,
  url: `${siteUrl}/blog-details/1`,
  title: product,
  description: 'A page.',
  image: `${siteUrl}/card.png`,
}

test('the compiler refuses a property and a value that schema.org has not', () => {
  // @ts-expect-error -- an article has a headline
  const misspelled: BlogPosting = { '@type': 'BlogPosting', headlin: 'No' }
  // @ts-expect-error -- an offer is not a number
  const wrong: Product = { '@type': 'Product', offers: 10 }
  expect([misspelled, wrong]).toHaveLength(2)
})

test('no word can end the script element that structured data stands in', () => {
  const json = graphJson([{ '@type': 'WebPage', name: '</script><script>alert(1)</script>' }])
  expect(json).not.toContain('<')
  expect(JSON.parse(json)['@graph'][0].name).toBe('</script><script>alert(1)</script>')
})

const steps = (path: string) => {
  const { itemListElement } = breadcrumbs(siteUrl, path, 'This page') ?? {}
  return (itemListElement as { name: string; item: string }[] | undefined)?.map(({ name, item }) => [
    name,
    item.slice(siteUrl.length),
  ])
}

test.each([
  ['/about-us', '/about-us'],
  ['/pricing-table', '/pricing-table'],
  ['/blog-grid/', '/blog-grid/'],
  ['/blog-grid/2', '/blog-grid/'],
  ['/blog-details/1', '/blog-grid/'],
  ['/category/craft', '/blog-grid/'],
  ['/project-details/lid-dairy', '/project-grid-two'],
  ['/examples/page/2', '/examples'],
])('%s stands below home and the list %s, as the menu calls it', (path, list) => {
  const label = menu.find(({ href }) => href === list)?.label
  const above = list === path ? [] : [[label ?? product, list]]
  const itself = [list === path ? (label ?? 'This page') : 'This page', path]
  expect(steps(path)).toEqual([[product, '/'], ...above, itself])
})

test('home stands below nothing', () => {
  expect(steps('/')).toBeUndefined()
})

test("the organization is found at addresses of its own, not at a network's front page", () => {
  const own = 'https://www.linkedin.com/company/deadpan'
  const said = JSON.stringify(homeThings([own, 'https://www.instagram.com/', undefined])(page))
  expect(said).toContain(`"sameAs":["${own}"]`)
  expect(JSON.stringify(homeThings(['https://www.linkedin.com/'])(page))).not.toContain('sameAs')
})

const member = (sample?: true) =>
  ({
    id: 'ines-okafor',
    data: {
      title: 'Ines Okafor',
      designation: 'Founder',
      author_para: 'She founded it.',
      social: { linkedin: 'https://www.linkedin.com/in/ines', vimeo: 'https://vimeo.com/' },
      sample,
    },
  }) as unknown as CollectionEntry<'team'>

test('an invented person is nobody, and a real one is told with the profiles that are theirs', () => {
  expect(personThings(member(true))(page)).toEqual([])
  expect(personThings(member())(page)).toMatchObject([
    { '@type': 'Person', name: 'Ines Okafor', sameAs: ['https://www.linkedin.com/in/ines'] },
  ])
})

const post = {
  data: { title: 'One', category: 'Craft', post_date: new Date('2026-03-04'), updated: new Date('2026-11-22') },
} as CollectionEntry<'posts'>

test("a post is its author's, and the house's where the author is invented", () => {
  const real = postFacts({ post, author: member() })
  expect(real.article.author).toBe('/team-details/ines-okafor')
  expect(real.things(page)).toMatchObject([{ author: { '@type': 'Person', name: 'Ines Okafor' } }])
  const invented = postFacts({ post, author: member(true) })
  expect(invented.article).toEqual({ published: '2026-03-04', modified: '2026-11-22', section: 'Craft' })
  expect(invented.things(page)).toMatchObject([{ author: { '@type': 'Organization', name: product } }])
})

const plan = (monthly: string, yearly: string) => ({
  title: 'Basic',
  facilities: ['$0.10 per query', 'No support.'],
  monthly: { price: monthly, duration: 'per month' },
  yearly: { price: yearly, duration: 'per year' },
})

test.each([
  ['$10', '$100', ['10', '100']],
  ['$9.50', 'On request', ['9.50']],
  ['Free', '£5', []],
])('a plan at %s and %s has offers at these sums', (monthly, yearly, prices) => {
  const [sold] = pricingThings([plan(monthly, yearly)], [])(page) as unknown as [{ offers: { price: string }[] }]
  expect(sold.offers.map(({ price }) => price)).toEqual(prices)
})

test('a page without a known day tells none', () => {
  expect(datedPage('CollectionPage', undefined)(page)).toEqual([])
  expect(datedPage('WebPage', new Date('2026-11-21'))(page)).toMatchObject([{ dateModified: '2026-11-21' }])
})
