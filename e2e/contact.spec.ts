import type { Page } from '@playwright/test'
import { failures } from '#forms/engine/form-answer.ts'
import { inDigits, limits, messages, thanks } from '#forms/engine/rules.ts'
import { batteryUnless } from './support/battery.ts'
import { uniqueEmail } from './support/people.ts'
import { expect, holdScripts, islandsLive, test } from './support/test.ts'

const labels = { name: 'Name', email: 'Email', phoneNumber: 'Phone number', help: 'How can we help?' } as const
type Name = keyof typeof labels
const names = Object.keys(labels) as Name[]

const form = (page: Page) => page.locator('form[action="/contact"]')
const field = (page: Page, name: Name) => form(page).getByLabel(labels[name], { exact: true })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' })
/** The control that clears the form: a link to the empty form where there is no JavaScript. */
const clear = (page: Page, alive = true) => form(page).getByRole(alive ? 'button' : 'link', { name: 'Clear form' })

async function fill(page: Page, typed: Partial<Record<Name, string>>) {
  for (const name of names) {
    const text = typed[name]
    if (text !== undefined) await field(page, name).fill(text)
  }
}

const right = () => ({
  name: 'José O’Brien',
  email: uniqueEmail(),
  phoneNumber: '(555) 010-0199',
  help: 'A slogan.\nSoon.',
})

async function open(page: Page, alive = true) {
  await page.goto('/contact')
  if (alive) await islandsLive(page)
}

/** One wrong value at a time, and its message in the specification. */
const wrong: [what: string, name: Name, typed: string, message: string][] = [
  ['no name', 'name', '', messages.name.required],
  ['a digit in the name', 'name', 'G0rdon Pike', messages.name.pattern],
  ['a name of nothing but hyphens', 'name', '--', messages.name.pattern],
  ['a name of one letter', 'name', 'G', messages.name.min],
  ['a name of 51 letters', 'name', 'G'.repeat(51), messages.name.max],
  ['no email address', 'email', '', messages.email.required],
  ['an address without a dot', 'email', 'gordon@duck', messages.email.pattern],
  ['an address of 51 characters', 'email', `${'g'.repeat(38)}@duck.example`, messages.email.max],
  ['no message', 'help', ' ', messages.required],
  ['a message that shows nothing', 'help', '\u200b', messages.required],
  ['a message that is too long', 'help', 'x'.repeat(limits.text.max + 1), messages.text.max],
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('whatever is wrong is explained at its field, and nothing typed is lost', async ({
      page,
      site,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 422/)
      const email = uniqueEmail()
      await open(page, javaScriptEnabled)
      for (const [what, name, typed, message] of wrong) {
        const values = { ...right(), email, [name]: typed }
        await fill(page, values)
        // Two in a row may have the same message, which the previous page would show as well.
        const nextPage = javaScriptEnabled ? undefined : page.waitForEvent('framenavigated')
        await send(page).click()
        await nextPage

        await expect(field(page, name), what).toHaveAccessibleDescription(message)
        await expect(field(page, name), what).toHaveAttribute('aria-invalid', 'true')
        await expect(form(page).locator('[aria-invalid="true"]'), what).toHaveCount(1)
        await expect(field(page, name), what).toBeFocused()
        for (const kept of names) {
          // A field with only white space may come back empty.
          await expect(field(page, kept), what).toHaveValue(values[kept].trim() === '' ? /^\s*$/ : values[kept])
        }
      }
      expect(await leadsOf(site, email)).toEqual([])
    })

    test('an empty form names every required field, and its phone number stays optional', async ({
      page,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 422/)
      await open(page, javaScriptEnabled)
      await send(page).click()
      await expect(field(page, 'name')).toHaveAccessibleDescription(messages.name.required)
      await expect(field(page, 'email')).toHaveAccessibleDescription(messages.email.required)
      await expect(field(page, 'help')).toHaveAccessibleDescription(messages.required)
      await expect(field(page, 'phoneNumber')).not.toHaveAttribute('aria-invalid', 'true')
    })

    test('a message is saved as it was typed, then thanked for', async ({ page, site }) => {
      const values = right()
      await open(page, javaScriptEnabled)
      await fill(page, values)
      await send(page).click()
      await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
      expect(await leadsOf(site, values.email)).toMatchObject([{ form: 'contact', fields: values, deliveries: [] }])
    })

    test(`after the thanks there is an empty form for another${batteryUnless(javaScriptEnabled)}`, async ({ page }) => {
      await open(page, javaScriptEnabled)
      await fill(page, right())
      await send(page).click()
      await page.getByRole('heading', { name: thanks }).waitFor()
      await page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Send another' }).click()
      for (const name of names) await expect(field(page, name)).toHaveValue('')
      await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0)
    })

    test(`Clear form empties every field${batteryUnless(javaScriptEnabled)}`, async ({ page }) => {
      await open(page, javaScriptEnabled)
      await fill(page, right())
      await clear(page, javaScriptEnabled).click()
      for (const name of names) await expect(field(page, name)).toHaveValue('')
    })

    test(`Clear form empties a form that the server gave back${batteryUnless(!javaScriptEnabled)}`, async ({
      page,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 422/)
      await open(page, javaScriptEnabled)
      await fill(page, { ...right(), name: 'G0rdon' })
      await send(page).click()
      await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
      await clear(page, javaScriptEnabled).click()
      for (const name of names) await expect(field(page, name)).toHaveValue('')
      await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0)
    })

    test(`a message of 5,000 characters is saved whole${batteryUnless(!javaScriptEnabled)}`, async ({ page, site }) => {
      const values = { ...right(), help: 'x'.repeat(limits.text.max) }
      await open(page, javaScriptEnabled)
      await fill(page, values)
      await send(page).click()
      await page.getByRole('heading', { name: thanks }).waitFor()
      expect(await leadsOf(site, values.email)).toMatchObject([{ fields: values }])
    })

    test('two clicks on Send save one message', async ({ page, site }) => {
      const values = right()
      await open(page, javaScriptEnabled)
      await fill(page, values)
      await send(page).dblclick()
      await page.getByRole('heading', { name: thanks }).waitFor()
      expect(await leadsOf(site, values.email)).toHaveLength(1)
    })

    test('going back after the thanks shows the form and saves nothing again', async ({ page, site }) => {
      const values = right()
      await page.goto('/')
      await open(page, javaScriptEnabled)
      await fill(page, values)
      await send(page).click()
      await page.getByRole('heading', { name: thanks }).waitFor()
      await page.goBack()
      // With JavaScript the thanks stand on the form's own page, so back leads to the page before it.
      await expect(page).toHaveURL(javaScriptEnabled ? /\/$/ : /\/contact$/)
      expect(await leadsOf(site, values.email)).toHaveLength(1)
    })
  })
}

test.describe('with JavaScript', () => {
  test('a field is silent until it was left', async ({ page }) => {
    await open(page)
    await field(page, 'name').pressSequentially('G0')
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Tab')
    await expect(field(page, 'name')).toHaveAccessibleDescription(messages.name.pattern)
    await field(page, 'name').fill('Gordon')
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('what was typed before the form woke is kept and sent', async ({ page, site }) => {
    const values = right()
    const release = await holdScripts(page)
    await page.goto('/contact')
    await fill(page, values)
    await release()
    await islandsLive(page)
    for (const name of names) await expect(field(page, name)).toHaveValue(values[name])
    await send(page).click()
    await page.getByRole('heading', { name: thanks }).waitFor()
    expect(await leadsOf(site, values.email)).toMatchObject([{ fields: values }])
  })

  test('the first wrong field is focused @battery', async ({ page }) => {
    await open(page)
    await fill(page, { ...right(), email: 'gordon', help: '' })
    await send(page).click()
    await expect(field(page, 'email')).toBeFocused()
  })

  test('the limit of a message is mentioned once it is near @battery', async ({ page }) => {
    await open(page)
    await expect(page.getByText(/characters/)).toHaveCount(0)
    await field(page, 'help').fill('x'.repeat(limits.text.max - 50))
    await expect(field(page, 'help')).toHaveAccessibleDescription('50 characters left')
    await expect(form(page).getByRole('status')).toHaveText('At most 100 characters left')
    await field(page, 'help').fill('x'.repeat(limits.text.max + 120))
    await expect(form(page).getByText('120 characters too many')).toBeVisible()
    await expect(field(page, 'help')).toHaveValue('x'.repeat(limits.text.max + 120))
  })

  test('a field grows with what is typed, and leaves its button in the window', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 })
    await open(page)
    const height = async () => (await field(page, 'help').boundingBox())?.height ?? 0
    const before = await height()
    await field(page, 'help').fill('A slogan.\n'.repeat(60))
    expect(await height()).toBeGreaterThan(before)
    expect(await height()).toBeLessThanOrEqual(0.6 * 700)
  })

  test('Send another goes to the first field @battery', async ({ page }) => {
    await open(page)
    await fill(page, right())
    await send(page).click()
    await expect(page.getByRole('heading', { name: thanks })).toBeFocused()
    await page.getByRole('button', { name: 'Send another' }).press('Enter')
    await expect(field(page, 'name')).toBeFocused()
  })

  test('Clear form takes the messages away too @battery', async ({ page }) => {
    await open(page)
    await send(page).click()
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(3)
    await clear(page).click()
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0)
  })

  test('a network that fails is admitted, and the second try gets through once', async ({
    page,
    site,
    expectedNoise,
  }) => {
    expectedNoise.push(/ERR_FAILED/)
    const values = right()
    await open(page)
    await fill(page, values)
    await page.route('**/contact', (route) => route.abort(), { times: 1 })
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText(failures.network)
    await expect(field(page, 'help')).toHaveValue(values.help)
    await expect(send(page)).toBeFocused()
    await send(page).click()
    await page.getByRole('heading', { name: thanks }).waitFor()
    expect(await leadsOf(site, values.email)).toHaveLength(1)
  })

  test('an answer lost on its way makes no second message', async ({ page, site, expectedNoise }) => {
    expectedNoise.push(/ERR_FAILED/)
    const values = right()
    await open(page)
    await fill(page, values)
    await page.route(
      '**/contact',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await send(page).click()
    await page.getByRole('alert').waitFor()
    await send(page).click()
    await page.getByRole('heading', { name: thanks }).waitFor()
    expect(await leadsOf(site, values.email)).toHaveLength(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the thanks have an address that can be reloaded', async ({ page, site }) => {
    const values = right()
    await open(page, false)
    await fill(page, values)
    await send(page).click()
    await page.getByRole('heading', { name: thanks }).waitFor()
    await page.reload()
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
    expect(await leadsOf(site, values.email)).toHaveLength(1)
  })

  test('the limit of a message is said from the start @battery', async ({ page }) => {
    await open(page, false)
    await expect(form(page).getByText(`${inDigits(limits.text.max)} characters at most`)).toBeVisible()
  })

  test('an invented receipt is not thanked', async ({ page }) => {
    await page.goto('/contact?receipt=invented')
    await expect(form(page)).toBeVisible()
    await expect(page.getByText(thanks)).toHaveCount(0)
  })
})

async function leadsOf(site: { leads(): Promise<{ fields: Record<string, string> }[]> }, email: string) {
  return (await site.leads()).filter(({ fields }) => fields['email'] === email)
}
