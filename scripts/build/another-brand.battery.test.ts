import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import shipped from '#content/brand/brand.json' with { type: 'json' }
import { copySite } from './site-copy.ts'

const site = copySite()
afterAll(() => rmSync(site, { recursive: true }))

const pictures = new Set(['.br', '.gz', '.png', '.ico', '.jpg', '.webp', '.woff2', '.mp4', '.bin'])

test('after a change of the name alone, no file of a whole build has the former one: pages, feeds, icons, desk, letters, answers', async () => {
  const file = join(site, 'src/content/brand/brand.json')
  writeFileSync(file, JSON.stringify({ ...shipped, name: 'Plinth & Sons' }))
  const { DEV, PROD, MODE, SSR, ...own } = process.env
  const env = { ...own, SITE_URL: 'https://plinth.io', SITE_INDEXABLE: 'true' }
  await promisify(execFile)(process.execPath, ['scripts/build.ts', 'current'], { cwd: site, env })
  const build = join(site, 'dist', readFileSync(join(site, 'dist/current'), 'utf8').trim())
  const files = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !pictures.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const having = (name: string) => files.filter((path) => readFileSync(path, 'utf8').includes(name))
  expect(files.length).toBeGreaterThan(250)
  expect(having(shipped.name)).toEqual([])
  const named = ['team.html', 'rss.xml', 'site.webmanifest', 'favicon.svg', 'llms.txt'].map((part) =>
    join(build, 'client', part),
  )
  expect(having('Plinth &')).toEqual(expect.arrayContaining(named))
}, 400_000)
