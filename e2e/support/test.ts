import { rmSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Part } from '#content-model/parts.ts'
import { isShipped } from '#content-model/testing/shipped.ts'
import { copySite } from '../../scripts/build/site-copy.ts'
import { hasPart } from './parts.ts'
import { type Launch, type RunningSite, startSite } from './running-site.ts'
import { unstyled } from './styles.ts'

interface WorkerFixtures {
  /** A server for all journeys of one worker, with limits off: they all come from one address. */
  site: RunningSite
}

interface Fixtures {
  /** Starts a server of its own for one journey, with these settings. */
  ownSite: (settings?: Record<string, string>, launch?: Launch) => Promise<RunningSite>
  /** Makes a copy of the project for one journey; see `copySite`. */
  siteCopy: typeof copySite
  /** Console messages that this journey may cause; any other fails it. */
  expectedNoise: RegExp[]
  /** Attaches the server's output to a failed journey. */
  serverOutput: undefined
}

/**
 * Playwright's `test`, where every page is watched: a console message, an uncaught error, a request to another site, a
 * cookie, stored data or an element without its rules fails the journey that caused it.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
    async ({}, use) => {
      const site = await startSite({ RATE_LIMITS: 'off' })
      await use(site)
      await site.discard()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  ownSite: async ({}, use) => {
    const sites: RunningSite[] = []
    await use(async (settings, launch) => {
      const site = await startSite(settings, launch)
      sites.push(site)
      return site
    })
    await Promise.all(sites.map((site) => site.discard()))
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  siteCopy: async ({}, use) => {
    const folders: string[] = []
    await use((build) => {
      const folder = copySite(build)
      folders.push(folder)
      return folder
    })
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  expectedNoise: async ({}, use) => use([]),
  serverOutput: [
    async ({ site }, use, info) => {
      const before = site.output().length
      await use(undefined)
      const said = site.output().slice(before)
      if (info.status !== info.expectedStatus) await info.attach('server output', { body: said || 'nothing' })
    },
    { auto: true },
  ],
  // The fixture depends on `ownSite` so that a journey's servers outlive its pages: a server killed under a loading page would
  // cause noise.
  context: async ({ context, expectedNoise, javaScriptEnabled, ownSite: _ }, use) => {
    const noise = listen(context)
    await use(context)
    if (javaScriptEnabled !== false) {
      for (const page of context.pages()) {
        noise.push(...(await onceThere(page, keptIn)))
        for (const selector of await onceThere(page, unstyled)) noise.push(`no rules on the page for ${selector}`)
      }
    }
    const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`)
    const unexpected = [...noise, ...cookies].filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))
    expect(unexpected, 'the browser heard something').toEqual([])
  },
})

/** A journey through something that a site may have, such as a page or a part. It is made where that is there. */
export const where = (isThere: boolean) => (isThere ? test : test.skip)

/** The same for all journeys of a file. */
export const onlyWith = (part: Part, journeys: Pick<typeof test, 'skip'> = test) =>
  journeys.skip(!hasPart(part), `a journey through a part that this site is without: ${part}`)

/** A journey through words, names or numbers that the site came with. It is not made on another company's site. */
export const shippedOnly = isShipped ? test : test.skip

export { expect }

/**
 * The browser's message that it skipped the transition between two pages, as it does on a busy machine. The page is the same
 * without it.
 */
const skippedTransition = /^InvalidStateError: Transition was aborted/

function listen(context: BrowserContext): string[] {
  const noise: string[] = []
  context.on('console', (message) => noise.push(`console.${message.type()}: ${message.text()}`))
  context.on('weberror', (event) => {
    const error = String(event.error())
    if (!skippedTransition.test(error)) noise.push(`uncaught: ${error}`)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const own = hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:'
    if (!own) noise.push(`request to ${request.url()}`)
  })
  return noise
}

/** Looks at a page, or at the next one where a journey ended on the way there. */
async function onceThere(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  try {
    return await look(page)
  } catch (error) {
    if (!String(error).includes('because of a navigation')) throw error
    await page.waitForLoadState()
    return look(page)
  }
}

/** The contents of local and session storage. */
async function keptIn(page: Page): Promise<string[]> {
  if (!page.url().startsWith('http')) return []
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return kept.map((key) => `kept in the browser: ${key}`)
}

/** The islands that are hydrated on approach, or those of one component. */
export const islands = (component?: string): string =>
  `astro-island[client="touch"]${component === undefined ? '' : `[component-export="${component}"]`}`

/** Approaches the islands on the page, as a pointer does, and waits until all are hydrated. */
export async function islandsLive(page: Page, selector = `main ${islands()}`): Promise<void> {
  await page.locator(selector).evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover'))
  })
  await expect(page.locator('astro-island:not([client="touch"])[ssr]')).toHaveCount(0)
  await expect(page.locator(`${selector}:not([data-hydrated])`)).toHaveCount(0)
}

/**
 * Delays scripts, as a slow network does, until the returned function is called. A page's own small scripts come through, since
 * they request the others.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = []
  let open = false
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    if (open || route.request().url().includes('astro_type_script')) await route.continue()
    else held.push(() => route.continue())
  })
  return async () => {
    open = true
    await Promise.all(held.map((resume) => resume()))
  }
}
