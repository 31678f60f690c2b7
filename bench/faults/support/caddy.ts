import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freeProxyPort, isFree } from './ports.ts'

/** Caddy with the repository's own settings, in front of sites on this machine. */
export interface Caddy {
  /** Its port on 127.0.0.1, without TLS. */
  readonly port: number
  stop(): Promise<void>
}

/** Milliseconds. */
const startWithin = 10_000

/** The two sites as deploy/Caddyfile has them. */
const sitesInFile = '{$SITE_1:site-1:4321} {$SITE_2:site-2:4321}'

/**
 * Starts Caddy with deploy/Caddyfile, in which only names, addresses and the folder of the page are replaced.
 * @param sites ports of the sites; a single one has no health check, as docs/guides/one-machine.md says
 * @throws where Caddy is missing, and where the file lacks the parts to replace
 */
export async function startCaddy(sites: readonly number[]): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-caddy-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const port = await freeProxyPort(sites)
  const replaced: readonly (readonly [string, string])[] = [
    ['{$SITE_HOST}', `http://127.0.0.1:${port}`],
    [sitesInFile, sites.map((site) => `127.0.0.1:${site}`).join(' ')],
    ['root * /etc/caddy', `root * ${resolve('deploy')}`],
  ]
  const text = replaced.reduce(
    (before, [from, to]) => {
      if (before.split(from).length !== 2) throw new Error(`deploy/Caddyfile does not have “${from}” once`)
      return before.replace(from, to)
    },
    withoutChecks(readFileSync('deploy/Caddyfile', 'utf8'), sites.length === 1),
  )
  // Without the admin endpoint, whose port several instances would share.
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n\n${text}`)
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let said = ''
  child.stderr.on('data', (bytes) => (said += String(bytes)))
  const ended = once(child, 'exit')
  for (const deadline = Date.now() + startWithin; await isFree(port); await sleep(20))
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Caddy did not start. It said:\n${said}`)
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function withoutChecks(text: string, isOne: boolean): string {
  const lines = text.split('\n')
  const checks = lines.filter((line) => /^\s*health_/.test(line))
  if (checks.length !== 3) throw new Error('deploy/Caddyfile does not have three lines of health checks')
  return isOne ? lines.filter((line) => !checks.includes(line)).join('\n') : text
}
