import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { digestOfSettings, digestOfSources, isFresh, writeStamp } from './stamp.mjs'

const home = process.cwd()
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  process.chdir(folder)
  mkdirSync('src')
  mkdirSync('dist')
  writeFileSync('src/page.astro', 'one')
  writeFileSync('.env', 'SITE_URL=https://deadpan.example\nSMTP_URL=smtp://one\n')
  const settingNames = ['SITE_URL']
  writeStamp('dist', { sources: digestOfSources(), settingNames, settings: digestOfSettings(settingNames) })
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test('a build that was just made is fresh', () => {
  expect(isFresh('dist')).toBe(true)
})

const stale: [what: string, change: () => void][] = [
  ['a source was edited', () => writeFileSync('src/page.astro', 'two!')],
  ['a source was touched by an earlier version of itself', () => utimesSync('src/page.astro', 1, 1)],
  ['a source was added', () => writeFileSync('src/new.css', '')],
  ['a source is gone', () => rmSync('src/page.astro')],
  ['a setting that pages print changed in .env', () => writeFileSync('.env', 'SITE_URL=https://other.example')],
  ['the environment overrides one', () => vi.stubEnv('SITE_URL', 'https://other.example')],
  ['the build has no stamp', () => rmSync('dist/.stamp.json')],
  ['there is no build', () => rmSync('dist', { recursive: true })],
]

test.each(stale)('stale when %s', (_, change) => {
  change()
  expect(isFresh('dist')).toBe(false)
})

const fresh: [what: string, change: () => void][] = [
  ['a test was added', () => writeFileSync('src/page.test.ts', '')],
  ['a setting that no page prints changed', () => writeFileSync('.env', 'SITE_URL=https://deadpan.example')],
]

test.each(fresh)('fresh when %s', (_, change) => {
  change()
  expect(isFresh('dist')).toBe(true)
})
