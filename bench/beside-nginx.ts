/**
 * Serving rate of the site beside nginx, for home as the build compressed it: the site with default settings, nginx
 * with a buffered log and the same headers, once as Debian configures it and once with open files cached. One process
 * each, asked in turns by a third. CPU time per request is the figure that other work on the machine changes least.
 * Needs a build, nginx and Linux; without Debian's `libnginx-mod-http-brotli-static` a rewrite leads nginx to the
 * compressed file.
 *   npx node bench/beside-nginx.ts [rounds, 5 unless told]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { freePort } from '../e2e/support/running-site.ts'
import { testsBuild } from '../e2e/support/tests-build.ts'
import { quantile } from './faults/support/figures.ts'
import { isFree } from './faults/support/ports.ts'

const connections = 32
/** Milliseconds. */
const turn = 2_000
/** Milliseconds in which Linux counts CPU time. */
const tick = 10

const request = [
  'GET / HTTP/1.1',
  'Host: 127.0.0.1',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: en-US,en;q=0.9',
  'User-Agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  '\r\n',
].join('\r\n')

/** The headers of the first answer, and the length of a whole one in bytes: all are equally long. */
async function firstAnswer(port: number): Promise<{ headers: string; length: number }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  let bytes = Buffer.alloc(0)
  for (;;) {
    const [chunk]: Buffer[] = await once(socket, 'data')
    bytes = Buffer.concat([bytes, chunk ?? Buffer.alloc(0)])
    const head = bytes.indexOf('\r\n\r\n') + 4
    const headers = bytes.subarray(0, head).toString()
    if (!/^HTTP\/1.1 200 /.test(headers)) throw new Error(`Not a page:\n${headers}`)
    if (!/content-encoding: br/i.test(headers)) throw new Error(`Not Brotli:\n${headers}`)
    const length = head + Number(/content-length: (\d+)/i.exec(headers)?.[1])
    if (bytes.length < length) continue
    socket.destroy()
    return { headers, length }
  }
}

/**
 * Asks repeatedly on many connections, and opens each again that nginx ends after a thousand answers.
 * @returns number of answers
 */
async function load(port: number): Promise<number> {
  const { length } = await firstAnswer(port)
  let count = 0
  const open = new Set<Socket>()
  let isOver = false
  const ask = () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    open.add(socket)
    let bytes = 0
    socket.on('data', (chunk) => {
      bytes += chunk.length
      if (bytes < length) return
      bytes -= length
      count += 1
      socket.write(request)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      if (!isOver) ask()
    })
  }
  for (let number = 0; number < connections; number += 1) ask()
  await sleep(turn)
  isOver = true
  for (const socket of open) socket.destroy()
  return count
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Headers that nginx sends by itself. */
const ownHeaders = /^(?:content-(?:type|encoding|length)|etag|date|connection|keep-alive|vary)$/i

/** @param headers of the site's answer, for nginx to send too */
function startNginx(build: string, port: number, folder: string, { headers, more }: { headers: string; more: string }) {
  mkdirSync(folder)
  const added = headers.split('\r\n').map((line) => /^([^:]+): (.*)$/.exec(line) ?? [])
  const sameHeaders = added.map(([, name = '', value = '']) =>
    name === '' || ownHeaders.test(name) ? '' : `add_header ${name} "${value}";`,
  )
  const hasModule = existsSync(brotliModule)
  const compressed = hasModule
    ? 'index index.html; brotli_static on;'
    : 'types { } add_header Content-Encoding br; rewrite ^/$ /index.html.br break;'
  const conf = join(folder, 'nginx.conf')
  writeFileSync(
    conf,
    `${hasModule ? `load_module ${brotliModule};` : ''}
    daemon off; ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''} worker_processes 1;
    pid ${folder}/pid; error_log stderr warn; events { worker_connections 768; }
    http {
      access_log ${folder}/access.log combined buffer=64k flush=1s;
      sendfile on; tcp_nopush on; types { text/html html; } default_type text/html; charset utf-8; ${more}
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      server {
        listen 127.0.0.1:${port}; root ${resolve(build)}/client;
        location / { ${compressed} add_header Vary Accept-Encoding; ${sameHeaders.join(' ')} }
      }
    }`,
  )
  return spawn('nginx', ['-p', folder, '-c', conf, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function startDeadpan(build: string, port: number, folder: string): ChildProcess {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, ...args] = (scripts['start'] ?? '').replace(/^.*exec node /, 'node ').split(' ')
  const env = {
    ...process.env,
    ...defaultEnvironment,
    PORT: `${port}`,
    DESK_PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
  }
  const log = openSync(join(folder, 'site.log'), 'w')
  return spawn(process.execPath, [...args, build], { env, stdio: ['ignore', log, 'inherit'] })
}

/** CPU time of a process and its children in milliseconds. */
function work(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [String(pid), ...children].reduce((sum, each) => {
    const text = readFileSync(`/proc/${each}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return sum + tick * (Number(fields[11]) + Number(fields[12]))
  }, 0)
}

interface Program {
  readonly name: string
  readonly port: number
  readonly child: ChildProcess
  readonly rates: number[]
  readonly costs: number[]
}

const rounds = Number(process.argv[2] ?? 5)
const build = testsBuild()
const folder = mkdtempSync(join(tmpdir(), 'deadpan-beside-'))
const programs: Program[] = []
async function add(name: string, start: (port: number) => ChildProcess): Promise<number> {
  const port = await freePort()
  const child = start(port)
  while (await isFree(port)) await sleep(50)
  programs.push({ name, port, child, rates: [], costs: [] })
  return port
}
const site = await add('Deadpan', (port) => startDeadpan(build, port, folder))
const { headers } = await firstAnswer(site)
const nginxWays = { nginx: '', 'nginx, files kept open': 'open_file_cache max=1000 inactive=60s;' }
for (const [name, more] of Object.entries(nginxWays))
  await add(name, (port) => startNginx(build, port, join(folder, `nginx-${port}`), { headers, more }))
// Work that a start leaves for later is over then, and the code is compiled.
await sleep(5_000)
for (const { port } of programs) await load(port)
for (let round = 0; round < rounds; round += 1) {
  for (const { port, child, rates, costs } of programs) {
    const before = work(child.pid ?? 0)
    const count = await load(port)
    rates.push(count / (turn / 1_000))
    costs.push(((work(child.pid ?? 0) - before) * 1_000) / count)
  }
}
for (const { child } of programs) {
  child.kill()
  await once(child, 'exit')
}
rmSync(folder, { recursive: true, force: true })

console.log('| Home, Brotli | Requests a second | The processor’s time of one, µs |\n|---|---|---|')
const [deadpan, ...others] = programs.map(({ name, rates, costs }) => {
  const [rate, cost] = [quantile(rates, 0.5), quantile(costs, 0.5)]
  console.log(`| ${name} | ${Math.round(rate)} | ${cost.toFixed(1)} |`)
  return { name, rate, cost }
})
for (const { name, rate, cost } of others)
  if (deadpan)
    console.log(`| Deadpan of ${name} | ${(deadpan.rate / rate).toFixed(2)} | ${(cost / deadpan.cost).toFixed(2)} |`)
