import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sampleNote } from '#collections/samples.ts'
import { copySite } from './site-copy.ts'

/** A real build takes ten seconds on two idle cores. In ms. */
const timeoutMs = 120_000

const site = copySite()
afterAll(() => rmSync(site, { recursive: true }))

beforeEach(() => {
  rmSync(join(site, 'src/content'), { recursive: true })
  cpSync('src/content', join(site, 'src/content'), { recursive: true })
})

const content = (file: string) => join(site, 'src/content', file)
const change = (file: string, by: (text: string) => string) =>
  writeFileSync(content(file), by(readFileSync(content(file), 'utf8')))

/** Runs Astro on the copy. Answers its exit code and what it said. */
function astro(...words: string[]): Promise<{ code: number; said: string }> {
  const command = ['node_modules/astro/bin/astro.mjs', ...words]
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: site, env }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code), said: stripVTControlCharacters(stdout + stderr) }),
    )
  })
}

const dash = 'posts/the-em-dash-would-like-a-word.md'

test.each<[string, () => void, string]>([
  [
    'two projects have one id',
    () => {
      const [id = ''] = /^id: .*$/m.exec(readFileSync(content('projects/a-bank-called-beige.md'), 'utf8')) ?? []
      change('projects/lid-dairy.md', (text) => text.replace(/^id: .*$/m, id))
    },
    'src/content/projects/a-bank-called-beige.md and src/content/projects/lid-dairy.md have one id',
  ],
  [
    'two services have one address',
    () => cpSync(content('services/subject-lines.md'), content('services/Subject Lines.md')),
    'src/content/services/Subject Lines.md and src/content/services/subject-lines.md have one address: subject-lines',
  ],
  [
    'a drawing does not exist',
    () => change(dash, (text) => text.replace('object: typewriter', 'object: unicorn')),
    dash,
  ],
  [
    'an author is gone, and a picture that never was',
    () => {
      rmSync(content('team/ines-okafor.md'))
      change(dash, (text) => `${text}\n![A comma](./comma.png)\n`)
    },
    `src/content/${dash} names “ines-okafor” as its author, and src/content/team has no such file\n` +
      `src/content/${dash}: the picture ./comma.png is missing\n`,
  ],
])(
  'content is refused by the names of its files when %s',
  async (_, spoil, complaint) => {
    spoil()
    const { code, said } = await astro('sync')
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(complaint) })
    expect(said).not.toContain('content-folder.ts')
  },
  timeoutMs,
)

test(
  'a post that Astro kept from the build before is refused when its author has gone since',
  async () => {
    expect((await astro('sync')).code).toBe(0)
    rmSync(content('team/ines-okafor.md'))
    const { code, said } = await astro('sync')
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(`${dash} names “ines-okafor”`) })
  },
  timeoutMs,
)

let built: Promise<{ code: number; said: string }> | undefined

/** Builds the copy once, with a picture in a post and with no sample entries but the comments under posts. */
function build() {
  // The social card, 1200 by 630, is a picture like any other.
  cpSync('public/og.png', content('posts/photo.png'))
  change(dash, (text) => `${text}\n![Two eyes > one “mouth”](./photo.png)\n`)
  change(dash, (text) => text.replace(/^post_date: .*$/m, '$&\nupdated: 2026-04-01'))
  for (const file of readdirSync(content(''), { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:md|yaml)$/.test(file)) change(file, (text) => text.replace(/^sample: true\n/m, ''))
  }
  return astro('build', '--outDir', 'built')
}

async function builtFile(path: string): Promise<Buffer> {
  built ??= build()
  const { code, said } = await built
  expect(code, said).toBe(0)
  return readFileSync(join(site, 'built/client', path))
}

test(
  'a picture beside a post is shown in modern formats and fitting sizes, and its original is not published',
  async () => {
    const page = (await builtFile('blog-details/1.html')).toString()
    const [picture = ''] = /<img [^>]*>/.exec(page) ?? []
    expect(picture).toMatch(/ alt="Two eyes &gt; one “mouth”"/)
    expect(picture).toMatch(/ width="1200" height="630"/)
    expect(picture).toMatch(/ sizes="\(width &lt;= 1024px\) 100vw, 52rem"/)
    const copies = [...picture.matchAll(/(\/_astro\/photo\.\S+?\.webp) (\d+)w/g)]
    expect(copies.map(([, , width]) => width)).toEqual(['480', '832', '1200'])
    for (const [, path = ''] of copies) expect((await builtFile(path)).toString('latin1', 8, 12)).toBe('WEBP')
    const published = readdirSync(join(site, 'built'), { recursive: true, encoding: 'utf8' })
    expect(published.filter((file) => file.endsWith('.png') && file.includes('photo'))).toEqual([])
  },
  timeoutMs,
)

test(
  'the sample line stands on pages that show a sample, here a comment, and on no other',
  async () => {
    const line = sampleNote([{ sample: true }]) ?? ''
    await builtFile('index.html')
    const pages = readdirSync(join(site, 'built/client'), { recursive: true, encoding: 'utf8' })
    const found = pages.filter(
      (file) => file.endsWith('.html') && readFileSync(join(site, 'built/client', file), 'utf8').includes(line),
    )
    const withComments = readdirSync('src/content/posts')
      .map((file) => readFileSync(join('src/content/posts', file), 'utf8'))
      .filter((text) => /^comments:/m.test(text))
      .map((text) => `blog-details/${/^id: (\d+)/m.exec(text)?.[1]}.html`)
    expect(found.sort()).toEqual(withComments.sort())
  },
  timeoutMs,
)

test.each(['index.html', 'testimonials.html', 'our-clients.html'])(
  'once no sample is left, %s confesses nothing and hangs no empty frame',
  async (path) => {
    const page = (await builtFile(path)).toString().replace(/<footer[\s\S]*$/, '')
    expect(page).not.toMatch(/made up/i)
    expect(page).not.toContain('An empty picture frame.')
  },
  timeoutMs,
)

test(
  'a feed has a post’s picture under a whole address, and the name of an author who is no sample',
  async () => {
    const feed = (await builtFile('rss.xml')).toString()
    const [, item = ''] = /<item>(<title>The em dash.*?)<\/item>/s.exec(feed) ?? []
    const [, address = '', file = ''] =
      / src=&quot;(http:\/\/localhost:4321(\/_astro\/photo\.\S+?\.webp))&quot;/.exec(item) ?? []
    expect(address).not.toBe('')
    expect((await builtFile(file)).length).toBeGreaterThan(0)
    expect(item).not.toContain('__ASTRO_IMAGE_')
    expect(item).toContain('<dc:creator>Ines Okafor</dc:creator>')
  },
  timeoutMs,
)

test(
  'a person who is no sample is told to search engines, on their page and as the author of a post with its last change',
  async () => {
    const dataOf = async (path: string) => {
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(`${await builtFile(path)}`) ?? []
      return JSON.parse(json)['@graph']
    }
    const url = 'http://localhost:4321/team-details/ines-okafor'
    const person = { '@type': 'Person', name: 'Ines Okafor', url }
    expect(await dataOf('team-details/ines-okafor.html')).toMatchObject([{ '@type': 'BreadcrumbList' }, person])
    const days = { datePublished: '2026-03-04', dateModified: '2026-04-01' }
    expect((await dataOf('blog-details/1.html')).at(1)).toMatchObject({ author: person, ...days })
    const head = (await builtFile('blog-details/1.html')).toString()
    expect(head).toContain('<meta property="article:modified_time" content="2026-04-01">')
    expect(head).toContain(`<meta property="article:author" content="${url}">`)
  },
  timeoutMs,
)
