import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, readPlainRequest } from '#server/http/plain-request.ts'

/** All of an answer but the headers that `node:http` adds. */
export interface ReadyAnswer {
  /** The line of the status, and headers. */
  readonly head: Buffer
  readonly body: Buffer
  /** Hears that the system has taken the answer. */
  readonly sent: (request: PlainRequest, milliseconds: number) => void
}

export interface PlainConnectionsParts {
  /** @returns undefined where only `node:http` can answer */
  readonly answerTo: (request: PlainRequest) => ReadyAnswer | undefined
  /** How long a connection is kept after its answer, in ms. */
  readonly idle: number
  /** How often connections are looked at, in ms. */
  readonly check: number
}

/** A connection that `node:http` does not have. */
interface Connection {
  /** When it was opened or its last answer was sent, by `performance.now()`. */
  since: number
  /** Gives it to `node:http`. */
  handOver(): void
}

interface Watched {
  readonly parts: PlainConnectionsParts
  readonly open: Map<Socket, Connection>
}

const watched = new WeakMap<Server, Watched>()

/**
 * Answers plain requests for what is ready before `node:http` has the connection: what it makes for each request takes longer
 * than all else. A connection on which anything else comes is given to `node:http` for good, with what came, and so is one on
 * which nothing comes: its limits and refusals are the only ones. Node documents that a server takes connections so, by
 * `connection`.
 *
 * @param server that nobody but Node listens to yet
 */
export function answerPlainConnections(server: Server, parts: PlainConnectionsParts): void {
  const open: Watched['open'] = new Map()
  watched.set(server, { parts, open })
  const takers = server.listeners('connection')
  server.removeAllListeners('connection')
  const giveToNode = (socket: Socket) => {
    for (const take of takers) take.call(server, socket)
  }
  const endOfHead = createEndOfHead(parts.idle)
  const tellLater = createLater()
  server.on('connection', (socket: Socket) => open.set(socket, answerOn(socket)))

  const sweep = () => {
    const now = performance.now()
    for (const [socket, { since, handOver }] of open) {
      if (isSilent(socket) && now - since > parts.check) handOver()
      else if (isIdle(socket) && now - since > parts.idle) socket.destroy()
    }
  }
  server.once('listening', () => {
    const timer = setInterval(sweep, parts.check).unref()
    server.once('close', () => clearInterval(timer))
  })

  function answerOn(socket: Socket): Connection {
    /** What is being answered: nothing else is read from here meanwhile. */
    let request: PlainRequest | undefined
    let answer: ReadyAnswer | undefined
    let began = 0
    const connection: Connection = { since: performance.now(), handOver }
    socket.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose)
    return connection

    function onData(chunk: Buffer): void {
      // Who asks on without reading is for node:http, which then stops reading as well.
      const asked = socket.writableLength === 0 ? readPlainRequest(chunk) : undefined
      const ready = asked && parts.answerTo(asked)
      if (!ready) {
        handOver(chunk)
        return
      }
      began = performance.now()
      request = asked
      answer = ready
      socket.cork()
      socket.write(ready.head)
      socket.write(endOfHead())
      socket.write(ready.body, onSent)
      socket.uncork()
    }

    function onSent(error?: Error | null): void {
      if (error || !request || !answer) return
      connection.since = performance.now()
      tellLater(answer, request, connection.since - began)
    }

    function handOver(chunk?: Buffer): void {
      open.delete(socket)
      socket.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose)
      // Nothing is read before Node's listeners are there.
      socket.pause()
      if (chunk) socket.unshift(chunk)
      giveToNode(socket)
      socket.resume()
    }

    function onEnd(): void {
      socket.end()
    }

    function onClose(): void {
      open.delete(socket)
    }
  }
}

/** Whether nothing ever came. */
const isSilent = (socket: Socket): boolean => socket.bytesRead === 0

/** Whether all that came was answered, and the system has the answers. What comes is answered at once, or `node:http` has it. */
const isIdle = (socket: Socket): boolean => socket.bytesRead > 0 && socket.writableLength === 0

/**
 * Tells that answers were sent when all requests that have come are answered: logging and counting them one behind the other takes a
 * fifth less of the processor, and nobody waits for it.
 */
function createLater(): (answer: ReadyAnswer, request: PlainRequest, milliseconds: number) => void {
  let waiting: (() => void)[] = []
  const tell = () => {
    const all = waiting
    waiting = []
    for (const one of all) one()
  }
  return ({ sent }, request, milliseconds) => {
    if (waiting.length === 0) setImmediate(tell)
    waiting.push(() => sent(request, milliseconds))
  }
}

/** What went wrong with a connection closes it, and nobody is there to be told. */
function onError(): void {}

/** Lets a second server of the same site answer as the first does. */
export function answerPlainConnectionsAs(first: Server, server: Server): void {
  const parts = watched.get(first)?.parts
  if (parts) answerPlainConnections(server, parts)
}

/** Closes connections that were answered and have nothing under way, `node:http`'s and ours. */
export function closeIdleConnections(server: Server): void {
  server.closeIdleConnections()
  for (const socket of watched.get(server)?.open.keys() ?? []) if (isIdle(socket)) socket.destroy()
}

/** Closes all connections, `node:http`'s and ours. */
export function closeAllConnections(server: Server): void {
  server.closeAllConnections()
  for (const socket of watched.get(server)?.open.keys() ?? []) socket.destroy()
}

/** Makes the last headers of an answer, those that `node:http` adds, once a second. */
function createEndOfHead(idle: number): () => Buffer {
  const kept = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(idle / 1_000)}\r\n\r\n`
  let second = 0
  let end = Buffer.alloc(0)
  return () => {
    const now = Math.floor(Date.now() / 1_000)
    if (now !== second) end = Buffer.from(`Date: ${new Date(now * 1_000).toUTCString()}\r\n${kept}`)
    second = now
    return end
  }
}
