import { once } from 'node:events'
import { createServer } from 'node:net'

/** True when no program listens on a port of this machine. */
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
 * A port below those that the system gives to outgoing connections, outside the range of the benches' sites.
 *
 * @param taken ports that are reserved, although no program listens there yet
 */
export async function freeProxyPort(taken: readonly number[] = []): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = 5_300 + Math.floor(Math.random() * 100)
    if (!taken.includes(port) && (await isFree(port))) return port
  }
  throw new Error('No port from 5300 to 5399 is free')
}
