import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultEnvironment } from '../../../src/server/platform/config/settings.ts'
import { freeProxyPort } from './ports.ts'

/** Milliseconds that a process may take to its first answer. */
const startWithin = 120_000

/** The built site as `deploy/deadpan.service` starts it, on a socket that outlives each of its processes. */
export interface SocketSite {
  readonly port: number
  /** Environment of its processes. */
  readonly env: NodeJS.ProcessEnv
  /** Exit codes of the processes that have ended. */
  codes(): number[]
  /** What all its processes printed, the newest 20,000 characters. */
  output(): string
  /** Tells the process to stop, and waits until the next one answers. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Whether the machine has the program that holds the socket. */
export function hasSockets(): boolean {
  try {
    execFileSync('systemd-socket-activate', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Starts a site and waits until it answers.
 * @param settings all others are at their defaults
 * @param folder of the project
 */
export async function openOnSocket(settings: Record<string, string>, folder = process.cwd()): Promise<SocketSite> {
  const port = await freeProxyPort()
  const own = {
    ...defaultEnvironment,
    NODE_ENV: 'production',
    SITE_URL: `http://127.0.0.1:${port}`,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DESK: 'off',
    ...settings,
  }
  const env = { ...process.env, ...own }
  const options = /^ExecStart=.*?\bnode (.*)$/m.exec(readFileSync('deploy/deadpan.service', 'utf8'))?.[1]
  if (options === undefined) throw new Error('deploy/deadpan.service starts no Node')
  const notes = mkdtempSync(join(tmpdir(), 'deadpan-socket-'))
  const [pidFile, codesFile, running] = [join(notes, 'pid'), join(notes, 'codes'), join(notes, 'running')] as const
  writeFileSync(codesFile, '')
  writeFileSync(running, '')
  // One process after the other on one socket, as the service manager starts them.
  const one = `sh -c 'echo $$ > "${pidFile}"; LISTEN_PID=$$ exec "${process.execPath}" ${options}'`
  const loop = `while test -e "${running}"; do ${one}; echo $? >> "${codesFile}"; done`
  const variables = Object.entries(own).map(([name, value]) => `--setenv=${name}=${value}`)
  const manager = spawn('systemd-socket-activate', [...variables, '-l', `127.0.0.1:${port}`, 'sh', '-c', loop], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [manager.stdout, manager.stderr])
    stream.on('data', (bytes) => (output = (output + String(bytes)).slice(-20_000)))
  const pid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0)
  const end = (signal: NodeJS.Signals) => {
    rmSync(running, { force: true })
    if (manager.exitCode !== null || !manager.kill(0)) return
    if (pid() > 0) process.kill(pid(), signal)
    else manager.kill(signal)
  }
  process.once('exit', () => end('SIGKILL'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

  /** Waits in the socket until a process answers. */
  async function firstAnswer(): Promise<void> {
    for (const deadline = Date.now() + startWithin; ; await sleep(100)) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (answer?.ok) return
      if (Date.now() > deadline) throw new Error(`The site did not start. It said:\n${output}`)
    }
  }
  await firstAnswer()
  return {
    port,
    env,
    codes: () => readFileSync(codesFile, 'utf8').split('\n').filter(Boolean).map(Number),
    output: () => output,
    async restart() {
      const old = pid()
      process.kill(old, 'SIGTERM')
      while (pid() === old) await sleep(20)
      await firstAnswer()
    },
    async stop() {
      const ended = once(manager, 'exit')
      end('SIGTERM')
      await ended
      rmSync(notes, { recursive: true })
    },
  }
}
