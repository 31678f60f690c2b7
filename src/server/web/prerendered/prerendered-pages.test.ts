import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withYear } from '#content-model/page-marks.ts'
import { makeDist, page, pagePolicy, smallSite } from '#server/testing/dist-folder.ts'
import { loadPrerenderedPages, withGenerated } from '#server/web/prerendered/prerendered-pages.ts'

test.each([
  ['/', 'Home'],
  ['/team', 'Team'],
  ['/blog-grid/2', 'Second page'],
  ['/cases', 'Cases'],
])('%s is the page %s', async (path, words) => {
  const pages = await loadPrerenderedPages(makeDist())
  const { headers, bytes } = pages.find(path)?.answer({}, 2026) ?? {}
  expect(bytes?.toString()).toBe(page(words))
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': pagePolicy,
    'content-type': 'text/html; charset=utf-8',
  })
})

test.each(['/index', '/index.html', '/team.html', '/cases/index', '/404', '/constructor', '/../_headers.json'])(
  '%s is no page',
  async (path) => {
    const pages = await loadPrerenderedPages(makeDist())
    expect(pages.find(path)).toBeUndefined()
  },
)

test.each([
  ['/_astro/site.abc123.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=600, must-revalidate'],
  ['/videos/pause.mp4', 'video/mp4', 'public, max-age=600, must-revalidate'],
])('%s is sent as %s, to be kept as %s', async (path, type, cacheControl) => {
  const pages = await loadPrerenderedPages(makeDist())
  const answer = pages.find(path)?.answer({}, 2026)
  expect(answer?.headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl })
})

test('pages carry the year in which they are asked for, and files that spell the same mark stay as they are', async () => {
  const built = page('Home', 2020)
  const pages = await loadPrerenderedPages(makeDist({ ...smallSite, 'index.html': built, 'logo.svg': built }))
  const read = (path: string) => pages.find(path)?.answer({}, 2027).bytes?.toString()
  expect(withYear(built, 2027)).not.toBe(built)
  expect(read('/')).toBe(withYear(built, 2027))
  expect(read('/logo.svg')).toBe(built)
})

test('compressed siblings are used, and have no address of their own', async () => {
  const gz = gzipSync('whatever the build wrote')
  const pages = await loadPrerenderedPages(makeDist({ ...smallSite, 'robots.txt.gz': gz }))
  expect(pages.find('/robots.txt')?.answer({ 'accept-encoding': 'gzip' }, 2026).bytes).toEqual(gz)
  expect(pages.find('/robots.txt.gz')).toBeUndefined()
})

test('compressed siblings are used whatever the times of files are, as in a copy', async () => {
  const gz = gzipSync('whatever the build wrote')
  const build = makeDist({ ...smallSite, 'robots.txt.gz': gz })
  utimesSync(join(build, 'client', 'robots.txt.gz'), new Date(2020, 1), new Date(2020, 1))
  const pages = await loadPrerenderedPages(build)
  expect(pages.find('/robots.txt')?.answer({ 'accept-encoding': 'gzip' }, 2026).bytes).toEqual(gz)
})

test('an archive that belongs to no file is a file', async () => {
  const pages = await loadPrerenderedPages(makeDist({ ...smallSite, 'press.tar.gz': 'x' }))
  expect(pages.find('/press.tar.gz')).toBeDefined()
})

test('a page without a security policy stops the start, and is named', async () => {
  const dist = makeDist(smallSite, ['/', '/blog-grid/2', '/404'])
  await expect(loadPrerenderedPages(dist)).rejects.toThrow(/no security policy in .*: \/cases, \/team\. Build again/)
})

test('so does a 404 page without one', async () => {
  const dist = makeDist(smallSite, ['/', '/team', '/blog-grid/2', '/cases'])
  await expect(loadPrerenderedPages(dist)).rejects.toThrow('/404')
})

test('so does a build without policies', async () => {
  const dist = makeDist()
  writeFileSync(join(dist, '_headers.json'), '')
  await expect(loadPrerenderedPages(dist)).rejects.toThrow('missing or broken')
})

test('a page that the build compressed is sent uncompressed on request', async () => {
  const html = page('Home')
  const pages = await loadPrerenderedPages(
    makeDist({ ...smallSite, 'index.html': html, 'index.html.br': brotliCompressSync(html) }),
  )
  expect(pages.find('/')?.answer({}, 2026).bytes?.toString()).toBe(html)
})

test('a social card is read when it is asked for, and may be kept for ever', async () => {
  const dist = makeDist({ ...smallSite, '_astro/cards/home.png': 'pixels' })
  const pages = await loadPrerenderedPages(dist)
  expect(pages.find('/_astro/cards/home.png')).toBeUndefined()
  const card = await pages.read('/_astro/cards/home.png')
  expect(card?.answer({}, 2026)).toMatchObject({
    bytes: Buffer.from('pixels'),
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
  })
})

test.each(['/_astro/cards/other.png', '/_astro/cards/', '/_astro/cards/../../_headers.json', '/team'])(
  '%s is no social card',
  async (path) => {
    const pages = await loadPrerenderedPages(makeDist({ ...smallSite, '_astro/cards/home.png': 'pixels' }))
    expect(await pages.read(path)).toBeUndefined()
  },
)

test('a card that the build left to be drawn is sent as a picture, to be kept for ever', async () => {
  const asked: string[] = []
  const read = async (name: string) => {
    asked.push(name)
    return Buffer.from('pixels')
  }
  const noPages = { has: () => false, read: async () => undefined }
  const pages = withGenerated(await loadPrerenderedPages(makeDist()), noPages, { read })
  expect((await pages.read('/_astro/cards/0123456789abcdef.png'))?.answer({}, 2026)).toMatchObject({
    bytes: Buffer.from('pixels'),
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
  })
  expect([await pages.read('/_astro/cards/other.svg'), asked]).toEqual([undefined, ['0123456789abcdef']])
})
