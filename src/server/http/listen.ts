import { once } from 'node:events'
import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { stopListening } from '#server/http/drain.ts'
import { createHttpServer } from '#server/http/http-server.ts'

/** What `localhost` may lead to. Every machine has the first. */
const loopback = ['127.0.0.1', '::1']

export interface Listening {
  /** The port, also when any free one was asked for. */
  readonly port: number
  /** Takes no new requests, waits for those under way, and cuts off what is left after `patienceMs`. */
  close(patienceMs: number): Promise<void>
}

/**
 * Makes the app listen. `localhost` means both of its addresses, IPv4 and IPv6, where the machine has both.
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
      await Promise.all(servers.map(stopListening))
      const each = (run: (server: Server) => void) => () => servers.forEach(run)
      // Answers under way when listening ended leave their connections open for a next request.
      const sweep = setInterval(
        each((server) => server.closeIdleConnections()),
        100,
      )
      const cutOff = setTimeout(
        each((server) => server.closeAllConnections()),
        patienceMs,
      )
      await Promise.all([app.close(), ...siblings.map(closed)])
      clearInterval(sweep)
      clearTimeout(cutOff)
    },
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
