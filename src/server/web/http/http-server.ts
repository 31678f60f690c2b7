import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import { errorPage, errorStatus } from '#server/web/http/error-page.ts'
import { errorPagePolicy, policyHeader } from '#server/web/http/security-headers.ts'

/** In milliseconds. */
export interface Timeouts {
  /** For all header lines to arrive. */
  readonly headers: number
  /** For the whole request to arrive. */
  readonly request: number
  /** For a connection without a request; longer than proxies keep theirs, or they would use a closed one. */
  readonly idle: number
  /** Between two checks of connections against the first two. */
  readonly check: number
  /** For a visitor to read some of a response that is ready; a slow line does so more often than this. */
  readonly stalled: number
}

const defaultTimeouts: Timeouts = {
  headers: 8_000,
  request: 10_000,
  idle: 72_000,
  check: 2_000,
  stalled: 60_000,
}

/**
 * Makes Node's server with the site's timeouts. Bytes that are no HTTP never reach the app, so they are answered here
 * with the same headers and pages. A client that does not read its response is cut off.
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
      // The app answers requests without Host itself, with a page.
      requireHostHeader: false,
      shouldUpgradeCallback: () => false,
    },
    listener,
  )
  const unfinished = new WeakMap<Socket, Set<ServerResponse>>()
  const unfinishedOn = (socket: Socket) => [...(unfinished.get(socket) ?? [])]
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = unfinished.get(socket) ?? new Set()
    unfinished.set(socket, responses.add(response))
    response.once('close', () => responses.delete(response))
  })
  // A request under way, such as a question to a slow service, has sent no bytes that could be read.
  server.setTimeout(limits.stalled, (socket) => {
    if (unfinishedOn(socket).length === 0 || socket.writableLength > 0) socket.destroy()
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A second response would corrupt one that has begun.
    const isAnswering = unfinishedOn(socket).some(({ headersSent }) => headersSent)
    if (socket.writable && error.code !== 'ECONNRESET' && !isAnswering)
      socket.write(rawAnswer(statusOf(error), headers))
    socket.destroySoon()
  })
  return server
}

function statusOf(error: NodeJS.ErrnoException): number {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
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
