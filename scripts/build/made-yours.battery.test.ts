import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Document, Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import shipped from '#content/brand/brand.json' with { type: 'json' }
import homeWords from '#content/words/home.json' with { type: 'json' }
import { partOf } from '#content-model/parts.ts'
import { onDemandPaths } from '#server/web/http/on-demand-paths.ts'
import { redirects } from '#server/web/prerendered/redirects.ts'
import { copySite } from './site-copy.ts'

const site = copySite()
afterAll(() => rmSync(site, { recursive: true }))

const answers = {
  name: 'Crumb & Crust',
  description: '{product} bakes sourdough bread and rye rolls in Galena.',
  title: 'Bread from four in the morning',
  email: 'hello@crumbandcrust.com',
  street: '4 Mill Lane',
  city: 'Galena, IL 61036',
  phone: '(815) 777-0104',
  hours: 'Tuesday to Saturday, 7 to 12',
  color: '#f2b84b',
  sections: ['office'],
}

const compressed = new Set(['.br', '.gz', '.png', '.ico', '.jpg', '.webp', '.woff2', '.mp4', '.bin'])
let build: string
let files: readonly string[]
let pages: ReadonlyMap<string, Document>

beforeAll(async () => {
  const { DEV, PROD, MODE, SSR, ...own } = process.env
  const env = { ...own, SITE_URL: 'https://crumbandcrust.com', SITE_INDEXABLE: 'true' }
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: site, env })
  writeFileSync(join(site, 'answers.json'), JSON.stringify(answers))
  await run('scripts/make-yours.ts', '--from', 'answers.json', '--anyway')
  await run('scripts/build.ts', 'current')
  build = join(site, 'dist', readFileSync(join(site, 'dist/current'), 'utf8').trim())
  files = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !compressed.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const parser = new new Window().DOMParser()
  const htmlFiles = files.filter((file) => file.startsWith(join(build, 'client')) && file.endsWith('.html'))
  pages = new Map(htmlFiles.map((file) => [file, parser.parseFromString(readFileSync(file, 'utf8'), 'text/html')]))
}, 400_000)

test('no file of the build has the former name or mailbox', () => {
  const having = (text: string) => files.filter((file) => readFileSync(file, 'utf8').includes(text))
  expect(files.length).toBeGreaterThan(100)
  expect(having(shipped.name)).toEqual([])
  expect(having(shipped.office.email)).toEqual([])
})

test('no page has a line of the writing tool', () => {
  const lines = homeWords.triptych.examples.map(({ result }) => result.split('. ').at(-1) ?? result)
  const shown = [...pages].flatMap(([file, page]) => {
    const text = page.body.textContent.replaceAll(/\s+/g, ' ')
    return lines.filter((line) => text.includes(line)).map((line) => `${file}: ${line}`)
  })
  expect(lines.length).toBeGreaterThan(0)
  expect(shown).toEqual([])
})

test('no page of a part without entries was made', () => {
  const names = [...pages.keys()].map((file) => file.slice(join(build, 'client').length))
  expect(names).toEqual(expect.arrayContaining(['/index.html', '/about-us.html', '/our-office.html', '/404.html']))
  expect(names.map(partOf).filter((part) => part !== undefined && part !== 'office')).toEqual([])
  expect(existsSync(join(build, 'client/rss.xml'))).toBe(false)
})

test('no page, sitemap or guide leads where nothing is', () => {
  const leads = (path: string) =>
    onDemandPaths.includes(path) ||
    path in redirects ||
    ['', '.html', '/index.html'].some((end) => existsSync(join(build, 'client', path + end)))
  const isOpen = (address: string) => {
    const path = new URL(address, 'https://crumbandcrust.com').pathname.replace(/(?<=.)\/$/, '')
    const part = partOf(path)
    return (part === undefined || part === 'office') && leads(path)
  }
  const linked = [...pages.values()].flatMap((page) =>
    [...page.querySelectorAll('a[href^="/"], link[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  )
  const listed = ['sitemap-0.xml', 'llms.txt'].flatMap(
    (file) => readFileSync(join(build, 'client', file), 'utf8').match(/https:\/\/crumbandcrust\.com\/[^<)\s]*/g) ?? [],
  )
  expect(linked.length).toBeGreaterThan(50)
  expect([...new Set([...linked, ...listed])].filter((address) => !isOpen(address))).toEqual([])
})

test('no list of links is empty, no heading stands over nothing and no link has no words', () => {
  for (const [file, page] of pages) {
    const empty = [...page.querySelectorAll('nav, ul, ol, dl')].filter((list) => list.textContent.trim() === '')
    const wordless = [...page.querySelectorAll('a, h1, h2, h3')].filter(
      (part) => `${part.textContent}${part.getAttribute('aria-label') ?? ''}`.trim() === '',
    )
    expect({ file, empty: empty.map(({ outerHTML }) => outerHTML.slice(0, 200)) }).toEqual({ file, empty: [] })
    expect({ file, wordless: wordless.map(({ outerHTML }) => outerHTML.slice(0, 200)) }).toEqual({ file, wordless: [] })
  }
})
