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

/** A saved submission as `npm run desk -- leads --json` tells it. */
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
  /** What its commands are run with. */
  env: NodeJS.ProcessEnv
  /** Everything saved so far, newest first. */
  leads(): Promise<Lead[]>
  /** What a command of the desk prints. */
  desk(...words: string[]): Promise<string>
  /** What the server has printed so far. */
  output(): string
  /** Sends a signal to the process that was started, or to it and all that it started. */
  signal(name: NodeJS.Signals, to?: 'process' | 'group'): void
  /** The exit code, once the process has ended; null when a signal ended it. */
  ended: Promise<number | null>
  /** Tells it to stop as an operator would, and waits until it has. Returns its exit code. */
  stop(): Promise<number | null>
  /** Ends it at once, for a journey that is over: a stop keeps open connections for a second and a half. */
  discard(): Promise<void>
}

/** How a server is started, where that is not as most journeys want it. */
export interface Launch {
  /** A copy of the project, of which the current build is served; the project itself and the tests' build unless told. */
  folder?: string
  /** Through `npm start`. */
  npm?: boolean
  /** In a process group of its own, as a terminal or a service manager starts it. */
  group?: boolean
  /** As this user of the system, instead of whoever runs the journeys. */
  uid?: number
  /** What is waited for: that it can be connected to, or, unless told, that it is ready. */
  until?: 'listening' | 'ready'
}

const node = ['--disable-warning=ExperimentalWarning']
/** In ms. */
const startWithin = 15_000
/** Where no code was compiled before, and npm looks around first. */
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
    // What npm started would outlive it.
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

/** What a command of the desk prints. In this process: one of its own would take most of a second to begin. */
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

/** A port that nobody listens on. */
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
