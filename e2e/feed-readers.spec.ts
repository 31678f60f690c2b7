import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './support/test.ts'

test('a reader of the feed at another origin shows the site’s cards, pictures and films', async ({ site, browser }) => {
  const home = await (await fetch(site.origin)).text()
  const card = new URL(/<meta property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? '').pathname
  const reader = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<img src="${site.origin}${card}"><img src="${site.origin}/icon-192.png">`)
  }).listen(0, '127.0.0.1')
  await once(reader, 'listening')
  // A context of its own: the journeys' own pages may not request other sites.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(reader.address() as AddressInfo).port}/`)
  const widths = () =>
    page.locator('img').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth))
  await expect.poll(widths).toEqual([1200, 192])
  // A request as a film's element makes it; the browser may lack the codec.
  const asked = (url: string) => page.evaluate((url) => fetch(url, { mode: 'no-cors' }).then(({ type }) => type), url)
  expect(await asked(`${site.origin}/videos/goldfish-reminders.mp4`)).toBe('opaque')
  await expect(asked(`${site.origin}/about-us`)).rejects.toThrow('Failed to fetch')
  await context.close()
  reader.close()
})
