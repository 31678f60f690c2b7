/**
 * How fast the site serves a finished page beside nginx: home as the build compressed it, with the site's settings at their
 * defaults and nginx writing its own log, buffered. One process each, asked in turns by another. The processor's time of a
 * request is what other work on the machine changes least. Needs a build, nginx and Linux.
 *
 *   npx node bench/beside-nginx.ts [rounds, 5 unless told]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultEnvironment } from '#server/config/settings.ts'
import { freePort } from '../e2e/support/running-site.ts'
import { testsBuild } from '../e2e/support/tests-build.ts'
import { quantile } from './faults/support/figures.ts'
import { isFree } from './faults/support/ports.ts'

const connections = 32
/** In ms. */
const turn = 2_000
/** What Linux counts the processor's time in, in ms. */
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

/** Bytes of the whole first answer: all are equally long. */
async function answerLength(port: number): Promise<number> {
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
    return length
  }
}

/** Asks over and over on many connections. @returns how many answers came */
async function load(port: number): Promise<number> {
  const length = await answerLength(port)
  let count = 0
  const ask = async (socket: Socket) => {
    await once(socket, 'connect')
    let bytes = 0
    socket.on('data', (chunk) => {
      bytes += chunk.length
      if (bytes < length) return
      bytes -= length
      count += 1
      socket.write(request)
    })
    socket.write(request)
  }
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map(ask))
  await sleep(turn)
  for (const socket of sockets) socket.destroy()
  return count
}

function startNginx(build: string, port: number, folder: string): ChildProcess {
  const conf = join(folder, 'nginx.conf')
  writeFileSync(
    conf,
    `daemon off; ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''} worker_processes 1;
    pid ${folder}/pid; error_log stderr warn; events { worker_connections 1024; }
    http {
      access_log ${folder}/access.log combined buffer=64k flush=1s;
      sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=1000 inactive=60s;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        location = / { default_type text/html; add_header Content-Encoding br; add_header Vary Accept-Encoding;
          root ${resolve(build)}/client; rewrite ^ /index.html.br break; }
      }
    }`,
  )
  return spawn('nginx', ['-p', folder, '-c', conf, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function startDeadpan(build: string, port: number, folder: string): ChildProcess {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, ...args] = (scripts['start'] ?? '').replace(/^exec /, '').split(' ')
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

/** The processor's time of a process and its children in ms. */
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
const folder = mkdtempSync(join(tmpdir(), 'deadpan-beside-'))
const programs = await Promise.all(
  (
    [
      ['nginx', startNginx],
      ['Deadpan', startDeadpan],
    ] as const
  ).map(async ([name, start]) => {
    const port = await freePort()
    const child = start(build, port, folder)
    while (await isFree(port)) await sleep(50)
    return { name, port, child, rates: [] as number[], costs: [] as number[] }
  }),
)
// What a start leaves for later, and what is compiled while it runs.
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
const [nginx = [0, 0], deadpan = [0, 0]] = programs.map(({ name, rates, costs }) => {
  const [rate, cost] = [quantile(rates, 0.5), quantile(costs, 0.5)]
  console.log(`| ${name} | ${Math.round(rate)} | ${cost.toFixed(1)} |`)
  return [rate, cost] as const
})
console.log(`| Deadpan of nginx | ${(deadpan[0] / nginx[0]).toFixed(2)} | ${(nginx[1] / deadpan[1]).toFixed(2)} |`)
