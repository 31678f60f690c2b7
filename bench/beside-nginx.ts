/**
 * Measures requests a second of the site behind nginx: for home and one of its scripts, with a browser's headers, on kept-alive
 * connections, through the `location` and the `upstream` of deploy/nginx.conf, without TLS and without a cache. Compares it with
 * nginx that serves the files from disk, as Debian sets it up, and with nginx before a bare Node server that has only these two
 * answers. All send the same bytes and headers, to one client in turns. CPU time per request is printed, too: other load on the
 * machine changes it least. Fails below 0.7 of the bare server's requests a second. Needs a build, nginx and Linux; without Debian's
 * `libnginx-mod-http-brotli-static` a rewrite rule leads nginx to the compressed file.
 *
 *   npx node bench/beside-nginx.ts [rounds, default 5]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
/** In ms. */
const turn = 2_000
/** Answers after which Node has compiled the code for them. */
const warm = 20_000
/** The unit in which Linux counts CPU time, in ms. */
const tick = 10
/** The smallest accepted share of the bare server's requests a second. */
const wanted = 0.7
const name = 'www.deadpan.example'

/** The request that Chrome sends for a followed link, or for a script of the page. */
const requestFor = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${name}`,
    'Connection: keep-alive',
    'sec-ch-ua: "Chromium";v="153", "Not.A/Brand";v="99"',
    'sec-ch-ua-mobile: ?0',
    'sec-ch-ua-platform: "Linux"',
    ...(path === '/' ? ['Upgrade-Insecure-Requests: 1'] : [`Origin: https://${name}`]),
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    `Accept: ${path === '/' ? 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8' : '*/*'}`,
    `Sec-Fetch-Site: ${path === '/' ? 'cross-site' : 'same-origin'}`,
    `Sec-Fetch-Mode: ${path === '/' ? 'navigate' : 'cors'}`,
    ...(path === '/' ? ['Sec-Fetch-User: ?1'] : []),
    `Sec-Fetch-Dest: ${path === '/' ? 'document' : 'script'}`,
    `Referer: ${path === '/' ? 'https://www.google.com/' : `https://${name}/`}`,
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Accept-Language: en-US,en;q=0.9',
    '\r\n',
  ].join('\r\n')

/** The headers of the first answer, and its length in bytes with them; all answers are equally long. */
async function firstAnswer(port: number, path: string): Promise<{ headers: string; length: number }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(requestFor(path))
  let bytes = Buffer.alloc(0)
  for (;;) {
    const [chunk]: Buffer[] = await once(socket, 'data')
    bytes = Buffer.concat([bytes, chunk ?? Buffer.alloc(0)])
    const head = bytes.indexOf('\r\n\r\n') + 4
    const headers = bytes.subarray(0, head).toString()
    if (!/^HTTP\/1.1 200 /.test(headers)) throw new Error(`Not the file:\n${headers}`)
    if (!/content-encoding: br/i.test(headers)) throw new Error(`Not Brotli:\n${headers}`)
    const length = head + Number(/content-length: (\d+)/i.exec(headers)?.[1])
    if (bytes.length < length) continue
    socket.destroy()
    return { headers, length }
  }
}

/** Sends requests on many connections, and reopens each that nginx closes after a thousand answers. @returns the number of answers */
async function load(port: number, path: string): Promise<number> {
  const { length } = await firstAnswer(port, path)
  const request = requestFor(path)
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

/** A block of deploy/nginx.conf. */
function blockOf(start: string): string {
  const [block] = new RegExp(`^ *${start} \\{[^}]*\\}`, 'm').exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? []
  if (block === undefined) throw new Error(`deploy/nginx.conf has no “${start}”`)
  return block
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Headers that nginx sets itself. */
const ownHeaders = /^(?:content-(?:type|encoding|length)|etag|date|connection|keep-alive|vary)$/i

interface Ports {
  /** The port where nginx serves the files from disk, and the site's headers that it adds, by path. */
  readonly disk: { readonly port: number; readonly headers: Readonly<Record<string, string>> }
  /** Ports of nginx, and of the server behind it. */
  readonly through: readonly (readonly [port: number, behind: number])[]
}

function startNginx(build: string, folder: string, { disk, through }: Ports): ChildProcess {
  const hasModule = existsSync(brotliModule)
  const fromDisk = Object.entries(disk.headers).map(([path, headers]) => {
    const added = headers.split('\r\n').map((line) => /^([^:]+): (.*)$/.exec(line) ?? [])
    const same = added.map(([, name = '', value = '']) =>
      name === '' || ownHeaders.test(name) ? '' : `add_header ${name} "${value}";`,
    )
    const file = path === '/' ? '/index.html' : path
    const compressed = hasModule
      ? `brotli_static on; rewrite ^ ${file} break;`
      : `add_header Content-Encoding br; rewrite ^ ${file}.br break;`
    return `location = ${path} { ${compressed} add_header Vary Accept-Encoding; ${same.join(' ')} }`
  })
  const proxies = through.map(
    ([port, behind]) => `
    ${blockOf('upstream deadpan').replace('deadpan', `behind_${port}`).replace('127.0.0.1:4321', `127.0.0.1:${behind}`)}
    server { listen 127.0.0.1:${port}; server_name ${name};
    ${blockOf('location /').replace('http://deadpan', `http://behind_${port}`)}
    }`,
  )
  const conf = join(folder, 'nginx.conf')
  writeFileSync(
    conf,
    `${hasModule ? `load_module ${brotliModule};` : ''}
    daemon off; ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''} worker_processes 1;
    pid ${folder}/pid; error_log stderr warn; events { worker_connections 768; }
    http {
      access_log ${folder}/access.log combined buffer=64k flush=1s;
      sendfile on; tcp_nopush on; types { text/html html; text/javascript js; } charset utf-8; charset_types text/javascript;
      gzip off; client_max_body_size 1m;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      server { listen 127.0.0.1:${disk.port}; root ${resolve(build)}/client; ${fromDisk.join('\n')} }
      ${proxies.join('\n')}
    }`,
  )
  return spawn('nginx', ['-p', folder, '-c', conf, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Starts Node with the flags of `npm start`. */
function startNode(args: readonly string[], env: NodeJS.ProcessEnv, log: string): ChildProcess {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const flags = [...(scripts['start'] ?? '').matchAll(/ (--\S+)/g)].map(([, flag = '']) => flag)
  return spawn(process.execPath, [...flags, ...args], { env, stdio: ['ignore', openSync(log, 'w'), 'inherit'] })
}

/** CPU time of a process and its children, in ms. */
function work(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [String(pid), ...children].reduce((sum, each) => {
    const text = readFileSync(`/proc/${each}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return sum + tick * (Number(fields[11]) + Number(fields[12]))
  }, 0)
}

const rounds = Number(process.argv[2] ?? 5)
const build = testsBuild()
const script = readdirSync(join(build, 'client/_astro')).find((file) => file.endsWith('.js.br'))
if (script === undefined) throw new Error('The build has no script')
const paths = { Home: '/', 'A script': `/_astro/${script.slice(0, -'.br'.length)}` }
const folder = mkdtempSync(join(tmpdir(), 'deadpan-beside-'))
const ports = { site: await freePort(), bare: await freePort() }
const site = startNode(
  ['src/server/main.mjs', build],
  {
    ...process.env,
    ...defaultEnvironment,
    PORT: `${ports.site}`,
    DESK_PORT: '0',
    HOST: '127.0.0.1',
    SITE_URL: `https://${name}`,
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: folder,
  },
  join(folder, 'site.log'),
)
while (await isFree(ports.site)) await sleep(50)
const bare = startNode(
  ['bench/bare-server.ts', `${ports.bare}`, `${ports.site}`, ...Object.values(paths)],
  process.env,
  join(folder, 'bare.log'),
)
while (await isFree(ports.bare)) await sleep(50)
const ways = [
  { what: 'nginx, from its disk', port: await freePort(), behind: undefined },
  { what: 'nginx, before a bare Node server', port: await freePort(), behind: bare },
  { what: 'nginx, before the site', port: await freePort(), behind: site },
]
const [disk = 0, toBare = 0, toSite = 0] = ways.map(({ port }) => port)
const headers = Object.fromEntries(
  await Promise.all(
    Object.values(paths).map(async (path) => [path, (await firstAnswer(ports.site, path)).headers] as const),
  ),
)
const nginx = startNginx(build, folder, {
  disk: { port: disk, headers },
  through: [
    [toBare, ports.bare],
    [toSite, ports.site],
  ],
})
while (await isFree(toSite)) await sleep(50)
// Waits until the work after a start is done and frequent code is compiled.
for (let before = Number.NEGATIVE_INFINITY, now = 0; now - before > tick; await sleep(1_000))
  [before, now] = [now, work(site.pid ?? 0)]
const measured = Object.entries(paths).flatMap(([file, path]) =>
  ways.map((way) => ({ ...way, file, path, rates: [] as number[], costs: [] as number[], behinds: [] as number[] })),
)
for (const { port, path } of measured) for (let asked = 0; asked < warm; ) asked += await load(port, path)
for (let round = 0; round < rounds; round += 1) {
  for (const { port, path, behind, rates, costs, behinds } of measured) {
    const before = [work(nginx.pid ?? 0), behind ? work(behind.pid ?? 0) : 0] as const
    const count = await load(port, path)
    const spent = behind ? work(behind.pid ?? 0) - before[1] : 0
    rates.push(count / (turn / 1_000))
    behinds.push((spent * 1_000) / count)
    costs.push(((work(nginx.pid ?? 0) - before[0] + spent) * 1_000) / count)
  }
}
for (const child of [nginx, bare, site]) {
  child.kill()
  await once(child, 'exit')
}
rmSync(folder, { recursive: true, force: true })

console.log('| Brotli, HTTP/1.1 | Requests a second | Processor’s time of one, µs | of it behind nginx, µs |')
console.log('|---|---|---|---|')
for (const { file, what, rates, costs, behinds } of measured) {
  const [rate, cost, own] = [rates, costs, behinds].map((figures) => quantile(figures, 0.5)) as [number, number, number]
  console.log(`| ${file}: ${what} | ${Math.round(rate)} | ${cost.toFixed(1)} | ${own === 0 ? '' : own.toFixed(1)} |`)
}
for (const file of Object.keys(paths)) {
  const [, bareWay, siteWay] = measured.filter((each) => each.file === file)
  // Shares of single rounds: other load on the machine affects both servers of a round alike.
  const share = (of: 'rates' | 'costs') =>
    quantile(siteWay?.[of].map((figure, round) => figure / (bareWay?.[of][round] ?? Number.NaN)) ?? [], 0.5)
  console.log(
    `| ${file}: the site of the bare server | ${share('rates').toFixed(2)} | ${(1 / share('costs')).toFixed(2)} | |`,
  )
  if (share('rates') < wanted) process.exitCode = 1
}
