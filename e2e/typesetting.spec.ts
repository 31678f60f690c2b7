import type { Page } from '@playwright/test'
import { routes } from '#content-model/routes.ts'
import { words } from '#content-model/site.ts'
import { kinds } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { expect, islands, shippedOnly, test, where } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const widths = [390, 768, 1024, 1440]
/** A word with fewer letters and figures than this is lost on a last line of its own. */
const fewest = 6

/** Headings and paragraphs outside running texts. */
const blocks =
  ':is(main, footer, [popover]) :is(h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption):not(.prose *, .visually-hidden *)'

/** Those whose last line is a short word alone. Designed lines are blocks of their own. */
const lonelyWords = (page: Page) =>
  page.locator(blocks).evaluateAll((all, fewest) => {
    const blockOf = (text: Node) => {
      let block = text.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      return block
    }
    const lastBoxOf = (text: Node, start: number, end: number) => {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, end)
      return [...range.getClientRects()].at(-1)
    }
    /** The words of a block, and the middle of the line that each ends on. */
    const wordsOf = (block: Element) => {
      const texts: Node[] = []
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode)
      return texts
        .filter((text) => blockOf(text) === block)
        .flatMap((text) =>
          [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
            const box = lastBoxOf(text, index, index + word.length)
            return box ? [{ word, middle: box.top + box.height / 2, near: box.height / 2 }] : []
          }),
        )
    }
    const lastLineOf = (block: Element) => {
      const words = wordsOf(block)
      const lowest = Math.max(...words.map(({ middle }) => middle))
      const last = words.filter(({ middle, near }) => lowest - middle < near)
      // Two words that have no room beside each other have no other place.
      return last.length === 1 && words.length > 2 ? last[0]?.word : undefined
    }
    return all.flatMap((block) => {
      const last = block.checkVisibility() ? lastLineOf(block) : undefined
      if (last === undefined || last.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= fewest) return []
      return [`${block.tagName} “${block.textContent?.trim().slice(0, 50)}” ends in “${last}”`]
    })
  }, fewest)

const shares = 4

for (let share = 0; share < shares; share++) {
  test(`no heading or paragraph ends in a short word alone, part ${share + 1} of ${shares}`, async ({
    page,
    expectedNoise,
  }) => {
    test.slow()
    expectedNoise.push(/status of 404/)
    const lonely: string[] = []
    for (const path of kinds.filter((_, index) => index % shares === share)) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        lonely.push(...(await lonelyWords(page)).map((what) => `${path} at ${width}: ${what}`))
      }
    }
    expect(lonely).toEqual([])
  })
}

/** The longest line of each text on a bar of its own color, as a share of the bar's width. */
const shareOfBars = (page: Page) =>
  page.locator('main p').evaluateAll((paragraphs) =>
    paragraphs
      .filter((text) => getComputedStyle(text).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .map((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const { paddingLeft, paddingRight } = getComputedStyle(text)
        const room = text.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return Math.max(...[...range.getClientRects()].map(({ width }) => width)) / room
      }),
  )

shippedOnly('a note on a bar is as wide as its bar', async ({ page }) => {
  for (const path of [
    '/case-details/insurance-but-people-read-it',
    '/blog-grid/',
    '/service-details/marketing',
    '/project-details/toast-eventually',
    '/team',
  ]) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const narrow = (await shareOfBars(page)).filter((share) => share < 0.8)
      expect(narrow, `${path} at ${width}`).toEqual([])
    }
  }
})

/** Signs before the items of the lists that match. */
const signs = (page: Page, lists: string) =>
  page
    .locator(`${lists} > li`)
    .evaluateAll((items) => [...new Set(items.map((item) => getComputedStyle(item).listStyleType))])

test('a list has no bullets, unless it is part of a text', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Explore' }).click()
  expect(await signs(page, '[popover] ul')).toEqual(['none'])
  expect((await signs(page, 'main ul')).filter((sign) => sign !== 'none')).toEqual([])
  if (!hasPart('typography')) return
  // Lists of articles draw their own, and lists of services have the browser's.
  await page.goto('/typography')
  const bullet = (before: Element) => getComputedStyle(before, '::before').content
  expect(await page.locator('.prose ul > li').first().evaluate(bullet)).toBe('""')
  expect(await page.locator('.prose ol > li').first().evaluate(bullet)).toContain('counter')
})

test('the sign of a fact stands beside its first line and has the size of the others', async ({ page }) => {
  for (const path of ['/contact', '/quote', '/our-office']) {
    await page.goto(path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const places = await page.locator('main li:has(> svg[width="20"])').evaluateAll((facts) =>
        facts.map((fact) => {
          const sign = fact.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
          const words = document.createRange()
          words.selectNodeContents(fact.lastElementChild ?? fact)
          const [line = new DOMRect()] = words.getClientRects()
          const aside = Math.abs(sign.top + sign.height / 2 - (line.top + line.height / 2))
          return [sign.width, sign.height, aside < 4]
        }),
      )
      expect(places.length, path).toBeGreaterThan(0)
      expect(places, `${path} at ${width}`).toEqual(places.map(() => [20, 20, true]))
    }
  }
})

where(hasPart('try'))(
  'home on a tablet has the try-out above the fold, its posters in a grid, and a wide page’s length',
  async ({ page }) => {
    await page.goto(routes.home)
    const length = () => page.evaluate(() => document.documentElement.scrollHeight)
    const wide = await length()
    for (const width of [769, 820, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await length(), `${width}`).toBeLessThan(wide * 1.05)
      const send = page.locator(islands('HeroTry')).locator('button[type="submit"]')
      await expect(send, `${width}`).toBeInViewport({ ratio: 1 })
      const [title, start] = await Promise.all([
        page.getByRole('heading', { level: 1 }).boundingBox(),
        page.getByRole('main').getByRole('link', { name: words.getStarted }).first().boundingBox(),
      ])
      expect((start?.x ?? 0) >= (title?.x ?? 0) + (title?.width ?? Number.NaN), `${width}`).toBe(true)
      const posters = await page.locator('main a[data-tilt]').evaluateAll((all) =>
        all.map((poster) => {
          const { width, height } = poster.getBoundingClientRect()
          return width <= innerWidth / 2 && height <= innerHeight
        }),
      )
      expect(posters.length).toBeGreaterThan(3)
      expect(posters, `${width}`).toEqual(posters.map(() => true))
    }
  },
)

shippedOnly('the words of the call to action use their panel', async ({ page }) => {
  await page.goto(routes.home)
  for (const width of [...widths, 820]) {
    await page.setViewportSize({ width, height: 900 })
    const share = await page.locator('main > section:last-of-type p').evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const panel = text.parentElement as HTMLElement
      const { paddingLeft, paddingRight } = getComputedStyle(panel)
      const room = panel.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return Math.max(...[...range.getClientRects()].map((line) => line.width)) / Math.min(room, 32 * 16)
    })
    expect(share, `${width}`).toBeGreaterThan(0.8)
  }
})
