import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startCaddy } from '../bench/faults/support/caddy.ts'
import { nginxHost, startNginx } from '../bench/faults/support/nginx.ts'
import { freeProxyPort } from '../bench/faults/support/ports.ts'
import { testApp } from '../src/server/testing/test-app.ts'

// Caddy retries for five seconds while a site is away.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A site that records each request whose body arrived completely, and then answers as `answer` says. */
async function openSite(answer: Answer, port = 0) {
  const seen: string[] = []
  const server = createServer(async (asked, response) => {
    if (asked.url === '/readyz') return response.end()
    let body = ''
    try {
      for await (const chunk of asked) body += String(chunk)
    } catch {
      // An incomplete body is not recorded.
      return undefined
    }
    seen.push(`${asked.method} ${asked.url} ${body}`.trim())
    return answer(asked, response)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, seen }
}

const hangUp: Answer = (asked) => asked.socket.destroy()
const thank: Answer = (_asked, response) => response.end('thanks')

/** Sends a request to a proxy. @returns status, headers and text of its answer */
async function ask(
  port: number,
  method: string,
  { secure, path = '/contact', headers = {} }: { secure: boolean; path?: string; headers?: Record<string, string> },
) {
  const body = method === 'POST' ? 'help=ducks' : ''
  const options = {
    port,
    host: '127.0.0.1',
    method,
    path,
    agent: false,
    headers: { ...headers, 'content-length': body.length, ...(secure && { host: nginxHost }) },
  }
  const sent = secure ? requestSecurely({ ...options, rejectUnauthorized: false }) : request(options)
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: response.statusCode, headers: response.headers, text }
}

const proxies = {
  nginx: { start: startNginx, secure: true, version: 'nginx -v && openssl version' },
  Caddy: { start: startCaddy, secure: false, version: 'caddy version' },
} as const

const isInstalled = (version: string): boolean => {
  try {
    execFileSync('sh', ['-c', version], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.each(Object.entries(proxies))('%s with the settings of deploy/', (name, { start, secure, version }) => {
  const isHere = isInstalled(version)
  const open = async (...sites: number[]) => {
    const proxy = await start(sites)
    onTestFinished(() => proxy.stop())
    return (method: string) => ask(proxy.port, method, { secure })
  }

  test('a form that a site took without an answer goes to no other site', async ({ skip }) => {
    skip(!isHere, `${name} is not installed`)
    const [one, other] = [await openSite(hangUp), await openSite(hangUp)]
    const through = await open(one.port, other.port)
    expect((await through('POST')).status).toBe(502)
    expect([...one.seen, ...other.seen]).toEqual(['POST /contact help=ducks'])
  })

  test('a form goes to the site that takes connections, whole and once', async ({ skip }) => {
    skip(!isHere, `${name} is not installed`)
    const site = await openSite(thank)
    const through = await open(await freeProxyPort(), site.port)
    for (let forms = 0; forms < 4; forms++) expect(await through('POST')).toMatchObject({ status: 200, text: 'thanks' })
    expect(site.seen).toEqual(Array.from({ length: 4 }, () => 'POST /contact help=ducks'))
  })

  test('while no site answers, a page of ours says so, which no cache keeps', async ({ skip }) => {
    skip(!isHere, `${name} is not installed`)
    const through = await open(await freeProxyPort())
    for (const { status, headers, text } of await Promise.all([through('GET'), through('POST')])) {
      expect([502, 503]).toContain(status)
      expect(text).toContain('The site did not answer')
      expect(headers).toMatchObject({
        'content-type': expect.stringContaining('text/html'),
        'cache-control': 'no-store',
        'retry-after': '5',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
  })

  test('a prerendered page and a part of it come without Fastify, as a browser asks for them', async ({ skip }) => {
    skip(!isHere, `${name} is not installed`)
    const app = await testApp({ env: { SITE_URL: `https://${nginxHost}`, TRUST_PROXY: '127.0.0.1' } })
    const seen: string[] = []
    app.addHook('onRequest', async ({ raw }) => void seen.push(`${raw.method} ${raw.url}`))
    const asked: IncomingMessage['headers'][] = []
    app.server.prependListener('request', ({ headers }) => asked.push(headers))
    await app.listen({ host: '127.0.0.1', port: 0 })
    const proxy = await start([(app.server.address() as AddressInfo).port])
    onTestFinished(() => proxy.stop())
    for (const path of ['/', '/_astro/site.abc123.css', '/team', '/nowhere']) {
      const headers = {
        referer: `https://${nginxHost}/`,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
      }
      const { status } = await ask(proxy.port, 'GET', { secure, path, headers })
      expect([path, status]).toEqual([path, path === '/nowhere' ? 404 : 200])
    }
    expect(seen).toEqual(['GET /nowhere'])
    expect(asked).toHaveLength(4)
    for (const headers of asked)
      expect(headers).toMatchObject({
        referer: expect.any(String),
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': expect.any(String),
      })
  })

  test('a page of the site’s own that says 503 passes as it is', async ({ skip }) => {
    skip(!isHere, `${name} is not installed`)
    const site = await openSite((_asked, response) => response.writeHead(503).end('Not quite open'))
    const through = await open(site.port)
    expect(await through('POST')).toMatchObject({ status: 503, text: 'Not quite open' })
  })
})

test('Caddy tries again where a connection was refused, and sends a form once or says that it did not arrive', async ({
  skip,
}) => {
  skip(!isInstalled(proxies.Caddy.version), 'Caddy is not installed')
  const port = await freeProxyPort()
  const proxy = await startCaddy([port])
  onTestFinished(() => proxy.stop())
  const [form, page] = [ask(proxy.port, 'POST', { secure: false }), ask(proxy.port, 'GET', { secure: false })]
  // Both are refused at least once, since no server listens yet.
  expect(await Promise.race([form, page, new Promise((done) => setTimeout(done, 700, 'waiting'))])).toBe('waiting')
  const site = await openSite(thank, port)
  expect(await page).toMatchObject({ status: 200, text: 'thanks' })
  // A Caddy from before March 2026 has lost the body by then.
  const { status, text } = await form
  expect(status === 200 ? 'it may not have arrived' : text).toContain('it may not have arrived')
  const forms = site.seen.filter((one) => one.startsWith('POST'))
  expect(forms).toEqual(status === 200 ? ['POST /contact help=ducks'] : [])
})
