/**
 * Sends contact forms at a steady pace, twice: first with all receivers working, then with a webhook that takes each
 * connection and never answers. The other channel must deliver as fast as before, and visitors must notice no delay.
 *
 *   npm run build && npx node bench/faults/slow-channel.ts
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { auditSaved } from './support/evidence.ts'
import { complaints, conclude, quantile, spread } from './support/figures.ts'
import { fillIn, findMarker } from './support/forms.ts'
import { post } from './support/post.ts'
import { createSite } from './support/site.ts'

const pace = { forms: 200, everyMs: 25 } as const
/** Milliseconds: for 99 of 100 visitors, for every form to reach the healthy channel, and to wait for that at most. */
const limit = { visitor: 100, arrival: 2_000, patience: 10_000 } as const

/** Milliseconds in which a started site loads the data of questions and try-outs. */
const warmUpMs = 8_000

const violations = [...(await run('every receiver well', false)), ...(await run('the webhook hangs', true))]
conclude(violations)

async function run(name: string, hangs: boolean): Promise<string[]> {
  const arrivals = new Map<string, number>()
  let hooks = 0
  const collect = await listen((url) => arrivals.set(findMarker(url), performance.now()))
  const hook = await listen(() => hooks++, hangs)
  const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-slow-'))
  const site = await createSite({
    COLLECT_URL_CONTACT: `${collect.address}/collect`,
    WEBHOOK_URL: `${hook.address}/hook`,
    WEBHOOK_SECRET: `whsec_${Buffer.from('a secret for this bench alone').toString('base64')}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
  })
  await site.start()
  await sleep(warmUpMs)
  const sent = await Promise.all(
    Array.from({ length: pace.forms }, async (_, n) => {
      await sleep(n * pace.everyMs)
      // Every sixth number is a contact form, which goes to both channels.
      const filled = fillIn(n * 6)
      const began = performance.now()
      const result = await post(site.port, filled.path, filled.body)
      const receipts = new Set(result.kind === 'accepted' ? [result.receipt] : [])
      return { filled, receipts, began, took: performance.now() - began }
    }),
  )
  const deadline = performance.now() + limit.patience
  while (arrivals.size < sent.length && performance.now() < deadline) await sleep(20)
  await site.signal('SIGTERM')
  for (const { server } of [collect, hook]) {
    server.closeAllConnections()
    server.close()
  }
  const database = openDatabase({ databaseUrl: undefined, dataDir })
  const audit = await auditSaved(database, sent)
  await database.destroy()
  await rm(dataDir, { recursive: true })

  const times = sent.map(({ took }) => took)
  const waits = sent.map(({ filled, began }) => (arrivals.get(filled.marker) ?? Number.POSITIVE_INFINITY) - began)
  console.log(`${name} (${sent.length} forms, ${hooks} webhooks begun)`)
  console.log(`  visitors: ${spread(times)}`)
  console.log(`  from the visitor's click to the other channel's receiver: ${spread(waits)}`)
  return [
    ...audit,
    ...complaints({
      'visitors without thanks': sent.filter(({ receipts }) => receipts.size === 0).map(({ filled }) => filled.marker),
      [`forms that took longer than ${limit.arrival} ms to the other channel`]: waits.filter(
        (ms) => ms > limit.arrival,
      ),
    }),
    ...(quantile(times, 0.99) < limit.visitor ? [] : [`99 of 100 visitors waited ${limit.visitor} ms or longer`]),
  ].map((violation) => `${name}: ${violation}`)
}

async function listen(note: (url: string) => void, hangs = false): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    note(request.url ?? '')
    if (!hangs) request.resume().on('end', () => response.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
