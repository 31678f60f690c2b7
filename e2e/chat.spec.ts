import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chatEndpoints, chatMessages, chatWords, questionPaths, questionRule } from '#content-model/pages/chat-page.ts'
import { isShipped } from '#content-model/testing/shipped.ts'
import {
  type AiService,
  beginStream,
  failsWith,
  hangs,
  part,
  resets,
  says,
  stalls,
  startAiService,
  streamEnd,
} from '#server/testing/ai-service.ts'
import { serverCode } from '#server/web/prerendered/builds.mjs'
import { expectAccessible } from './support/axe.ts'
import { batteryUnless } from './support/battery.ts'
import { test as base, expect, islandsLive, onlyWith } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'

const key = 'sk-never-to-be-seen'

/** A service on this machine, and the address of a server that uses it. */
const test = base.extend<{ service: AiService; origin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
  service: async ({}, use) => {
    const service = await startAiService()
    await use(service)
    await service.close()
  },
  origin: async ({ ownSite, service }, use) => {
    const settings = { AI_BASE_URL: service.url, AI_API_KEY: key, AI_MODEL: 'some-model' }
    await use((await ownSite({ ...settings, RATE_LIMITS: 'off' })).origin)
  },
})

onlyWith('chat', test)

/** About prices and pages that the site came with. */
const shippedOnly = isShipped ? test : test.skip

const field = (page: Page) => page.getByLabel(chatWords.label)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const history = (page: Page) => page.getByRole('region', { name: chatWords.history })
/** Entries with a complete answer. */
const entries = (page: Page) => history(page).locator('li:not([aria-busy])')
/** The site's own passage where a service gave no answer. */
const instead = (page: Page) => page.getByRole('region', { name: chatWords.searchLabel })
const underWay = (page: Page) => history(page).locator('li[aria-busy]')
const announcement = (page: Page) => page.locator('main [role="status"]').last()

async function open(page: Page, origin = '', alive = true) {
  await page.goto(origin + questionPaths.page)
  if (alive) await islandsLive(page)
}

async function ask(page: Page, question: string) {
  await field(page).fill(question)
  await press(page, chatWords.send)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the site answers in its own words, says where they stand and what it is', async ({ page }) => {
      await open(page, '', javaScriptEnabled)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask it straight')
      await expect(history(page)).toContainText(chatWords.empty.title)
      await ask(page, 'do you use cookies')
      await expect(entries(page)).toHaveCount(1)
      await expect(entries(page)).toContainText('No page sets a cookie')
      await expect(entries(page)).toContainText(chatWords.searchLabel)
      await expect(history(page)).toContainText('1 answer')
      await expect(field(page)).toHaveValue('')
      await entries(page).getByRole('link', { name: 'Privacy Policy: What we leave alone' }).click()
      await expect(page).toHaveURL(/\/privacy-policy#what-we-leave-alone$/)
      await expect(page.getByRole('heading', { name: 'What we leave alone' })).toBeInViewport()
    })

    test(`what the pages do not cover is admitted, with a way to a person${batteryUnless(javaScriptEnabled)}`, async ({
      page,
    }) => {
      await open(page, '', javaScriptEnabled)
      await ask(page, 'What is the capital of France?')
      await expect(entries(page)).toContainText(chatWords.notCovered)
      await entries(page).getByRole('link', { name: chatWords.contact }).click()
      await expect(page).toHaveURL(/\/contact$/)
    })

    for (const [what, question, message] of [
      ['nothing', '', questionRule.messages.empty],
      ['blanks', ' \n ', questionRule.messages.empty],
      ['501 characters', '😐'.repeat(501), questionRule.messages.long],
    ] as const) {
      test(`${what}: one sentence at the field, and what was typed stays${batteryUnless(what !== 'blanks' && (what === 'nothing' || !javaScriptEnabled))}`, async ({
        page,
        expectedNoise,
      }) => {
        if (!javaScriptEnabled) expectedNoise.push(/status of 422/)
        await open(page, '', javaScriptEnabled)
        await ask(page, question)
        await expect(field(page)).toHaveAccessibleDescription(message)
        await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page)).toBeFocused()
        await expect(field(page)).toHaveValue(question.trim() === '' ? /^\s*$/ : question)
        await expect(entries(page)).toHaveCount(0)
      })
    }

    test('a service that is out: that is said once, the question stays, and the site answers if it can', async ({
      page,
      origin,
      service,
      expectedNoise,
    }) => {
      expectedNoise.push(/status of 503/)
      service.behave(failsWith(500))
      await open(page, origin, javaScriptEnabled)
      await ask(page, 'What is the capital of France?')
      await expect(page.getByRole('alert')).toHaveText(chatMessages.outage.alone)
      await expect(field(page)).toHaveValue('What is the capital of France?')
      await expect(entries(page)).toHaveCount(0)

      await ask(page, 'do you use cookies')
      await expect(page.getByRole('alert')).toHaveText(chatMessages.outage.searched)
      await expect(field(page)).toHaveValue('do you use cookies')
      await expect(instead(page)).toContainText(chatWords.searchLabel)
      await expect(instead(page)).toContainText('No page sets a cookie')
      await expect(instead(page).getByRole('link', { name: 'Privacy Policy: What we leave alone' })).toBeVisible()
      await expect(entries(page)).toHaveCount(0)
      await expect(history(page)).toContainText(chatWords.empty.title)

      service.behave(says('None.'))
      await press(page, chatWords.retry)
      await expect(entries(page)).toContainText('None.')
      await expect(instead(page)).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('Retry asks again @battery', async ({ page, origin, service, expectedNoise }) => {
      expectedNoise.push(/status of 503/)
      service.behave(failsWith(401))
      await open(page, origin, javaScriptEnabled)
      await ask(page, 'What is the capital of France?')
      await page.getByRole('alert').waitFor()
      service.behave(says('Paris. It has been told.'))
      await press(page, chatWords.retry)
      await expect(entries(page)).toContainText('Paris. It has been told.')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(field(page)).toHaveValue('')
    })

    shippedOnly(
      'an answer of the site says what to ask next, and the question gets into the field @battery',
      async ({ page }) => {
        await open(page, '', javaScriptEnabled)
        await ask(page, 'What does Ultimate cost per month?')
        const next = entries(page).getByText(chatWords.askNext).getByRole('link')
        const question = (await next.textContent()) ?? ''
        await next.click()
        await expect(field(page)).toHaveValue(question)
        await expect(entries(page)).toHaveCount(javaScriptEnabled ? 1 : 0)
      },
    )

    test(`markup in a question and an answer is text${batteryUnless(javaScriptEnabled)}`, async ({
      page,
      origin,
      service,
    }) => {
      const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>'
      service.behave(says(`**${markup}**`))
      await open(page, origin, javaScriptEnabled)
      await ask(page, markup)
      await expect(entries(page)).toContainText(`**${markup}**`)
      await expect(entries(page).locator('img, script, strong')).toHaveCount(0)
    })

    test('an answer that ran into the limit says so @battery', async ({ page, origin, service }) => {
      service.behave(says('And then he', { finish: 'length' }))
      await open(page, origin, javaScriptEnabled)
      await ask(page, 'A story, please')
      await expect(entries(page)).toContainText('And then he')
      await expect(entries(page)).toContainText(chatWords.cutOff)
      await expect(entries(page)).toContainText('AI answer, model some-model')
    })
  })
}

test('without JavaScript a service is asked with the fields of the specification and no other', async ({
  browser,
  origin,
  service,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  service.behave(says('No.'))
  await open(page, origin, false)
  await ask(page, 'Are you laughing?')
  await expect(entries(page)).toContainText('No.')
  await context.close()
  expect(service.calls.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/v1/completions',
      body: {
        model: 'some-model',
        temperature: 0,
        max_tokens: 100,
        top_p: 1,
        frequency_penalty: 0,
        presence_penalty: 0,
        stop: '/',
        prompt: 'Are you laughing?',
      },
    },
  ])
})

for (const mode of ['completions', 'chat']) {
  test(`in ${mode} mode an answer is shown while it comes, and announced once it is whole${batteryUnless(mode === 'completions')}`, async ({
    page,
    ownSite,
    service,
  }) => {
    const { promise: seen, resolve } = Promise.withResolvers<void>()
    service.behave(async (call, answer) => {
      beginStream(answer).write(part(call, 'All hands: '))
      await seen
      answer.end(part(call, 'please bring both.', { finish: 'stop' }) + streamEnd)
    })
    const site = await ownSite({
      ...{ AI_BASE_URL: service.url, AI_MODE: mode, AI_MODEL: 'some-model' },
      AI_CONTEXT: 'off',
    })
    await open(page, site.origin)
    await ask(page, 'A subject line')
    await expect(underWay(page)).toContainText('All hands:')
    await expect(announcement(page)).toHaveText('')
    resolve()
    await expect(entries(page)).toContainText('All hands: please bring both.')
    await expect(announcement(page)).toHaveText('All hands: please bring both. AI answer, model some-model')
  })
}

shippedOnly(
  'in chat mode an answer is held to passages of the site, and names them by their links',
  async ({ page, ownSite, service }) => {
    service.behave(says('Ultimate is $30 per month [1].'))
    const site = await ownSite({ AI_BASE_URL: service.url, AI_MODE: 'chat', AI_MODEL: 'some-model' })
    await open(page, site.origin)
    await ask(page, 'what does Ultimate cost per month')
    await expect(entries(page)).toContainText('Ultimate is $30 per month.')
    await expect(entries(page)).toContainText('AI answer, model some-model, from the passages linked here.')
    await expect(entries(page).getByRole('link').first()).toHaveAttribute('href', '/pricing-table#ultimate')
    service.behave(says('Ultimate is $29 per month [1].'))
    await ask(page, 'so what does Ultimate cost per month')
    await expect(entries(page)).toHaveCount(2)
    await expect(entries(page).first()).toContainText('$30 per month')
    await expect(entries(page).first()).toContainText(chatWords.searchLabel)
  },
)

test('while it waits the page says so and blinks, and Stop ends it', async ({ page, origin, service }) => {
  service.behave(hangs)
  await open(page, origin)
  await ask(page, 'Are you laughing?')
  await expect(page.getByText(chatWords.waiting)).toBeVisible()
  await expect.poll(() => service.calls.length).toBe(1)
  await press(page, chatWords.stop)
  await expect(page.getByText(chatWords.waiting)).toHaveCount(0)
  await expect(entries(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('Are you laughing?')
  await expect(page.getByRole('button', { name: chatWords.send })).toBeFocused()
  await expect.poll(() => service.left).toBe(1)
})

test('Stop half-way keeps what was said @battery', async ({ page, origin, service }) => {
  service.behave(stalls)
  await open(page, origin)
  await ask(page, 'A story, please')
  await expect(underWay(page)).toContainText('Well')
  await press(page, chatWords.stop)
  await expect(entries(page)).toContainText(chatWords.stopped)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => service.left).toBe(1)
})

test('a service that breaks half-way leaves no half answer', async ({ page, origin, service }) => {
  service.behave(resets)
  await open(page, origin)
  await ask(page, 'What is the capital of France?')
  await expect(page.getByRole('alert')).toHaveText(chatMessages.outage.alone)
  await expect(entries(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('What is the capital of France?')
})

test('the network fails: that is said, the question stays, and the second try gets through', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/ERR_FAILED/)
  await open(page)
  await page.route(`**${questionPaths.stream}`, (route) => route.abort(), { times: 1 })
  await ask(page, 'do you use cookies')
  await expect(page.getByRole('alert')).toHaveText(chatEndpoints.messages.network)
  await press(page, chatWords.retry)
  await expect(entries(page)).toHaveCount(1)
})

for (const [what, line] of [
  ['a line that is no line', 'null'],
  ['a line without what it should say', '{"kind":"text"}'],
  ['nothing but a line of a kind it does not know', '{"kind":"usage","tokens":7}'],
] as const) {
  test(`${what} is a failure that can be tried again${batteryUnless(line === 'null')}`, async ({ page }) => {
    await open(page)
    const contentType = 'application/x-ndjson; charset=utf-8'
    const body = `${line}\n`
    await page.route(`**${questionPaths.stream}`, (route) => route.fulfill({ contentType, body }), { times: 1 })
    await ask(page, 'do you use cookies')
    await expect(page.getByRole('alert')).toHaveText(chatEndpoints.messages.network)
    await expect(field(page)).toHaveValue('do you use cookies')
    await expect(page.getByText(chatWords.waiting)).toHaveCount(0)
    await press(page, chatWords.retry)
    await expect(entries(page)).toHaveCount(1)
  })
}

test('a line of a kind that the page does not know is left out of an answer @battery', async ({ page }) => {
  await open(page)
  const lines = [
    { kind: 'source', label: 'Somebody newer' },
    { kind: 'usage', tokens: 7 },
    { kind: 'text', text: 'Yes.' },
    { kind: 'end', cutOff: false },
  ]
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  await page.route(`**${questionPaths.stream}`, (route) => route.fulfill({ contentType: 'application/x-ndjson', body }))
  await ask(page, 'Are you laughing?')
  await expect(entries(page)).toContainText('Yes.')
  await expect(field(page)).toHaveValue('')
  await ask(page, 'Are you now?')
  await expect(entries(page)).toHaveCount(2)
})

test('one visitor asking too much is told so, and keeps the question', async ({
  page,
  ownSite,
  service,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 429/)
  const site = await ownSite({ AI_BASE_URL: service.url })
  await open(page, site.origin)
  for (let asked = 0; asked < 10; asked++) {
    await ask(page, `Question ${asked}`)
    await expect(entries(page)).toHaveCount(asked + 1)
  }
  await ask(page, 'One more')
  await expect(page.getByRole('alert')).toHaveText(chatMessages.limit)
  await expect(field(page)).toHaveValue('One more')
})

test('the newest answer comes first, and Clear takes them all', async ({ page }) => {
  await open(page)
  for (const question of ['do you use cookies', 'what is a query']) {
    await ask(page, question)
    await expect(entries(page).first()).toContainText(question)
    await expect(field(page)).toHaveValue('')
  }
  await expect(history(page)).toContainText('2 answers')
  await expect(entries(page).last()).toContainText('do you use cookies')
  await press(page, chatWords.clear)
  await expect(entries(page)).toHaveCount(0)
  await expect(history(page)).toContainText(chatWords.empty.text)
  await page.reload()
  await expect(entries(page)).toHaveCount(0)
})

test('Enter sends and Shift+Enter breaks the line', async ({ page }) => {
  await open(page)
  await field(page).pressSequentially('do you use')
  await page.keyboard.press('Shift+Enter')
  await field(page).pressSequentially('cookies')
  await expect(field(page)).toHaveValue('do you use\ncookies')
  await expect(entries(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(entries(page)).toHaveCount(1)
})

test('Enter that only chooses a word while it is composed sends nothing @battery', async ({ page }) => {
  await open(page)
  await field(page).fill('クッキー')
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    const wasPrevented = await field(page).evaluate(
      (element, composing) =>
        !element.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...composing }),
        ),
      init,
    )
    expect(wasPrevented).toBe(false)
  }
  await expect(entries(page)).toHaveCount(0)
  await expect(underWay(page)).toHaveCount(0)
})

test('an answer is copied, and the copy confirmed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await ask(page, 'Do you use cookies?')
  await entries(page).getByRole('button', { name: chatWords.copy }).click()
  await expect(entries(page).getByRole('button', { name: chatWords.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/cookie/i)
  expect(copied).not.toContain(chatWords.searchLabel)
})

test('where the browser has no clipboard, the answer is copied the old way @battery', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await open(page)
  await ask(page, 'Do you use cookies?')
  await page.evaluate(() => {
    document.addEventListener('copy', () => {
      document.body.dataset['copied'] = getSelection()?.toString() ?? ''
    })
  })
  await entries(page).getByRole('button', { name: chatWords.copy }).click()
  await expect(entries(page).getByRole('button', { name: chatWords.copied })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-copied', /cookie/i)
})

test('the finished answer is announced once', async ({ page }) => {
  await open(page)
  await announcement(page).evaluate((element) => {
    const said: string[] = []
    Reflect.set(window, 'said', said)
    new MutationObserver(() => element.textContent && said.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await ask(page, 'do you use cookies')
  // The copy button comes last in an answer.
  await expect(entries(page).getByRole('button', { name: chatWords.copy })).toBeVisible()
  const said = () => page.evaluate(() => Reflect.get(window, 'said'))
  await expect.poll(said).not.toEqual([])
  expect(await said()).toEqual([expect.stringContaining('No page sets a cookie')])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`everyone can use it, ${colorScheme}${batteryUnless(colorScheme === 'light')}`, async ({
    page,
    origin,
    service,
    expectedNoise,
  }) => {
    expectedNoise.push(/status of 503/)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, origin)
    await expectAccessible(page)
    await press(page, chatWords.send)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    service.behave(stalls)
    await ask(page, 'A story, please')
    await expect(underWay(page)).toContainText('Well')
    await expectAccessible(page)
    await press(page, chatWords.stop)
    await expect(entries(page)).toHaveCount(1)
    service.behave(failsWith(401))
    await ask(page, 'do you use cookies')
    await expect(instead(page)).toBeVisible()
    await expectAccessible(page)
  })
}

for (const width of [360, 768, 1024, 1440]) {
  test(`nothing is wider than a window of ${width}, whatever is asked and answered${batteryUnless(width === 360)}`, async ({
    page,
    origin,
    service,
  }) => {
    service.behave(says(`${'w'.repeat(300)} ${'https://example.com/'.repeat(10)}`))
    await page.setViewportSize({ width, height: 900 })
    await open(page, origin)
    await ask(page, 'q'.repeat(400))
    await expect(entries(page)).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('no key is in the build, the page, a reply or the log', async ({ page, ownSite, service, expectedNoise }) => {
  expectedNoise.push(/status of 503/)
  const built = readdirSync(testsBuild(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const having = (text: string) =>
    built.map((entry) => join(entry.parentPath, entry.name)).filter((file) => readFileSync(file).includes(text))
  expect(having(key)).toEqual([])
  // The server's code has the names of settings, but is never served.
  const servers = join(testsBuild(), serverCode.folder)
  expect(having('AI_API_KEY').filter((file) => !file.startsWith(servers))).toEqual([])
  service.behave(failsWith(401))
  const site = await ownSite({ AI_BASE_URL: service.url, AI_API_KEY: key, LOG_LEVEL: 'trace' })
  await open(page, site.origin)
  await ask(page, 'my cat is called Horace')
  await page.getByRole('alert').waitFor()
  expect(service.calls[0]?.headers.authorization).toBe(`Bearer ${key}`)
  const body = new URLSearchParams({ [chatEndpoints.field]: 'my cat is called Horace' })
  const reply = await fetch(site.origin + questionPaths.stream, { method: 'POST', body })
  expect((await page.content()) + (await reply.text()) + site.output()).not.toContain(key)
  expect(site.output()).not.toContain('Horace')
})
