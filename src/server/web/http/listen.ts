import { once } from 'node:events'
import { createServer, Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Connections that wait in a passed socket from the end of one process to the start of the next; Linux allows 4096. */
const backlog = 4_096

/**
 * Milliseconds that connections stay open once the server was told to stop. Longer than deploy/ lets proxies keep one that
 * is idle, so that none is closed which the proxy is about to use.
 */
const closeGraceMs = 1_500

/** Milliseconds between two looks at what is still open. */
const lookMs = 50

export interface ListenAddress {
  readonly host: string
  readonly port: number
  /** Descriptors of sockets that listen already, in place of the address. They outlive this process. */
  readonly passed?: readonly number[]
}

export interface Listening {
  /** The port, also when any free one was asked for. */
  readonly port: number
  /** Stops listening, answers the requests under way, and cuts off what is left after `deadlineMs`. */
  close(deadlineMs: number): Promise<void>
}

/**
 * Makes the app listen, and close in good order. `localhost` means 127.0.0.1, which proxies on this machine ask and every
 * client tries. Connections to a passed socket wait in it once this process stops listening, and are the next one's.
 *
 * @throws the system's error, such as EADDRINUSE
 */
export async function listen(
  app: FastifyInstance,
  { host, port, passed = [] }: ListenAddress,
  graceMs: number = closeGraceMs,
): Promise<Listening> {
  const { server } = app
  // Node's way to serve HTTP on one more socket. All connections are the one server's, with its timeouts.
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
 * Stops listening, answers what arrives during the grace period as the last of its connection, ends what is idle then, and
 * waits for the rest. Node's own way to close ends idle connections at once, though a visitor's words may be on their way
 * to one.
 */
function closingInOrder(app: FastifyInstance, listeners: readonly Server[], graceMs: number): Listening['close'] {
  const { server } = app
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  let deadline = Number.POSITIVE_INFINITY
  /** Ends with a look at the network, so that what has arrived meanwhile counts as arrived. */
  const pause = async () => {
    await wait(lookMs)
    await nextTurn()
  }
  app.addHook('preClose', async () => {
    // The listening socket alone: an HTTP server's own `close` is the one that ends idle connections.
    for (const listener of listeners) Server.prototype.close.call(listener)
    const end = Math.min(performance.now() + graceMs, deadline)
    while (sockets.size > 0 && performance.now() < end) await pause()
  })
  app.addHook('onClose', async () => {
    for (; sockets.size > 0; await pause()) {
      // Answers that began before the app closed leave their connections open for a next request.
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
