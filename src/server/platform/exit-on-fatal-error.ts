import type { Log } from '#server/platform/log.ts'

/**
 * Ends the process, with code 1 and a line in the log, on any error that nothing handled: what it left undone is not
 * known. Without this Astro's adapter keeps the process alive after a rejection.
 *
 * No kind of error is an exception. A visitor who leaves never gets here, since requests, answers and their sockets have
 * handlers of their own; a connection of ours that breaks does when the code that opened it forgot to handle that, and
 * then something waits for it in vain.
 */
export function exitOnFatalError(log: Pick<Log, 'fatal'>): void {
  const exit = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected error, stopping')
    process.exit(1)
  }
  process.on('uncaughtException', exit)
  process.on('unhandledRejection', exit)
}
