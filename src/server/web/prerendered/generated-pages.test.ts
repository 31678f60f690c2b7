import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openFileCache } from '#server/platform/file-cache.ts'
import { inlineHash, policyHeader } from '#server/web/http/security-headers.ts'
import { createGeneratedPages } from '#server/web/prerendered/generated-pages.ts'
import { speculationRules } from '#server/web/prerendered/speculation-rules.ts'

const styles = { css: '.a{color:red}', leftOut: ['.gone', '[data-loud]', 'select'] }
const whole = '.a{color:red}.gone{color:blue}'
const html = (body: string) =>
  `<!doctype html><head><style>.a{color:red}</style><style>.gone{color:blue}</style></head><body>${body}</body>`
const policy = `style-src 'self' 'sha256-old'; script-src 'self'`

/** Pages of two examples with this body, and how often they were rendered. */
async function open(body = '<p class="a">It rains.</p>', folder = makeFolder(), year = 2026) {
  const rendered: string[] = []
  const build = join(folder, 'build')
  mkdirSync(join(build, 'server'), { recursive: true })
  writeFileSync(join(build, 'server/example-styles.json'), JSON.stringify(styles))
  const render = async (address: string) => {
    rendered.push(address)
    return { html: html(body), policy }
  }
  const kept = await openFileCache(join(folder, 'cache'), 'one')
  return { rendered, pages: createGeneratedPages({ build, examples: ['one', 'two'], kept, year: () => year, render }) }
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-made-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const answerOf = async ({ pages }: Awaited<ReturnType<typeof open>>, path = '/examples/one') =>
  (await pages.read(path))?.answer({ 'accept-encoding': 'br' }, 2026)

test('a page of an example is rendered once for simultaneous requests, and then cached', async () => {
  const opened = await open()
  const answers = await Promise.all([answerOf(opened), answerOf(opened)])
  answers.push(await answerOf(opened))
  expect(opened.rendered).toEqual(['/asked/examples/one'])
  expect(new Set(answers.map((answer) => answer?.headers['etag'])).size).toBe(1)
})

test('after a restart it is still there', async () => {
  const folder = makeFolder()
  const before = await answerOf(await open(undefined, folder))
  const again = await open(undefined, folder)
  expect(await answerOf(again)).toEqual(before)
  expect(again.rendered).toEqual([])
})

test('in another year it is made anew, since it names the year', async () => {
  const folder = makeFolder()
  await answerOf(await open(undefined, folder))
  const later = await open(undefined, folder, 2027)
  await answerOf(later)
  expect(later.rendered).toEqual(['/asked/examples/one'])
})

test('it has one style sheet, and a policy that names it and nothing that is not in it', async () => {
  const { bytes = '', headers = {} } = (await answerOf(await open())) ?? {}
  const page = brotliDecompressSync(bytes).toString()
  expect(page.match(/<style>.*?<\/style>/g)).toEqual([`<style>${styles.css}</style>`])
  expect(page).toContain(`<script type="speculationrules">${speculationRules}</script></body>`)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
    [policyHeader]: `style-src 'self' ${inlineHash(styles.css)}; script-src 'self' ${inlineHash(speculationRules)}`,
  })
})

test.each(['<i class="a gone"></i>', '<i data-loud="1"></i>', '<select></select>'])(
  'one with %s, which the style sheet of examples lacks, keeps its whole style sheets',
  async (body) => {
    const { bytes = '' } = (await answerOf(await open(body))) ?? {}
    expect(brotliDecompressSync(bytes).toString()).toContain(`<style>${whole}</style>`)
  },
)

test.each(['/examples/three', '/examples', '/examples/one/', '/'])('%s is no page of an example', async (path) => {
  const { pages, rendered } = await open()
  expect([pages.has(path), await pages.read(path), rendered]).toEqual([false, undefined, []])
})
