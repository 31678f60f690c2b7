/**
 * Time until `npm run dev` shows a change: edits a copy of the site while Astro serves it, and asks for the page until
 * it shows the edit. Each page is requested once before, as if open in an author's browser. Fails above two seconds.
 *
 * npx node bench/dev.ts [rounds] number of changes of each file, 3 by default
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { copySite } from '../scripts/build/site-copy.ts'

/** Milliseconds. */
const limit = 2_000
/** Milliseconds until a change counts as not shown. */
const patience = 60_000
const rounds = Number(process.argv[2] ?? 3)

interface Change {
  readonly what: string
  readonly file: string
  readonly page: string
  /** The file's text with a word that its page then shows. */
  readonly with: (text: string, word: string) => string
}

const changes: readonly Change[] = [
  {
    what: 'a post’s text',
    file: 'src/content/posts/how-to-be-funny-about-insurance.md',
    page: '/blog-details/4',
    with: (text, word) => `${text}\n${word}\n`,
  },
  {
    what: 'a page’s words',
    file: 'src/content/words/blog.json',
    page: '/blog-grid',
    with: (text, word) => text.replace('"lead": "', `$&${word} `),
  },
  {
    what: 'an entry’s data',
    file: 'src/content/plans/basic.yaml',
    page: '/pricing-table',
    with: (text, word) => text.replace('subtitle: ', `$&${word} `),
  },
  {
    what: 'a component',
    file: 'src/sections/blog/post-header.tsx',
    page: '/blog-details/4',
    with: (text, word) => text.replace('<header ', `$&title="${word}" `),
  },
]

/** The address of the development server, once it prints it. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = ''
    const read = (bytes: Buffer) => {
      said += stripVTControlCharacters(bytes.toString())
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (address !== undefined) found(address)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', () => failed(new Error(said)))
  })
}

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  return response.text()
}

/** Changes a file and asks for its page until it shows the change. @returns milliseconds */
async function shownAfter(folder: string, origin: string, change: Change, round: number) {
  const file = join(folder, change.file)
  const before = readFileSync(file, 'utf8')
  const word = `changed${round}`
  const after = change.with(before, word)
  if (after === before) throw new Error(`${change.file} has no place for a word`)
  const started = performance.now()
  writeFileSync(file, after)
  let stale = 0
  while (!(await read(origin + change.page)).includes(word)) {
    stale += 1
    if (performance.now() - started > patience)
      throw new Error(`${change.page} doesn’t show a change of ${change.file}`)
    await wait(20)
  }
  return { time: performance.now() - started, stale }
}

const folder = copySite()
const env = { ...process.env, ...defaultEnvironment, DESK: 'off', ASTRO_TELEMETRY_DISABLED: '1' }
const began = performance.now()
const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'], { cwd: folder, env })
const ended = once(server, 'exit')
try {
  const origin = await addressOf(server)
  console.log(`Open after ${Math.round(performance.now() - began)} ms`)
  for (const change of changes) {
    const opened = performance.now()
    await read(origin + change.page)
    const first = Math.round(performance.now() - opened)
    const shown: Awaited<ReturnType<typeof shownAfter>>[] = []
    for (let round = 1; round <= rounds; round += 1) shown.push(await shownAfter(folder, origin, change, round))
    const times = shown.map(({ time }) => Math.round(time))
    const stale = Math.max(...shown.map((one) => one.stale))
    console.log(
      `${change.what} (${change.page}, first opened in ${first} ms): shown after ${times.join(', ')} ms, ${stale} old answers`,
    )
    if (Math.max(...times) > limit) process.exitCode = 1
  }
} finally {
  server.kill()
  await ended
  rmSync(folder, { recursive: true, force: true })
}
