import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HoldingProxy {
  origin: string
  /** Requested addresses without an answer. */
  held: readonly string[]
  close(): Promise<void>
}

/** A proxy that never answers the paths of `holds`, as on a broken network. */
export async function openHoldingProxy(target: string, holds: (path: string) => boolean): Promise<HoldingProxy> {
  const held: string[] = []
  const server = createServer((asked, answer) => {
    const { method = 'GET', headers, url = '/' } = asked
    if (holds(url)) return held.push(url)
    const onward = request(new URL(url, target), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    return asked.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    held,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
