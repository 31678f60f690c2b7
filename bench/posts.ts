/**
 * What a blog post costs to build: builds a copy of the site with no, 100, 1,000 and 5,000 added posts and prints the
 * time each build took and the milliseconds that one added post took. Nothing is cached between builds. Each is built
 * twice and the shorter time counts, because what else the machine does only ever adds to it. Social cards are not drawn:
 * a card is drawn once in its life, and `npm run build` says how long it took over those that were missing.
 *
 *   npx node bench/posts.ts [posts…]   so many added posts instead
 */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { copySite } from '../scripts/build/site-copy.ts'

const categories = ['Craft', 'Email', 'Experiments', 'Video']
const authors = ['ines-okafor', 'walt-birnbaum', 'tomas-leal', 'dot-hargreaves']
const objects = ['pencil', 'envelope', 'printer', 'rubber-duck', 'toaster', 'cactus', 'moon']
const grounds = ['mint', 'lilac', 'yolk', 'sky']

/** The n-th of a list, round and round. */
const nth = (list: readonly string[], n: number) => list[n % list.length]

/** A post of about 600 words with everything that a real one may have. */
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

/** Builds a fresh copy of the site with so many posts more. Returns ms. */
function build(added: number): number {
  const folder = copySite()
  try {
    for (let n = 1; n <= added; n += 1) writeFileSync(join(folder, `src/content/posts/draft-${n}.md`), post(n))
    const started = performance.now()
    const built = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    })
    if (built.status !== 0) throw new Error(`The build with ${added} posts failed.\n${built.stderr}`)
    return performance.now() - started
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The shorter of two builds, in ms. */
const shortest = (added: number) => Math.min(build(added), build(added))

const bare = shortest(0)
console.log(`as it is: ${(bare / 1_000).toFixed(1)} s`)
const asked = process.argv.slice(2).map(Number)
for (const added of asked.length > 0 ? asked : [100, 1_000, 5_000]) {
  const took = shortest(added)
  console.log(`${added} more posts: ${(took / 1_000).toFixed(1)} s, ${((took - bare) / added).toFixed(2)} ms a post`)
}
