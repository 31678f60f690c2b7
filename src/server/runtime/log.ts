import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '#server/config/settings.ts'
import { errorCode } from '#server/runtime/error-code.ts'

export type Log = Logger

// What visitors typed, who they are and what they sent along. Two levels deep, where a slip would put them.
const names = ['fields', 'values', 'posted', 'body', 'query', 'email', 'name', 'address', 'ip', 'headers', 'question']
const paths = names.flatMap((name) => [name, `*.${name}`])

/** Lines of requests are written together: so many characters at once, and after so many ms at most. */
const together = 8_192
const patience = 500

/** Takes lines. */
export interface Lines {
  /** Writes a line at once, behind those that wait. */
  write(line: string): void
  /** Writes a line with others. */
  writeLater(line: string): void
}

/**
 * Collects lines that may wait. pino's own stream can do so too, and looks at all that waits for each line that comes: 4 µs of a
 * request.
 */
export function collectLines(destination: DestinationStream): Lines & { flush(): void } {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const lines = waiting
    waiting = ''
    if (lines !== '') destination.write(lines)
  }
  return {
    write(line) {
      flush()
      destination.write(line)
    },
    writeLater(line) {
      waiting += line
      if (waiting.length >= together) flush()
      else timer ??= setTimeout(flush, patience).unref()
    },
    flush,
  }
}

let output: Lines | undefined

/** Standard output. What waits is written when the process ends, however it does but for being killed. */
function standardOutput(): Lines {
  if (output) return output
  const lines = collectLines(pino.destination({ dest: 1, sync: true }))
  process.once('exit', lines.flush)
  output = lines
  return lines
}

const shared = {
  base: { pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
}

/**
 * Makes the site's log: JSON lines on standard output, or on the stream given, each at once. It carries ids and codes; visitors'
 * words and addresses are taken out, also out of errors and requests that are handed over whole.
 */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>, destination?: DestinationStream): Log {
  const options = {
    ...shared,
    level: logLevel,
    redact: { paths, remove: true },
    serializers: { err: safeError, error: safeError, req: safeRequest },
  }
  return pino(options, destination ?? standardOutput())
}

/** What pino numbers a level by. One that it has no number for takes no line. */
const rankOf = (level: string): number => pino.levels.values[level] ?? Number.POSITIVE_INFINITY

/** The time as it stands in a line. Many lines are of the same millisecond. */
function createTimestamp(): () => string {
  let last = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== last) text = new Date(now).toISOString()
    last = now
    return text
  }
}

/** Puts text in quotes as JSON has it. Most lines say what one before said; a few of those are kept, for anybody can send any. */
function createQuotes(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const ready = known.get(text)
    if (ready !== undefined) return ready
    const made = JSON.stringify(text)
    if (known.size >= mostQuoted) known.clear()
    known.set(text, made)
    return made
  }
}
const mostQuoted = 500

/** What a line of a request says. */
export interface RequestLine {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
}

/** Takes a line for each request. */
export type RequestLog = Readonly<Record<'debug' | 'info', (line: RequestLine, message: string) => void>>

/**
 * Makes the log of requests: lines in the same stream and of the same shape, that may wait for others. Nothing in them has to be taken
 * out, and what they have in common is put together once: with pino a line took 3 µs.
 */
export function createRequestLog(
  { logLevel }: Pick<Settings, 'logLevel'>,
  lines: Pick<Lines, 'writeLater'> = standardOutput(),
): RequestLog {
  const timestamp = createTimestamp()
  const quoted = createQuotes()
  const write = (level: 'debug' | 'info') => {
    if (rankOf(level) < rankOf(logLevel)) return () => {}
    const begin = `{"level":${rankOf(level)},"time":"`
    const middle = `","pid":${process.pid},`
    return (line: RequestLine, message: string) => {
      const { method, path, status, ms } = line
      const fields = `"method":${quoted(method)},"path":${quoted(path)},"status":${status},"ms":${ms}`
      lines.writeLater(`${begin}${timestamp()}${middle}${fields},"msg":${quoted(message)}}\n`)
    }
  }
  return { debug: write('debug'), info: write('info') }
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
