import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds that emptying the line before the door may take. */
const lineMs = 1_000
/** Connections of our own. Three would do if Linux finished every greeting at once; the fourth is for when it is busy. */
const ours = 4
/** Turns of the event loop in which our own must have been let in. */
const turns = 12
/** Node's own length of the line. */
const usualBacklog = 511

/** Addresses that mean all of the machine's, and one of them. */
const sameMachine = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/** The part of Node's handle that changes how many may stand in line: as listen(2) does when it is called again. */
interface Handle {
  listen(backlog: number): number
}

/**
 * Takes no new connections from now on, and throws out nobody. The system greets visitors by itself and lets them stand
 * in line until this process lets them in; who stands there when the door closes is reset, words in hand. However soon
 * one closes after a look at the line, somebody can come in between.
 *
 * So the line is filled with our own. It is made as long as we are many (Linux counts one more than asked for), we take
 * all its places, and it is made one place long. When all of us got in, nobody stood before or among us, and nobody comes
 * as long as one of us stands there. The door closes when the second has been let in: on the others.
 *
 * Elsewhere than on Linux, and when the line does not empty in time, it just closes. Across a network somebody may be in
 * the middle of being greeted, and is reset.
 */
export async function closeDoor(server: Server): Promise<void> {
  const handle = handleOf(server)
  if (process.platform === 'linux' && handle) {
    for (const deadline = Date.now() + lineMs; Date.now() < deadline; ) {
      if (await closeBehindOurOwn(server, handle)) return
      handle.listen(usualBacklog)
      await nextTurn()
    }
  }
  server.close()
}

async function closeBehindOurOwn(server: Server, handle: Handle): Promise<boolean> {
  handle.listen(ours - 1)
  const own = Array.from({ length: ours }, () => stand(server))
  // Node asks the system for a connection at the end of the tick.
  await new Promise((resolve) => process.nextTick(resolve))
  handle.listen(0)
  const letIn = (socket: Socket) => {
    const which = own.findIndex(
      (one) => one.localPort === socket.remotePort && one.localAddress === socket.remoteAddress,
    )
    if (which >= 0) socket.destroy()
    if (which === 1 && own.every((one) => !one.connecting)) server.close()
  }
  server.on('connection', letIn)
  for (let turn = 0; turn < turns && server.listening; turn++) await nextTurn()
  server.off('connection', letIn)
  for (const one of own) one.destroy()
  return !server.listening
}

/** A connection of ours to the server. */
function stand(server: Server): Socket {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.')
  const own = connect({ host: sameMachine.get(address.address) ?? address.address, port: address.port })
  own.on('error', () => {})
  return own
}

function handleOf(server: Server): Handle | undefined {
  const handle: unknown = Reflect.get(server, '_handle')
  return typeof handle === 'object' && handle !== null && 'listen' in handle ? (handle as Handle) : undefined
}
