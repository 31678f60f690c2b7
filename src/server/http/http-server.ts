import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { errorPage, errorStatus } from '#server/http/error-page.ts'
import { errorPagePolicy, policyHeader } from '#server/http/security-headers.ts'

// An `import` reads all that the module has, and so loads Node's WebSocket and fetch: 35 ms of a start.
const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')

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
  /** For a visitor to read something of an answer that waits for it; a slow line takes its bytes more often than this. */
  readonly stalled: number
  /**
   * Grace period of a server that closes, for requests still on their way on connections that seem idle. Longer than
   * deploy/ lets proxies keep a connection that is idle, so that none is closed which the proxy is about to use.
   */
  readonly closeGrace: number
}

export const defaultTimeouts: Timeouts = {
  headers: 8_000,
  request: 10_000,
  idle: 72_000,
  check: 2_000,
  stalled: 60_000,
  closeGrace: 1_500,
}

/**
 * Makes Node's server with our timeouts, for the app and for its second address. What can't be read as HTTP at all never
 * reaches the app, so it is answered here with the same headers and pages. A client that does not read its answer is cut off.
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
      // The app answers these itself, with a page.
      requireHostHeader: false,
      shouldUpgradeCallback: () => false,
    },
    listener,
  )
  endStalled(server, limits.stalled)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && error.code !== 'ECONNRESET' && !isAnswering(socket)) {
      socket.write(rawAnswer(statusOf(error), headers))
    }
    socket.destroySoon()
  })
  return server
}

/**
 * Destroys a connection on which nothing moves for this long in ms. A request that is still being worked on, such as a question to
 * a slow service, has written nothing that could be read, and stays.
 */
function endStalled(server: Server, ms: number): void {
  const unanswered = new WeakSet<Socket>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unanswered.add(socket)
    response.once('close', () => unanswered.delete(socket))
  })
  server.setTimeout(ms, (socket) => {
    if (!unanswered.has(socket) || socket.writableLength > 0) socket.destroy()
  })
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
