import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorPage, errorStatus } from '#server/http/error-page.ts'
import { errorPagePolicy, policyHeader } from '#server/http/security-headers.ts'

/** In milliseconds. */
export interface Timeouts {
  /** For all header lines to arrive. */
  readonly headers: number
  /** For the whole request to arrive. */
  readonly request: number
  /** A connection without a request is kept; longer than proxies keep theirs, or they meet a closed one. */
  readonly idle: number
  /** How often connections are checked against the first two. */
  readonly check: number
  /** While the server closes, for requests on their way to arrive on connections that seem idle. */
  readonly farewell: number
}

const defaultTimeouts: Timeouts = { headers: 8_000, request: 10_000, idle: 72_000, check: 2_000, farewell: 300 }

/**
 * Node's server with our limits. What can't be read as HTTP at all never reaches the host, so it is answered here with
 * the same headers and pages.
 */
export function createHttpServer(
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
  timeouts: Partial<Timeouts> = {},
): Server {
  const limits = { ...defaultTimeouts, ...timeouts }
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: limits.check,
      // The host answers these itself, with a page.
      requireHostHeader: false,
      shouldUpgradeCallback: () => false,
    },
    listener,
  )
  closeIdleLater(server, limits.farewell)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && error.code !== 'ECONNRESET' && !isAnswering(socket)) {
      socket.write(rawAnswer(statusOf(error), headers))
    }
    socket.destroySoon()
  })
  return server
}

/**
 * A connection that seems idle may have a visitor's words on their way to it, and closing it would lose them. So it is
 * closed a moment after Node or Fastify wish it, which they do when the server closes; whatever arrives until then is
 * answered. Connections that browsers open ahead of need, which Node does not count as idle, are closed with the others.
 */
function closeIdleLater(server: Server, farewellMs: number): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const closeIdle = server.closeIdleConnections.bind(server)
  // In a turn of its own: after the network was looked at, so that what has arrived counts as arrived.
  const close = () =>
    setImmediate(() => {
      closeIdle()
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    })
  let farewell: 'not begun' | 'going on' | 'over' = 'not begun'
  server.closeIdleConnections = () => {
    if (farewell === 'over') close()
    if (farewell !== 'not begun') return
    farewell = 'going on'
    setTimeout(() => {
      farewell = 'over'
      close()
    }, farewellMs)
  }
}

function statusOf(error: NodeJS.ErrnoException): number {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

/** True when an answer has begun on this connection: a second one would corrupt it. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true
}

function rawAnswer(code: number, headers: Readonly<Record<string, string>>): string {
  const page = errorPage(errorStatus(code))
  const lines = Object.entries({
    ...headers,
    [policyHeader]: errorPagePolicy,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': `${Buffer.byteLength(page)}`,
    'content-type': 'text/html; charset=utf-8',
    date: new Date().toUTCString(),
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${code} ${STATUS_CODES[code]}`, ...lines, '', page].join('\r\n')
}
