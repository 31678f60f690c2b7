/**
 * Crashes Postgres 20 times (`pg_ctl stop -m immediate`, then a start) under a load of form posts to two processes of
 * the built site that share it, with a mail server that refuses some letters once. Then every acknowledged post must be
 * saved once and delivered, no delivery may have been claimed twice at a time, and both processes must live. Takes
 * three minutes.
 *
 *   npm run build && npx node bench/faults/postgres-crash.ts [crashes]
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningSite, startSite } from '../../e2e/support/running-site.ts'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { findPostgres, startCluster } from '../../src/server/testing/postgres-cluster.ts'
import { findViolations } from './support/delivery-violations.ts'
import { startRecordingMailServer } from './support/recording-mail-server.ts'

const crashes = Number(process.argv[2] ?? 20)
const posters = 12
/** Milliseconds: between two posts of one poster, between two crashes, and until a crashed server is started again. */
const pause = { post: 60, crash: [1_000, 3_000], down: [0, 1_500] } as const
/** Milliseconds until the last letter must be delivered: the lease of a crashed claim, and some more. */
const patienceMs = 180_000

/** Outcome of one post. */
interface Post {
  readonly at: number
  readonly ms: number
  readonly process: number
  readonly state: 'accepted' | 'failed' | 'broken'
}

const between = ([from, to]: readonly [number, number]) => from + Math.random() * (to - from)

const bin = await findPostgres()
if (bin === undefined) {
  console.log('Postgres is not installed here, so there is nothing to crash.')
  process.exit(1)
}

// An operator's worst configuration: unless the site overrides it, a crash loses the last commits.
const cluster = await startCluster(bin, 'synchronous_commit = off')
const mail = await startRecordingMailServer(20, 0.05)
const databaseUrl = cluster.url('postgres')
const settings = {
  DATABASE_URL: databaseUrl,
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  LEADS_TO: 'owner@deadpan.example',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'error',
}
// Both at once, so that they also create the tables at the same time.
const sites = await Promise.all([startSite(settings), startSite(settings)])

const posts: Post[] = []
/** Receipts of acknowledged posts, by token. */
const receipts = new Map<string, string>()
let loading = true

await Promise.all([crash().finally(() => (loading = false)), ...Array.from({ length: posters }, (_, n) => poster(n))])
const settledMs = await settle()
const violations = [...(await verify()), ...(await Promise.all(sites.map(endOf))).flat()]
await mail.stop()
await cluster.stop()

report()
for (const violation of violations) console.log(`VIOLATION: ${violation}`)
console.log(violations.length === 0 ? 'Nothing lost, nothing double.' : `${violations.length} violations.`)
process.exit(violations.length === 0 ? 0 : 1)

async function crash(): Promise<void> {
  for (let times = 0; times < crashes; times++) {
    await sleep(between(pause.crash))
    await cluster.control('stop', '-m', 'immediate')
    await sleep(between(pause.down))
    await cluster.control('start')
  }
  await sleep(pause.crash[1])
}

/** Sends the form again and again, from a new address each time. */
async function poster(number: number): Promise<void> {
  for (let count = 0; loading; count++) {
    const token = `token-${number}-${count}`
    const body = new URLSearchParams({
      name: 'Walt Birnbaum',
      email: `walt-${number}-${count}@duck.example`,
      phoneNumber: '',
      help: `${token}: do ducks read?`,
      submission: randomUUID(),
    })
    // Every other visitor presses the button until it works; the rest give up.
    const tries = count % 2 === 0 ? 50 : 1
    for (let attempt = 0; attempt < tries && !(await post(token, body)); attempt++) await sleep(200)
    await sleep(pause.post)
  }
}

async function post(token: string, body: URLSearchParams): Promise<boolean> {
  // A retry may reach the other process.
  const process = Math.random() < 0.5 ? 0 : 1
  const at = Date.now()
  const started = performance.now()
  const state = await ask(token, body, sites[process]?.origin ?? '')
  posts.push({ at, ms: performance.now() - started, process, state })
  return state === 'accepted'
}

async function ask(token: string, body: URLSearchParams, origin: string): Promise<Post['state']> {
  const address = Array.from({ length: 4 }, () => Math.floor(1 + Math.random() * 250)).join('.')
  const headers = { accept: 'application/json', 'x-forwarded-for': address }
  try {
    const response = await fetch(`${origin}/contact`, { method: 'POST', body, headers })
    const answer = (await response.json()) as { state: string; receipt?: string }
    if (answer.state === 'accepted') receipts.set(token, answer.receipt ?? '')
    return answer.state === 'accepted' || answer.state === 'failed' ? answer.state : 'broken'
  } catch {
    return 'broken'
  }
}

/** Waits until no delivery is left. @returns milliseconds */
async function settle(): Promise<number> {
  const started = performance.now()
  const database = openDatabase({ databaseUrl, dataDir: '' })
  for (;;) {
    const pending = database.selectFrom('deliveries').select('id').where('state', '=', 'pending')
    const left = await pending.execute()
    if (left.length === 0 || performance.now() - started > patienceMs) break
    // A refused letter that then met a crash would wait for minutes. Unlike the desk's retry this resets no counts.
    const now = new Date().toISOString()
    await database
      .updateTable('deliveries')
      .set({ next_at: now })
      .where('state', '=', 'pending')
      .where('lease_id', 'is', null)
      .where('next_at', '>', now)
      .execute()
    await sleep(500)
  }
  await database.destroy()
  return performance.now() - started
}

async function verify(): Promise<string[]> {
  const database = openDatabase({ databaseUrl, dataDir: '' }, { lockWaitMs: 30_000 })
  const submissions = await database.selectFrom('submissions').select(['id', 'fields', 'receipt']).execute()
  const deliveries = await database.selectFrom('deliveries').selectAll().execute()
  await database.destroy()
  const broken = posts.filter(({ state }) => state === 'broken').length
  return [
    ...(broken > 0 ? [`${broken} posts got no answer, or one that is neither thanks nor an honest failure`] : []),
    ...findViolations({ receipts, submissions, deliveries, tries: mail.tries }),
  ]
}

/** Stops a process. One that had died, or logged an unexpected error, is a violation. */
async function endOf(site: RunningSite, number: number): Promise<string[]> {
  const ready = await fetch(`${site.origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  const code = await site.stop()
  const unexpected = /unexpected error/.test(site.output())
  if (ready && code === 0 && !unexpected) return []
  return [
    `process ${number + 1} ended with code ${code}${ready ? '' : ', was not ready'}: ${site.output().slice(-2_000)}`,
  ]
}

function report(): void {
  const of = (state: Post['state']) => posts.filter((each) => each.state === state)
  const times = (those: readonly Post[]) => {
    const sorted = those.map(({ ms }) => ms).sort((a, b) => a - b)
    const part = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
    return `half within ${part(0.5)} ms, 99 of 100 within ${part(0.99)} ms, all within ${part(1)} ms`
  }
  const keys = new Set(mail.tries.map(({ key }) => key))
  const accepted = mail.tries.filter((each) => each.accepted)
  console.log(`${crashes} crashes, 2 processes, ${posts.length} posts from ${posters} posters`)
  console.log(`accepted: ${of('accepted').length} (${times(of('accepted'))}), ${receipts.size} different`)
  console.log(`honest failures: ${of('failed').length} (${times(of('failed'))})`)
  console.log(
    `letters: ${keys.size} keys, ${mail.tries.length} tries, ${mail.tries.length - accepted.length} sent away`,
  )
  console.log(
    `delivered more than once, with the same key: ${accepted.length - new Set(accepted.map(({ key }) => key)).size}`,
  )
  console.log(`the last letter was out ${(settledMs / 1_000).toFixed(1)} s after the load`)
}
