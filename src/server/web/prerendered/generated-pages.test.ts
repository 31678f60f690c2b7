import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openFileCache } from '#server/platform/file-cache.ts'
import { inlineHash, policyHeader } from '#server/web/http/security-headers.ts'
import { createGeneratedPages } from '#server/web/prerendered/generated-pages.ts'
import { speculationRules } from '#server/web/prerendered/speculation-rules.ts'

const styles = '.a{color:red}.b{color:blue}'
const html =
  '<!doctype html><head><style>.a{color:red}</style><style>.b{color:blue}</style></head><body><p class="a">It rains.</p></body>'
const policy = `style-src 'self' 'sha256-old'; script-src 'self'`

/** Pages of two examples, and how often they were rendered. */
async function open(folder = makeFolder(), year = 2026) {
  const rendered: string[] = []
  const render = async (address: string) => {
    rendered.push(address)
    return { html, policy }
  }
  const cache = await openFileCache(join(folder, 'cache'), 'one')
  return { rendered, pages: createGeneratedPages({ examples: ['one', 'two'], cache, year: () => year, render }) }
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-made-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const answerOf = async ({ pages }: Awaited<ReturnType<typeof open>>, path = '/examples/one') =>
  (await pages.read(path))?.answer({ 'accept-encoding': 'br' }, 2026)

test('a page of an example is rendered once for all who ask at a time, and is then there', async () => {
  const opened = await open()
  const answers = await Promise.all([answerOf(opened), answerOf(opened)])
  answers.push(await answerOf(opened))
  expect(opened.rendered).toEqual(['/asked/examples/one'])
  expect(new Set(answers.map((answer) => answer?.headers['etag'])).size).toBe(1)
})

test('after a restart it is still there', async () => {
  const folder = makeFolder()
  const before = await answerOf(await open(folder))
  const again = await open(folder)
  expect(await answerOf(again)).toEqual(before)
  expect(again.rendered).toEqual([])
})

test('in another year it is made anew, since it names the year', async () => {
  const folder = makeFolder()
  await answerOf(await open(folder))
  const later = await open(folder, 2027)
  await answerOf(later)
  expect(later.rendered).toEqual(['/asked/examples/one'])
})

test('it has one style sheet, and a policy that names it and nothing that is not in it', async () => {
  const { bytes = '', headers = {} } = (await answerOf(await open())) ?? {}
  const page = brotliDecompressSync(bytes).toString()
  expect(page.match(/<style>.*?<\/style>/g)).toEqual([`<style>${styles}</style>`])
  expect(page).toContain(`<script type="speculationrules">${speculationRules}</script></body>`)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
    [policyHeader]: `style-src 'self' ${inlineHash(styles)}; script-src 'self' ${inlineHash(speculationRules)}`,
  })
})

test.each(['/examples/three', '/examples', '/examples/one/', '/'])('%s is no page of an example', async (path) => {
  const { pages, rendered } = await open()
  expect([pages.has(path), await pages.read(path), rendered]).toEqual([false, undefined, []])
})
