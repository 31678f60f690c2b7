import type { ElementHandle, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { tryWords } from '#content-model/pages/try-fields.ts'
import { batteryUnless } from './support/battery.ts'
import { deskNoise, sendLead, signIn, withDesk } from './support/desk.ts'
import { hasPart } from './support/parts.ts'
import { expect, islands, islandsLive, test, where } from './support/test.ts'

// Windows and browsers replace a page's colors by a few of the reader's own: what only a background says is gone then.
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' }, expectedNoise: deskNoise })

/** Pixels around a control that its picture has too, for the ring of the focus. */
const around = 8
/** Share of a picture's pixels that must differ between two states, and by how much of a channel's 255. */
const seen = { share: 0.01, by: 60 }

/** The pixels of a part of the page, three bytes each. The picture is kept with the journey's results. */
async function picture(page: Page, part: ElementHandle, name: string): Promise<Buffer> {
  await part.scrollIntoViewIfNeeded()
  const box = await part.boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  const [x, y] = [Math.max(0, box.x - around), Math.max(0, box.y - around)]
  const clip = { x, y, width: box.width + 2 * around, height: box.height + 2 * around }
  const body = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  await test.info().attach(name, { body, contentType: 'image/png' })
  return sharp(body).removeAlpha().raw().toBuffer()
}

/** The share of pixels that two pictures do not have in common. */
function difference(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return 1
  let differing = 0
  for (let at = 0; at < one.length; at += 3) {
    const by = [0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)))
    if (Math.max(...by) > seen.by) differing += 1
  }
  return differing / (one.length / 3)
}

interface Control {
  name: string
  control: Locator
  /** Takes the state from the control, in place: its words stay. */
  change: () => Promise<unknown>
}

/** Names of controls that look the same in both states. */
async function alike(controls: readonly Control[]): Promise<string[]> {
  const names: string[] = []
  for (const { name, control, change } of controls) {
    // Some are found by the state that is taken from them.
    const element = await control.elementHandle()
    if (!element) throw new Error(`${name} is not there`)
    const before = await picture(control.page(), element, `${name}, chosen`)
    await change()
    const after = await picture(control.page(), element, `${name}, not chosen`)
    if (difference(before, after) < seen.share) names.push(name)
  }
  return names
}

/** The pill that is chosen in a group, held fast by its value; another is chosen in its stead. */
async function radio(page: Page, name: string, group: string): Promise<Control> {
  const value = await page.locator(`[name="${group}"]:checked`).first().inputValue()
  return {
    name,
    control: page.locator(`label:has([name="${group}"][value="${value}"])`).first(),
    change: () => page.locator(`label:has([name="${group}"]:not(:checked))`).first().click(),
  }
}

/** A control whose state is an attribute, which is taken away or given another value. */
const marked = (control: Locator, name: string, attribute: string, other?: string): Control => ({
  name,
  control,
  change: () =>
    control.evaluate(
      (element, [key, value]) => {
        if (value === undefined) element.removeAttribute(key)
        else element.setAttribute(key, value)
      },
      [attribute, other] as const,
    ),
})

const focused = (control: Locator, name: string): Control => ({
  name: `focus of ${name}`,
  control,
  change: () => control.evaluate((element: HTMLElement) => element.blur()),
})

/** Focuses as the keyboard does, so that the ring is shown. */
async function focusByKey(page: Page, control: Locator): Promise<void> {
  await control.focus()
  await page.keyboard.press('Shift')
}

/** The contrast of a drawing or a chart: the difference of its darkest and its lightest channel. */
async function contrast(part: Locator, name: string): Promise<number> {
  const body = await part.screenshot({ animations: 'disabled' })
  await test.info().attach(name, { body, contentType: 'image/png' })
  const { channels } = await sharp(body).removeAlpha().stats()
  return Math.max(...channels.map(({ min, max }) => max - min))
}

for (const colorScheme of ['light', 'dark'] as const) {
  const end = batteryUnless(colorScheme === 'light')

  where(hasPart('try') && hasPart('projects') && hasPart('plans'))(
    `in forced colors, ${colorScheme}, what is chosen, pressed, current or focused is seen${end}`,
    async ({ page }) => {
      test.slow()
      await page.emulateMedia({ colorScheme })
      const same: string[] = []

      await page.goto('/')
      await islandsLive(page)
      const flat = page.locator(islands('HeroTry')).getByRole('button', { name: tryWords.flat })
      await flat.evaluate((element) => element.setAttribute('aria-pressed', 'true'))
      same.push(...(await alike([marked(flat, 'fell flat', 'aria-pressed', 'false')])))
      same.push(...(await alike([await radio(page, 'dryness', 'dryness'), await radio(page, 'billing', 'billed')])))
      for (const [name, control] of [
        ['a button', page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()],
        ['a field', page.getByLabel(tryWords.message)],
        ['a pill', page.locator('[name="dryness"]:checked').first()],
        ['a link', page.getByRole('contentinfo').getByRole('link').first()],
      ] as const) {
        await focusByKey(page, control)
        const ring = name === 'a pill' ? page.locator('label:has([name="dryness"]:checked)').first() : control
        same.push(...(await alike([{ ...focused(control, name), control: ring }])))
      }
      expect(await contrast(page.locator(islands('HeroTry')).locator('svg').first(), 'the face')).toBeGreaterThan(150)

      await page.goto('/project-grid-one')
      const filter = await page.locator('main fieldset input').first().getAttribute('name')
      same.push(...(await alike([await radio(page, 'filter', filter ?? '')])))
      await page.goto('/project-width-one')
      same.push(
        ...(await alike([marked(page.locator('main [aria-current]').last(), 'the list’s form', 'aria-current')])),
      )

      const number = page.getByRole('main').getByRole('link', { name: 'Page 1', exact: true })
      same.push(...(await alike([marked(number, 'page number', 'aria-current')])))

      await page.goto('/blog-details/3')
      const tag = page.locator('main [data-active]').first()
      same.push(...(await alike([marked(tag, 'tag', 'data-active')])))

      await page.goto('/service-details/writing')
      await islandsLive(page)
      const writing = page.locator(islands('WritingTryOut'))
      const send = writing.getByRole('button', { name: tryWords.send })
      same.push(...(await alike([marked(send, 'the floating button', 'hidden', '')].map(outlined))))
      const sentence = writing.getByRole('option', { selected: true })
      const sentenceId = await sentence.getAttribute('id')
      same.push(
        ...(await alike([
          {
            name: 'a sentence',
            control: writing.locator(`#${sentenceId}`),
            change: async () => {
              await writing.getByRole('listbox').focus()
              await page.keyboard.press('Escape')
              await writing.getByRole('listbox').evaluate((element: HTMLElement) => element.blur())
            },
          },
          await radio(page, 'texts', 'of'),
        ])),
      )

      await page.goto('/blog-details/3')
      const dot = page.locator('[data-dot="on"]')
      same.push(...(await alike([marked(dot, 'the dot of a slider', 'data-dot', '')])))

      for (const path of ['/team', '/contact', '/blog-grid/']) {
        await page.goto(path)
        const face = page.locator('main svg:has([data-face])').first()
        await face.scrollIntoViewIfNeeded()
        const name = `a face on ${path}`
        expect(await contrast(face.locator('[data-face]').first(), name), name).toBeGreaterThan(150)
      }
      expect(same).toEqual([])
    },
  )
}

/** The button's edge is part of its look, and its words stay when it is gone: its parts alone are hidden. */
const outlined = (button: Control): Control => ({
  ...button,
  change: () =>
    button.control.evaluate((element: HTMLElement) => {
      element.style.border = '0'
      element.style.background = 'none'
    }),
})

test('in forced colors the desk shows where one is, what is selected and what was counted', async ({
  page,
  ownSite,
}) => {
  test.slow()
  const site = await ownSite(withDesk)
  await sendLead(site, 'Ada Lovelace')
  await sendLead(site, 'Grace Hopper')
  const desk = await signIn(page, site)
  const same = await alike([marked(page.locator('nav [aria-current]').first(), 'the screen', 'aria-current')])
  const box = page.locator('[name=lead]').first()
  await box.check()
  const row = page.locator('[data-row]').first()
  same.push(...(await alike([{ name: 'a lead', control: row, change: () => box.uncheck() }])))
  await page.goto(`${desk}/subscribers`)
  same.push(...(await alike([marked(page.locator('nav[aria-label="State"] [aria-current]'), 'a tab', 'aria-current')])))
  await page.goto(`${desk}/numbers`)
  same.push(
    ...(await alike([
      marked(page.locator('nav[aria-label="Range"] [aria-current]'), 'the range of days', 'aria-current'),
    ])),
  )
  expect(same).toEqual([])
  expect(await contrast(page.locator('svg:has(rect)').first(), 'the chart')).toBeGreaterThan(150)
})
