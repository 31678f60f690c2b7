/**
 * Restarts two processes of the built site in turn, 20 times, on one Postgres and behind nginx with
 * `deploy/nginx.conf`, as `docs/guides/several-machines.md` describes: the next one is stopped once the one before is
 * ready. All the time visitors send forms and ask for pages, over kept and over new connections. No request may fail,
 * no acknowledged form may be lost, and no delivery made twice.
 *   npm run build && npx node bench/faults/rolling-restart.ts [restarts]
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { findPostgres, startCluster } from '../../src/server/testing/postgres-cluster.ts'
import { drain } from './support/drain.ts'
import { auditDelivered, auditSaved } from './support/evidence.ts'
import { complaints, conclude, spread, tally } from './support/figures.ts'
import { type Filled, fillIn } from './support/forms.ts'
import { nginxHost, startNginx } from './support/nginx.ts'
import { postSecurely, type Result, securely } from './support/post.ts'
import { createSite, type Site } from './support/site.ts'
import { startWebhookReceiver } from './support/webhook-receiver.ts'

const restarts = Number(process.argv[2] ?? 20)
const visitors = { forms: { kept: 3, fresh: 3 }, pages: { kept: 3, fresh: 3 } } as const
/** Milliseconds: a visitor's pause, and the load between a ready site and the next stop. */
const pause = { visitor: 150, between: [200, 1_000] } as const
const paths = [
  '/',
  '/contact',
  '/blog-grid',
  '/service-one',
  '/search?q=duck',
  '/pricing-table',
  '/chat-gpt',
  '/no-such-page',
]

const bin = await findPostgres()
if (bin === undefined || !has('nginx', '-v') || !has('openssl', 'version')) {
  console.log('Postgres, nginx and openssl have to be installed here; nothing was tried.')
  process.exit(0)
}
const cluster = await startCluster(bin, '')
const databaseUrl = cluster.url('postgres')
const receiver = await startWebhookReceiver()
const folders: string[] = []
const sites = [await openSite(), await openSite()] as const
const nginx = await startNginx([sites[0].port, sites[1].port])

type Way = 'kept' | 'fresh'
const forms: { filled: Filled; receipts: Set<string>; result: Result; way: Way; took: number }[] = []
const pages: { name: string; took: number; isRight: boolean }[] = []
const restartMs: number[] = []
const codes: (number | null)[] = []
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
let open = true

const everybody = (['kept', 'fresh'] as const).flatMap((way) => [
  ...Array.from({ length: visitors.forms[way] }, () => sendForms(way)),
  ...Array.from({ length: visitors.pages[way] }, () => readPages(way)),
])
for (let n = 0; n < restarts; n++) {
  await sleep(pause.between[0] + Math.random() * (pause.between[1] - pause.between[0]))
  const site = sites[n % 2 === 0 ? 0 : 1]
  const began = performance.now()
  codes.push(await site.signal('SIGTERM'))
  await site.start('ready')
  restartMs.push(performance.now() - began)
}
open = false
await Promise.all(everybody)
agent.destroy()

const database = openDatabase({ databaseUrl, dataDir: '' })
await drain(database)
const taken = receiver.tries.filter(({ ending }) => ending === 'taken').map(({ id }) => id)
const violations = [
  ...(await auditSaved(database, forms)),
  ...(await auditDelivered(database, receiver.tries)),
  ...complaints({
    'forms that were not thanked for': forms.filter(({ result }) => result.kind !== 'accepted').map(nameOf),
    'pages that did not come': pages.filter(({ isRight }) => !isRight).map(({ name }) => name),
    'deliveries that came more than once': taken.filter((id, index) => taken.indexOf(id) !== index),
    'ends with another code than 0': codes.filter((code) => code !== 0),
  }),
]
await database.destroy()
for (const site of sites) await site.signal('SIGTERM')
await nginx.stop()
receiver.stop()
await cluster.stop()
for (const folder of folders) await rm(folder, { recursive: true })

console.log(`${restarts} restarts of 2 processes; a stop and a start until ready: ${spread(restartMs)}`)
console.log(`${forms.length} forms: ${tally(forms.map(nameOf))}; ${spread(forms.map(({ took }) => took))}`)
console.log(`${pages.length} pages: ${tally(pages.map(({ name }) => name))}; ${spread(pages.map(({ took }) => took))}`)
console.log(`${receiver.tries.length} deliveries, ${new Set(receiver.tries.map(({ id }) => id)).size} different`)
if (violations.length > 0) {
  for (const site of sites) console.log(`a site said: ${site.output().slice(-3_000)}`)
  for (const line of nginx.complaints().filter(isUnexpected).slice(0, 10)) console.log(`nginx: ${line}`)
}
conclude(violations)

/** Not to be called twice at a time: each site takes the first free port. */
async function openSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'deadpan-rolling-'))
  folders.push(folder)
  const site = await createSite({
    ...receiver.settings,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SITE_URL: `https://${nginxHost}`,
    TRUST_PROXY: '127.0.0.1',
    DESK: 'off',
    LOG_LEVEL: 'error',
  })
  await site.start()
  return site
}

function nameOf({ way, result }: (typeof forms)[number]): string {
  if (result.kind === 'broken') return `${result.code} (${way})`
  return `${result.kind === 'odd' ? `answered ${result.status}` : result.kind} (${way})`
}

async function sendForms(way: Way): Promise<void> {
  while (open) {
    const filled = fillIn(forms.length)
    const one = { filled, receipts: new Set<string>(), result: { kind: 'odd', status: 0 } as Result, way, took: 0 }
    forms.push(one)
    const began = performance.now()
    one.result = await postSecurely(nginx.port, nginxHost, filled.path, filled.body, way === 'kept' ? agent : undefined)
    one.took = performance.now() - began
    if (one.result.kind === 'accepted') one.receipts.add(one.result.receipt)
    await sleep(pause.visitor)
  }
}

async function readPages(way: Way): Promise<void> {
  while (open) {
    const path = paths[pages.length % paths.length] ?? '/'
    const began = performance.now()
    const answer = await get(path, way)
    const wanted = path === '/no-such-page' ? 404 : 200
    const isRight = answer.status === wanted && answer.text.endsWith('</html>')
    pages.push({ name: `${isRight ? 'right' : answer.status} (${way})`, took: performance.now() - began, isRight })
    await sleep(pause.visitor)
  }
}

/** A page, or the error's code. Never throws. */
function get(path: string, way: Way): Promise<{ status: number | string; text: string }> {
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.name, text: '' })
    const headers = { host: nginxHost, accept: 'text/html' }
    const options = { host: '127.0.0.1', port: nginx.port, path, headers, agent: way === 'kept' ? agent : false }
    const asked = securely(options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => (text += chunk))
      response.on('error', broken)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: text.trimEnd() }))
    })
    asked.on('error', broken)
    asked.end()
  })
}

/** False for refused connections, which are expected while a site restarts. */
function isUnexpected(line: string): boolean {
  return !line.includes('(111: Connection refused)')
}

function has(program: string, flag: string): boolean {
  try {
    execFileSync(program, [flag], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
