/**
 * Serves a site's answers from fixed bytes and with the same headers, with only Node's own server: the upper limit for a site in
 * Node behind a proxy.
 *
 *   npx node bench/bare-server.ts <its port> <port of the site> <path>…
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'

const [port, sitePort, ...paths] = process.argv.slice(2)
/** Headers that Node writes itself. */
const ownHeaders = ['connection', 'date', 'keep-alive']
const answers = new Map<string, { headers: string[]; bytes: Buffer }>()
for (const path of paths) {
  const headers = { 'accept-encoding': 'br' }
  const [answer] = (await once(request({ port: Number(sitePort), path, headers }).end(), 'response')) as [
    IncomingMessage,
  ]
  const named = Object.entries(answer.headersDistinct).filter(([name]) => !ownHeaders.includes(name))
  answers.set(path, {
    headers: named.flatMap(([name, values = []]) => values.flatMap((value) => [name, value])),
    bytes: Buffer.concat(await answer.toArray()),
  })
}
createServer({ keepAliveTimeout: 72_000 }, (asked, response) => {
  const answer = answers.get(asked.url ?? '')
  if (answer) response.writeHead(200, answer.headers).end(answer.bytes)
  else response.writeHead(404).end()
}).listen(Number(port), '127.0.0.1')
