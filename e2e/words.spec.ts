import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { labelOf } from '#content-model/schemas/described.ts'
import { entryKinds } from '#content-model/schemas/entry-kinds.ts'
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { hasTool } from '../scripts/prepare/tools.mjs'
import { freePort } from './support/running-site.ts'
import { expect, test } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'

/** The editor of `npm run words`, with its output. */
interface Editor {
  readonly process: ChildProcess
  said(): string
}

const editors: ChildProcess[] = []
test.afterEach(() => {
  for (const editor of editors.splice(0)) editor.kill()
})

/** Skips without the editor's packages: node scripts/prepare.mjs words */
const withEditor = () =>
  // biome-ignore lint/suspicious/noSkippedTests: testing the site does not need the editor.
  test.skip(!hasTool('words'), 'the editor is not installed: npm run words')

function openWords(folder: string, port: number): Editor {
  const env = { ...process.env, ...defaultEnvironment, WORDS_PORT: String(port) }
  const editor = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/words.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  editors.push(editor)
  let said = ''
  for (const stream of [editor.stdout, editor.stderr]) stream.on('data', (bytes) => (said += String(bytes)))
  return { process: editor, said: () => said }
}

/** Builds a copy, as `npm run build` does. Returns the folder of its pages. */
async function build(folder: string): Promise<string> {
  const env = { ...process.env, ...defaultEnvironment }
  const child = spawn(process.execPath, ['scripts/prepare.mjs', 'build'], { cwd: folder, env, stdio: 'ignore' })
  expect(await once(child, 'exit')).toEqual([0, null])
  return join(folder, 'dist', readFileSync(join(folder, 'dist/current'), 'utf8').trim(), 'client')
}

test('somebody without code changes a page, a title and a portrait, and the next build shows it @battery', async ({
  browser,
  siteCopy,
}) => {
  withEditor()
  // Includes a build.
  test.setTimeout(600_000)
  const folder = siteCopy()
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '')
  const port = await freePort()
  const editor = openWords(folder, port)
  await expect.poll(editor.said, { timeout: 60_000 }).toContain(`http://127.0.0.1:${port}/keystatic`)

  // A context of its own: the editor stores data in the browser, which no page of the site may.
  const words = await (await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })).newPage()
  words.setDefaultTimeout(30_000)
  const save = () => words.getByRole('button', { name: 'Save' }).click()

  await words.goto('/')
  await words.getByRole('link', { name: 'About' }).first().click()
  await words.getByRole('textbox', { name: /^Lead\b/ }).fill('Calm above the water. We have put the kettle on.')
  await save()
  await expect.poll(() => read('src/content/words/about.json')).toContain('We have put the kettle on.')

  await words.goto('/keystatic/collection/posts/item/how-to-be-funny-about-insurance')
  await words
    .getByRole('textbox', { name: /^Title\b/ })
    .first()
    .fill('How to be funny about kettles')
  await save()
  const post = 'src/content/posts/how-to-be-funny-about-insurance.md'
  await expect.poll(() => read(post)).toContain('title: How to be funny about kettles')
  expect(read(post)).toContain('| Before | After |')

  await words.goto('/keystatic/collection/team/item/amina-yusuf')
  await words.getByRole('button', { name: /Portrait/ }).click()
  // By the keyboard, since a list that is still opening ignores clicks.
  await expect(words.getByRole('option', { name: 'amina-yusuf' })).toBeFocused()
  await words.keyboard.press('Home')
  await expect(words.getByRole('option', { name: '(a picture file)' })).toBeFocused()
  await words.keyboard.press('Enter')
  await words.locator('input[type=file]').setInputFiles('docs/screenshots/home.png')
  await words.getByLabel('What it shows').fill('A face')
  await save()
  await expect(words.getByText('Write a sentence, with its period').first()).toBeVisible()
  await words.getByLabel('What it shows').fill('A face that has heard about the kettle.')
  await save()
  await expect.poll(() => read('src/content/team/amina-yusuf.md')).toContain('photo: ./amina-yusuf/home.png')
  // The editor writes the picture after the text.
  const portrait = join(folder, 'src/content/team/amina-yusuf/home.png')
  await expect
    .poll(() => existsSync(portrait) && readFileSync(portrait).equals(readFileSync('docs/screenshots/home.png')))
    .toBe(true)

  editor.process.kill()
  const pages = await build(folder)
  const shown = (name: string) => readFileSync(join(pages, name), 'utf8')
  expect(shown('about-us.html')).toContain('We have put the kettle on.')
  expect(shown('blog-details/4.html')).toContain('How to be funny about kettles</')
  expect(shown('team-details/amina-yusuf.html')).toMatch(/<img [^>]*alt="A face that has heard about the kettle\."/)
})

test('what is missing is said where it is not saved, a draft may lack it, and its page is looked up', async ({
  browser,
  siteCopy,
}) => {
  withEditor()
  test.setTimeout(120_000)
  const folder = siteCopy()
  const port = await freePort()
  const editor = openWords(folder, port)
  await expect.poll(editor.said, { timeout: 60_000 }).toContain(`http://127.0.0.1:${port}/keystatic`)
  const words = await (await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })).newPage()
  words.setDefaultTimeout(30_000)
  const press = (name: string) => words.getByRole('button', { name, exact: true }).click()
  const said = (text: string) => expect(words.getByText(text).first()).toBeVisible()

  await words.goto('/keystatic/collection/faq/create')
  await press('Create')
  await said('Not saved. Question: Write the question')
  await words.getByRole('textbox', { name: 'Question' }).fill('Is it a kettle?')
  await press('Create')
  await said(
    'Not saved. Id: Write the id as a number. Answer: Write the answer. As a draft it may be saved unfinished.',
  )
  await words.getByRole('checkbox', { name: 'Draft' }).check({ force: true })
  await press('Create')
  const file = join(folder, 'src/content/faq/is-it-a-kettle.yaml')
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toContain('draft: true')

  const found = await words.request.get('/page/posts/the-em-dash-would-like-a-word', { maxRedirects: 0 })
  const runs = found.status() === 302
  expect(runs ? found.headers()['location'] : await found.text()).toContain(
    runs ? 'http://localhost:4321/blog-details/1' : 'Start npm run dev in another window',
  )
  expect((await words.request.get('/page/posts/none')).status()).toBe(404)
})

/** The first text in a file's content, at any depth. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  return Object.values(value)
    .map(firstText)
    .find((text) => text !== undefined)
}

/** The values in the editor's fields and in its closed lists. */
const shownBy = (words: Page) =>
  words.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
  })

test('every entry of the navigation opens by a click, with the form of its file @battery', async ({ browser }) => {
  withEditor()
  // Fifty forms, while Vite builds the editor's modules.
  test.setTimeout(300_000)
  const port = await freePort()
  const editor = openWords('.', port)
  await expect.poll(editor.said, { timeout: 60_000 }).toContain(`http://127.0.0.1:${port}/keystatic`)
  const words = await (await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })).newPage()
  words.setDefaultTimeout(30_000)
  await words.goto('/')
  const group = (name: string) => words.getByRole('navigation').getByRole('list', { name, exact: true })
  const open = (name: string, label: string) => group(name).getByRole('link', { name: label, exact: true }).click()
  const save = words.getByRole('button', { name: 'Save', exact: true })

  const kinds = Object.entries(entryKinds)
  await expect(group('Entries').getByRole('link')).toHaveText(kinds.map(([, { label }]) => label))
  for (const [kind, { label }] of kinds) {
    await open('Entries', label)
    const row = words.getByRole('grid').getByRole('row').nth(1)
    const file = await row.getByRole('rowheader').first().innerText()
    expect(existsSync(`src/content/${kind}/${file}.md`) || existsSync(`src/content/${kind}/${file}.yaml`), file).toBe(
      true,
    )
    await row.click()
    await expect(save, label).toBeVisible()
  }

  const files = readdirSync('src/content/words').map((file) => basename(file, '.json'))
  const links = await group('Words of pages').getByRole('link').allInnerTexts()
  expect(links.sort()).toEqual(files.map((file) => labelOf(file)).sort())
  const texts = [
    ...files.map((name) => ({
      list: 'Words of pages',
      label: labelOf(name),
      held: JSON.parse(readFileSync(`src/content/words/${name}.json`, 'utf8')),
    })),
    { list: 'More', label: 'Removed addresses', held: parse(readFileSync('src/content/moved.yaml', 'utf8')) },
  ]
  for (const { list, label, held } of texts) {
    await open(list, label)
    await expect(save, label).toBeVisible()
    await expect.poll(() => shownBy(words), { message: label }).toContain(firstText(held) ?? '')
  }
})

test('the editor says that its port is taken', async () => {
  withEditor()
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const editor = openWords('.', port)
  const [code] = await once(editor.process, 'exit')
  other.close()
  expect(code).toBe(1)
  expect(editor.said()).toContain('set WORDS_PORT to another one')
})

test('nothing of the editor is in a build, and no address of the site leads to it', async ({ request }) => {
  const build = testsBuild()
  // Except the target of the desk's links: an entry's address on the owner's machine.
  const traces = globSync(`${build}/**/*.{html,js,mjs,css,json,txt,xml}`).filter((file) =>
    /keystat(?!ic\/collection)|keystar/i.test(readFileSync(file, 'utf8')),
  )
  expect(traces).toEqual([])
  for (const path of ['/keystatic', '/keystatic/collection/posts', '/api/keystatic/tree', '/words']) {
    const answer = await request.get(path, { headers: { 'no-cors': '1' } })
    expect([path, answer.status()]).toEqual([path, 404])
  }
})
