import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '#server/platform/config/settings.ts'
import { errorCode } from '#server/platform/error-code.ts'

export type Log = Logger

// What visitors typed, who they are and what they sent along. Two levels deep, where a slip would put them.
const names = ['fields', 'values', 'posted', 'body', 'query', 'email', 'name', 'address', 'ip', 'headers', 'question']
const paths = names.flatMap((name) => [name, `*.${name}`])

/**
 * Makes the site's log: JSON lines on standard output, or on the stream given, each written at once, so that no end of the
 * process loses one. It carries ids and codes; visitors' words and addresses are taken out, also out of errors and requests
 * that are handed over whole.
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

/** An error without its message, which may quote what a visitor typed. */
function safeError(error: unknown): { code: string; stack?: string } {
  const stack = error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined
  return { code: errorCode(error), ...(stack && { stack: stack.join('\n') }) }
}

/** A request without its address, headers and query, in which people search. */
function safeRequest(request: { method?: string; url?: string }): { method?: string; path?: string } {
  return {
    ...(request.method !== undefined && { method: request.method }),
    ...(request.url !== undefined && { path: request.url.split('?', 1).join() }),
  }
}

/**
 * What a library printed with `console.error`, as it may be logged. Astro prints the message of an error and the whole
 * address of the request that met it, and either may hold what a visitor typed: the kind of error and the places in the
 * code remain.
 */
export function redactConsoleArgs(printed: readonly unknown[]): { kind?: string; stack: string } {
  const text = printed.map((part) => (part instanceof Error ? part.stack : String(part))).join('\n')
  const kind = /\b[A-Z]\w*(?:Error|Exception)\b/.exec(text)?.[0]
  const stack = text.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  return { ...(kind && { kind }), stack: stack.join('\n') }
}
