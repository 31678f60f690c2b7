import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { stopListening } from '#server/http/drain.ts'

// That it throws out nobody who comes meanwhile is shown by bench/faults/shutdown.ts, which takes a crowd.
test.each(['127.0.0.1', '0.0.0.0'])('closes where nobody comes, at %s', async (host) => {
  const server = createServer()
  server.listen(0, host)
  await once(server, 'listening')
  await stopListening(server)
  expect(server.listening).toBe(false)
})
