/**
 * Measures figures that visitors and operators notice: starts, the weight of home, rates of served pages and saved
 * messages. Takes half a minute on an idle machine. Needs a build.
 *
 *   npx node bench/serving.ts
 */
import { spawnSync } from 'node:child_process'
import { Agent, type RequestOptions, request } from 'node:http'
import { availableParallelism, cpus } from 'node:os'
import { performance } from 'node:perf_hooks'
import { type RunningSite, startSite } from '../e2e/support/running-site.ts'

interface Figure {
  what: string
  value: string
}

const connections = 32
/** Milliseconds. */
const duration = 5_000

function timed(command: string, args: readonly string[]): string {
  const started = performance.now()
  const { status } = spawnSync(command, args)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
  return `${Math.round(performance.now() - started)} ms`
}

async function start(): Promise<[RunningSite, Figure]> {
  const started = performance.now()
  const site = await startSite({ RATE_LIMITS: 'off' })
  return [site, { what: 'From the process to ready', value: `${Math.round(performance.now() - started)} ms` }]
}

/** Bytes of one answer's body, as sent. */
function ask(options: RequestOptions, body?: string): Promise<{ bytes: number; text: string; status: number }> {
  return new Promise((done, fail) => {
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const all = Buffer.concat(chunks)
        done({ bytes: all.length, text: all.toString(), status: answer.statusCode ?? 0 })
      })
      answer.on('error', fail)
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

/** Compressed bytes of home and of the files that it loads at once. */
async function weight(port: number): Promise<Figure> {
  const plain = await ask({ port, host: '127.0.0.1', path: '/' })
  const linked = plain.text.matchAll(
    /<(?:link rel="(?:stylesheet|preload)"|script)[^>]*?(?:href|src)="(\/_astro\/[^"]+)"/g,
  )
  const paths = new Set(['/', ...[...linked].map(([, path = '/']) => path)])
  const headers = { 'accept-encoding': 'br' }
  const sizes = await Promise.all([...paths].map((path) => ask({ port, host: '127.0.0.1', path, headers })))
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0)
  return {
    what: 'Home with its styles, font and scripts',
    value: `${(bytes / 1000).toFixed(1)} KB in ${paths.size} files`,
  }
}

/** Asks again and again on many connections, for the rate and the times of answers. */
async function load(what: string, status: number, options: RequestOptions, body?: () => string): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const end = performance.now() + duration
  const one = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      const answer = await ask({ ...options, agent }, body?.())
      if (answer.status !== status) throw new Error(`${what}: status ${answer.status}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
  const rate = Math.round(times.length / (duration / 1000))
  return { what, value: `${rate} a second; half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms` }
}

const prepared = { what: 'Finding that nothing is to build', value: timed('node', ['scripts/prepare.mjs', 'start']) }
const [site, ready] = await start()
const at = { host: '127.0.0.1', port: site.port }
let count = 0
const message = () =>
  new URLSearchParams({ name: 'Walt', email: `w${count++}@duck.example`, phoneNumber: '', help: 'Briefly.' }).toString()
const form = { method: 'POST', path: '/contact', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
const figures = [
  prepared,
  ready,
  await weight(site.port),
  await load('Home, brotli', 200, { ...at, path: '/', headers: { 'accept-encoding': 'br' } }),
  await load('The contact page, rendered on demand', 200, { ...at, path: '/contact' }),
  await load('Messages saved', 303, { ...at, ...form }, message),
]
await site.stop()

const machine = `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`
const lines = [
  `The client on the same machine: ${machine}, ${connections} connections.`,
  '',
  '| What | Measured |',
  '|---|---|',
  ...figures.map(({ what, value }) => `| ${what} | ${value} |`),
  '',
]
console.log(lines.join('\n'))
