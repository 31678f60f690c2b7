/**
 * Time of the server's start until it is ready, and its memory at rest. Started as by `npm start`, with its desk on,
 * one after the other; each figure is the median. Needs a build, and Linux.
 *
 * npx node bench/start.ts [starts] number of starts, 5 by default
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { freePort } from '../e2e/support/running-site.ts'

/** Milliseconds after which the work of a start is over, and V8 has given memory back. */
const restAfter = 30_000

interface Start {
  /** Milliseconds from the process's start to its first line, which it prints when the site is open. */
  readonly ready: number
  /** CPU time until then, on all threads, in milliseconds. */
  readonly work: number
  /** Megabytes of memory at rest, and of that the process's own. */
  readonly rest: number
  readonly own: number
}

/** A figure of a process's status in Linux, in megabytes. */
function memory(pid: number, what: 'VmRSS' | 'RssAnon'): number {
  const [, kilobytes] =
    new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** CPU time of a process in milliseconds. Linux counts it in hundredths of a second. */
function work(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

async function start(): Promise<Start> {
  const data = mkdtempSync(join(tmpdir(), 'deadpan-start-'))
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const words = (scripts['start'] ?? '').split(' ')
  const args = words.slice(words.indexOf('node') + 1)
  const [port, deskPort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    ...defaultEnvironment,
    PORT: String(port),
    DESK_PORT: String(deskPort),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
  }
  const begun = performance.now()
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const pid = server.pid ?? 0
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
    const ready = performance.now() - begun
    if (server.exitCode !== null) throw new Error('The server did not start')
    const worked = work(pid)
    await wait(restAfter)
    return { ready, work: worked, rest: memory(pid, 'VmRSS'), own: memory(pid, 'RssAnon') }
  } finally {
    server.kill()
    await once(server, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
}

const count = Number(process.argv[2] ?? 5)
// The first start fills Node's compile cache.
await start()
const starts: Start[] = []
for (let n = 0; n < count; n += 1) starts.push(await start())
const middle = (of: keyof Start) =>
  starts.map((one) => one[of]).sort((one, other) => one - other)[Math.floor(count / 2)]
console.log(`ready after ${middle('ready')?.toFixed(0)} ms, of which the processor worked ${middle('work')} ms`)
console.log(`at rest ${middle('rest')?.toFixed(0)} MB, of which ${middle('own')?.toFixed(0)} MB are no file's`)
