/**
 * Upgrades the site three times under load, as `docs/guides/one-machine.md` describes: sources change, `npm run build`
 * builds them, and the service restarts. Its port is that of `deploy/deadpan.socket`: systemd-socket-activate holds it
 * here, and starts one process after the other. During each upgrade visitors send 5,000 requests or more, forms and
 * pages, over kept and over new connections. None may be refused, reset or answered with an error, and no acknowledged
 * form may be lost.
 *
 *   npm run build && npx node bench/faults/upgrade.ts [upgrades] [requests] [restarts]
 *
 * With `restarts` as the third word the same build restarts, without upgrades.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copySite } from '../../scripts/build/site-copy.ts'
import { defaultEnvironment } from '../../src/server/platform/config/settings.ts'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { findBuild } from '../../src/server/web/prerendered/builds.mjs'
import { auditSaved } from './support/evidence.ts'
import { complaints, conclude, spread, tally } from './support/figures.ts'
import { type Filled, fillIn } from './support/forms.ts'
import { freeProxyPort } from './support/ports.ts'
import { post, type Result } from './support/post.ts'

const [upgrades, wanted] = [Number(process.argv[2] ?? 3), Number(process.argv[3] ?? 5_000)]
const builds = process.argv[4] !== 'restarts'
const visitors = { forms: 4, pages: 12 } as const
/** Milliseconds: a visitor's pause, and the time of a process to its first answer at most. */
const pause = 20
const startWithin = 120_000
/** Milliseconds after which a visitor gives up: longer than a start takes. */
const patience = 30_000
const paths = ['/', '/contact', '/blog-grid', '/service-one', '/search?q=duck', '/pricing-table', '/chat-gpt']

try {
  execFileSync('systemd-socket-activate', ['--version'], { stdio: 'ignore' })
} catch {
  console.log('systemd-socket-activate has to be installed here (Debian: systemd); nothing was tried.')
  process.exit(0)
}
const build = findBuild('current')
if (build === undefined) throw new Error('There is no build. Make one: npm run build')
const folder = copySite(build)
const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-upgrade-'))
const port = await freeProxyPort()
const settings = {
  ...defaultEnvironment,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  SITE_URL: `http://127.0.0.1:${port}`,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  DESK: 'off',
}
const service = readFileSync('deploy/deadpan.service', 'utf8')
const options = /^ExecStart=.*?\bnode (.*)$/m.exec(service)?.[1]
if (options === undefined) throw new Error('deploy/deadpan.service starts no Node')
const env = { ...process.env, ...settings }
const pidFile = join(dataDir, 'pid')
const running = join(dataDir, 'running')
writeFileSync(running, '')
// One process after the other on one socket, as the service manager starts them.
const one = `sh -c 'echo $$ > "${pidFile}"; LISTEN_PID=$$ exec "${process.execPath}" ${options}'`
const manager = spawn(
  'systemd-socket-activate',
  [
    ...Object.entries(settings).map(([name, value]) => `--setenv=${name}=${value}`),
    '-l',
    `127.0.0.1:${port}`,
    'sh',
    '-c',
    `while test -e "${running}"; do ${one}; done`,
  ],
  { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
)
let output = ''
for (const stream of [manager.stdout, manager.stderr])
  stream.on('data', (bytes) => (output = (output + String(bytes)).slice(-20_000)))
process.once('exit', () => stopAll('SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

interface Asked {
  readonly what: string
  readonly took: number
  readonly isRight: boolean
}
const agent = new Agent({ keepAlive: true })
const forms: { filled: Filled; receipts: Set<string>; result: Result }[] = []
const asked: Asked[] = []
let open = true
await firstAnswer()
const everybody = [
  ...Array.from({ length: visitors.forms }, (_, number) => sendForms(number % 2 === 0)),
  ...Array.from({ length: visitors.pages }, (_, number) => readPages(number % 2 === 0)),
]
const rounds: string[] = []
const violations: string[] = []
for (let number = 1; number <= upgrades; number++) {
  const [before, began] = [asked.length, performance.now()]
  if (builds) await buildAnew(number)
  const restarted = performance.now()
  const old = pid()
  process.kill(old, 'SIGTERM')
  while (pid() === old) await sleep(20)
  await firstAnswer()
  const restartMs = performance.now() - restarted
  while (asked.length - before < wanted) await sleep(50)
  const mine = asked.slice(before)
  const failed = mine.filter(({ isRight }) => !isRight)
  rounds.push(
    `upgrade ${number}: ${mine.length} requests, ${failed.length} failed, in ${((performance.now() - began) / 1_000).toFixed(0)} s; ` +
      `until the next process answered ${restartMs.toFixed(0)} ms; ${spread(mine.map(({ took }) => took))}`,
  )
  violations.push(...complaints({ [`requests failed in upgrade ${number}`]: failed.map(({ what }) => what) }))
}
open = false
await Promise.all(everybody)
agent.destroy()
await stopAll('SIGTERM')
for (const round of rounds) console.log(round)
const database = openDatabase({ databaseUrl: undefined, dataDir })
violations.push(...(await auditSaved(database, forms)))
await database.destroy()
await rm(dataDir, { recursive: true })
await rm(folder, { recursive: true })

console.log(`${forms.length} forms: ${tally(forms.map(({ result }) => result.kind))}`)
if (violations.length > 0) console.log(`the site said: ${output.slice(-3_000)}`)
conclude(violations)

function pid(): number {
  return existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
}

/** Waits until a process takes a request from the socket's queue. */
async function firstAnswer(): Promise<void> {
  for (const deadline = Date.now() + startWithin; ; await sleep(100)) {
    const { isRight } = await get('/healthz', false)
    if (isRight) return
    if (Date.now() > deadline) throw new Error(`The site did not start. It said:\n${output}`)
  }
}

/** A source change as of a pull, and its build. The running process serves its own build until it ends. */
async function buildAnew(number: number): Promise<void> {
  appendFileSync(join(folder, 'src/content-model/site.ts'), `\n// Upgrade ${number}.\n`)
  const building = spawn(process.execPath, ['scripts/prepare.mjs', 'build'], { cwd: folder, env, stdio: 'pipe' })
  let said = ''
  for (const stream of [building.stdout, building.stderr]) stream.on('data', (bytes) => (said += String(bytes)))
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(`The build failed:\n${said.slice(-3_000)}`)
}

async function stopAll(signal: NodeJS.Signals): Promise<void> {
  rmSync(running, { force: true })
  const last = pid()
  if (manager.exitCode !== null) return
  const ended = once(manager, 'exit')
  if (last > 0) process.kill(last, signal)
  else manager.kill(signal)
  await ended
}

async function sendForms(isKept: boolean): Promise<void> {
  while (open) {
    const filled = fillIn(forms.length)
    const mine = { filled, receipts: new Set<string>(), result: { kind: 'odd', status: 0 } as Result }
    forms.push(mine)
    const began = performance.now()
    mine.result = await post(port, filled.path, filled.body, isKept ? agent : new Agent())
    const { result } = mine
    if (result.kind === 'accepted') mine.receipts.add(result.receipt)
    const end = result.kind === 'broken' ? result.code : result.kind
    asked.push({ what: `${filled.form}: ${end}`, took: performance.now() - began, isRight: result.kind === 'accepted' })
    await sleep(pause)
  }
}

async function readPages(isKept: boolean): Promise<void> {
  for (let number = 0; open; number++) {
    const path = paths[number % paths.length] ?? '/'
    const began = performance.now()
    const { end, isRight } = await get(path, isKept)
    asked.push({ what: `${path}: ${end}`, took: performance.now() - began, isRight })
    await sleep(pause)
  }
}

function get(path: string, isKept: boolean): Promise<{ end: string; isRight: boolean }> {
  return new Promise((done) => {
    const broken = (error: NodeJS.ErrnoException) => done({ end: error.code ?? error.name, isRight: false })
    const options = { host: '127.0.0.1', port, path, agent: isKept ? agent : false, timeout: patience }
    const sent = request(options, (response) => {
      let length = 0
      response.on('data', (bytes: Buffer) => (length += bytes.length))
      response.on('error', broken)
      response.on('end', () =>
        done({ end: `${response.statusCode}`, isRight: response.statusCode === 200 && length > 0 }),
      )
    })
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'TIMEOUT' })))
    sent.on('error', broken)
    sent.end()
  })
}
