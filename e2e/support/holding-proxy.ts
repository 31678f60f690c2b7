import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HoldingProxy {
  origin: string
  /** Addresses that were asked for and got no answer. */
  held: readonly string[]
  close(): Promise<void>
}

/** Stands before a server and never answers where `holds` says so, as on a network that has gone. */
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
