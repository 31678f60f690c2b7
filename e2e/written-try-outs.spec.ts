import { readFileSync } from 'node:fs'
import { tryFields, tryPaths } from '#content-model/pages/try-fields.ts'
import { tryLabels, tryNote, tryReplies } from '#content-model/pages/try-page.ts'
import { routes } from '#content-model/routes.ts'
import { type AiService, type Behaviour, failsWith, hangs, says, startAiService } from '#server/testing/ai-service.ts'
import { mechanismNames } from '#wit/written/mechanisms.ts'
import { test as base, expect, islands, onlyWith } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'

const message = 'The elevator is out of service until 6 p.m.'
const key = 'sk-never-to-be-seen'

/** Writes a different result for each mechanism, and ranks the last ones best. */
const writes: Behaviour = (call, answer) => {
  const added = [
    'Pianos may apply in writing.',
    'Its button goes on being pressed.',
    'A door opens onto nothing, as scheduled.',
  ]
  const three = mechanismNames.slice(0, added.length)
  const results = Object.fromEntries(three.map((name, index) => [name, `${message} ${added[index]}`]))
  return says(JSON.stringify(call.body['temperature'] === 0 ? { best: three.toReversed() } : results))(call, answer)
}
const [third, second, first] = [
  `${message} Pianos may apply in writing.`,
  `${message} Its button goes on being pressed.`,
  `${message} A door opens onto nothing, as scheduled.`,
]

/** A service on this machine, and the settings of a server with it. */
const test = base.extend<{ service: AiService; settings: Record<string, string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
  service: async ({}, use) => {
    const service = await startAiService(writes)
    await use(service)
    await service.close()
  },
  settings: async ({ service }, use) =>
    use({ AI_BASE_URL: service.url, AI_API_KEY: key, AI_MODEL: 'some-model', AI_MODE: 'chat', LOG_LEVEL: 'trace' }),
})

onlyWith('try', test)

async function tryOut(origin: string, fields: Record<string, string> = {}, signal?: AbortSignal) {
  const response = await fetch(origin + tryPaths.page, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ [tryFields.message]: message, ...fields }),
    ...(signal && { signal }),
  })
  return response.json()
}

test('a tried sentence is written by the service, and Another has two more', async ({ ownSite, service, settings }) => {
  const site = await ownSite(settings)
  const seen: string[] = []
  for (const result of [first, second, third]) {
    const answer = await tryOut(site.origin, { [tryFields.seen]: seen.join(' ') })
    expect(answer).toMatchObject({ kind: 'written', sentence: message, result, label: tryLabels.written('some-model') })
    seen.push(answer.id)
  }
  expect(service.calls).toHaveLength(2)
  expect((await tryOut(site.origin, { [tryFields.seen]: seen.join(' ') })).kind).not.toBe('written')
  expect(service.calls).toHaveLength(2)
  expect(site.output()).not.toMatch(/elevator|Pianos|sk-never/)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the page says who wrote a result, and where the sentence went, and Another has two more', async ({
      page,
      ownSite,
      service,
      settings,
    }) => {
      const site = await ownSite(settings)
      await page.goto(site.origin + routes.try)
      await expect(page.getByRole('main')).toContainText('Sent to 127.0.0.1 for a line. Not kept here.')
      await page.getByLabel('Message').fill(message)
      await page.getByRole('button', { name: 'Make it funny' }).click()
      await expect(page.getByRole('main')).toContainText('written just now by some-model. Read it before you send it.')
      await expect(page.getByRole('main')).toContainText('A door opens onto nothing, as scheduled.')
      for (const added of ['Its button goes on being pressed.', 'Pianos may apply in writing.']) {
        await page.getByRole('button', { name: 'Another' }).click()
        await expect(page.getByRole('main')).toContainText(added)
      }
      expect(service.calls).toHaveLength(2)
    })
  })
}

test('home shows the written result, and Another the two more @battery', async ({
  page,
  ownSite,
  service,
  settings,
}) => {
  const site = await ownSite(settings)
  await page.goto(site.origin)
  const hero = page.locator(islands('HeroTry'))
  await hero.getByLabel('Message').fill(message)
  await hero.getByRole('button', { name: 'Make it funny' }).click()
  await expect(hero).toContainText('written just now by some-model.')
  await expect(hero).toContainText('A door opens onto nothing, as scheduled.')
  for (const added of ['Its button goes on being pressed.', 'Pianos may apply in writing.']) {
    await hero.getByRole('button', { name: 'Another' }).click()
    await expect(hero).toContainText(added)
  }
  expect(service.calls).toHaveLength(2)
})

test('AI_TRY=off: the service hears of no sentence, and the page says that nothing is sent', async ({
  page,
  ownSite,
  service,
  settings,
}) => {
  const site = await ownSite({ ...settings, AI_TRY: 'off' })
  expect((await tryOut(site.origin)).kind).not.toBe('written')
  await page.goto(site.origin + routes.try)
  await expect(page.getByRole('main')).toContainText(tryNote({ aiHost: undefined, aiTry: true }))
  expect(service.calls).toEqual([])
})

test('a sentence that is no matter for a joke reaches no service', async ({ ownSite, service, settings }) => {
  const site = await ownSite(settings)
  const answer = await tryOut(site.origin, { [tryFields.message]: 'The funeral is on Monday at 10.' })
  expect(answer).toMatchObject({ kind: 'refused', label: tryReplies.refused })
  expect(service.calls).toEqual([])
})

test('where the service fails, the visitor gets what is here and no word of it', async ({
  ownSite,
  service,
  settings,
}) => {
  const site = await ownSite(settings)
  service.behave(failsWith(401))
  expect(['worked-out', 'nearest', 'none']).toContain((await tryOut(site.origin)).kind)
  expect(site.output()).toContain('nothing written')
  expect(site.output()).not.toMatch(/elevator|sk-never/)
})

test('a visitor who leaves ends the writing', async ({ ownSite, service, settings }) => {
  const site = await ownSite(settings)
  service.behave(hangs)
  const left = new AbortController()
  const asked = tryOut(site.origin, {}, left.signal).catch(() => 'left')
  await expect.poll(() => service.calls.length).toBe(1)
  left.abort()
  expect(await asked).toBe('left')
  await expect.poll(() => service.left).toBe(1)
})

test('a build without a service says in its policy that a sentence goes no further', () => {
  const policy = readFileSync(`${testsBuild()}/client${routes.privacy}.html`, 'utf8')
  expect(policy).toContain('No AI service gets your sentence or your audience.')
  expect(policy).not.toContain('passes both')
})
