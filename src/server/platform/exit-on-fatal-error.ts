import type { Log } from '#server/platform/log.ts'

/**
 * Ends the process, with code 1 and a line in the log, on any unhandled error, because the process is then in an
 * unknown state. Without this, Astro's adapter keeps the process alive after a rejection.
 *
 * No kind of error is an exception. Disconnects of visitors never get here, since requests, responses and their sockets
 * have handlers of their own. A broken connection of the server's own does when the code that opened it handles no
 * errors, and then other code waits for it in vain.
 */
export function exitOnFatalError(log: Pick<Log, 'fatal'>): void {
  const exit = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected error, stopping')
    process.exit(1)
  }
  process.on('uncaughtException', exit)
  process.on('unhandledRejection', exit)
}
