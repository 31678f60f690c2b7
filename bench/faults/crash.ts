/**
 * Sends 10,000 forms of all kinds while the site is killed (SIGKILL) 50 times, at random moments and sometimes during
 * its start; the webhook's receiver refuses 10 % of the tries and resets 2 %. Half of the visitors send again until
 * they are thanked, the others give up. Then every acknowledged form must be saved exactly once and delivered, and each
 * repetition of a delivery must have the same webhook-id. On SQLite, and on Postgres where it is installed. Takes five
 * minutes.
 *
 *   npm run build && npx node bench/faults/crash.ts [forms] [kills]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseSettings, openDatabase } from '../../src/server/platform/database/database.ts'
import { findPostgres, startCluster } from '../../src/server/testing/postgres-cluster.ts'
import { drain } from './support/drain.ts'
import { auditDelivered, auditSaved } from './support/evidence.ts'
import { conclude, spread, tally } from './support/figures.ts'
import { type Filled, fillIn } from './support/forms.ts'
import { post } from './support/post.ts'
import { createSite } from './support/site.ts'
import { startWebhookReceiver } from './support/webhook-receiver.ts'

const [forms = 10_000, kills = 50] = process.argv.slice(2).map(Number)
const visitors = 16
/** Milliseconds: between two tries of a visitor, and from the due time of a kill to the kill at most. */
const pause = { again: 50, kill: 30 } as const

const violations = await crash('SQLite')
const bin = await findPostgres()
if (bin === undefined) console.log('Postgres: skipped, initdb and pg_ctl are not installed')
else {
  const cluster = await startCluster(bin, '')
  violations.push(...(await crash('Postgres', cluster.url('postgres'))))
  await cluster.stop()
}
conclude(violations)

async function crash(name: string, databaseUrl?: string): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-crash-'))
  const receiver = await startWebhookReceiver({ refused: 0.1, reset: 0.02 })
  const site = await createSite({
    ...receiver.settings,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  })
  await site.start()

  const sent: { filled: Filled; receipts: Set<string> }[] = []
  const results: string[] = []
  const times: number[] = []
  let killed = 0
  let killing: Promise<void> | undefined
  // One kill in each of as many stretches of the load, somewhere in it.
  const dueAt = Array.from({ length: kills }, (_, n) => Math.floor(((n + Math.random()) * forms) / kills))

  const kill = async () => {
    await sleep(Math.random() * pause.kill)
    await site.signal('SIGKILL')
    killed++
    // Every fifth time the next kill comes during the start.
    if (killed % 5 === 0 && dueAt.length > 0) {
      dueAt.shift()
      await site.start('spawned')
      await sleep(Math.random() * 1_000)
      await site.signal('SIGKILL')
      killed++
    }
    await site.start()
    killing = undefined
  }
  const visitor = async (agent: Agent) => {
    while (sent.length < forms) {
      const one = { filled: fillIn(sent.length), receipts: new Set<string>() }
      sent.push(one)
      if (sent.length > (dueAt[0] ?? Number.POSITIVE_INFINITY) && !killing) {
        dueAt.shift()
        killing = kill()
      }
      await send(one, agent)
    }
  }
  const send = async ({ filled, receipts }: (typeof sent)[number], agent: Agent) => {
    const isStubborn = Math.random() < 0.5
    for (;;) {
      const started = performance.now()
      const result = await post(site.port, filled.path, filled.body, agent)
      results.push(result.kind === 'broken' ? `without an answer (${result.code})` : result.kind)
      if (result.kind === 'accepted') {
        times.push(performance.now() - started)
        receipts.add(result.receipt)
      }
      if (result.kind !== 'broken') return
      await sleep(pause.again)
      // Visitors who give up wait for the start, or all of them would be gone before it.
      if (!isStubborn) return void (await killing)
    }
  }
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  await Promise.all(Array.from({ length: visitors }, () => visitor(agent)))
  await killing

  const settings: DatabaseSettings = { databaseUrl, dataDir }
  const database = openDatabase(settings, { lockWaitMs: 30_000 })
  const drained = await drain(database)
  const code = await site.signal('SIGTERM')
  const odd = results.filter((result) => result === 'odd' || result === 'failed')
  const found = [
    ...(await auditSaved(database, sent)),
    ...(await auditDelivered(database, receiver.tries)),
    ...(killed === kills ? [] : [`killed ${killed} times instead of ${kills}`]),
    ...(code === 0 ? [] : [`the last process ended with code ${code}: ${site.output()}`]),
    ...(odd.length === 0 ? [] : [`unexpected answers: ${tally(odd)}`]),
  ].map((violation) => `${name}: ${violation}`)
  await database.destroy()
  receiver.stop()
  agent.destroy()
  await rm(dataDir, { recursive: true })

  const thanked = sent.filter(({ receipts }) => receipts.size > 0).length
  const takenTwice = receiver.tries.length - new Set(receiver.tries.map(({ id }) => id)).size
  console.log(`${name}: ${sent.length} forms, ${killed} kills, ${results.length} posts: ${tally(results)}`)
  console.log(`  ${thanked} forms thanked; ${spread(times)}`)
  console.log(`  webhooks: ${tally(receiver.tries.map(({ ending }) => ending))}; ${takenTwice} repetitions, same id`)
  console.log(
    `  drained in ${(drained.ms / 1_000).toFixed(0)} s, ${drained.hurried} waits shortened by the desk's retry`,
  )
  return found
}
