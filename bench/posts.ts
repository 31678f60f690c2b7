/**
 * Build cost of a blog post: builds a copy of the site with no, 1,000 and 5,000 added posts and prints time and CPU
 * time of all threads per added post; other work on the machine changes the latter less. Also of the feeds, an example,
 * and a social card. Builds start without caches. Each is made twice and the shorter time counts, because other work
 * only adds to it.
 *
 * npx node bench/posts.ts [posts…] with other numbers of added posts
 *   npx node bench/posts.ts --once [posts…]   each built once
 *   npx node bench/posts.ts --pages [posts…]  the pages alone
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { astroBuild } from '../scripts/build/astro-build.ts'
import { copySite } from '../scripts/build/site-copy.ts'

const categories = ['Craft', 'Email', 'Experiments', 'Video']
const authors = ['ines-okafor', 'walt-birnbaum', 'tomas-leal', 'dot-hargreaves']
const objects = ['pencil', 'envelope', 'printer', 'rubber-duck', 'toaster', 'cactus', 'moon']
const moreExamples = 300
const grounds = ['mint', 'lilac', 'yolk', 'sky']

/** The n-th item of a list, modulo its length. */
const nth = (list: readonly string[], n: number) => list[n % list.length]

/** A post of about 600 words with every part that a post may have. */
function post(n: number): string {
  const picture = (shift: number) => `{ object: ${nth(objects, n + shift)}, ground: ${nth(grounds, n + shift)} }`
  const day = new Date(Date.UTC(2020, 0, 1 + (n % 2_000))).toISOString().slice(0, 10)
  const paragraph = (part: number) =>
    `Paragraph ${part} of draft ${n} says one thing and stops. ${'The reader knows what comes next and is mistaken. '.repeat(8)}`
  return `---
id: ${n + 1_000}
key: draft-${n}
title: Draft number ${n}
post_date: ${day}
read_time: 4
thumb: ${picture(0)}
large_thumb:
  - ${picture(0)}
category: ${nth(categories, n)}
format: standard
excerpt: Draft ${n} is like the others, which is the point of a measurement.
features_img: [${picture(1)}, ${picture(2)}]
author: ${nth(authors, n)}
---

${paragraph(1)}

## What it does

${paragraph(2)}

| Before | After |
| --- | --- |
| One sentence. | One sentence, and a pause. |

> A joke is a sentence that stops

1. One rule.
2. Another rule.

<!-- features -->

${Array.from({ length: 6 }, (_, part) => paragraph(part + 3)).join('\n\n')}
`
}

/** Milliseconds. */
interface Cost {
  readonly time: number
  /** CPU time on all threads. */
  readonly work: number
}

/** A module that prints the process's CPU time in µs at its end. Threads print theirs too, earlier. */
const tellWork = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('\\nwork '+(user+system)+'\\n')})`

function run(folder: string, args: readonly string[]): Cost {
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['--import', tellWork, ...args], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    maxBuffer: 2 ** 30,
  })
  const time = performance.now() - started
  if (status !== 0) throw new Error(`${args.join(' ')} failed.\n${stderr}`)
  const told = [...String(stderr).matchAll(/^work (\d+)$/gm)].map(([, microseconds]) => Number(microseconds))
  return { time, work: Math.max(...told) / 1_000 }
}

/** Builds a fresh copy of the site after a change. */
function build(change: (folder: string) => void, then?: (folder: string) => void): Cost {
  const folder = copySite()
  try {
    change(folder)
    const cost = run(folder, astroBuild)
    then?.(folder)
    return cost
  } finally {
    built.push(folder)
  }
}

/** The copies, removed at the end: ext4 creates files slowly where thousands were just removed. */
const built: string[] = []
process.on('exit', () => {
  for (const folder of built) rmSync(folder, { recursive: true, force: true })
})

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { once: { type: 'boolean', default: false }, pages: { type: 'boolean', default: false } },
})

/** The smaller cost of two builds. */
function least(change: (folder: string) => void): Cost {
  const costs = [build(change), ...(values.once ? [] : [build(change)])]
  return { time: Math.min(...costs.map(({ time }) => time)), work: Math.min(...costs.map(({ work }) => work)) }
}

/** The difference of two costs per item. */
const each = (more: Cost, less: Cost, count: number) =>
  `${((more.time - less.time) / count).toFixed(2)} ms each, ${((more.work - less.work) / count).toFixed(2)} ms of the processor`
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

function addPosts(folder: string, count: number): void {
  for (let n = 1; n <= count; n += 1) writeFileSync(join(folder, `src/content/posts/draft-${n}.md`), post(n))
}

function removeFeeds(folder: string): void {
  for (const feed of ['rss.xml.ts', 'category/[slug]/rss.xml.ts']) rmSync(join(folder, 'src/pages', feed))
}

/** Copies of examples, with new words. */
function addExamples(folder: string, count: number): void {
  const drawer = join(folder, 'src/content/examples')
  for (const name of readdirSync(drawer).slice(0, count)) {
    const text = readFileSync(join(drawer, name), 'utf8')
    writeFileSync(join(drawer, `also-${name}`), text.replace(/^before: "/, '$&Also: '))
  }
}

const bare = least(removeFeeds)
console.log(`in ${tmpdir()}, as it is, without feeds: ${seconds(bare.time)}, ${seconds(bare.work)} of the processor`)
const asked = positionals.map(Number)
for (const count of asked.length > 0 ? asked : [1_000, 5_000]) {
  const pages = least((folder) => {
    removeFeeds(folder)
    addPosts(folder, count)
  })
  console.log(`${count} more posts, their pages and lists: ${seconds(pages.time)}, ${each(pages, bare, count)}`)
  if (values.pages) continue
  const feeds = least((folder) => addPosts(folder, count))
  console.log(`${count} more posts, the feeds: ${each(feeds, pages, count)}`)
}
if (!values.pages) {
  const examples = least((folder) => {
    removeFeeds(folder)
    addExamples(folder, moreExamples)
  })
  console.log(`${moreExamples} more examples: ${each(examples, bare, moreExamples)}`)
  build(
    () => {},
    (folder) => {
      const script = join(folder, 'draw-cards.ts')
      writeFileSync(
        script,
        `import { writeCardList, writeCards } from './scripts/build/cards.ts'\nawait writeCardList('dist')\nawait writeCards('dist')\n`,
      )
      const cost = run(folder, [script])
      const drawn = readdirSync(join(folder, 'dist/client/_astro/cards')).length
      console.log(`${drawn} cards, each drawn once in its life: ${each(cost, { time: 0, work: 0 }, drawn)}`)
    },
  )
}
