import { execFile } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import sharp from 'sharp'
import { afterAll, expect } from 'vitest'
import { sampleNotes } from '#content-model/sample-notes.ts'
import { shippedOnly } from '#content-model/testing/shipped-only.ts'
import { cardNamedIn, notedCards } from '#layouts/shared-card.ts'
import { settingsTable } from '#server/platform/config/settings.ts'
import { contentFiles, filesIn, unchanged } from '../launch-check.ts'
import { launchFindings } from '../launch-findings.ts'
import { writeContentFacts } from './content-facts.ts'
import { readySettings } from './ready-settings.ts'
import { copySite } from './site-copy.ts'

/** In ms. Each test makes a real build. */
const timeoutMs = 240_000

const site = copySite()
afterAll(() => rmSync(site, { recursive: true }))

const examples = join('src', 'content', 'examples')
/** One in forty examples, and those on home: with all of them a build takes much longer. */
const keptExamples = new Set(
  readdirSync(examples).filter(
    (file, index) => index % 40 === 0 || /^featured:/m.test(readFileSync(join(examples, file), 'utf8')),
  ),
)

const content = (file: string) => join(site, 'src/content', file)
const change = (file: string, by: (text: string) => string) =>
  writeFileSync(content(file), by(readFileSync(content(file), 'utf8')))

/** Runs Astro on the copy. Resolves to its exit code and output. */
function astro(...words: string[]): Promise<{ code: number; said: string }> {
  const command = ['node_modules/astro/bin/astro.mjs', ...words]
  // Vitest sets these variables, and Astro would read them as facts about the build.
  const { DEV, PROD, MODE, SSR, ...own } = process.env
  const env = { ...own, ...readySettings, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: site, env }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code), said: stripVTControlCharacters(stdout + stderr) }),
    )
  })
}

const dash = 'posts/the-em-dash-would-like-a-word.md'

/** The only sample that is left. */
const sampleCase = 'a-coffee-ad-with-no-adjectives'

let built: Promise<{ code: number; said: string }> | undefined

const ownPost = (id: number, key: string, ...lines: string[]) =>
  readFileSync(content(dash), 'utf8')
    .replace(/^id: 1\nkey: .*$/m, `id: ${id}\nkey: ${key}`)
    .replace(/^title: .*$/m, `title: The ${key} post`)
    .replace(/^title_lines:\n.*\n.*\n/m, '')
    .replace(/^post_date: .*\nupdated: .*$/m, ['post_date: 2026-03-01', ...lines].join('\n'))

const removed = 'seven-subject-lines-legal-read-twice.md'

/** Edits the blog as a new owner does: an unfinished draft, a post for a later day, and a removed post whose address is kept. */
function writeBlog() {
  writeFileSync(content('posts/half-done.md'), '---\ntitle: The half-done post\ndraft: true\n---\n\n![](./none.png)\n')
  writeFileSync(content('posts/later.md'), ownPost(6, 'later').replace(/^post_date: .*$/m, 'post_date: 2999-12-31'))
  writeFileSync(content('posts/own.md'), ownPost(7, 'own'))
  rmSync(content(`posts/${removed}`))
  writeFileSync(content('moved.yaml'), 'moved:\n  - from: /blog-details/2\n    to: /blog-details/7\n')
}

/**
 * Builds the copy once, with everything replaced that an owner replaces before a launch, a picture in a post, and one case
 * study as the only sample.
 */
function build() {
  for (const file of readdirSync(content('examples'))) if (!keptExamples.has(file)) rmSync(content(`examples/${file}`))
  writeBlog()
  writeOwn()
  rename()
  for (const file of unchanged(site)) appendFileSync(join(site, file), '\nWritten by us.\n')
  writeFileSync(content('posts/photo.png'), photo)
  change(dash, (text) => `${text}\n![Two eyes > one “mouth”](./photo.png)\n`)
  change(dash, (text) => text.replace(/^post_date: .*\nupdated: .*$/m, 'post_date: 2026-03-04\nupdated: 2026-04-01'))
  for (const file of readdirSync(content(''), { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:md|yaml)$/.test(file) && !file.includes(sampleCase))
      change(file, (text) => text.replace(/^sample: true\n/m, ''))
  }
  return builtWithFacts()
}

async function builtWithFacts() {
  const { code, said } = await astro('build', '--outDir', 'built')
  const wrong = code === 0 ? await writeContentFacts(join(site, 'built'), site) : []
  return { code, said: [said, ...wrong].join('\n') }
}

const photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'gold' } })
  .png()
  .toBuffer()

const ownName = 'Plinth & Sons'

/** Gives the copy another name and another background color. */
function rename() {
  change('brand/brand.json', (text) => {
    const { colors, ...own } = JSON.parse(text)
    colors.light.ground = '#fefefe'
    colors.dark.ground = '#010101'
    return JSON.stringify({ ...own, name: ownName, colors })
  })
}

/** Adds an entry made from another one. */
const add = (file: string, from: string, by: (text: string) => string) =>
  writeFileSync(content(file), by(readFileSync(content(from), 'utf8')))

/** Puts a photograph where a field names a drawing. */
const withPhoto = (text: string, field: string, alt: string) =>
  text.replace(new RegExp(`^( *)${field}: .+$`, 'm'), `$1${field}: { photo: ./face.png, alt: "${alt}" }`)

const object = { drawn: /object: [\w-]+/g, photo: (alt: string) => `object: { photo: ./face.png, alt: "${alt}" }` }

/** Adds an owner's entries with photographs: a person on one network, a project, a client, a service, a review and a post. */
function writeOwn() {
  const fresh = (text: string) => text.replace(/^id: \d+$/m, 'id: 99').replace(/^sample: true\n/m, '')
  for (const folder of ['team', 'projects', 'brands', 'services', 'testimonials', 'posts']) {
    writeFileSync(content(`${folder}/face.png`), photo)
  }
  add('team/ada.md', 'team/ines-okafor.md', (text) =>
    withPhoto(fresh(text), 'thumb', 'Ada at a loom.')
      .replace(/^title: .*$/m, 'title: Ada Byron')
      .replace(/^numbers:$/m, 'social:\n  linkedin: https://www.linkedin.com/in/ada\nnumbers:'),
  )
  add('projects/loom.md', 'projects/lid-dairy.md', (text) =>
    withPhoto(fresh(text), 'image', 'A loom in a hall.').replace(/^ {2}- Logo$/m, "  - '2026'"),
  )
  add('brands/loom.yaml', 'brands/beige.yaml', (text) => withPhoto(fresh(text), 'mark', 'A thread.'))
  add('services/loom.md', 'services/subject-lines.md', (text) => withPhoto(fresh(text), 'image', 'A card with holes.'))
  change('testimonials/raj-malhotra.yaml', (text) => withPhoto(text, 'authorimg', 'Raj, reviewing.'))
  change('posts/own.md', (text) =>
    text.replace(object.drawn, object.photo('A letter on a desk.')).replace(/^author: .*$/m, 'author: ada'),
  )
}

async function builtFile(path: string): Promise<Buffer> {
  built ??= build()
  const { code, said } = await built
  expect(code, said).toBe(0)
  return readFileSync(join(site, 'built/client', path))
}

/** The element of the picture with that alternative text. */
const pictureIn = (page: string, alt: string) =>
  [...page.matchAll(/<img [^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(` alt="${alt}"`)) ?? ''

shippedOnly(
  'a picture beside a post is shown in modern formats and fitting sizes, and its original is not published',
  async () => {
    const page = (await builtFile('blog-details/1.html')).toString()
    const picture = pictureIn(page, 'Two eyes &gt; one “mouth”')
    expect(picture).toMatch(/ width="1200" height="630"/)
    expect(picture).toMatch(/ sizes="\(width &lt;= 1024px\) 100vw, 52rem"/)
    const copies = [...picture.matchAll(/(\/_astro\/\S+?\.webp) (\d+)w/g)]
    expect(copies.map(([, , width]) => width)).toEqual(['480', '832', '1200'])
    for (const [, path = ''] of copies) expect((await builtFile(path)).toString('latin1', 8, 12)).toBe('WEBP')
    const published = readdirSync(join(site, 'built'), { recursive: true, encoding: 'utf8' })
    expect(published.filter((file) => /(?:photo|face).*\.png$/.test(file))).toEqual([])
  },
  timeoutMs,
)

shippedOnly(
  'the sample line stands on pages that show a sample, here a case study, and on no other',
  async () => {
    await builtFile('index.html')
    const pages = readdirSync(join(site, 'built/client'), { recursive: true, encoding: 'utf8' })
    const words = (file: string) => readFileSync(join(site, 'built/client', file), 'utf8').replace(/<[^>]+>/g, '')
    const saying = (line: string) => pages.filter((file) => file.endsWith('.html') && words(file).includes(line))
    expect(saying(sampleNotes.cases)).toEqual(['case-study.html'])
    expect(saying(sampleNotes.case)).toEqual([`case-details/${sampleCase}.html`])
  },
  timeoutMs,
)

shippedOnly.each(['index.html', 'testimonials.html', 'our-clients.html'])(
  'once no sample is left, %s confesses nothing and hangs no empty frame',
  async (path) => {
    const page = (await builtFile(path)).toString().replace(/<footer[\s\S]*$/, '')
    expect(page).not.toMatch(/made up/i)
    expect(page).not.toContain('An empty picture frame.')
  },
  timeoutMs,
)

shippedOnly(
  'a feed has a post’s picture under a whole address, and the name of an author who is no sample',
  async () => {
    const feed = (await builtFile('rss.xml')).toString()
    const [, item = ''] = /<item>(<title>The em dash.*?)<\/item>/s.exec(feed) ?? []
    const [, address = '', file = ''] = / src=&quot;(https:\/\/plinth\.io(\/_astro\/\S+?\.webp))&quot;/.exec(item) ?? []
    expect(address).not.toBe('')
    expect((await builtFile(file)).length).toBeGreaterThan(0)
    expect(item).not.toContain('__ASTRO_IMAGE_')
    expect(item).toContain('<dc:creator>Ines Okafor</dc:creator>')
  },
  timeoutMs,
)

shippedOnly(
  'a person who is no sample is told to search engines, on their page and as the author of a post with its last change',
  async () => {
    const dataOf = async (path: string) => {
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(`${await builtFile(path)}`) ?? []
      return JSON.parse(json)['@graph']
    }
    const url = `${readySettings['SITE_URL']}/team-details/ines-okafor`
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

shippedOnly(
  'a draft and a post whose day has not come are in no file of a build, and the server is told of them',
  async () => {
    const facts = JSON.parse((await builtFile('../server/content-facts.json')).toString())
    facts.examples.sort()
    const posts = { 1: '/blog-details/1', 3: '/blog-details/3', 4: '/blog-details/4', 5: '/blog-details/5' }
    expect(facts).toEqual({
      moved: { '/blog-details/2': '/blog-details/7' },
      examples: [...keptExamples].map((file) => file.replace('.yaml', '')).sort(),
      photoCards: { own: expect.objectContaining({ kind: 'photo', alt: 'A letter on a desk.' }) },
      posts: { ...posts, own: '/blog-details/7' },
      titles: expect.objectContaining({ own: 'The own post' }),
      waiting: [{ file: 'src/content/posts/half-done.md' }, { file: 'src/content/posts/later.md', day: '2999-12-31' }],
    })
    const files = readdirSync(join(site, 'built'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /blog-details[/\\]\d+\.html$/.test(file)).sort()).toEqual(
      [1, 3, 4, 5, 7].map((id) => join('client/blog-details', `${id}.html`)),
    )
    const texts = files.filter((file) => /\.(?:html|m?js|json)$/.test(file) && !file.endsWith('content-facts.json'))
    const told = (words: string) =>
      texts.filter((file) => readFileSync(join(site, 'built', file), 'utf8').includes(words))
    expect(told('The own post')).not.toEqual([])
    expect([...told('half-done'), ...told('The later post')]).toEqual([])
    expect((await built)?.said).toContain('Left out, a draft: posts/half-done (no id, no key, no post date, ')
  },
  timeoutMs,
)

shippedOnly(
  'a post shows its day with the year, and its form the key that its comments are kept under',
  async () => {
    const page = (await builtFile('blog-details/7.html')).toString()
    expect(page).toContain('>Mar 1, 2026 · 3 min read<')
    expect(page).toContain('<input type="hidden" name="post" value="own"/>')
  },
  timeoutMs,
)

shippedOnly.each([
  ['blog-details/7.html', 'A letter on a desk.'],
  ['blog-details/7.html', 'Ada at a loom.'],
  ['team-details/ada.html', 'Ada at a loom.'],
  ['team.html', 'Ada at a loom.'],
  ['project-details/loom.html', 'A loom in a hall.'],
  ['project-grid-two/show/branding.html', 'A loom in a hall.'],
  ['our-clients.html', 'A thread.'],
  ['service-details/loom.html', 'A card with holes.'],
  ['testimonials.html', 'Raj, reviewing.'],
])(
  'on %s the photograph “%s” stands where a drawing could, in fitting sizes and with its own size told',
  async (file, alt) => {
    const page = (await builtFile(file)).toString()
    const picture = pictureIn(page, alt)
    expect(picture).toMatch(/ width="1200" height="630"/)
    expect(picture).toMatch(/ sizes="auto, /)
    const copies = [...picture.matchAll(/(\/_astro\/\S+?\.webp) (\d+)w/g)]
    expect(copies.map(([, , width]) => width)).toEqual(['128', '320', '640', '960', '1200'])
    for (const [, path = ''] of copies) expect((await builtFile(path)).toString('latin1', 8, 12)).toBe('WEBP')
    const published = readdirSync(join(site, 'built'), { recursive: true, encoding: 'utf8' })
    expect(published.filter((name) => /(?:photo|face).*\.png$/.test(name))).toEqual([])
  },
  timeoutMs,
)

shippedOnly.each([
  ['blog-details/7.html', 'A letter on a desk.'],
  ['team-details/ada.html', 'Ada at a loom.'],
  ['project-details/loom.html', 'A loom in a hall.'],
  ['service-details/loom.html', 'A card with holes.'],
])(
  'the social card of %s has the photograph “%s” on it',
  async (file, alt) => {
    const name = cardNamedIn((await builtFile(file)).toString()) ?? ''
    const card = notedCards(site).get(name)
    expect(card).toMatchObject({ kind: 'photo', alt })
    const copy = await builtFile((card?.kind === 'photo' && card.photo.card) || '')
    // The magic number of JPEG.
    expect(copy.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  },
  timeoutMs,
)

shippedOnly(
  'a person is linked to the networks that they gave an address of, and to no other',
  async () => {
    const page = (await builtFile('team-details/ada.html')).toString()
    expect(page).toContain('https://www.linkedin.com/in/ada"')
    expect(page).not.toMatch(/href="https:\/\/(?:www\.)?(?:facebook|twitter|behance|dribbble|vimeo|pinterest)/)
  },
  timeoutMs,
)

shippedOnly(
  'another name and other colors are in titles, manifest and the browser’s bar with the next build',
  async () => {
    const manifest = JSON.parse((await builtFile('site.webmanifest')).toString())
    expect(manifest).toMatchObject({ name: ownName, theme_color: '#fefefe', background_color: '#fefefe' })
    const page = (await builtFile('team.html')).toString()
    expect(page).toContain('<title>Plinth &amp; Sons | Team</title>')
    expect(page).toContain('<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fefefe">')
    expect(page).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#010101">')
  },
  timeoutMs,
)

shippedOnly(
  'of the samples in this build a launch is kept up by the case study alone, once figures of our own are confirmed',
  async () => {
    await builtFile('index.html')
    const launch = {
      pages: filesIn(join(site, 'built/client'), /\.html$/),
      built: [],
      content: contentFiles(site),
      product: ownName,
      ownMark: true,
      settings: settingsTable.map((setting) => ({ ...setting, value: readySettings[setting.name] ?? setting.default })),
      asShipped: unchanged(site),
    }
    const figures = launchFindings(launch).filter(({ group }) => group === 'Claims with numbers')
    const confirmed = Object.fromEntries(figures.map(({ name, value }) => [name, value]))
    expect(figures).not.toEqual([])
    expect(launchFindings(launch, confirmed).map(({ text }) => text)).toEqual([
      expect.stringMatching(/src\/content\/cases, on \d pages: a-coffee-ad-with-no-adjectives$/),
      `“${sampleNotes.cases}” on 1 page`,
      `“${sampleNotes.case}” on 1 page`,
    ])
  },
  timeoutMs,
)

shippedOnly(
  'posts are refused for an author that is gone and a picture that never was, also those that Astro kept from the build before',
  async () => {
    await builtFile('index.html')
    rmSync(content('team/ines-okafor.md'))
    change('posts/how-to-be-funny-about-insurance.md', (text) => `${text}\n![A comma](./comma.png)\n`)
    const { code, said } = await astro('sync')
    expect(code).toBe(1)
    expect(said).toContain(
      `src/content/${dash} names “ines-okafor” as its author, and src/content/team has no such file`,
    )
    expect(said).toContain('how-to-be-funny-about-insurance.md: the picture ./comma.png is missing\n')
    expect(said).not.toContain('content-folder.ts')
  },
  timeoutMs,
)
