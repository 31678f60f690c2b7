import { once } from 'node:events'
import { createServer, Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Connections that wait in a passed socket from the end of one process to the start of the next; Linux allows 4096. */
const backlog = 4_096

/**
 * Milliseconds that connections stay open after the server was told to stop. Longer than the idle timeout of the
 * proxies in deploy/, so that no connection closes that a proxy is about to use.
 */
const closeGraceMs = 1_500

/** Milliseconds between two checks of the open connections. */
const lookMs = 50

export interface ListenAddress {
  readonly host: string
  readonly port: number
  /** Descriptors of listening sockets, used in place of the address. They outlive this process. */
  readonly passed?: readonly number[]
}

export interface Listening {
  /** The port, also when the system chose a free one. */
  readonly port: number
  /** Stops listening, answers the requests under way, and cuts off the rest after `deadlineMs`. */
  close(deadlineMs: number): Promise<void>
}

/**
 * Makes the app listen, and close in good order. `localhost` means 127.0.0.1, which proxies on this machine use and
 * every client tries. Connections to a passed socket then wait in it for the next process.
 *
 * @throws the system's error, such as EADDRINUSE
 */
export async function listen(
  app: FastifyInstance,
  { host, port, passed = [] }: ListenAddress,
  graceMs: number = closeGraceMs,
): Promise<Listening> {
  const { server } = app
  // Node's way to serve HTTP on a further socket. All connections belong to one server, with its timeouts.
  const others = passed
    .slice(1)
    .map(() => createServer({ noDelay: true }, (socket) => server.emit('connection', socket)))
  const listeners: Server[] = [server, ...others]
  const close = closingInOrder(app, listeners, graceMs)
  await app.ready()
  for (const [index, listener] of listeners.entries()) {
    const fd = passed[index]
    if (fd === undefined) listener.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port })
    else listener.listen({ fd }, backlog)
    await once(listener, 'listening')
  }
  const bound = server.address()
  return { port: bound !== null && typeof bound === 'object' ? bound.port : port, close }
}

/**
 * Stops listening, answers requests of the grace period as the last of their connections, ends idle connections, and
 * waits for the rest. Node's own close ends idle connections at once, though a visitor's form may be on its way to one.
 */
function closingInOrder(app: FastifyInstance, listeners: readonly Server[], graceMs: number): Listening['close'] {
  const { server } = app
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  let deadline = Number.POSITIVE_INFINITY
  /** Ends with a turn of the event loop, so that arrived data is read first. */
  const pause = async () => {
    await wait(lookMs)
    await nextTurn()
  }
  app.addHook('preClose', async () => {
    // Only the listening socket is closed: an HTTP server's own `close` would end idle connections.
    for (const listener of listeners) Server.prototype.close.call(listener)
    const end = Math.min(performance.now() + graceMs, deadline)
    while (sockets.size > 0 && performance.now() < end) await pause()
  })
  app.addHook('onClose', async () => {
    for (; sockets.size > 0; await pause()) {
      // Responses that began before the app closed leave their connections open for a next request.
      server.closeIdleConnections()
      // Browsers open connections ahead of need. Node does not count them as idle.
      for (const socket of sockets) if (socket.bytesRead === 0 || performance.now() >= deadline) socket.destroy()
    }
  })
  return async (deadlineMs) => {
    deadline = performance.now() + deadlineMs
    await app.close()
  }
}
