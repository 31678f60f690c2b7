/**
 * Measures the waiting times of a phone on a slow network: requests, bytes, first and largest picture, blocked time and
 * shifts of pages opened cold, beside a page of bare text in the same run. Needs `npm run build`.
 *
 *   node --disable-warning=ExperimentalWarning bench/first-picture.ts [runs, 5 unless told]
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions, unpackBrowser } from '../e2e/support/browser.ts'
import { startSite } from '../e2e/support/running-site.ts'
import { weigh } from '../e2e/support/weighed.ts'

const paths = ['/', '/blog-details/1', '/service-details/ad-scripts', '/contact', '/chat-gpt', '/examples']
/** Lighthouse's phone on slow 4G: 1.6 Mbit a second, 150 ms round trip, a quarter of the CPU's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const slowdown = 4
const screen = { width: 412, height: 823 }
/** Milliseconds after loading in which shifts and late pictures count. */
const settles = 1_500

type Figures = Record<'requests' | 'kilobytes' | 'first' | 'largest' | 'blocked' | 'shift', number>

/** Records entries in the page that browsers report only to observers. */
function listen() {
  const seen = { largest: 0, blocked: 0, shift: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50)
  })
  observe('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: screen, isMobile: true, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const weight = await weigh(page)
  const client = await context.newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(listen)
  await page.goto(url)
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), settles)
  const seen = await read(page)
  await context.close()
  return { requests: weight.requests.length, kilobytes: weight.bytes / 1000, ...seen }
}

const read = (page: Page) =>
  page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(window as typeof window & { seen: Pick<Figures, 'largest' | 'blocked' | 'shift'> }).seen,
  }))

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The same words on a page without styles, scripts and fonts. */
function serveBareText() {
  const words = '<p>Deadpan is a writing assistant that turns a serious sentence into a funny one.</p>'.repeat(30)
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><link rel="icon" href="data:,"><h1>Bare</h1>${words}</html>`
  const server = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(page))
  return new Promise<{ url: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() })
    })
  })
}

const runs = Number(process.argv[2] ?? 5)
await unpackBrowser()
const [site, bare] = await Promise.all([startSite({ RATE_LIMITS: 'off' }), serveBareText()])
const browser = await chromium.launch(launchOptions())
const targets = [['bare text', bare.url] as const, ...paths.map((path) => [path, site.origin + path] as const)]
const all = new Map<string, Figures[]>(targets.map(([name]) => [name, []]))
// In turns, so that a busy moment affects all of them.
for (let run = 0; run < runs; run++) {
  for (const [name, url] of targets) all.get(name)?.push(await measure(browser, url))
}
await Promise.all([browser.close(), site.stop()])
bare.close()

console.log(
  '| Page | Requests | KB | First picture, ms | Largest, ms | Blocked, ms | Shift |\n|---|---|---|---|---|---|---|',
)
for (const [name, figures] of all) {
  const of = (what: keyof Figures, digits = 0) => median(figures.map((one) => one[what])).toFixed(digits)
  console.log(
    `| ${name} | ${of('requests')} | ${of('kilobytes', 1)} | ${of('first')} | ${of('largest')} | ${of('blocked')} | ${of('shift', 3)} |`,
  )
}
