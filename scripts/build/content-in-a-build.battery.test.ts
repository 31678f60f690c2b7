import { execFile, spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { product } from '#content-model/site.ts'
import { copySite } from './site-copy.ts'

/** In ms. Each test starts the development server or has Astro read all content. */
const timeoutMs = 240_000

const site = copySite()
afterAll(() => rmSync(site, { recursive: true }))
const content = (file: string) => join(site, 'src/content', file)

const dash = 'posts/the-em-dash-would-like-a-word.md'

/** A post of the given number, made from an existing one. */
const writePost = (id: number, key: string, date: string, ...lines: string[]) => {
  const text = readFileSync(content(dash), 'utf8')
    .replace(/^id: 1\nkey: .*$/m, `id: ${id}\nkey: ${key}`)
    .replace(/^title: .*$/m, `title: The ${key} post`)
    .replace(/^title_lines:\n.*\n.*\n/m, '')
    .replace(/^post_date: .*$/m, [`post_date: ${date}`, ...lines].join('\n'))
  writeFileSync(content(`posts/${key}.md`), text)
}

test(
  'development shows drafts that lack nothing, and posts before their day',
  async () => {
    writePost(6, 'later', '2999-12-31')
    writePost(7, 'draft', '2026-03-01', 'draft: true')
    writeFileSync(content('posts/half-done.md'), '---\ntitle: Half done\ndraft: true\n---\n')
    const titles: string[] = []
    await inDevelopment(async (origin) => {
      for (const id of [6, 7]) {
        const page = await (await fetch(`${origin}/blog-details/${id}`)).text()
        titles.push(/<title>(.*?)<\/title>/.exec(page)?.[1] ?? '')
      }
    })
    expect(titles).toEqual([`${product} | The later post`, `${product} | The draft post`])
  },
  timeoutMs,
)

/** Runs the development server of the copy, on a port of its own and on a database of its own. */
async function inDevelopment(look: (origin: string) => Promise<void>) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development', VITEST: '' }
  const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'], { cwd: site, env })
  try {
    const origin = await new Promise<string>((found, failed) => {
      let said = ''
      const read = (bytes: Buffer) => {
        said += stripVTControlCharacters(bytes.toString())
        const [address] = /http:\/\/localhost:\d+/.exec(said) ?? []
        if (address !== undefined) found(address)
      }
      server.stdout.on('data', read)
      server.stderr.on('data', read)
      server.once('exit', () => failed(new Error(said)))
    })
    await look(origin)
  } finally {
    server.kill()
  }
}

test.each<[string, () => string, string]>([
  [
    'two services have one address',
    () => {
      const second = content('services/Subject Lines.md')
      cpSync(content('services/subject-lines.md'), second)
      return second
    },
    'src/content/services/Subject Lines.md and src/content/services/subject-lines.md have one address: subject-lines',
  ],
  [
    'a drawing does not exist',
    () => {
      const post = readFileSync(content(dash), 'utf8').replace('object: typewriter', 'object: unicorn')
      writeFileSync(content('posts/unicorn.md'), post)
      return content('posts/unicorn.md')
    },
    'posts/unicorn.md',
  ],
])(
  'content is refused by the names of its files when %s',
  async (_, spoil, complaint) => {
    const spoiled = spoil()
    const { code, said } = await sync()
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(complaint) })
    expect(said).not.toContain('content-folder.ts')
    rmSync(spoiled)
  },
  timeoutMs,
)

/** Has Astro read all content. Resolves to its exit code and output. */
function sync(): Promise<{ code: number; said: string }> {
  // Vitest sets these variables, and Astro would read them as facts about the build.
  const { DEV, PROD, MODE, SSR, ...own } = process.env
  const env = { ...own, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['node_modules/astro/bin/astro.mjs', 'sync'],
      { cwd: site, env },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : Number(error.code), said: stripVTControlCharacters(stdout + stderr) }),
    )
  })
}
