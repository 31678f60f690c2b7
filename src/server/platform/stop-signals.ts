/**
 * Milliseconds in which further signals count as the first one: Ctrl-C reaches the process from the terminal and once
 * more through npm, and a service manager may signal the whole group.
 */
const sameSignalMs = 2_000

/**
 * Ends the process in good order on SIGTERM, SIGINT and SIGHUP: with code 0 once `stop` has resolved. A signal more
 * than two seconds after the first ends it at once, with code 1.
 *
 * @param stop ends the work under way; called once
 * @param deadlineMs milliseconds after which the process ends with code 1, even if `stop` has not resolved
 */
export function onStopSignal(stop: () => Promise<void>, deadlineMs: number): void {
  let firstAt: number | undefined
  const heard = async () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt >= sameSignalMs) process.exit(1)
      return
    }
    firstAt = performance.now()
    setTimeout(() => process.exit(1), deadlineMs).unref()
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', heard)
  process.on('SIGINT', heard)
  // The terminal was closed.
  process.on('SIGHUP', heard)
}
