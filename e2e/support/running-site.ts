import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { runDesk } from '#cli/run-desk.ts'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { openJourneyDatabase } from './journey-database.ts'
import { testsBuild } from './tests-build.ts'

/** A saved submission as in the output of `npm run desk -- leads --json`. */
export interface Lead {
  id: string
  form: string
  createdAt: string
  fields: Record<string, string>
  status: string
  deliveries: { channel: string; recipient: string | null; state: string; attempts: number; lastError: string | null }[]
}

/** The built server, running with a database of its own. */
export interface RunningSite {
  origin: string
  port: number
  /** The environment of its commands. */
  env: NodeJS.ProcessEnv
  /** All saved submissions, newest first. */
  leads(): Promise<Lead[]>
  /** The output of a command of the desk. */
  desk(...words: string[]): Promise<string>
  /** The output of the server so far. */
  output(): string
  /** Sends a signal to the started process, or to its group. */
  signal(name: NodeJS.Signals, to?: 'process' | 'group'): void
  /** The exit code, once the process has ended; null when a signal ended it. */
  ended: Promise<number | null>
  /** Stops it as an operator would, and waits for its end. Returns its exit code. */
  stop(): Promise<number | null>
  /** Kills it at the end of a journey, since a graceful stop waits for open connections. */
  discard(): Promise<void>
}

/** Options of a server's start, with defaults for most journeys. */
export interface Launch {
  /** A copy of the project whose current build is served; default the project itself with the tests' build. */
  folder?: string
  /** Whether to start through `npm start`. */
  npm?: boolean
  /** Whether to start in a process group of its own, as a terminal or a service manager does. */
  group?: boolean
  /** The system user of the process; default the user of the journeys. */
  uid?: number
  /** The state to wait for: that it accepts connections, or (default) that it is ready. */
  until?: 'listening' | 'ready'
}

const node = ['--disable-warning=ExperimentalWarning']
/** The timeout of a start, in ms. */
const startWithin = 15_000
/** The same where no compiled code is cached, and npm starts first. */
const startWithinCopy = 90_000
const stopWithin = 12_000

/**
 * Starts the built server as `npm start` does.
 * @param settings environment variables; all other settings are at their defaults
 */
export async function startSite(
  settings: Record<string, string> = {},
  { folder, npm = false, group = false, uid, until = 'ready' }: Launch = {},
): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-'))
  const database = await openJourneyDatabase(settings['DATA_DIR'])
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    ...defaultEnvironment,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: origin,
    DATA_DIR: dataDir,
    CACHE_DIR: join(dataDir, 'cache'),
    // Compiled code is the same in each journey.
    NODE_COMPILE_CACHE: join(folder ?? process.cwd(), cacheFolder, 'compiled'),
    LOG_LEVEL: 'warn',
    // Journeys of the desk turn it on.
    DESK: 'off',
    ...database.settings,
    ...settings,
  }
  const build = folder === undefined ? [testsBuild()] : []
  const [command, ...args] = npm ? ['npm', 'start'] : [process.execPath, ...node, 'src/server/main.mjs', ...build]
  if (uid !== undefined) await chown(dataDir, uid, uid)
  const server = spawn(command, args, {
    cwd: folder ?? process.cwd(),
    detached: group,
    env: uid === undefined ? env : { ...env, HOME: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (bytes) => (output += String(bytes)))
  const ended = new Promise<number | null>((done) => server.once('exit', done))
  const signal: RunningSite['signal'] = (name, to = 'process') => {
    if (to === 'process') server.kill(name)
    else if (server.pid !== undefined) process.kill(-server.pid, name)
  }

  const clearAway = async () => {
    await rm(dataDir, { recursive: true, force: true })
    await database.drop()
  }
  const stop = async () => {
    server.kill('SIGTERM')
    const code = await Promise.race([ended, wait(stopWithin, undefined, { ref: false })])
    if (code === undefined) signal('SIGKILL', group ? 'group' : 'process')
    await clearAway()
    return code ?? null
  }
  const discard = async () => {
    // A child process of npm would outlive it.
    if (npm) return void (await stop())
    if (server.exitCode === null && server.signalCode === null) signal('SIGKILL', group ? 'group' : 'process')
    await ended
    await clearAway()
  }

  const desk = async (...words: string[]) => {
    if (folder === undefined) return deskHere(words, env)
    const command = [...node, 'src/cli/main.ts', ...words]
    return (await promisify(execFile)(process.execPath, command, { env, cwd: folder })).stdout
  }

  const deadline = Date.now() + (folder === undefined ? startWithin : startWithinCopy)
  const { is, every } = until === 'ready' ? { is: isReady, every: 50 } : { is: isListening, every: 1 }
  while (!(await is(origin))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The server did not start. It said:\n${output}`)
    }
    await wait(every)
  }
  return {
    origin,
    port,
    env,
    output: () => output,
    signal,
    ended,
    stop,
    discard,
    desk,
    leads: async () => JSON.parse(await desk('leads', '--json')),
  }
}

/** The output of a command of the desk. Runs in this process, since a process of its own is slow to start. */
async function deskHere(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const printed: string[] = []
  const complaints: string[] = []
  const code = await runDesk(words, {
    env,
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
  })
  if (code !== 0) throw new Error(`desk ${words.join(' ')} ended with ${code}: ${complaints.join('')}`)
  return printed.join('')
}

function isListening(origin: string): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => done(port))
    })
  })
}
