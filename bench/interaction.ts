/**
 * Time until a phone with a slow CPU (a quarter of this machine's speed) shows a reaction to a touch: opens each page
 * cold, taps on a field, types, and presses a button. Prints the longest time from a touch to the next picture, by the
 * browser's Event Timing, as a median of the runs, beside a page with only a field and a button. At most 100 ms are
 * wanted. Needs a build.
 *
 *   npx node bench/interaction.ts [runs, 5 unless told]
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions, unpackBrowser } from '../e2e/support/browser.ts'
import { startSite } from '../e2e/support/running-site.ts'
import { quantile } from './faults/support/figures.ts'

/** Milliseconds. */
const wanted = 100
const slowdown = 4
const screen = { width: 412, height: 823 }
/** Milliseconds: between two keys, and until the last picture after a touch. */
const pause = { key: 150, touch: 1_500 } as const

/** A page for the machine's own share of the time. */
const bare =
  'data:text/html,<meta name="viewport" content="width=device-width"><textarea></textarea><button>Press</button>'

/** The field to tap and type in, and the button to press then, on pages that stay open. */
const places = [
  { path: bare, field: 'textarea', press: 'button' },
  { path: '/', field: '#hero-message', press: '[component-export="HeroTry"] [type="submit"]' },
  { path: '/contact', field: '#name', press: '[component-export="ContactForm"] [type="submit"]' },
  { path: '/chat-gpt', field: '#question', press: '[component-export="Chat"] [type="submit"]' },
  { path: '/try', field: '#message', press: 'label:has([name="dryness"][value="arid"])' },
] as const

const typed = 'The meeting is at ten.'

const touches = ['tap', 'keys', 'press'] as const
type Figures = Record<(typeof touches)[number], number>

/** Records the longest interaction. Browsers report none below 16 ms. */
function listen() {
  const seen = { longest: 16 }
  Object.assign(window, { seen })
  const note = (entry: PerformanceEntry & { interactionId?: number }) => {
    if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration)
  }
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
}

/** The longest interaction since the last call, in milliseconds. */
async function longest(page: Page): Promise<number> {
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), pause.touch)
  return page.evaluate(() => {
    const { seen } = window as typeof window & { seen: { longest: number } }
    const { longest } = seen
    seen.longest = 16
    return longest
  })
}

/** Opens the page on the slow phone, does something there, and closes it. */
async function onPhone<T>(browser: Browser, url: string, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: screen, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(listen)
  await page.goto(url)
  const result = await act(page)
  await context.close()
  return result
}

async function measure(browser: Browser, url: string, { field, press }: (typeof places)[number]): Promise<Figures> {
  // A tap alone: with keys right after it, the slow one of the two could not be told.
  const tap = await onPhone(browser, url, async (page) => {
    await page.locator(field).tap()
    return longest(page)
  })
  return onPhone(browser, url, async (page) => {
    await page.locator(field).tap()
    // The field's island hydrates between two keys.
    await page.keyboard.type(typed, { delay: pause.key })
    const keys = await longest(page)
    await page.locator(press).first().tap()
    return { tap, keys, press: await longest(page) }
  })
}

const runs = Number(process.argv[2] ?? 5)
await unpackBrowser()
const site = await startSite({ RATE_LIMITS: 'off' })
const browser = await chromium.launch(launchOptions())
const all = new Map<string, Figures[]>(places.map(({ path }) => [path, []]))
// In turns, so that a busy moment affects all of them.
for (let run = 0; run < runs; run++) {
  for (const place of places) {
    all.get(place.path)?.push(await measure(browser, new URL(place.path, site.origin).href, place))
  }
}
await Promise.all([browser.close(), site.stop()])

console.log(
  `| Page | First tap on a field, ms | Slowest of ${typed.length} keys, ms | A press, ms |\n|---|---|---|---|`,
)
let isQuick = true
for (const [path, figures] of all) {
  const medians = touches.map((touch) =>
    quantile(
      figures.map((each) => each[touch]),
      0.5,
    ),
  )
  isQuick &&= medians.every((median) => median <= wanted)
  console.log(`| ${path === bare ? 'nothing but a field' : path} | ${medians.join(' | ')} |`)
}
process.exitCode = isQuick ? 0 : 1
