import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { linkHours } from '#content/pages/erase.ts'
import { routes } from '#content/routes.ts'
import { defaultEnvironment } from '#server/config/settings.ts'
import { finished } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'

const siteUrl = 'https://deadpan.example'
const outDir = 'test-results/other-settings'

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')
/** The specification's form of an address, by its form without a slash. */
const ownForm = new Map(Object.values(routes).map((path) => [withoutSlash(path), path]))

const read = (name: string, folder = outDir) => readFileSync(`${folder}/client/${name}`, 'utf8')

// One build for all of them, since no two may run at a time.
test.describe.configure({ mode: 'default' })

test.beforeAll('build with other settings', async () => {
  test.setTimeout(90_000)
  const settings = {
    SITE_URL: siteUrl,
    SITE_INDEXABLE: 'true',
    RETENTION_DAYS: '0',
    AI_BASE_URL: 'https://ai.example/v1',
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
  for (const path of finished) {
    const html = read(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
    const bare = path === '/digital-agency' ? '/' : path
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

test('the policy names the days that messages are kept, and says so when there is no end', async () => {
  const policy = `${routes.privacy.slice(1)}.html`
  expect(read(policy)).toContain('Messages are kept until you ask us to delete them.')
  expect(read(policy)).not.toMatch(/\d+ days/)
  expect(read(policy, testsBuild())).toContain('Messages are kept for up to 730 days and then deleted.')
  expect(read(policy, testsBuild())).toContain(`within ${linkHours} hours`)
})

test('policy and home name the host that a tried sentence is sent to', async () => {
  expect(read(`${routes.privacy.slice(1)}.html`)).toContain('passes both to an AI service at ai.example, without')
  expect(read('index.html')).toContain('Sent to ai.example to be written. Kept nowhere here.')
  expect(read('index.html', testsBuild())).not.toContain('to be written')
})

test('the search quotes the policy as it is set', async ({ page, ownSite }) => {
  const site = await ownSite({ RETENTION_DAYS: '31' })
  await page.goto(`${site.origin}${routes.search}?q=how+long+do+you+keep+my+information`)
  await expect(page.getByRole('main')).toContainText('kept for up to 31 days')
})
