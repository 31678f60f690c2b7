import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stopListening } from '#server/http/drain.ts'

// That it throws out nobody who comes meanwhile is shown by bench/faults/shutdown.ts, which takes a crowd.
test.each(['127.0.0.1', '0.0.0.0'])('closes where nobody comes, at %s', async (host) => {
  const server = createServer()
  server.listen(0, host)
  await once(server, 'listening')
  await stopListening(server)
  expect(server.listening).toBe(false)
})

/** Has the kernel's table show a handshake with this port that is half done, until it is called off. */
function shakeHands(port: number): () => void {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const read = fs.readFileSync
  let isHalfDone = true
  vi.spyOn(fs, 'readFileSync').mockImplementation((...asked) =>
    isHalfDone && asked[0] === '/proc/net/tcp' ? `0: ${local} 0100007F:CEDA 03` : read(...asked),
  )
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
  return () => {
    isHalfDone = false
  }
}

test.runIf(process.platform === 'linux')('stays open until a handshake that is half done has ended', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const end = shakeHands(address.port)
  const listen = vi.spyOn(Reflect.get(server, '_handle'), 'listen')
  const stopping = stopListening(server)
  // The backlog is filled with our own, and has room again for what is under way.
  const backlogs = () => listen.mock.calls.flat()
  await expect.poll(backlogs, { interval: 5 }).toEqual([3, 0, 511])
  await sleep(100)
  expect([server.listening, backlogs()]).toEqual([true, [3, 0, 511]])
  end()
  await stopping
  expect(server.listening).toBe(false)
})
