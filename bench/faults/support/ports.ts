import { once } from 'node:events'
import { createServer } from 'node:net'

/** Whether nobody listens on a port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen({ port, host: '127.0.0.1' }), 'listening')
    await new Promise((done) => probe.close(done))
    return true
  } catch {
    return false
  }
}

/**
 * Below the ports that the system gives to outgoing connections, and not where sites of benches are.
 *
 * @param taken ports that are meant for something else, though nobody listens there yet
 */
export async function freeProxyPort(taken: readonly number[] = []): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = 5_300 + Math.floor(Math.random() * 100)
    if (!taken.includes(port) && (await isFree(port))) return port
  }
  throw new Error('No port from 5300 to 5399 is free')
}
