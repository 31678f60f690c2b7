import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createHttpServer } from '#server/http-server.ts'

/** What `localhost` may lead to. Every machine has the first. */
const loopback = ['127.0.0.1', '::1']

/** Milliseconds that emptying the line before the door may take, and that a turn without work takes at most. */
const lineMs = 1_000
const quietTurnMs = 0.2

export interface Listening {
  /** The port, also when any free one was asked for. */
  readonly port: number
  /** Takes no new requests, waits for those under way, and cuts off what is left after `patienceMs`. */
  close(patienceMs: number): Promise<void>
}

/**
 * Opens the host's door. `localhost` means both of its addresses, the old and the new kind, where the machine has both.
 *
 * @param headers for what can't be read as HTTP
 * @throws the system's error, such as EADDRINUSE
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  headers: Readonly<Record<string, string>>,
): Promise<Listening> {
  const [first = host, ...others] = host === 'localhost' ? loopback : [host]
  await app.listen({ host: first, port })
  const bound = app.server.address()
  const actual = bound !== null && typeof bound === 'object' ? bound.port : port
  const siblings: Server[] = []
  for (const address of others) {
    const sibling = createHttpServer((request, response) => app.routing(request, response), headers)
    if (await bind(sibling, address, actual)) siblings.push(sibling)
  }
  return {
    port: actual,
    close: async (patienceMs) => {
      const servers = [app.server, ...siblings]
      const goOn = await Promise.all(servers.map(closeDoor))
      const each = (run: (server: Server) => void) => () => servers.forEach(run)
      // Answers under way when the door closed leave their connections open for a next request.
      const sweep = setInterval(
        each((server) => server.closeIdleConnections()),
        100,
      )
      const cutOff = setTimeout(
        each((server) => server.closeAllConnections()),
        patienceMs,
      )
      const ends = Promise.all([app.close(), ...siblings.map(closed)])
      await nextTurn()
      for (const each of goOn) each()
      await ends
      clearInterval(sweep)
      clearTimeout(cutOff)
    },
  }
}

/**
 * Lets in who stands before the door, and closes it: whom the system has greeted while this process was busy it would
 * throw out, words in hand, when the door closes. Node lets in one in each turn of the event loop, so that turns must be
 * short: requests wait meanwhile. The door closes in a turn that let in nobody and did nothing else either, so that the
 * last look at the line is a fraction of a millisecond old.
 * @returns lets the requests go on
 */
async function closeDoor(server: Server): Promise<() => void> {
  const listeners = server.rawListeners('request') as RequestListener[]
  const waiting: Parameters<RequestListener>[] = []
  let cameIn = true
  const note = () => {
    cameIn = true
  }
  server.removeAllListeners('request')
  server.on('request', (...request) => waiting.push(request))
  server.on('connection', note)
  // The end of this turn, in which the network may have been looked at before.
  await nextTurn()
  const deadline = performance.now() + lineMs
  for (let began = performance.now(), took = Infinity; began < deadline; began += took) {
    if (!cameIn && took < quietTurnMs) break
    cameIn = false
    await nextTurn()
    took = performance.now() - began
  }
  server.close()
  server.off('connection', note)
  return () => {
    server.removeAllListeners('request')
    for (const listener of listeners) server.on('request', listener)
    for (const request of waiting) server.emit('request', ...request)
  }
}

/** False when the machine does not have this kind of address. */
async function bind(server: Server, host: string, port: number): Promise<boolean> {
  try {
    server.listen({ host, port })
    await once(server, 'listening')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw error
    return false
  }
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))
