/**
 * Stops the site (SIGTERM) 50 times under load and starts it again. Half of the visitors keep their connections, the
 * others open one for each form and send its body only after the site confirmed the headers (`Expect: 100-continue`):
 * from then on they must be answered. No acknowledged form may be lost, no used connection or one whose request was
 * read may be reset, and each process must exit by itself with code 0 within ten seconds.
 *
 *   npm run build && npx node bench/faults/shutdown.ts [stops]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { auditSaved } from './support/evidence.ts'
import { complaints, conclude, spread, tally } from './support/figures.ts'
import { type Filled, fillIn } from './support/forms.ts'
import { post, postSlowly, type Result } from './support/post.ts'
import { createSite } from './support/site.ts'
import { startWebhookReceiver } from './support/webhook-receiver.ts'

const stops = Number(process.argv[2] ?? 50)
const visitors = { faithful: 8, fresh: 8 } as const
/** Milliseconds: load before a stop, a visitor's wait while the site is away, and the limit of a stop. */
const duration = { load: [200, 700], away: 50, stop: 10_000 } as const

const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-shutdown-'))
const receiver = await startWebhookReceiver()
const site = await createSite({ ...receiver.settings, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
const sent: { filled: Filled; receipts: Set<string>; result: Result; way: 'kept' | 'fresh' }[] = []
const stopTimes: number[] = []
const codes: (number | null)[] = []
const agent = new Agent({ keepAlive: true, maxSockets: visitors.faithful })
let open = true

await site.start()
const everybody = [
  ...Array.from({ length: visitors.faithful }, () => visit('kept', postKept)),
  ...Array.from({ length: visitors.fresh }, () => visit('fresh', (path, body) => postSlowly(site.port, path, body))),
]
for (let n = 0; n < stops; n++) {
  await sleep(duration.load[0] + Math.random() * (duration.load[1] - duration.load[0]))
  const began = performance.now()
  codes.push(await site.signal('SIGTERM'))
  stopTimes.push(performance.now() - began)
  await site.start()
}
open = false
await Promise.all(everybody)
await site.signal('SIGTERM')
agent.destroy()
receiver.stop()

const database = openDatabase({ databaseUrl: undefined, dataDir })
/** Codes of requests that came too late: to a closed port, or still in its queue. */
const tooLate = new Set(['ECONNREFUSED', 'UNREAD'])
const broken = sent.filter(({ result }) => result.kind === 'broken' && !tooLate.has(result.code))
const violations = [
  ...(await auditSaved(database, sent)),
  ...complaints({
    'connections reset in flight': broken.map(nameOf),
    'answers that are no thanks': sent
      .filter(({ result }) => result.kind === 'odd' || result.kind === 'failed')
      .map(nameOf),
    'ends with another code than 0': codes.filter((code) => code !== 0),
    [`stops of ${duration.stop} ms or longer`]: stopTimes.filter((ms) => ms >= duration.stop),
  }),
]
await database.destroy()
await rm(dataDir, { recursive: true })
console.log(`${stops} stops, ${sent.length} posts: ${tally(sent.map(nameOf))}`)
console.log(`stops: ${spread(stopTimes)}`)
conclude(violations)

function nameOf({ way, result }: (typeof sent)[number]): string {
  return `${result.kind === 'broken' ? result.code : result.kind} (${way})`
}

/** Sends a form over a kept connection. A new connection that is reset may never have been accepted. */
async function postKept(path: string, body: string): Promise<Result> {
  const result = await post(site.port, path, body, agent)
  return result.kind === 'broken' && result.isNew && result.code === 'ECONNRESET'
    ? { ...result, code: 'UNREAD' }
    : result
}

async function visit(way: 'kept' | 'fresh', send: (path: string, body: string) => Promise<Result>): Promise<void> {
  while (open) {
    const filled = fillIn(sent.length)
    const one = { filled, receipts: new Set<string>(), result: { kind: 'odd', status: 0 } as Result, way }
    sent.push(one)
    one.result = await send(filled.path, filled.body)
    if (one.result.kind === 'accepted') one.receipts.add(one.result.receipt)
    if (one.result.kind === 'broken') await sleep(duration.away)
  }
}
