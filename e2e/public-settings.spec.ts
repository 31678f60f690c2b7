import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { linkHours } from '#content-model/pages/form-pages.ts'
import { routes } from '#content-model/routes.ts'
import { product } from '#content-model/site.ts'
import { isShipped } from '#content-model/testing/shipped.ts'
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { built, onDemand, pageOf, prerendered } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { expect, test, where } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'

const siteUrl = 'https://deadpan.example'
const outDir = 'test-results/other-settings'

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')
/** The specification's form of an address, by its form without a slash. */
const ownForm = new Map(Object.values(routes).map((path) => [withoutSlash(path), path]))

const read = (name: string, folder = outDir) => readFileSync(`${folder}/client/${name}`, 'utf8')

/** Whether a file is there; feeds and entries are where the site has some. */
const isBuilt = (name: string) => existsSync(`${outDir}/client/${name}`)

// One build for all of them, since builds can't run at the same time.
test.describe.configure({ mode: 'default' })

test.beforeAll('build with other settings', async () => {
  test.setTimeout(90_000)
  const settings = {
    SITE_URL: siteUrl,
    SITE_INDEXABLE: 'true',
    RETENTION_DAYS: '0',
    AI_BASE_URL: 'https://ai.example/v1',
    SECURITY_CONTACT: 'security@deadpan.example',
  }
  const env = {
    ...process.env,
    ...defaultEnvironment,
    ...settings,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir]
  await promisify(execFile)(process.execPath, build, { env })
})

test('a site for search engines has no robots tag, and a sitemap of the addresses its pages call their own', async () => {
  const canonicals = new Set<string>()
  for (const path of prerendered) {
    const html = read(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
    const bare = pageOf(path)
    expect([path, canonical]).toEqual([path, siteUrl + (ownForm.get(bare) ?? bare)])
    expect(html, path).not.toContain('name="robots"')
    canonicals.add(canonical)
  }
  expect(read('404.html')).toContain('<meta name="robots" content="noindex, follow">')

  const listed = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  expect([...canonicals].filter((url) => !listed.includes(url))).toEqual([])
  expect(listed).toHaveLength(new Set(listed).size)
  expect(
    listed.filter((url) =>
      /\/(?:404|search|digital-agency|comment|erase|quote|newsletter|api|show|billed)\b/.test(url),
    ),
  ).toEqual([])
  expect(read('robots.txt')).toContain(`${siteUrl}/sitemap-index.xml`)
})

test('the sitemap stands where programs look first, and says when a page changed only where that is known', () => {
  expect(read('sitemap.xml')).toBe(read('sitemap-index.xml'))
  expect(read('sitemap.xml')).toContain(`<loc>${siteUrl}/sitemap-0.xml</loc>`)
  const dates = new Map(
    [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
      ([, url = '', date]) => [url.slice(siteUrl.length), date?.slice(0, 10)],
    ),
  )
  const changedIn = (post: string) => /article:modified_time" content="([^"]+)"/.exec(read(`${post}.html`))?.[1] ?? ''
  const below = (start: string) => [...dates.keys()].filter((path) => path.startsWith(start))
  for (const path of below('/blog-details/')) expect([path, dates.get(path)]).toEqual([path, changedIn(path.slice(1))])
  for (const path of below('/category/')) {
    // A list changes with the last of its posts.
    const posts = [...read(`${path.slice(1)}.html`).matchAll(/<h2[^>]*><a href="\/(blog-details\/\d+)"/g)].map(
      ([, post = '']) => post,
    )
    expect(posts).not.toEqual([])
    expect([path, dates.get(path)]).toEqual([path, posts.map(changedIn).sort().at(-1)])
  }
  expect(dates.get(routes.terms)).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const path of ['/', routes.contact, routes.about])
    expect([path, dates.has(path), dates.get(path)]).toEqual([path, true, undefined])
})

test('what other programs read names the site by its public address, and no other', () => {
  const files = [
    'rss.xml',
    'category/craft/rss.xml',
    'llms.txt',
    '.well-known/security.txt',
    'sitemap-0.xml',
    'about-us.html',
  ]
  const pages = ['index.html', 'blog-details/1.html', 'pricing-table.html', 'team-details/ines-okafor.html']
  for (const name of [...files, ...pages].filter(isBuilt)) {
    expect(read(name), name).toContain(siteUrl)
    expect(read(name), name).not.toContain('localhost')
  }
})

test('security.txt names the owner’s address and holds for most of a year; without an address there is none', () => {
  const fields = read('.well-known/security.txt').trimEnd().split('\r\n')
  expect(fields[0]).toBe('Contact: mailto:security@deadpan.example')
  const [, expires = ''] = /^Expires: (.*)$/.exec(fields[1] ?? '') ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(360)
  expect(days).toBeLessThan(365)
  expect(existsSync(`${testsBuild()}/client/.well-known/security.txt`)).toBe(false)
})

test('llms.txt is a title, a summary and lists of links that lead somewhere; a site that is not listed has none', () => {
  const text = read('llms.txt')
  expect(text).toMatch(new RegExp(`^# ${product}\\n\\n> \\S.*\\n\\n`))
  const entries = text.split('\n').filter((line) => line.startsWith('- '))
  expect(entries.length).toBeGreaterThan(isShipped ? 20 : 1)
  for (const entry of entries) {
    const [, path = ''] = /^- \[[^\]]+\]\(https:\/\/deadpan\.example(\/[^)]*)\): \S/.exec(entry) ?? []
    const known = built.has(withoutSlash(path)) || onDemand.some((page) => page === path) || path === '/rss.xml'
    expect([entry, known]).toEqual([entry, true])
  }
  expect(existsSync(`${testsBuild()}/client/llms.txt`)).toBe(false)
  expect(existsSync(`${testsBuild()}/client/sitemap.xml`)).toBe(false)
})

test('the policy names the days that messages are kept, and says so when there is no end', async () => {
  const policy = `${routes.privacy.slice(1)}.html`
  expect(read(policy)).toContain('Messages are kept until you ask us to delete them.')
  expect(read(policy)).not.toMatch(/kept for up to \d+ days/)
  expect(read(policy, testsBuild())).toContain('Messages are kept for up to 730 days and then deleted.')
  expect(read(policy, testsBuild())).toContain(`within ${linkHours} hours`)
})

where(hasPart('try'))('policy and home name the host that a tried sentence is sent to', async () => {
  expect(read(`${routes.privacy.slice(1)}.html`)).toContain('passes both to an AI service at ai.example, without')
  expect(read('index.html')).toContain('Sent to ai.example for a line. Not kept here.')
  expect(read('index.html', testsBuild())).not.toMatch(/Sent to \S+ for a line/)
})

test('the search quotes the policy as it is set', async ({ page, ownSite }) => {
  const site = await ownSite({ RETENTION_DAYS: '31' })
  await page.goto(`${site.origin}${routes.search}?q=how+long+do+you+keep+my+information`)
  await expect(page.getByRole('main')).toContainText('kept for up to 31 days')
})
