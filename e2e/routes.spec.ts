import { serviceCategories } from '#content-model/kinds.ts'
import { notFoundPage } from '#content-model/pages/not-found.ts'
import { routes } from '#content-model/routes.ts'
import { isThere, pageOf, prerendered } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { askRaw } from './support/raw-http.ts'
import { expect, shippedOnly, test, where } from './support/test.ts'

const get = (port: number, path: string) => askRaw(port, [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1'])

/** Prerendered addresses below a path. */
const below = (path: string) => prerendered.filter((address) => address.startsWith(`${path}/`))

/** The specification's routes, each with the values of its variable. */
const table: Readonly<Record<string, readonly string[]>> = {
  home: ['/', '/digital-agency'],
  blog: ['/blog-grid/', '/blog-grid/2'],
  examples: ['/examples', ...below('/examples')],
  posts: [1, 2, 3, 4, 5].map((id) => `/blog-details/${id}`),
  categories: below('/category'),
  authors: below('/archive'),
  services: ['/service-one/', '/service-two/', ...below('/service-details')],
  'project lists': ['/project-grid-one', '/project-grid-two', '/project-grid-three'],
  'pages of full width': ['/project-width-one', '/project-width-one/3', '/project-width-two', '/project-width-two/2'],
  projects: below('/project-details'),
  site: ['/about-us', '/our-office', '/our-clients', '/team', ...below('/team-details')],
  cases: ['/case-study', ...below('/case-details')],
  'single pages': [
    '/straight-face',
    '/changes',
    '/testimonials',
    '/pricing-table',
    '/typography',
    '/privacy-policy',
    '/terms-use',
  ],
  'pages with a form': ['/contact', '/beta-sign-up', '/coming-soon', '/chat-gpt', '/search?q=plant', '/try'],
}

/** The numbers of pages in the specification. */
const counts = {
  '/blog-details': 5,
  '/service-details': 18,
  '/project-details': 18,
  '/team-details': 8,
  '/case-details': 3,
} as const

const canonicalPaths = (html: string) =>
  [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, url = '']) => new URL(url).pathname)

for (const [what, all] of Object.entries(table)) {
  const paths = all.filter(isThere)
  where(paths.length > 0)(
    `${what}: there with and without a slash, under one address, and not for search engines`,
    async ({ site }) => {
      for (const path of paths) {
        const [bare = '', query = ''] = path.replace(/\/$/, '').split('?')
        const ask = query && `?${query}`
        const own = pageOf(path.replace(/\?.*/, ''))
        for (const form of new Set([`${bare || '/'}${ask}`, `${bare}/${ask}`])) {
          const { status, headers, body } = await get(site.port, form)
          expect([form, status, headers['content-type']]).toEqual([form, 200, expect.stringContaining('text/html')])
          expect([form, canonicalPaths(body)]).toEqual([form, [own]])
          expect(body, form).toContain('<meta name="robots" content="noindex, follow">')
        }
      }
    },
  )
}

shippedOnly('the table is complete: no prerendered page is missing from it, and there are as many as asked for', () => {
  const listed = new Set(Object.values(table).flatMap((paths) => paths.map((path) => path.replace(/(.)\/$/, '$1'))))
  expect(prerendered.filter((path) => !listed.has(path) && !/\/2$/.test(path))).toEqual([])
  for (const [path, count] of Object.entries(counts)) expect([path, below(path).length]).toEqual([path, count])
  expect(below('/category').length).toBeGreaterThanOrEqual(4)
  expect(below('/archive').length).toBeGreaterThanOrEqual(3)
  const paths = [...listed, '/quote', '/newsletter', '/404', '/search']
  expect(Object.values(routes).filter((path) => !paths.includes(path.replace(/(.)\/$/, '$1')))).toEqual([])
})

where(hasPart('services'))('the six anchors of the services are there', async ({ site }) => {
  const { body } = await get(site.port, '/service-one/')
  const anchors = [...body.matchAll(/id="(section\d+)"/g)].map(([, id]) => id)
  expect(anchors).toEqual(Object.keys(serviceCategories).map((_, index) => `section${index + 1}`))
})

const badIds = [
  '0',
  '6',
  '-1',
  '01',
  '1.0',
  '1e0',
  '+1',
  '%31%20',
  'one',
  'x1',
  '1x',
  `1${'0'.repeat(400)}`,
  encodeURI('١'),
  '1/1',
]
const badPages = ['0', '01', '2.0', '4', '99', 'two', '-2', '2/2']
const badSlugs = ['no-such-thing', '__proto__', 'constructor', '..%2fteam', 'a'.repeat(2_000)]

const nowhere = [
  ...badIds.map((id) => `/blog-details/${id}`),
  ...['/blog-grid', '/project-width-one', '/project-width-two'].flatMap((path) =>
    badPages.map((page) => `${path}/${page}`),
  ),
  ...['/category', '/archive', '/service-details', '/project-details', '/team-details', '/case-details'].flatMap(
    (path) => [path, ...badSlugs.map((slug) => `${path}/${slug}`)],
  ),
  '/blog-details',
  '/examples/no-such-example',
  '/examples/no-such-example?dryness=arid',
  '/examples/page',
  ...['0', '01', '999', 'two', '2/2'].map((page) => `/examples/page/${page}`),
  '/examples?page=999',
  '/examples?channel=sign&page=01',
  '/asked/examples',
  '/asked/examples?channel=sign',
  '/service-details/writing/more',
  '/team/ines-okafor',
  '/contact/us',
  '/search/plant',
  '/chat-gpt/1',
  '/comment',
  '/comment?post=6',
  '/comment?post=01',
  '/404',
  '/404.html',
  '/index.html',
  '/contact.html',
  '/_dev/ui',
  '/_image?href=/icon-192.png',
  '/.env',
  '/wp-login.php',
  // Exists where the settings ask for it.
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known/security.txt',
]

test('what does not exist is 404, with the page that says so', async ({ site }) => {
  for (const path of nowhere) {
    for (const form of path.includes('?') ? [path] : [path, `${path}/`]) {
      const { status, body } = await get(site.port, form)
      expect([form.slice(0, 60), status]).toEqual([form.slice(0, 60), 404])
      expect(body, form).toContain(notFoundPage.back)
      expect(body, form).toContain('<meta name="robots" content="noindex, follow">')
    }
  }
})

test('what moved is answered for good, with its query', async ({ site }) => {
  const moved = {
    '/creative-agency': '/',
    '/personal-portfolio/': '/',
    '/home-startup': '/',
    '/corporate-agency': '/',
    '/terms': '/terms-use',
    '/privacy/': '/privacy-policy',
    '/terms?from=mail': '/terms-use?from=mail',
    '/blog-grid/1': '/blog-grid/',
    '/project-width-one/1/': '/project-width-one',
    '/project-width-two/1': '/project-width-two',
    '/examples/page/1': '/examples',
  }
  for (const [path, target] of Object.entries(moved)) {
    const { status, headers } = await get(site.port, path)
    expect([path, status, headers['location']]).toEqual([path, 308, target])
  }
})

test('an oddly written path leads to its one address, or nowhere', async ({ site }) => {
  const written = {
    '//contact': '/contact',
    '/contact//': '/contact',
    '/./about-us': '/about-us',
    '/\\search?q=plant': '/search?q=plant',
    '/ABOUT-US': '/about-us',
    '/service-details/Writing': '/service-details/writing',
    '///': '/',
    '//evil.example': undefined,
    '/%2563ontact': undefined,
  }
  for (const [path, target] of Object.entries(written).filter(
    ([, target]) => target === undefined || isThere(target),
  )) {
    const { status, headers } = await get(site.port, path)
    expect([path, status, headers['location']]).toEqual([path, target === undefined ? 404 : 308, target])
  }
})

test('robots.txt forbids nothing, or nobody could read what the pages say of themselves', async ({ site }) => {
  const { status, body } = await get(site.port, '/robots.txt')
  expect(status).toBe(200)
  expect(body).not.toMatch(/disallow:\s*\S/i)
})
