import type { Page } from '@playwright/test'
import { videoNames } from '#content-model/kinds.ts'
import { expectAccessible } from './support/axe.ts'
import { batteryUnless } from './support/battery.ts'
import { pageHaving } from './support/pages.ts'
import { expect, shippedOnly, test, where } from './support/test.ts'

/** A post that is a film, and one that is a gallery of three pictures at least. */
const videoPost = pageHaving(/<meta property="og:type" content="article".*<video\b/gs) ?? ''
const galleryPost = pageHaving(/aria-roledescription="slide"/g, 3) ?? ''
const isFilmed = videoPost !== ''
const isGallery = galleryPost !== ''
/** Most bytes of a film. */
const filmBudget = 400_000

const film = (page: Page) => page.getByRole('dialog').locator('video')
const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)

for (const name of videoNames) {
  test(`the film ${name} is light, comes in ranges and has captions`, async ({ request }) => {
    const file = await request.get(`/videos/${name}.mp4`)
    expect(file.status()).toBe(200)
    expect(file.headers()['content-type']).toBe('video/mp4')
    expect((await file.body()).length).toBeLessThanOrEqual(filmBudget)

    const range = await request.get(`/videos/${name}.mp4`, { headers: { range: 'bytes=0-99' } })
    expect(range.status()).toBe(206)
    expect((await range.body()).length).toBe(100)

    const captions = await request.get(`/videos/${name}.vtt`)
    expect(captions.headers()['content-type']).toContain('text/vtt')
    expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:0/)
  })
}

for (const [path, name] of [
  ['/blog-details/1', 'the-good-pauses'],
  ['/blog-details/5', 'one-long-pause'],
  ['/project-details/goldfish-reminders', 'goldfish-reminders'],
] as const) {
  shippedOnly(
    `${path} plays the film about itself, ${name}${batteryUnless(path === '/blog-details/1')}`,
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(1)
      await expect(page.locator('video')).toHaveAttribute('src', `/videos/${name}.mp4`)
    },
  )
}

for (const path of ['/project-details/toast-eventually', '/case-details/a-coffee-ad-with-no-adjectives']) {
  shippedOnly(
    `${path} has no film of its own and no button for another${batteryUnless(path.startsWith('/project'))}`,
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(0)
    },
  )
}

where(isFilmed)('a film is not fetched before someone asks for it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(videoPost, { waitUntil: 'load' })
  await expect(page.getByRole('button', { name: /^Play / })).toBeVisible()
  expect(fetched.filter((path) => path.endsWith('.mp4'))).toEqual([])
})

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the close button', (page: Page) => page.getByRole('button', { name: 'Close video' }).click()],
  ['a click beside it', (page: Page) => page.mouse.click(8, 8)],
] as const) {
  where(isFilmed)(
    `a film opens, and ${how} closes it and gives the focus back${batteryUnless(how === 'Escape')}`,
    async ({ page }) => {
      await page.goto(videoPost)
      const play = page.getByRole('button', { name: /^Play / })
      await play.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(film(page)).toBeVisible()
      await close(page)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(play).toBeFocused()
      expect(await isPaused(page)).toBe(true)
    },
  )
}

where(isFilmed)('a film starts when it opens, and starts again @battery', async ({ page }) => {
  await page.goto(videoPost)
  await page.evaluate(() => {
    // This browser may come without the codec, so only the page's call counts.
    HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
      this.dataset['asked'] = String(Number(this.dataset['asked'] ?? 0) + 1)
      return Promise.reject(new Error('no codec'))
    }
  })
  for (const times of ['1', '2']) {
    await page.getByRole('button', { name: /^Play / }).press('Enter')
    await expect(film(page)).toHaveAttribute('data-asked', times)
    await page.keyboard.press('Escape')
  }
})

where(isFilmed)(
  'captions come with the film, not with the page, and stay off once they were turned off',
  async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const captions = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)
    await page.goto(videoPost, { waitUntil: 'load' })
    expect(await captions()).toBe('disabled')
    await page.getByRole('button', { name: /^Play / }).press('Enter')
    await expect.poll(captions).toBe('showing')
    await expect.poll(() => fetched.filter((path) => path.endsWith('.vtt'))).toHaveLength(1)
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      if (video.textTracks[0]) video.textTracks[0].mode = 'hidden'
    })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Play / }).press('Enter')
    expect(await captions()).toBe('hidden')
  },
)

where(isFilmed)('an open film is accessible and keeps the focus', async ({ page }) => {
  await page.goto(videoPost)
  await page.getByRole('button', { name: /^Play / }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Close video' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main :not(dialog) > a'))).toBeNull()
})

const slidesOf = (page: Page) => page.getByRole('region').locator('[aria-roledescription="slide"]')
const slideInView = (page: Page) =>
  slidesOf(page).evaluateAll((slides) =>
    slides.findIndex((slide) => {
      const { left } = slide.getBoundingClientRect()
      return Math.abs(left - (slide.parentElement?.getBoundingClientRect().left ?? 0)) < 2
    }),
  )

where(isGallery)('the slider steps with its buttons, round and round', async ({ page }) => {
  await page.goto(galleryPost)
  const slider = page.locator('[aria-roledescription="carousel"]')
  const next = slider.getByRole('button', { name: 'Next picture' })
  const all = await slidesOf(page).count()
  const places = Array.from({ length: all }, (_, at) => ((at + 1) % all) + 1)
  for (const place of places) {
    await next.click()
    await expect(slider.locator('[aria-live]')).toHaveText(`${place} of ${all}`)
    await expect.poll(() => slideInView(page)).toBe(place - 1)
  }
  await slider.getByRole('button', { name: 'Previous picture' }).click()
  await expect(slider.locator('[aria-live]')).toHaveText(`${all} of ${all}`)
  await expect.poll(() => slideInView(page)).toBe(all - 1)
})

where(isGallery)('two quick steps are two steps @battery', async ({ page }) => {
  await page.goto(galleryPost)
  const slider = page.locator('[aria-roledescription="carousel"]')
  await slider.getByRole('button', { name: 'Next picture' }).dblclick()
  await expect.poll(() => slideInView(page)).toBe(2)
  await expect(slider.locator('[aria-live]')).toHaveText(/^3 of \d+$/)
})

where(isGallery)('the slider listens to arrow keys @battery', async ({ page }) => {
  await page.goto(galleryPost)
  const slider = page.locator('[aria-roledescription="carousel"]')
  await slider.getByRole('group', { name: /pictures$/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider.locator('[aria-live]')).toHaveText(/^2 of \d+$/)
  await page.keyboard.press('ArrowLeft')
  await expect(slider.locator('[aria-live]')).toHaveText(/^1 of \d+$/)
  await expect.poll(() => slideInView(page)).toBe(0)
})

where(isGallery)('a swipe tells where it arrived @battery', async ({ page }) => {
  await page.goto(galleryPost)
  const slider = page.locator('[aria-roledescription="carousel"]')
  const track = slider.getByRole('group', { name: /pictures$/ })
  await track.evaluate((box) => box.scrollBy({ left: box.clientWidth, behavior: 'instant' }))
  await expect(slider.locator('[aria-live]')).toHaveText(/^2 of \d+$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  where(isFilmed)('a film is a link to its file', async ({ page }) => {
    await page.goto(videoPost)
    await expect(page.getByRole('button', { name: /^Play / })).toBeHidden()
    await expect(page.getByRole('link', { name: /^Play / })).toHaveAttribute('href', /^\/videos\/[\w-]+\.mp4$/)
  })

  where(isGallery)('the slides scroll, and the buttons that could not work are not there', async ({ page }) => {
    await page.goto(galleryPost)
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden()
    const track = page.getByRole('group', { name: /pictures$/ })
    const room = await track.evaluate((box) => box.scrollWidth / box.clientWidth)
    expect(room).toBe(await track.locator('[aria-roledescription="slide"]').count())
  })
})
