import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { routes } from '#content/routes.ts'
import { finished } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const siteUrl = 'https://deadpan.example'
const outDir = 'test-results/indexable'

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')
/** The specification's form of an address, by its form without a slash. */
const ownForm = new Map(Object.values(routes).map((path) => [withoutSlash(path), path]))

test('a site for search engines has no robots tag, and a sitemap of the addresses its pages call their own', async () => {
  test.setTimeout(90_000)
  const env = { ...process.env, SITE_URL: siteUrl, SITE_INDEXABLE: 'true', ASTRO_TELEMETRY_DISABLED: '1' }
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir]
  await promisify(execFile)(process.execPath, build, { env: { ...env, NODE_ENV: 'production' } })

  const read = (name: string) => readFileSync(`${outDir}/client/${name}`, 'utf8')
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
    listed.filter((url) => /\/(?:404|search|digital-agency|comment|erase|quote|newsletter|api)\b/.test(url)),
  ).toEqual([])
  expect(read('robots.txt')).toContain(`${siteUrl}/sitemap-index.xml`)
})
