import type { Page } from '@playwright/test'
import { chatWords, earlierField, earlierLimits, questionField, questionPaths } from '#content-model/pages/chat-page.ts'
import { says, startAiService } from '#server/testing/ai-service.ts'
import { expect, holdScripts, islandsLive, onlyWith, shippedOnly, test } from './support/test.ts'

onlyWith('chat')

const plan = (name: string) => `/pricing-table#${name}`
const person = (name: string) => `/team-details/${name}`

/** Conversations: questions in turn, each with the place that must come first in the answer. */
const talks: readonly (readonly (readonly [question: string, href: string])[])[] = [
  [
    ['how much is Professional', plan('professional')],
    ['and per year?', plan('professional')],
    ['what about the cheapest?', plan('basic')],
    ['does it come with support?', plan('basic')],
    ['and Ultimate?', plan('ultimate')],
  ],
  [
    ['can I get unlimited queries', plan('ultimate')],
    ['how much is that?', plan('ultimate')],
  ],
  [
    ['what is Deadpan', '/'],
    ['who runs it?', person('ines-okafor')],
    ['what did she do before', person('ines-okafor')],
    ['and walt', person('walt-birnbaum')],
  ],
  [
    ['do you write puns', plan('do-you-write-puns')],
    ['why?', plan('do-you-write-puns')],
  ],
  [
    ['who is Walt Birnbaum', person('walt-birnbaum')],
    ['where did he work before?', person('walt-birnbaum')],
    ['and Priya?', person('priya-raman')],
    ['what did she teach', person('priya-raman')],
  ],
  [
    ['do you use cookies', '/privacy-policy#what-we-leave-alone'],
    ['why not?', '/privacy-policy#what-we-leave-alone'],
  ],
  [
    ['how much is pro', plan('professional')],
    ['and support?', plan('professional')],
  ],
  [
    ['what plans do you have', '/pricing-table'],
    ['what about the cheapest?', plan('basic')],
    ['and the biggest one', plan('ultimate')],
    ['is there a discount if I pay yearly?', '/pricing-table'],
  ],
  [
    ['how long do you keep my data', '/privacy-policy#how-long-we-keep-it'],
    ['how do I delete it?', '/privacy-policy#deleting-your-account-and-your-data'],
    // A question that stands alone takes nothing from the earlier ones.
    ['will it make me funny', plan('will-it-make-me-funny')],
    ['what is the minimum age', '/privacy-policy#who-it-covers'],
  ],
  [
    ['what did you do for Pigeon Air', '/project-details/pigeon-air'],
    ['and for the toaster?', '/project-details/toast-eventually'],
  ],
]

async function ask(origin: string, question: string, earlier: readonly string[]) {
  const body = new URLSearchParams([[questionField, question], ...earlier.map((turn) => [earlierField, turn])])
  const response = await fetch(origin + questionPaths.stream, { method: 'POST', body })
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const href: string | undefined = lines.find(({ kind }) => kind === 'link')?.href
  return { status: response.status, lines, href }
}

for (const talk of talks) {
  shippedOnly(`after “${talk[0]?.[0]}” what follows is understood`, async ({ site }) => {
    let earlier: string[] = []
    for (const [question, expected] of talk) {
      const { href } = await ask(site.origin, question, earlier)
      expect({ question, href }).toEqual({ question, href: expected })
      earlier = [`${href} ${question}`, ...earlier]
    }
  })
}

test('what is no turn is left out, however much of it there is', async ({ site }) => {
  const garbage = [
    '',
    'x',
    'https://other.example how much',
    `/a ${'x'.repeat(earlierLimits.characters)}`,
    '<script> x',
  ]
  const { lines } = await ask(site.origin, 'do you use cookies', Array(50).fill(garbage).flat())
  expect(lines).toEqual((await ask(site.origin, 'do you use cookies', [])).lines)
})

const entries = (page: Page) => page.getByRole('region', { name: chatWords.history }).locator('li:not([aria-busy])')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    shippedOnly(
      'a page sends its last turns along, and forgets them with Clear or a reload',
      async ({ page, ownSite }) => {
        const site = await ownSite({ LOG_LEVEL: 'trace' })
        const say = async (question: string) => {
          await page.getByLabel(chatWords.label).fill(question)
          await page.getByRole('button', { name: chatWords.send, exact: true }).click()
          await expect(entries(page).first()).toContainText(question)
        }
        await page.goto(site.origin + questionPaths.page)
        if (javaScriptEnabled) await islandsLive(page)
        await say('how much is Professional')
        await say('and per year?')
        await expect(entries(page).first()).toContainText('$100 per year')
        await say('what about the cheapest?')
        await expect(entries(page).first()).toContainText('$0 per month')
        await say('does it come with support?')
        await expect(entries(page).first()).toContainText('No support')
        const sent = page.locator(`input[name="${earlierField}"]`)
        await expect(sent).toHaveCount(earlierLimits.turns)
        if (javaScriptEnabled) {
          await page.getByRole('button', { name: chatWords.clear, exact: true }).click()
        }
        await expect(sent).toHaveCount(javaScriptEnabled ? 0 : earlierLimits.turns)
        await page.goto(site.origin + questionPaths.page)
        await expect(sent).toHaveCount(0)
        expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] })
        expect(site.output()).not.toMatch(/cheapest|Professional|per year/)
      },
    )
  })
}

shippedOnly(
  'a question sent before the page’s script is there is posted, and takes what was asked before along',
  async ({ page }) => {
    await holdScripts(page)
    await page.goto(questionPaths.page)
    for (const question of ['how much is Professional', 'and per year?']) {
      await page.getByLabel(chatWords.label).fill(question)
      await page.getByRole('button', { name: chatWords.send, exact: true }).click()
      await expect(entries(page).first()).toContainText(question)
    }
    await expect(entries(page).first()).toContainText('$100 per year')
    await expect(page.locator('[data-hydrated]')).toHaveCount(0)
  },
)

shippedOnly(
  'a service in chat mode gets the passages of what is meant, and what was asked before',
  async ({ ownSite }) => {
    const service = await startAiService(says('Professional is $100 per year [1].'))
    const site = await ownSite({ AI_BASE_URL: service.url, AI_MODE: 'chat', AI_MODEL: 'some-model' })
    const { href } = await ask(site.origin, 'and per year?', [`${plan('professional')} how much is Professional`])
    await service.close()
    expect(href).toBe(plan('professional'))
    const [system, user] = (service.calls[0]?.body['messages'] ?? []) as { content: string }[]
    expect(system?.content).toContain('$100 per year')
    expect(JSON.parse(user?.content ?? '')).toEqual({
      earlier: ['how much is Professional'],
      question: 'and per year?',
    })
  },
)
