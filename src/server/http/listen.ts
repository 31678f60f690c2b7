import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { closeListening, stopListening } from '#server/http/drain.ts'
import { createHttpServer, defaultTimeouts, type Timeouts } from '#server/http/http-server.ts'

/** What `localhost` may lead to. Every machine has the first. */
const loopback = ['127.0.0.1', '::1']

/** Connections that wait in a passed socket from the end of one process to the start of the next; Linux allows 4096. */
const passedBacklog = 4_096

export interface ListenAddress {
  readonly host: string
  readonly port: number
  /** Descriptors of sockets that listen already, in place of the address. They outlive this process. */
  readonly passed?: readonly number[]
}

export interface Listening {
  /** The port, also when any free one was asked for. */
  readonly port: number
  /** Takes no new requests, waits for those under way, and cuts off what is left after `deadlineMs`. */
  close(deadlineMs: number): Promise<void>
}

/**
 * Makes the app listen, and close in good order. `localhost` means both of its addresses, IPv4 and IPv6, where the machine
 * has both. Connections to a passed socket wait in it once this process has closed, and are the next one's.
 *
 * @param headers for what can't be read as HTTP
 * @throws the system's error, such as EADDRINUSE
 */
export async function listen(
  app: FastifyInstance,
  { host, port, passed = [] }: ListenAddress,
  headers: Readonly<Record<string, string>>,
  timeouts: Partial<Timeouts> = {},
): Promise<Listening> {
  const hosts = host === 'localhost' ? loopback : [host]
  const siblings = (passed.length > 0 ? passed : hosts)
    .slice(1)
    .map(() =>
      createHttpServer((request, response) => app.server.emit('request', request, response), headers, timeouts),
    )
  const servers = [app.server, ...siblings]
  const graceMs = timeouts.closeGrace ?? defaultTimeouts.closeGrace
  const close = closingInOrder(app, servers, { graceMs, stop: passed.length > 0 ? closeListening : stopListening })
  if (passed.length > 0) {
    await app.ready()
    for (const [index, fd] of passed.entries()) await takeOver(servers[index], fd)
    return { port: portOf(app.server) ?? port, close }
  }
  await app.listen({ host: hosts[0] ?? host, port })
  const actual = portOf(app.server) ?? port
  for (const [index, server] of siblings.entries()) await bind(server, hosts[index + 1] ?? host, actual)
  return { port: actual, close }
}

function portOf(server: Server): number | undefined {
  const bound = server.address()
  return bound !== null && typeof bound === 'object' ? bound.port : undefined
}

/** Accepts the connections of a socket that listens already. */
async function takeOver(server: Server | undefined, fd: number): Promise<void> {
  if (!server) return
  server.listen({ fd }, passedBacklog)
  await once(server, 'listening')
}

/** Listens unless the machine does not have this kind of address. */
async function bind(server: Server, host: string, port: number): Promise<void> {
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw error
  }
}

/**
 * Takes no more connections, answers what arrives during the grace period, ends what is idle then, and waits for the rest.
 * Node's own way to close would end idle connections at once, though a visitor's words may be on their way to one.
 */
function closingInOrder(
  app: FastifyInstance,
  servers: readonly Server[],
  { graceMs, stop }: { graceMs: number; stop: (server: Server) => unknown },
): Listening['close'] {
  const sockets = new Set<Socket>()
  for (const server of servers)
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
  const endIdle = () => {
    for (const server of servers) server.closeIdleConnections()
    // Browsers open connections ahead of need. Node does not count them as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  let emptied: Promise<unknown> = Promise.resolve()
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    await Promise.race([emptied, wait(graceMs, undefined, { ref: false })])
    // After the network was looked at, so that what has arrived counts as arrived.
    await nextTurn()
    endIdle()
    // Answers that began before the app closed leave their connections open for a next request.
    sweep = setInterval(() => setImmediate(endIdle), 100)
  })
  app.addHook('onClose', async () => {
    await emptied
    clearInterval(sweep)
  })
  return async (deadlineMs) => {
    emptied = Promise.all(servers.map((server) => once(server, 'close')))
    const cutOff = setTimeout(() => {
      for (const server of servers) server.closeAllConnections()
    }, deadlineMs)
    // An app that closes ends each connection with its answer. Visitors would come again while the backlog is emptied.
    await Promise.all(servers.map(stop))
    await app.close()
    clearTimeout(cutOff)
  }
}
