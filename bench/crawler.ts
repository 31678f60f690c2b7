/**
 * Opens all pages of examples and their social cards at 50 requests a second, each for the first time, while a visitor
 * opens home ten times a second. Prints the waiting times of both, and fails where more than one of 100 openings of
 * home took 50 ms or longer. Needs a build and an idle machine.
 *
 *   npx node bench/crawler.ts
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '../e2e/support/running-site.ts'
import { examplePath } from '../src/content-model/routes.ts'
import { findBuild } from '../src/server/web/prerendered/builds.mjs'
import type { ContentFacts } from '../src/server/web/prerendered/read-content-facts.ts'
import { conclude, quantile, spread } from './faults/support/figures.ts'

const wantedMs = 50
/** Milliseconds from one request to the next. */
const every = { crawler: 20, visitor: 100 } as const

const build = findBuild('tests') ?? ''
const { examples }: ContentFacts = JSON.parse(readFileSync(join(build, 'server/content-facts.json'), 'utf8'))
const site = await startSite({})
const asked = { pages: [] as number[], cards: [] as number[], home: [] as number[] }
const statuses = new Map<string, number>()
let crawling = true

async function ask(kind: keyof typeof asked, path: string): Promise<string> {
  const began = performance.now()
  const answer = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } })
  const text = await answer.text()
  asked[kind].push(performance.now() - began)
  const key = `${kind} ${answer.status}`
  statuses.set(key, (statuses.get(key) ?? 0) + 1)
  return text
}

async function visitor(): Promise<void> {
  while (crawling) {
    await ask('home', '/')
    await sleep(every.visitor)
  }
}

async function crawl(): Promise<void> {
  const cards = new Set<string>()
  const waiting: Promise<unknown>[] = []
  for (const id of examples) {
    waiting.push(ask('pages', examplePath(id)).then((page) => cards.add(cardIn(page))))
    await sleep(every.crawler)
  }
  await Promise.all(waiting.splice(0))
  for (const card of cards) {
    waiting.push(ask('cards', card))
    await sleep(every.crawler)
  }
  await Promise.all(waiting)
  crawling = false
}

const cardIn = (page: string): string => new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '').pathname

const before = process.cpuUsage()
await Promise.all([crawl(), visitor()])
const { user, system } = process.cpuUsage(before)
await site.stop()
for (const [kind, times] of Object.entries(asked)) console.log(`${kind}: ${times.length} answers; ${spread(times)}`)
console.log([...statuses].map(([key, count]) => `${key}: ${count}`).join(', '))
console.log(`The crawler itself: ${((user + system) / 1_000_000).toFixed(1)} s of the processor`)
const p99 = quantile(asked.home, 0.99)
conclude(p99 >= wantedMs ? [`99 of 100 openings of home took ${p99.toFixed(1)} ms or longer`] : [])
