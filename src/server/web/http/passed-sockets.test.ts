import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { until } from '#server/testing/until.ts'
import { takePassedSockets } from '#server/web/http/passed-sockets.ts'

test.each([
  ['none named', {}, []],
  ['one', { LISTEN_PID: '7', LISTEN_FDS: '1' }, [3]],
  ['two addresses', { LISTEN_PID: '7', LISTEN_FDS: '2', LISTEN_FDNAMES: 'site:site' }, [3, 4]],
  ['for another process', { LISTEN_PID: '8', LISTEN_FDS: '1' }, []],
  ['not a number', { LISTEN_PID: '7', LISTEN_FDS: '1e9' }, []],
])('passed sockets: %s', (_what, env: Record<string, string>, found) => {
  const changed = { ...env, PATH: '/bin' }
  expect(takePassedSockets(changed, 7)).toEqual(found)
  expect(changed).toEqual({ PATH: '/bin' })
})

/** A server that answers with its process id, on the sockets that it is passed. */
const program = `
import Fastify from 'fastify'
import { createHttpServer } from '#server/web/http/http-server.ts'
import { listen } from '#server/web/http/listen.ts'
import { takePassedSockets } from '#server/web/http/passed-sockets.ts'
const app = Fastify({ serverFactory: (listener) => createHttpServer(listener, {}), return503OnClosing: false })
app.get('/', async () => String(process.pid))
const passed = takePassedSockets(process.env)
const { close } = await listen(app, { host: '127.0.0.1', port: 1, passed }, 100)
process.on('SIGTERM', async () => {
  await close(1_000)
  process.exit()
})`

const hasActivator = (() => {
  try {
    execFileSync('systemd-socket-activate', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

test('a restart on two passed sockets refuses and resets no visitor', { timeout: 60_000 }, async ({ skip }) => {
  skip(!hasActivator, 'systemd-socket-activate is not installed')
  const ports = [await freePort(), await freePort()]
  mkdirSync(cacheFolder, { recursive: true })
  // A folder from which packages are found.
  const file = resolve(`${cacheFolder}/passed-${process.pid}.mjs`)
  writeFileSync(file, program.replaceAll("'#server/", `'${resolve('src/server')}/`))
  onTestFinished(() => rmSync(file, { force: true }))
  // One process after the other on the same socket, as a service manager starts them.
  const one = `sh -c 'LISTEN_PID=$$ exec "${process.execPath}" --disable-warning=ExperimentalWarning "${file}"'`
  const sockets = ports.flatMap((port) => ['-l', `127.0.0.1:${port}`])
  const manager = spawn('systemd-socket-activate', [...sockets, 'sh', '-c', `${one}; ${one}; ${one}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  manager.stderr.on('data', (bytes) => (said += String(bytes)))
  await until(() => expect(said).toContain('Listening'))

  const pids: string[] = []
  const failures: unknown[] = []
  let open = true
  const visitor = async (port: number | undefined) => {
    while (open) {
      try {
        pids.push(await (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text())
      } catch (error) {
        failures.push(error)
      }
    }
  }
  const visitors = Array.from({ length: 10 }, (_, nth) => visitor(ports[nth % 2]))
  const served = () => [...new Set(pids)]
  const untilServed = (count: number) =>
    vi.waitFor(() => expect(served()).toHaveLength(count), { interval: 10, timeout: 20_000 })
  for (let restarts = 0; restarts < 2; restarts++) {
    await untilServed(restarts + 1)
    process.kill(Number(served().at(-1)), 'SIGTERM')
  }
  await untilServed(3)
  open = false
  await Promise.all(visitors)
  process.kill(Number(served().at(-1)), 'SIGTERM')
  await once(manager, 'exit')
  expect(failures).toEqual([])
})
