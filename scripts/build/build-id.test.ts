import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildId, readEnvironment } from './build-id.mjs'

const home = process.cwd()
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-id-'))
  process.chdir(folder)
  mkdirSync('src')
  writeFileSync('src/page.astro', 'one')
  writeFileSync('linked.md', 'one')
  symlinkSync(join(folder, 'linked.md'), 'src/post.md')
  writeFileSync('.env', 'SITE_URL=https://deadpan.example\nSMTP_URL=smtp://one\n')
  vi.stubEnv('SITE_URL', undefined)
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

function write(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'new')
}

const idNow = () => buildId(readEnvironment(['SITE_URL', 'OFFICE_CITY']))

const changes: [what: string, change: () => void][] = [
  ['a source that is a link to another place was edited there', () => writeFileSync('linked.md', 'two')],
  ['a source was edited', () => writeFileSync('src/page.astro', 'two!')],
  [
    'a source was edited and has its old length and time',
    () => {
      utimesSync('src/page.astro', 1, 1)
      writeFileSync('src/page.astro', 'eno')
      utimesSync('src/page.astro', 1, 1)
    },
  ],
  ['a source was added', () => writeFileSync('src/new.css', '')],
  ['a source is gone', () => rmSync('src/page.astro')],
  ['a setting that pages print changed in .env', () => writeFileSync('.env', 'SITE_URL=https://other.example')],
  ['the environment overrides one', () => vi.stubEnv('SITE_URL', 'https://other.example')],
]

test.each(changes)('another build is due when %s', (_, change) => {
  const before = idNow()
  change()
  expect(idNow()).not.toBe(before)
})

const read = [
  'src/content-model/site.ts',
  'scripts/build/cards.ts',
  'scripts/build.ts',
  'astro.config.mjs',
  'package-lock.json',
]

test.each(read)('another build is due when %s changed', (file) => {
  const before = idNow()
  write(file)
  expect(idNow()).not.toBe(before)
})

const unread = [
  'src/page.test.ts',
  'src/content-model/editor/config.ts',
  'src/server/testing/fake-clock.ts',
  'src/wit/gate/training/ordinary.txt',
  'scripts/train/gate-model.ts',
  'scripts/media/films.ts',
  'scripts/prepare/tools.mjs',
  'e2e/home.spec.ts',
]

test.each(unread)('the build still holds when %s changed', (file) => {
  const before = idNow()
  write(file)
  expect(idNow()).toBe(before)
})

const noChanges: [what: string, change: () => void][] = [
  ['nothing changed', () => {}],
  ['a source was touched', () => utimesSync('src/page.astro', 1, 1)],
  ['a setting that no page prints changed', () => writeFileSync('.env', 'SITE_URL=https://deadpan.example')],
  ['a setting is there, but empty', () => vi.stubEnv('OFFICE_CITY', ' ')],
  [
    'the folder is a copy',
    () => {
      mkdirSync('copy')
      for (const name of ['src', '.env']) cpSync(name, join('copy', name), { recursive: true })
      process.chdir('copy')
    },
  ],
]

test.each(noChanges)('the build still holds when %s', (_, change) => {
  const before = idNow()
  change()
  expect(idNow()).toBe(before)
})

test('with all settings at their defaults, the id does not depend on which settings there are', () => {
  expect(buildId({ SITE_URL: '', OFFICE_CITY: undefined })).toBe(buildId({}))
})

test('a post that waits for its day makes another build on that day, and none before or after', () => {
  mkdirSync('src/content/posts', { recursive: true })
  writeFileSync('src/content/posts/later.md', '---\npost_date: 2026-12-01\n---\n')
  const on = (day: string) => buildId({}, day)
  expect(on('2026-11-30')).toBe(on('2026-11-22'))
  expect(on('2026-12-01')).not.toBe(on('2026-11-30'))
  expect(on('2027-01-01')).toBe(on('2026-12-01'))
})
