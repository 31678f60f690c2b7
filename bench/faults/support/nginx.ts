import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freeProxyPort, isFree } from './ports.ts'

/** nginx with the repository's own settings, in front of sites on this machine. */
export interface Nginx {
  /** Its port on 127.0.0.1, with TLS and a self-signed certificate. */
  readonly port: number
  /** Lines of its error log. */
  complaints(): string[]
  stop(): Promise<void>
}

/** The name in deploy/nginx.conf. */
export const nginxHost = 'www.deadpan.example'

/** Milliseconds. */
const startWithin = 5_000

/**
 * Starts nginx with deploy/nginx.conf, in which only ports, addresses and the certificate's paths are replaced.
 * @param sites ports of the sites
 * @throws where nginx or openssl is missing, and where the file lacks the parts to replace
 */
export async function startNginx(sites: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-nginx-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const key = join(folder, 'privkey.pem')
  const certificate = join(folder, 'fullchain.pem')
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${nginxHost}`, '-keyout', key].concat(
      ['-out', certificate],
    ),
    { stdio: 'pipe' },
  )
  const port = await freeProxyPort(sites)
  const plainPort = await freeProxyPort([...sites, port])
  const replaced: readonly (readonly [string, string])[] = [
    ['server 127.0.0.1:4321 max_fails=0;', sites.map((site) => `server 127.0.0.1:${site} max_fails=0;`).join('\n')],
    ['root /opt/deadpan/deploy;', `root ${resolve('deploy')};`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/deadpan/fullchain.pem', certificate],
    ['/etc/ssl/deadpan/privkey.pem', key],
  ]
  writeFileSync(join(folder, 'site.conf'), replaced.reduce(replaceOnce, readFileSync('deploy/nginx.conf', 'utf8')))
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `daemon off;
    ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
    worker_processes 2;
    pid ${folder}/pid;
    error_log stderr warn;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
      include ${folder}/site.conf;
    }`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', main, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
  process.once('exit', () => child.kill('SIGTERM'))
  let said = ''
  child.stderr.on('data', (bytes) => (said += String(bytes)))
  const ended = once(child, 'exit')
  for (const deadline = Date.now() + startWithin; await isFree(port); await sleep(20))
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start. It said:\n${said}`)
  return {
    port,
    complaints: () => said.split('\n').filter((line) => line !== ''),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function replaceOnce(text: string, [from, to]: readonly [string, string]): string {
  if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf does not have “${from}” once`)
  return text.replace(from, to)
}
