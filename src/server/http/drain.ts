import { type AddressInfo, connect, Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { isShakingHands } from '#server/http/handshakes.ts'

/** Milliseconds that emptying the backlog may take. Right after a start the thread may be busy for one of these seconds. */
const backlogMs = 3_000
/** Connections of our own. Three would do if Linux finished every handshake at once; the fourth is for when it is busy. */
const ownCount = 4
/** Turns of the event loop within which our own connections must have been accepted. */
const acceptTurns = 12
/** Turns of the event loop that are waited for one without a visitor. */
const waitTurns = 40
/** Milliseconds between two looks at handshakes. A client repeats what was dropped after 200. */
const lookMs = 20
/** Node's own length of the backlog. */
const defaultBacklog = 511

/** The loopback address of each wildcard address. */
const loopbackOf = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/** The part of Node's handle that changes the backlog's length: as listen(2) does when it is called again. */
interface Handle {
  listen(backlog: number): number
}

/**
 * Accepts no new connections from now on, and resets none. The kernel completes handshakes by itself and keeps the
 * connections in the backlog until this process accepts them; what is in the backlog when the listening socket closes is
 * reset, with the request it carried. However soon one closes after a look at the backlog, a connection can come in
 * between.
 *
 * So the backlog is filled with connections of our own: its length is set to their number (Linux counts one more than
 * asked for), they are opened, and its length is set to one. Once all of them were accepted, no other connection was
 * before or among them, and none comes while one of them waits. The socket closes when the second was accepted, which
 * resets only our own. A handshake that began before the backlog was full and could not end is seen in the kernel's table:
 * then there is room again until it ended, and all of this is done once more.
 *
 * Elsewhere than on Linux, and when the backlog does not empty in time, it just closes. Across a network a client may be
 * in the middle of a handshake, and is reset. `docs/decisions/http-server.md` has the figures.
 */
export async function stopListening(server: Server): Promise<void> {
  const handle = handleOf(server)
  if (process.platform === 'linux' && handle) {
    for (const deadline = Date.now() + backlogMs; Date.now() < deadline; ) {
      await untilNobodyWaits(server)
      if (await closeBehindOwn(server, handle)) return
      handle.listen(defaultBacklog)
      await nextTurn()
      while (isShakingHands(portOf(server)) && Date.now() < deadline) await wait(lookMs)
    }
  }
  closeListening(server)
}

/** Closes the listening socket alone; the `close` of an HTTP server would end idle connections with it. */
export const closeListening = (server: Server) => Server.prototype.close.call(server)

/**
 * Waits until two turns of the event loop have accepted nobody, since Node accepts one connection a turn; at most
 * `waitTurns`. A backlog that is longer than what it is shrunk to leaves handshakes half done, and those are reset.
 */
async function untilNobodyWaits(server: Server): Promise<void> {
  let quietTurns = 0
  const onAccepted = () => {
    quietTurns = -1
  }
  server.on('connection', onAccepted)
  for (let turn = 0; turn < waitTurns && quietTurns < 2; turn++, quietTurns++) await nextTurn()
  server.off('connection', onAccepted)
}

/** One attempt at what `stopListening` describes. @returns whether the server has stopped listening */
async function closeBehindOwn(server: Server, handle: Handle): Promise<boolean> {
  const port = portOf(server)
  handle.listen(ownCount - 1)
  const own = Array.from({ length: ownCount }, () => connectTo(server))
  // Node asks the system for a connection at the end of the tick.
  await new Promise((resolve) => process.nextTick(resolve))
  handle.listen(0)
  const onAccepted = (socket: Socket) => {
    const which = own.findIndex(
      (one) => one.localPort === socket.remotePort && one.localAddress === socket.remoteAddress,
    )
    if (which >= 0) socket.destroy()
    if (which === 1 && own.every((one) => !one.connecting) && !isShakingHands(port)) closeListening(server)
  }
  server.on('connection', onAccepted)
  for (let turn = 0; turn < acceptTurns && server.listening; turn++) await nextTurn()
  server.off('connection', onAccepted)
  for (const one of own) one.destroy()
  return !server.listening
}

/** A connection of ours to the server. */
function connectTo(server: Server): Socket {
  const { address, port } = addressOf(server)
  const own = connect({ host: loopbackOf.get(address) ?? address, port })
  own.on('error', () => {})
  return own
}

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.')
  return address
}

const portOf = (server: Server): number => addressOf(server).port

function handleOf(server: Server): Handle | undefined {
  const handle: unknown = Reflect.get(server, '_handle')
  return typeof handle === 'object' && handle !== null && 'listen' in handle ? (handle as Handle) : undefined
}
