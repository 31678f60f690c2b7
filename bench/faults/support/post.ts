import { type Agent, request } from 'node:http'

/** What became of a form that was sent. */
export type Result =
  | { readonly kind: 'accepted'; readonly receipt: string }
  /** An answer that says honestly that nothing was saved. */
  | { readonly kind: 'failed'; readonly status: number }
  /** An answer that should not be there. */
  | { readonly kind: 'odd'; readonly status: number }
  /** No answer: nobody knows whether it was saved. */
  | { readonly kind: 'broken'; readonly code: string }

/** Milliseconds that a browser would wait, roughly. */
const patienceMs = 30_000

/** Sends a form as its island does. Never throws. */
export function post(port: number, path: string, body: string, agent?: Agent): Promise<Result> {
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException) => resolve({ kind: 'broken', code: error.code ?? error.name })
    const sent = request(
      {
        port,
        path,
        host: '127.0.0.1',
        method: 'POST',
        agent,
        timeout: patienceMs,
        headers: {
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
    sent.end(body)
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
