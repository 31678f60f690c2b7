/**
 * Sends as many forms as possible on 32 connections for ten seconds, to the built site on SQLite with full disk syncs
 * (`synchronous = full`), from this same machine. 500 a second must be saved, 99 of 100 answered within 100 ms, and
 * every acknowledged form must have a row.
 *
 *   npm run build && npx node bench/faults/throughput.ts
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { complaints, conclude, quantile, spread } from './support/figures.ts'
import { fillIn } from './support/forms.ts'
import { post } from './support/post.ts'
import { createSite } from './support/site.ts'

const wanted = { perSecond: 500, p99Ms: 100 } as const
const connections = 32
/** Milliseconds. */
const duration = { warmUp: 2_000, measured: 10_000 } as const

const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-throughput-'))
const site = await createSite({ DATA_DIR: dataDir })
await site.start()
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const receipts = new Set<string>()
const unexpected: string[] = []
let count = 0

await load(duration.warmUp)
const times = await load(duration.measured)
await site.signal('SIGTERM')

const database = openDatabase({ databaseUrl: undefined, dataDir })
const rows = await database.selectFrom('submissions').select('receipt').execute()
await database.destroy()
await rm(dataDir, { recursive: true })

const saved = new Set(rows.map(({ receipt }) => receipt))
const perSecond = Math.round(times.length / (duration.measured / 1_000))
const p99 = quantile(times, 0.99)
console.log(`${perSecond} forms saved a second on ${availableParallelism()} cores; ${spread(times)}`)
conclude([
  ...complaints({
    'unexpected answers': unexpected,
    'thanked without a row': [...receipts].filter((receipt) => !saved.has(receipt)),
  }),
  ...(perSecond < wanted.perSecond ? [`fewer than ${wanted.perSecond} a second`] : []),
  ...(p99 >= wanted.p99Ms ? [`99 of 100 took ${wanted.p99Ms} ms or longer`] : []),
])

/** @returns milliseconds of each answer */
async function load(milliseconds: number): Promise<number[]> {
  const taken: number[] = []
  const end = performance.now() + milliseconds
  const visitor = async () => {
    while (performance.now() < end) {
      const { path, body } = fillIn(count++)
      const started = performance.now()
      const result = await post(site.port, path, body, agent)
      taken.push(performance.now() - started)
      if (result.kind === 'accepted') receipts.add(result.receipt)
      else unexpected.push(JSON.stringify(result))
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  return taken
}
