import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultEnvironment } from '../../../src/server/platform/config/settings.ts'
import { isFree } from './ports.ts'

/** The built site as a process that can be restarted on the same data and port. */
export interface Site {
  readonly port: number
  /** The present process; undefined before the first start. */
  readonly process: ChildProcess | undefined
  /** @param until `ready` waits for `/readyz`, `spawned` returns at once */
  start(until?: 'ready' | 'spawned'): Promise<void>
  /** @returns exit code, null when a signal ended it */
  signal(name: NodeJS.Signals): Promise<number | null>
  /** Output of all its processes, the newest 100,000 characters. */
  output(): string
}

/** The options that `npm start` gives Node. */
const nodeOptions: string[] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.match(/--\S+/g) ?? []

/** Milliseconds. A start after a crash first reads the database's log again. */
const startWithin = 120_000

/**
 * @param settings environment variables; all other settings are at their defaults
 * @param surroundings environment variables that are no settings of the site
 */
export async function createSite(
  settings: Record<string, string>,
  surroundings: Record<string, string> = {},
): Promise<Site> {
  const port = await freePort()
  const env = {
    ...process.env,
    ...surroundings,
    ...defaultEnvironment,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  let child: ChildProcess | undefined
  let output = ''
  const run = () => {
    child = spawn(process.execPath, [...nodeOptions, 'src/server/main.mjs'], { env })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes) => (output = (output + String(bytes)).slice(-100_000)))
    return child
  }
  // No process outlives this script, however it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  process.once('exit', () => child?.kill('SIGKILL'))
  return {
    port,
    get process() {
      return child
    },
    output: () => output,
    async start(until = 'ready') {
      const started = run()
      if (until === 'spawned') return
      for (const deadline = Date.now() + startWithin; !(await isReady(port)); await sleep(20)) {
        if (hasEnded(started) || Date.now() > deadline) throw new Error(`The site did not start. It said:\n${output}`)
      }
    },
    async signal(name) {
      if (!child) return null
      if (hasEnded(child)) return child.exitCode
      const exit = once(child, 'exit')
      child.kill(name)
      await exit
      return child.exitCode
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/**
 * A port below those that the system gives to outgoing connections, because one of those could take it while the site
 * is down; different for each script that runs at the same time.
 */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = 5_200 + ((process.pid + tries) % 100)
    if (await isFree(port)) return port
  }
  throw new Error('All ports from 5200 to 5299 are taken')
}
