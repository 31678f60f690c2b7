import { setFlagsFromString } from 'node:v8'

/** V8 looks eight seconds after its last collection whether there is more to collect, and may do so twice. In ms. */
const collectedAfterMs = 30_000

/**
 * Has V8 give back what it took while the process got ready: it keeps a third more than is used, and does not give it back by
 * itself, since it takes a process that has hardly begun for a busy one. For a while it is told that memory counts; it collects
 * in steps when it finds the process idle, and after that goes on as it was started.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--optimize-for-size')
  setTimeout(() => setFlagsFromString('--no-optimize-for-size'), collectedAfterMs).unref()
}
