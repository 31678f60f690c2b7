import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { closeDoor } from '#server/close-door.ts'
import { until } from '#server/fixtures/until.ts'
import type { Visits } from '#server/fixtures/visitors.ts'

async function openDoor(): Promise<{ server: Server; port: number; visits: () => number }> {
  let visits = 0
  const server = createServer()
  // Below HTTP: a word for a word.
  server.removeAllListeners('connection')
  server.on('connection', (socket) => {
    visits++
    socket.on('data', () => socket.write('good day'))
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port, visits: () => visits }
}

test.runIf(process.platform === 'linux')('throws out nobody, however many come', async () => {
  for (let round = 0; round < 3; round++) {
    const { server, port, visits } = await openDoor()
    const visitors = new Worker(new URL('./fixtures/visitors.ts', import.meta.url), {
      workerData: { port, visitors: 12, refusals: 24 },
    })
    const reported = once(visitors, 'message')
    await until(() => expect(visits()).toBeGreaterThan(200))
    await closeDoor(server)
    expect(server.listening).toBe(false)
    const [counted]: Visits[] = await reported
    expect(counted?.answered).toBeGreaterThan(200)
    expect(counted?.thrownOut).toBe(0)
    await visitors.terminate()
  }
})

test('closes where nobody comes', async () => {
  const { server } = await openDoor()
  await closeDoor(server)
  expect(server.listening).toBe(false)
})
