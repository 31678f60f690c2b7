import type { Page } from '@playwright/test'
import { triptych } from '#content-model/pages/home.ts'
import { serviceWords } from '#content-model/pages/services-pages.ts'
import { tryLimits, tryMessages, tryPaths, tryWords } from '#content-model/pages/try-fields.ts'
import { tryLabels, tryPage, tryReplies } from '#content-model/pages/try-page.ts'
import { betaWords } from '#forms/beta/beta-rules.ts'
import { expectAccessible } from './support/axe.ts'
import { batteryUnless } from './support/battery.ts'
import { uniqueEmail } from './support/people.ts'
import type { RunningSite } from './support/running-site.ts'
import { expect, holdScripts, islands, islandsLive, onlyWith, test } from './support/test.ts'

onlyWith('try')

/** A sentence with a computed result. */
const plain = 'Water will be off on Thursday between 9 and 11.'
const grave = 'With great sadness we share that our colleague Ruth died on Sunday.'
/** A sentence without any result. */
const vague = 'Ask Maureen about the other blue one.'
const tooLong = 'word.'.repeat(61).slice(0, tryLimits.message + 1)

/** Fills in the five fields of the sign-up. */
async function fillBeta(page: Page, email: string) {
  const main = page.getByRole('main')
  for (const [label, text] of [
    ['Name', 'Ada Plain'],
    ['Email', email],
    ['Organization', 'Plinth'],
    ['Job title', 'Editor'],
  ] as const) {
    await main.getByLabel(label, { exact: true }).fill(text)
  }
  await main.getByLabel('Purpose').selectOption('Other')
}

/** The visible parts of home's try-out. */
function heroOf(page: Page) {
  const region = page.getByRole('region', { name: triptych.label })
  return {
    region,
    audience: region.getByLabel(tryWords.audience),
    message: region.getByLabel(tryWords.message),
    send: region.getByRole('button', { name: tryWords.send }),
    tool: (name: string) => region.getByRole('button', { name, exact: true }),
    answer: region.locator('[data-result]'),
    face: region.getByRole('img', { name: triptych.face }),
  }
}

test('home answers a sentence where the example was, with a straight face', async ({ page }) => {
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.click()
  await page.keyboard.type(plain)
  await expect(hero.message, 'the example gives way').toHaveValue(plain)
  await expect(hero.region).toContainText(tryWords.yours)
  await expect(hero.region).toContainText(`${plain.length} of ${tryLimits.message}`)
  await expect(hero.face).toBeVisible()
  await hero.send.click()
  await expect(hero.answer).toContainText(tryLabels.workedOut)
  await expect(hero.answer).toContainText(plain)
  await expect(hero.send).toBeFocused()
  await hero.message.press('End')
  await page.keyboard.type(' Or not.')
  await expect(hero.region).toContainText(tryWords.yours)
  await expect(hero.answer).not.toContainText(tryLabels.workedOut)
})

test('Another never repeats itself, and says when there is no more @battery', async ({ page }) => {
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.fill(plain)
  await hero.send.click()
  await expect(hero.answer).toContainText(tryLabels.workedOut)
  const shown = new Set<string>()
  let result = await hero.answer.locator('p').last().innerText()
  while (result !== '') {
    expect(shown).not.toContain(result)
    shown.add(result)
    await expect(hero.answer.locator('p').last()).toHaveText(result)
    const replied = page.waitForResponse((response) => response.url().endsWith(tryPaths.page))
    await hero.tool(tryWords.another).click()
    result = (await (await replied).json()).result
  }
  await expect(hero.tool(tryWords.noMore)).toHaveAttribute('aria-disabled', 'true')
  // The last result stays.
  await expect(hero.answer).toContainText([...shown].at(-1) ?? 'nothing')
})

test('an answer is copied as one line, and one that fell flat is counted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.fill(plain)
  await hero.send.click()
  await expect(hero.answer).toContainText(tryLabels.workedOut)
  await hero.tool(tryWords.copy).click()
  await expect(hero.tool(tryWords.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.startsWith(`${plain} `)).toBe(true)
  expect(copied).not.toMatch(/\n|\s\s/)
  const counted = page.waitForRequest((request) => request.url().endsWith(tryPaths.flat))
  await hero.tool(tryWords.flat).click()
  expect((await counted).postData()).toMatch(/^flat=[a-z0-9.-]+(?:%3A[a-z]+)?$/)
  await expect(hero.tool(tryWords.flat)).toHaveAttribute('aria-pressed', 'true')
  await expect(hero.face).toBeVisible()
})

test('a sentence that is no matter for a joke is left alone, and nothing jokes about it', async ({ page }) => {
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.fill(grave)
  await hero.send.click()
  await expect(hero.answer).toHaveText(tryReplies.refused)
  await expect(hero.region.getByRole('heading', { name: triptych.leftAlone })).toBeVisible()
  await expect(hero.region.getByRole('heading', { name: triptych.panes[2] })).toHaveCount(0)
  await expect(hero.face).toBeVisible()
  for (const name of [tryWords.another, tryWords.copy, tryWords.flat, tryWords.signUp]) {
    await expect(hero.tool(name)).toHaveCount(0)
  }
  await expect(hero.message).toHaveValue(grave)
})

test('where nothing fits home says so, what would help, and where the drawer is', async ({ page }) => {
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.fill(vague)
  await hero.send.click()
  await expect(hero.answer).toContainText(tryReplies.noneAlone)
  await expect(hero.answer).toContainText(tryReplies.hint)
  await expect(hero.region.getByRole('link', { name: tryWords.drawer })).toHaveAttribute('href', '/examples')
  await expect(hero.face).toBeVisible()
})

test('home’s try-out is 472 px high whatever it says, and keeps what was typed @battery', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const hero = heroOf(page)
  const measured = Math.floor((await hero.region.boundingBox())?.height ?? 0)
  expect(measured).toBe(472)
  for (const [message, said] of [
    ['', tryMessages.empty],
    [tooLong, tryMessages.long(tryLimits.message + 1)],
    [plain, tryLabels.workedOut],
    [grave, tryReplies.refused],
    [vague, tryReplies.noneAlone],
  ] as const) {
    await hero.message.fill(message)
    await hero.send.click()
    await expect(hero.region).toContainText(said)
    expect(Math.floor((await hero.region.boundingBox())?.height ?? 0), said).toBe(measured)
    await expect(hero.message).toHaveValue(message)
  }
  await hero.message.fill(tooLong)
  await hero.send.click()
  await expect(hero.message).toHaveAttribute('aria-invalid', 'true')
  await expect(hero.message).toBeFocused()
})

test('a wait worth mentioning is mentioned, with the fields kept and the focus where it was @battery', async ({
  page,
}) => {
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.fill(plain)
  await hero.send.click()
  await expect(hero.answer).toContainText(tryLabels.workedOut)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${tryPaths.page}`, async (route) => {
    await held
    await route.continue()
  })
  await hero.tool(tryWords.another).focus()
  await page.keyboard.press('Enter')
  await expect(hero.answer).toHaveText(tryWords.waiting)
  await expect(hero.face).toBeVisible()
  await expect(hero.message).toHaveValue(plain)
  await expect(hero.message).toHaveAttribute('readonly', '')
  release()
  await expect(hero.answer).toContainText(plain)
  await expect(hero.region.getByRole('button', { name: /^(?:Another|No more)$/ })).toBeFocused()
  await expect(hero.message).not.toHaveAttribute('readonly', '')
})

test('turning the dryness under an answer answers again @battery', async ({ page }) => {
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.fill(plain)
  await hero.send.click()
  await expect(hero.answer).toContainText(tryLabels.workedOut)
  const asked = page.waitForRequest((request) => request.url().endsWith(tryPaths.page))
  await hero.region.getByRole('radio', { name: tryWords.dryness.sandy }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(new URLSearchParams((await asked).postData() ?? '').get('dryness')).toBe('crisp')
  await expect(hero.answer).toContainText(plain)
})

test('home’s try-out works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.focus()
  await page.keyboard.type(plain)
  await page.keyboard.press('Tab')
  await expect(hero.audience).toBeFocused()
  await page.keyboard.type('Tenants')
  await expect(hero.audience).toHaveValue('Tenants')
  await expect(hero.message).toHaveValue(plain)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Control+Enter')
  await expect(hero.answer).toContainText(tryLabels.workedOut)
  for (const control of [
    hero.audience,
    hero.region.getByRole('radio', { name: tryWords.dryness.sandy }),
    hero.send,
    hero.tool(tryWords.another),
    hero.tool(tryWords.copy),
    hero.tool(tryWords.flat),
    hero.tool(tryWords.signUp),
  ]) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
})

test('what was typed and pressed before the scripts came is not lost', async ({ page }) => {
  await page.goto('/')
  const release = await holdScripts(page)
  const hero = heroOf(page)
  await hero.message.click()
  await page.keyboard.type(plain)
  await hero.send.click()
  await expect(hero.message).toHaveValue(plain)
  await release()
  await expect(hero.answer).toContainText(tryLabels.workedOut)
  await expect(hero.message).toHaveValue(plain)
})

test('a word that is being typed as the scripts come goes on where it stood', async ({ page }) => {
  await page.goto('/')
  const release = await holdScripts(page)
  const hero = heroOf(page)
  await hero.message.click()
  await page.keyboard.type('Water at 9.')
  await page.keyboard.press('ArrowLeft')
  await release()
  // The count shows that it is hydrated.
  await expect(hero.region).toContainText(`11 of ${tryLimits.message}`)
  await page.keyboard.type('30')
  await expect(hero.message).toHaveValue('Water at 930.')
})

test('an example that was selected as the scripts come still gives way', async ({ page }) => {
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.click()
  await islandsLive(page, islands('HeroTry'))
  await page.keyboard.type(plain)
  await expect(hero.message).toHaveValue(plain)
})

test('the link beside a sample of a service leads to the try-out @battery', async ({ page }) => {
  await page.goto('/service-details/ad-scripts')
  await expect(page.getByRole('link', { name: serviceWords.demo.action })).toHaveAttribute('href', tryPaths.page)
})

test('Back brings back what was typed, without an answer that belongs to something else', async ({ page }) => {
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.fill(plain)
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page).toHaveURL(/contact/)
  await page.goBack()
  await expect(hero.message).toHaveValue(plain)
  await expect(hero.region).toContainText(tryWords.yours)
  await expect(hero.answer).not.toContainText(triptych.examples[0].result)
})

test('nothing of React is fetched before home is touched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  // The sticky header shows that the page's own script has run.
  await page.mouse.wheel(0, 150)
  await expect(page.locator('[data-header]')).toHaveAttribute('data-stuck', '')
  expect(scripts).toHaveLength(1)
  await heroOf(page).message.click()
  await expect.poll(() => scripts.length).toBeGreaterThan(1)
})

test('what is typed reaches neither the address nor the log nor the browser’s storage', async ({ page, ownSite }) => {
  const { origin, output } = await ownSite({ RATE_LIMITS: 'off' })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto(origin)
  const hero = heroOf(page)
  await hero.audience.fill('Zebrafanciers')
  await hero.message.fill('The zebrameeting is at 10.')
  await hero.send.click()
  await expect(hero.region).not.toContainText(tryWords.yours)
  await page.goto(origin + tryPaths.page)
  await page.getByLabel(tryWords.message).fill('The zebrameeting is at 10.')
  await page.getByRole('button', { name: tryWords.send }).click()
  await expect(page.locator('#answer')).toBeVisible()
  addresses.push(page.url())
  expect(addresses.filter((address) => /zebra/i.test(address))).toEqual([])
  expect(output()).not.toMatch(/zebra/i)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`home’s try-out has no axe findings in any state, ${colorScheme}${batteryUnless(colorScheme === 'light')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    const hero = heroOf(page)
    for (const [message, said] of [
      ['', tryMessages.empty],
      [plain, tryLabels.workedOut],
      [grave, tryReplies.refused],
      [vague, tryReplies.noneAlone],
    ] as const) {
      await hero.message.fill(message)
      await hero.send.click()
      await expect(hero.region).toContainText(said)
      // The other parts of home are checked in axe.spec.ts.
      await expectAccessible(page, islands('HeroTry'))
    }
  })
}

test('a sentence goes to the sign-up only when it is told to, is seen there, and can be left behind', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const hero = heroOf(page)
  await hero.message.fill(plain)
  await hero.send.click()
  await expect(hero.answer).toContainText(tryLabels.workedOut)
  await hero.tool(tryWords.signUp).click()
  await expect(page).toHaveURL(/\/beta-sign-up$/)
  await islandsLive(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(betaWords.carried)
  await expect(main.getByRole('radio', { name: betaWords.bring.yes })).toBeChecked()
  for (const [choice, brought] of [
    [betaWords.bring.yes, true],
    [betaWords.bring.no, false],
  ] as const) {
    await main.getByText(choice, { exact: true }).click()
    const saved = await signUp(page, site)
    expect(saved?.['sentence']?.startsWith(plain) ?? false).toBe(brought)
    expect(saved).not.toHaveProperty('plan')
    await main.getByRole('button', { name: betaWords.another }).click()
  }
})

/** Goes from the prices to the sign-up. */
async function comeFromPrices(page: Page) {
  await page.goto('/pricing-table')
  await page.getByRole('main').getByRole('link', { name: 'Wait for Professional' }).click()
  await expect(page).toHaveURL(/\/beta-sign-up\?plan=professional$/)
  await islandsLive(page)
  await expect(page.getByRole('main')).toContainText('Professional, $10 a month and $0.05 per query')
}

/** Signs up, and reads the saved submission. */
async function signUp(page: Page, site: RunningSite) {
  const main = page.getByRole('main')
  const email = uniqueEmail()
  await fillBeta(page, email)
  await main.getByRole('button', { name: betaWords.send }).click()
  await expect(main).toContainText(betaWords.reset)
  return (await site.leads()).find(({ fields }) => fields['email'] === email)?.fields
}

test('a plan comes along from the prices and is saved with the sign-up', async ({ page, site }) => {
  await comeFromPrices(page)
  expect(await signUp(page, site)).toMatchObject({ plan: 'professional' })
})

test('a plan that came along can be left behind @battery', async ({ page, site }) => {
  await comeFromPrices(page)
  await page.getByRole('link', { name: betaWords.without }).click()
  await expect(page.getByRole('main')).not.toContainText('Professional')
  expect(await signUp(page, site)).not.toHaveProperty('plan')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home’s form posts to its page, and shows no button that would need a script', async ({ page }) => {
    await page.goto('/')
    const hero = heroOf(page)
    for (const name of [tryWords.another, tryWords.copy, tryWords.flat]) await expect(hero.tool(name)).toBeHidden()
    await hero.message.fill(plain)
    await hero.send.click()
    await expect(page).toHaveURL(`${tryPaths.page}#answer`)
    await expect(page).toHaveTitle('Deadpan | Your sentence, then our line')
    await expect(page.getByLabel(tryWords.message)).toHaveValue(plain)
  })

  test('a sentence is answered, walked on from, and taken to the sign-up on request', async ({ page }) => {
    await page.goto(tryPaths.page)
    await expect(page).toHaveTitle(`Deadpan | ${tryPage.title}`)
    await page.getByLabel(tryWords.message).fill(plain)
    await page.getByLabel(tryWords.audience).fill('Tenants')
    await page.getByText(tryWords.dryness.arid).first().click()
    await page.getByRole('button', { name: tryWords.send }).click()
    const answer = page.locator('#answer')
    const first = await answer.innerText()
    expect(first).toContain(tryLabels.workedOut)
    await page.getByRole('button', { name: tryWords.another }).click()
    expect(await answer.innerText()).not.toBe(first)
    await expect(page.getByLabel(tryWords.message)).toHaveValue(plain)
    await expect(page.getByLabel(tryWords.audience)).toHaveValue('Tenants')
    await expect(page.getByRole('radio', { name: tryWords.dryness.arid }).first()).toBeChecked()
    // A result that fell flat is followed by another, until there is none.
    while ((await page.getByRole('button', { name: tryWords.flat }).count()) > 0) {
      const before = await answer.innerText()
      await page.getByRole('button', { name: tryWords.flat }).click()
      expect(await answer.innerText()).not.toBe(before)
    }
    await expect(answer).toContainText(/That was all we have|nothing that fits/)
  })

  test('a sentence that is taken to the sign-up is posted as it stands there', async ({ page, site }) => {
    await page.goto(tryPaths.page)
    await page.getByLabel(tryWords.message).fill(plain)
    await page.getByRole('button', { name: tryWords.send }).click()
    await page.getByRole('button', { name: tryWords.signUp }).click()
    await expect(page).toHaveURL(/\/beta-sign-up$/)
    const email = uniqueEmail()
    await fillBeta(page, email)
    await page.getByRole('main').getByRole('button', { name: betaWords.send }).click()
    await expect(page).toHaveURL(/receipt=/)
    const [lead] = (await site.leads()).filter(({ fields }) => fields['email'] === email)
    expect(lead?.fields['sentence']).toContain(plain)
  })

  test('a sentence that is left alone has nothing to press, and the duck stays straight', async ({ page }) => {
    await page.goto(tryPaths.page)
    await page.getByLabel(tryWords.message).fill(grave)
    await page.getByRole('button', { name: tryWords.send }).click()
    const answer = page.locator('#answer')
    await expect(answer).toHaveText(tryReplies.refused)
    await expect(answer.getByRole('button')).toHaveCount(0)
    await expect(page.locator('[data-accepted]')).toHaveCount(0)
  })
})

test.describe('without JavaScript, wrong input', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] })

  for (const [message, said] of [
    ['', tryMessages.empty],
    [tooLong, tryMessages.long(tryLimits.message + 1)],
  ] as const) {
    test(`${message.length} characters are answered with 422, the form and all of it: "${said}"`, async ({ page }) => {
      await page.goto(tryPaths.page)
      await page.getByLabel(tryWords.message).fill(message)
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByRole('button', { name: tryWords.send }).click()
      expect((await answered).status()).toBe(422)
      await expect(page.getByText(said)).toBeVisible()
      await expect(page.getByLabel(tryWords.message)).toHaveValue(message)
      await expect(page.locator('#answer')).toHaveCount(0)
    })
  }
})
