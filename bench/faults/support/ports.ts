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
