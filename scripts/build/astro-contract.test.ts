import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A build of these few files takes four seconds on two idle cores. In ms. */
const timeoutMs = 120_000

const script = (name: string) => JSON.stringify(pathToFileURL(resolve('scripts/build', name)).href)
const words = 'Nothing happened twice.'

/** A site of one finished page and one on demand, built with the integrations under test. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': `import node from '@astrojs/node'
    import { defineConfig } from 'astro/config'
    import { compressed } from ${script('compress.ts')}
    import { contentFile } from ${script('content-file.ts')}
    export default defineConfig({
      adapter: node({ mode: 'middleware' }), build: { format: 'file' }, session: false, cacheDir: './cache',
      integrations: [contentFile(), compressed()],
    })`,
  'src/content.config.mjs': `import { defineCollection } from 'astro:content'
    import { glob } from 'astro/loaders'
    export const collections = { notes: defineCollection({ loader: glob({ pattern: '*.md', base: 'src/notes' }) }) }`,
  'src/notes/note.md': `${words}\n`,
  'src/pages/index.astro': `---
import { getEntry } from 'astro:content'
const note = await getEntry('notes', 'note')
---
<p>{note?.body}</p>${'<p>And nothing else.</p>'.repeat(40)}`,
  'src/pages/asked.astro': `---
import { getEntry } from 'astro:content'
export const prerender = false
const note = await getEntry('notes', 'note')
---
<p>{note?.body}</p>`,
}

const site = mkdtempSync(join(tmpdir(), 'deadpan-contract-'))
afterAll(() => rmSync(site, { recursive: true }))
const read = (file: string) => readFileSync(join(site, file), 'utf8')

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), text)
  }
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'))
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  await new Promise<void>((done) => {
    execFile(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: site, env }, (error, out, err) => {
      if (error !== null) console.log(out + err)
      done()
    })
  })
}, timeoutMs)

test('Astro has written its finished pages when it says that the build is done', () => {
  const page = join(site, 'dist/client/index.html')
  expect(existsSync(page), 'Astro no longer finishes a page as a file of its own.').toBe(true)
  expect(existsSync(`${page}.br`), 'A finished page of Astro has no compressed twin: see compressed().').toBe(true)
})

test('Astro loads content as content-file.ts expects', () => {
  const store = join(site, 'dist/server/content/notes.json')
  expect(
    existsSync(store) && readFileSync(store, 'utf8').includes(words),
    'Astro no longer keeps content in data-store.json.',
  ).toBe(true)
  const scripts = globSync('dist/server/**/*.mjs', { cwd: site }).map(read).join('\n')
  expect(
    scripts.includes(words),
    'Astro puts content into its scripts: astro:data-layer-content has another name.',
  ).toBe(false)
  expect(scripts, 'The built server does not read its collections.').toContain('../content/')
  expect(read('dist/client/index.html'), 'Astro no longer takes content as the JSON of its store.').toContain(words)
  // Too few pages to have pictures: the name is looked up where Astro uses it.
  const runtime = readFileSync('node_modules/astro/dist/content/runtime.js', 'utf8')
  expect(
    runtime.includes('import("astro:asset-imports")'),
    'Astro loads the pictures of content by another name than astro:asset-imports: originals would be published.',
  ).toBe(true)
})
