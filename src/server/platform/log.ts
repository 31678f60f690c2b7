import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '#server/platform/config/settings.ts'
import { errorCode } from '#server/platform/error-code.ts'

export type Log = Logger

// Property names of visitors' texts, identity and request data, redacted two levels deep.
const names = ['fields', 'values', 'posted', 'body', 'query', 'email', 'name', 'address', 'ip', 'headers', 'question']
const paths = names.flatMap((name) => [name, `*.${name}`])

/**
 * Makes the site's log: JSON lines on standard output, or on the given stream, each written synchronously, so that no
 * end of the process loses one. It carries ids and codes; visitors' words and addresses are removed, also from errors
 * and requests that are logged as a whole.
 */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>, destination?: DestinationStream): Log {
  const options = {
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    level: logLevel,
    redact: { paths, remove: true },
    serializers: { err: safeError, error: safeError, req: safeRequest },
  }
  return pino(options, destination)
}

/** An error without its message, which may quote a visitor's text. */
function safeError(error: unknown): { code: string; stack?: string } {
  const stack = error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined
  return { code: errorCode(error), ...(stack && { stack: stack.join('\n') }) }
}

/** A request without its address, headers and query, which may contain a search. */
function safeRequest(request: { method?: string; url?: string }): { method?: string; path?: string } {
  return {
    ...(request.method !== undefined && { method: request.method }),
    ...(request.url !== undefined && { path: request.url.split('?', 1).join() }),
  }
}

/**
 * The parts of a library's `console.error` that may be logged. Astro prints the message of an error and the whole URL
 * of the request, and either may contain a visitor's text: only the kind of error and the places in the code remain.
 */
export function redactConsoleArgs(printed: readonly unknown[]): { kind?: string; stack: string } {
  const text = printed.map((part) => (part instanceof Error ? part.stack : String(part))).join('\n')
  const kind = /\b[A-Z]\w*(?:Error|Exception)\b/.exec(text)?.[0]
  const stack = text.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  return { ...(kind && { kind }), stack: stack.join('\n') }
}
