import { type Agent, type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { request as requestSecurely } from 'node:https'

/** Outcome of a sent form. */
export type Result =
  | { readonly kind: 'accepted'; readonly receipt: string }
  /** An error answer: the form was not saved. */
  | { readonly kind: 'failed'; readonly status: number }
  /** An unexpected answer. */
  | { readonly kind: 'odd'; readonly status: number }
  /** No answer: whether the form was saved is unknown; of a new connection also whether it was accepted. */
  | { readonly kind: 'broken'; readonly code: string; readonly isNew: boolean }

type Ask = (options: RequestOptions, answer: (response: IncomingMessage) => void) => ClientRequest

/** Milliseconds that a browser would wait, roughly. */
const patienceMs = 30_000
/** Milliseconds between headers and body, at most. */
const thinkMs = 50

/** Sends a form as its island does. Never throws. */
export const post = (port: number, path: string, body: string, agent?: Agent): Promise<Result> =>
  send({ port, path, agent }, body, (sent) => sent.end(body))

/** Sends a form as its island does, from an address as told by a proxy. Never throws. */
export const postFrom = (address: string, port: number, path: string, body: string): Promise<Result> =>
  send({ port, path, headers: { 'x-forwarded-for': address } }, body, (sent) => sent.end(body))

/** Sends a form as its island does, with TLS to a proxy with a self-signed certificate. Never throws. */
export const postSecurely = (port: number, host: string, path: string, body: string, agent?: Agent): Promise<Result> =>
  send({ port, path, agent: agent ?? false, headers: { host } }, body, (sent) => sent.end(body), securely)

/** A request with TLS that accepts any certificate. */
export const securely: Ask = (options, answer) => requestSecurely({ ...options, rejectUnauthorized: false }, answer)

/**
 * Sends a form on a connection of its own, its body only after the server has confirmed the headers, and a moment
 * later. A connection that ends before is broken with the code `UNREAD`. Never throws.
 */
export async function postSlowly(port: number, path: string, body: string): Promise<Result> {
  let wasRead = false
  const result = await send({ port, path, agent: false, headers: { expect: '100-continue' } }, body, (sent) => {
    sent.on('continue', () => {
      wasRead = true
      setTimeout(() => sent.end(body), Math.random() * thinkMs)
    })
    sent.flushHeaders()
  })
  if (result.kind !== 'broken' || wasRead || result.code === 'ECONNREFUSED') return result
  return { ...result, code: 'UNREAD' }
}

function send(
  options: RequestOptions,
  body: string,
  start: (sent: ClientRequest) => void,
  ask: Ask = request,
): Promise<Result> {
  return new Promise((resolve) => {
    const broken = ({ code, name }: NodeJS.ErrnoException) =>
      resolve({ kind: 'broken', code: code ?? name, isNew: !sent.reusedSocket })
    const sent = ask(
      {
        ...options,
        host: '127.0.0.1',
        method: 'POST',
        timeout: patienceMs,
        headers: {
          ...options.headers,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => (text += chunk))
        response.on('error', broken)
        response.on('end', () => resolve(read(response.statusCode ?? 0, text)))
      },
    )
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'TIMEOUT' })))
    sent.on('error', broken)
    start(sent)
  })
}

function read(status: number, text: string): Result {
  const { state, receipt } = parse(text)
  if (status === 200 && state === 'accepted' && receipt) return { kind: 'accepted', receipt }
  if (status === 503 && state === 'failed') return { kind: 'failed', status }
  return { kind: 'odd', status }
}

function parse(text: string): { state?: string; receipt?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
