import type { Page, Request, Route } from '@playwright/test'
import { tryFields, tryMessages, tryPaths, tryWords } from '#content-model/pages/try-fields.ts'
import { tryLabels, tryReplies } from '#content-model/pages/try-page.ts'
import { longestText, writingSamples, writingWords } from '#content-model/pages/try-writing.ts'
import type { TryAnswer } from '#try/wire.ts'
import { expectAccessible } from './support/axe.ts'
import { batteryUnless } from './support/battery.ts'
import { invalidIn } from './support/html.ts'
import { expect, holdScripts, islands, onlyWith, test } from './support/test.ts'

onlyWith('try')

// Without motion, since animated parts have passing places.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = '/service-details/writing'
const { email, article } = writingSamples
const water = 'Water will be off on Thursday between 9 and 11.'
const printer = 'The printer on the third floor is out of order.'

const tool = (page: Page) => page.locator(islands('WritingTryOut'))
const sheet = (page: Page) => tool(page).getByRole('listbox', { name: writingWords.sentences })
const sentence = (page: Page, name: string) => sheet(page).getByRole('option', { name, exact: true })
const marked = (page: Page) => tool(page).locator('mark')
/** Expects a marked text, which may be in several pieces. */
const expectMarked = (page: Page, text: string | RegExp) =>
  expect
    .poll(async () => (await marked(page).allTextContents()).join(''))
    .toMatch(typeof text === 'string' ? new RegExp(`^${RegExp.escape(text)}$`) : text)
const said = (page: Page) => tool(page).locator('[data-kind] > [role="status"]')
const button = (page: Page, name: string) => tool(page).getByRole('button', { name, exact: true })
const tab = (page: Page, label: string) => tool(page).getByText(label, { exact: true })
const audience = (page: Page) => tool(page).getByLabel(tryWords.audience)

/** Opens the page and approaches the try-out, so that it is hydrated. */
async function open(page: Page) {
  await page.goto(path)
  await audience(page).focus()
  await sheet(page).waitFor()
}

/** The text that Copy all copies. */
async function textOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, writingWords.copyAll).click()
  await expect(button(page, tryWords.copied).last()).toBeVisible()
  await expect(button(page, writingWords.copyAll)).toBeHidden()
  return page.evaluate(() => navigator.clipboard.readText())
}

const nothing: TryAnswer = { kind: 'none', sentence: '', result: '', why: '', label: '', id: '', near: [], hint: '' }

/** Answers any sentence with these additions, one after the other. */
const worksOut =
  (...added: string[]) =>
  (message: string, seen: readonly string[]): TryAnswer => {
    const number = added.findIndex((_text, index) => !seen.includes(`test.${index}`))
    if (number === -1) return { ...nothing, label: tryReplies.seenAll, hint: tryReplies.hint }
    const result = `${message.replace(/\s+/g, ' ')} ${added[number]}`
    return {
      ...nothing,
      kind: 'worked-out',
      sentence: message,
      result,
      label: tryLabels.workedOut,
      id: `test.${number}`,
    }
  }

/** Answers in place of the server, and records the requests. */
async function answerWith(page: Page, answer: (message: string, seen: readonly string[]) => TryAnswer) {
  const asked: Record<string, string>[] = []
  await page.route(`**${tryPaths.page}`, async (route: Route) => {
    const fields = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    asked.push(fields)
    const seen = (fields[tryFields.seen] ?? '').split(' ')
    await route.fulfill({ json: answer(fields[tryFields.message] ?? '', seen) })
  })
  return asked
}

/** Enters a text of the visitor's own. */
async function bring(page: Page, text: string) {
  await tab(page, writingWords.own.label).click()
  await tool(page).getByLabel(writingWords.own.field).fill(text)
  await button(page, writingWords.own.done).click()
}

test('a sentence is clicked, made funny where it stands, and put back; nothing else changes', async ({ page }) => {
  await open(page)
  await expectMarked(page, email.marked)
  await sentence(page, water).click()
  await expectMarked(page, water)
  await button(page, tryWords.send).click()
  await expect(said(page)).toContainText(tryLabels.workedOut)
  await expectMarked(page, /^Water will be off on Thursday between 9 and 11\. \S/)
  await expect(button(page, tryWords.send)).toBeHidden()
  const result = (await marked(page).allTextContents()).join('')
  expect(await textOf(page)).toBe(`${email.head}\n\n${email.text.replace(water, result)}`)

  await button(page, writingWords.undo).click()
  await expect(said(page)).toHaveText(writingWords.restored)
  await expectMarked(page, water)
  await expect(sheet(page)).toBeFocused()
  expect(await textOf(page)).toBe(`${email.head}\n\n${email.text}`)
})

test('Another replaces in place until there is no more, and Undo goes back one step at a time', async ({ page }) => {
  const asked = await answerWith(page, worksOut('One.', 'Two.'))
  await open(page)
  await sentence(page, water).click()
  await button(page, tryWords.send).click()
  await expectMarked(page, `${water} One.`)
  await button(page, tryWords.another).click()
  await expectMarked(page, `${water} Two.`)
  await button(page, tryWords.another).click()
  await expect(button(page, tryWords.noMore)).toHaveAttribute('aria-disabled', 'true')
  await expectMarked(page, `${water} Two.`)
  expect(asked.map((fields) => fields[tryFields.message])).toEqual([water, water, water])
  expect(asked[0]).toMatchObject({ [tryFields.audience]: writingWords.audience, [tryFields.dryness]: 'sandy' })

  await button(page, writingWords.undo).click()
  await expectMarked(page, `${water} One.`)
  await page.keyboard.press('Control+z')
  await expectMarked(page, water)
  await expect(button(page, writingWords.undo)).toBeHidden()
  expect(await textOf(page)).toBe(`${email.head}\n\n${email.text}`)
})

test('the same joke does not come twice in one text @battery', async ({ page }) => {
  await answerWith(page, worksOut('One.', 'Two.'))
  await open(page)
  await sentence(page, water).click()
  await button(page, tryWords.send).click()
  await expectMarked(page, `${water} One.`)
  await sentence(page, printer).click()
  await button(page, tryWords.send).click()
  await expectMarked(page, `${printer} Two.`)
  expect(await textOf(page)).toContain(`${water} One.`)
})

test('keys walk from sentence to sentence, extend, make it funny, let go and put back', async ({ page }) => {
  const last = 'Please let me know if you have any questions.'
  await answerWith(page, worksOut('One.'))
  await open(page)
  await sheet(page).focus()
  await page.keyboard.press('ArrowDown')
  await expectMarked(page, 'Please label everything you want to keep.')
  await page.keyboard.press('ArrowLeft')
  await expectMarked(page, email.marked)
  await page.keyboard.press('Home')
  await expectMarked(page, 'Hi all, just a few reminders before the long weekend.')
  await page.keyboard.press('ArrowUp')
  await expectMarked(page, 'Hi all, just a few reminders before the long weekend.')
  await page.keyboard.press('End')
  await expectMarked(page, last)
  await expect(sentence(page, last)).toBeInViewport()
  await expect(sheet(page)).toHaveAttribute(
    'aria-activedescendant',
    (await sentence(page, last).getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(marked(page)).toHaveCount(0)
  await expect(button(page, tryWords.send)).toBeHidden()

  await sentence(page, water).click()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(sheet(page).getByRole('option', { selected: true })).toHaveText([
    water,
    'Parking Lot B will be repaved from June 2 to June 4.',
  ])
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(sheet(page).getByRole('option', { selected: true })).toHaveText([water])
  await page.keyboard.press('Enter')
  await expectMarked(page, `${water} One.`)
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectMarked(page, 'Parking Lot B will be repaved from June 2 to June 4.')
  await page.keyboard.press('Control+z')
  await expectMarked(page, water)
})

test('dragging takes any part of the text @battery', async ({ page }) => {
  const asked = await answerWith(page, worksOut('One.'))
  await open(page)
  await sentence(page, printer).scrollIntoViewIfNeeded()
  const words = await sentence(page, printer).evaluate((element) => {
    const range = document.createRange()
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!text) throw new Error('No text')
    range.setStart(text, 'The '.length)
    range.setEnd(text, 'The printer on the third floor'.length)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { left, right, y: (top + bottom) / 2 }
  })
  await page.mouse.move(words.left + 1, words.y)
  await page.mouse.down()
  await page.mouse.move(words.right - 40, words.y, { steps: 4 })
  await page.mouse.move(words.right, words.y)
  await page.mouse.up()
  await expectMarked(page, 'printer on the third floor')
  await button(page, tryWords.send).click()
  await expectMarked(page, 'printer on the third floor One.')
  expect(asked[0]?.[tryFields.message]).toBe('printer on the third floor')
  expect(await textOf(page)).toContain('The printer on the third floor One. is out of order.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap takes a sentence, and the button stays in the window while the sheet is longer', async ({ page }) => {
    await page.goto(path)
    await tool(page).locator('[data-sentence]', { hasText: water }).tap()
    await expectMarked(page, water)
    await expect(button(page, tryWords.send)).toBeInViewport({ ratio: 1 })
    await button(page, tryWords.send).tap()
    await expect(said(page)).toContainText(tryLabels.workedOut)
    await expect(button(page, writingWords.undo)).toBeInViewport({ ratio: 1 })
    await expect(marked(page).first()).toBeInViewport()
    await button(page, writingWords.undo).tap()
    await expectMarked(page, water)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('what the phone’s own selection holds is made funny @battery', async ({ page }) => {
    const asked = await answerWith(page, worksOut('One.'))
    await page.goto(path)
    await tool(page).locator('[data-sentence]', { hasText: water }).tap()
    await expectMarked(page, water)
    await sentence(page, printer).evaluate((element) => document.getSelection()?.selectAllChildren(element))
    // The button goes where the finger is, and covers nothing there either.
    const pill = button(page, tryWords.send)
    const under = async () =>
      ((await pill.boundingBox())?.y ?? 0) - ((await sentence(page, printer).boundingBox())?.y ?? Number.NaN)
    await expect.poll(under).toBeGreaterThan(0)
    expect((await placeOf(page)).covered).toEqual([])
    await button(page, tryWords.send).tap()
    await expectMarked(page, `${printer} One.`)
    expect(asked.map((fields) => fields[tryFields.message])).toEqual([printer])
  })
})

test('what was done to a text is there again after another was looked at @battery', async ({ page }) => {
  await answerWith(page, worksOut('One.'))
  await open(page)
  await button(page, tryWords.send).click()
  await expectMarked(page, `${email.marked} One.`)
  await tab(page, article.label).click()
  await expectMarked(page, article.marked)
  expect(await textOf(page)).toBe(`${article.head}\n\n${article.text}`)
  await tab(page, email.label).click()
  await expectMarked(page, `${email.marked} One.`)
  await button(page, writingWords.undo).click()
  expect(await textOf(page)).toBe(`${email.head}\n\n${email.text}`)
})

test('a text of one’s own keeps every character around the sentence', async ({ page }) => {
  await answerWith(page, worksOut('One.', 'Two.'))
  await open(page)
  const own = ' \t“Doors  open at 9.”\n\n\n- Bring a  chair 😐\n\nPlinth Inc. is at No. 4.\n  \nBye… '
  await bring(page, own)
  await expect(sheet(page)).toBeFocused()
  expect(await textOf(page)).toBe(own)
  await sheet(page).getByRole('option', { name: 'Doors open at 9.' }).click()
  await button(page, tryWords.send).click()
  await expect(said(page)).toContainText(tryLabels.workedOut)
  expect(await textOf(page)).toBe(own.replace('open at 9.', 'open at 9. One.'))
  await sheet(page).getByRole('option', { name: 'Plinth Inc. is at No. 4.' }).click()
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('No. 4. Two.')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(said(page)).toHaveText(writingWords.restored)
  expect(await textOf(page)).toBe(own)

  await button(page, writingWords.own.edit).click()
  await expect(tool(page).getByLabel(writingWords.own.field)).toHaveValue(own)
})

test('a text of one’s own can be as long as is said, and no longer; nothing is cut off @battery', async ({ page }) => {
  await open(page)
  await tab(page, writingWords.own.label).click()
  const field = tool(page).getByLabel(writingWords.own.field)
  await button(page, writingWords.own.done).click()
  await expect(field).toHaveAccessibleDescription(new RegExp(writingWords.own.empty))
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  const most = 'Lunch is at noon. 😐 '.repeat(longestText).slice(0, longestText * 2)
  const exact = [...most]
    .slice(0, longestText - 1)
    .join('')
    .concat('.')
  await field.fill(`${exact}!`)
  await button(page, writingWords.own.done).click()
  await expect(field).toHaveAccessibleDescription(new RegExp(writingWords.own.long(longestText + 1)))
  await expect(field).toHaveValue(`${exact}!`)

  await field.fill(exact)
  await expect(tool(page)).toContainText(writingWords.own.count(longestText))
  // Leaving the field has the same effect as the button.
  await audience(page).focus()
  await expect(sheet(page).getByRole('option').first()).toBeVisible()
  expect(await textOf(page)).toBe(exact)
})

test('a sentence that is too long is not sent @battery', async ({ page }) => {
  const asked = await answerWith(page, worksOut('One.'))
  await open(page)
  await bring(page, `${'a '.repeat(149)}bcd`)
  await sheet(page).getByRole('option').click()
  await button(page, tryWords.send).click()
  await expect(said(page)).toHaveText(writingWords.long(301))
  await expect(button(page, tryWords.send)).toBeHidden()
  expect(asked).toEqual([])
})

test('what is refused stays as it was written, without a tool or a joke', async ({ page }) => {
  await open(page)
  const own = 'The funeral is on Friday at 10. Parking is free.'
  await bring(page, own)
  await sentence(page, 'The funeral is on Friday at 10.').click()
  await button(page, tryWords.send).click()
  await expect(said(page)).toHaveText(tryReplies.refused)
  await expect(tool(page).locator('[data-kind]').getByRole('button')).toHaveCount(0)
  await expectMarked(page, 'The funeral is on Friday at 10.')
  expect(await textOf(page)).toBe(own)
})

test('the nearest example is shown under the text and not put into it @battery', async ({ page }) => {
  const example = {
    sentence: 'The front entrance is closed.',
    result: 'The front entrance is closed. The side is glad.',
  }
  const flat: (string | null)[] = []
  await answerWith(page, (_message, seen) =>
    seen.includes('door:arid')
      ? nothing
      : { ...nothing, kind: 'nearest', label: tryLabels.nearest, id: 'door:arid', ...example },
  )
  await page.route(`**${tryPaths.flat}`, async (route) => {
    flat.push(route.request().postData())
    await route.fulfill({ status: 204 })
  })
  await open(page)
  await button(page, tryWords.send).click()
  await expect(said(page)).toContainText(`${tryLabels.nearest} ${writingWords.unchanged}`)
  await expect(said(page)).toContainText(example.result)
  await expectMarked(page, email.marked)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, tryWords.copy).click()
  await expect(button(page, tryWords.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(example.result)
  await button(page, tryWords.flat).click()
  await expect(button(page, tryWords.flat)).toHaveAttribute('aria-pressed', 'true')
  await button(page, tryWords.another).click()
  await expect(button(page, tryWords.noMore)).toBeVisible()
  expect(flat).toEqual([`${tryFields.flat}=door%3Aarid`])
  expect(await textOf(page)).toBe(`${email.head}\n\n${email.text}`)
})

test('where nothing fits, that is said, with what might be near @battery', async ({ page }) => {
  const near = [{ sentence: 'The kitchen is closed.', result: 'The kitchen is closed. It knows.', href: '/examples/x' }]
  await answerWith(page, () => ({ ...nothing, label: tryReplies.none, hint: tryReplies.hint, near }))
  await open(page)
  await button(page, tryWords.send).click()
  await expect(said(page)).toContainText(tryReplies.none)
  await expect(said(page)).toContainText(tryReplies.hint)
  await expect(said(page).getByRole('link', { name: 'The kitchen is closed.' })).toHaveAttribute('href', '/examples/x')
  expect(await textOf(page)).toBe(`${email.head}\n\n${email.text}`)
})

test('a slow answer is waited for with a straight face, and one to a sentence that was left is not taken @battery', async ({
  page,
}) => {
  const answers: (() => Promise<void>)[] = []
  await page.route(`**${tryPaths.page}`, async (route) => {
    const { message = '' } = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    answers.push(() => route.fulfill({ json: worksOut('One.')(message, []) }))
  })
  await open(page)
  await button(page, tryWords.send).click()
  await expect(button(page, tryWords.waiting)).toBeVisible()
  await expectMarked(page, email.marked)
  await sentence(page, water).click()
  await button(page, tryWords.send).click()
  await expect.poll(() => answers.length).toBe(2)
  await answers[0]?.().catch(() => undefined)
  await answers[1]?.()
  await expectMarked(page, `${water} One.`)
  expect(await textOf(page)).toBe(`${email.head}\n\n${email.text.replace(water, `${water} One.`)}`)
})

test('when the network is gone or too much was asked, the text stays and one can try again', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/ERR_FAILED/, /status of 429/)
  await open(page)
  await page.route(`**${tryPaths.page}`, (route) => route.abort())
  await button(page, tryWords.send).click()
  await expect(said(page)).toHaveText(tryMessages.broken)
  await page.unroute(`**${tryPaths.page}`)
  await page.route(`**${tryPaths.page}`, (route) => route.fulfill({ status: 429, json: { message: tryReplies.limit } }))
  await button(page, tryWords.send).click()
  await expect(said(page)).toHaveText(tryReplies.limit)
  await page.unroute(`**${tryPaths.page}`)
  await answerWith(page, worksOut('One.'))
  await button(page, tryWords.send).click()
  await expectMarked(page, `${email.marked} One.`)
})

test('an audience that is too long is said at its field @battery', async ({ page, expectedNoise }) => {
  expectedNoise.push(/status of 422/)
  await open(page)
  await audience(page).fill('a'.repeat(61))
  await button(page, tryWords.send).click()
  await expect(audience(page)).toHaveAccessibleDescription(tryMessages.audienceLong)
  await expectMarked(page, email.marked)
})

/** Lines of the text that the button covers, and how far it is from the line it belongs to. */
async function placeOf(page: Page): Promise<{ covered: string[]; distance: number; outside: number }> {
  return button(page, tryWords.send).evaluate((pill) => {
    const place = pill.getBoundingClientRect()
    const sheet = pill.parentElement ?? pill
    const covered: string[] = []
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (pill.contains(text)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const isCovered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < place.right && place.left < right && top < place.bottom && place.top < bottom,
      )
      if (isCovered) covered.push(text.textContent ?? '')
    }
    const last = [...sheet.querySelectorAll('mark')].flatMap((mark) => [...mark.getClientRects()]).at(-1)
    const { left, right } = sheet.getBoundingClientRect()
    return {
      covered,
      distance: last ? place.top - last.bottom : Number.NaN,
      outside: Math.max(left - place.left, place.right - right),
    }
  })
}

/** The most pixels between the last line of a selection and its button. */
const near = 16

for (const width of [390, 768, 1440]) {
  test(`the button covers no text and follows the selection, at ${width} px${batteryUnless(width !== 768)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const expectClear = async (what: string) => {
      const { covered, distance, outside } = await placeOf(page)
      expect([covered, outside <= 0, distance >= 0 && distance <= near], `${what}: ${distance} px`).toEqual([
        [],
        true,
        true,
      ])
    }
    await expectClear('as it is opened')
    await audience(page).focus()
    for (const option of await sheet(page).getByRole('option').all()) {
      await option.click()
      await expectClear((await option.textContent()) ?? '')
      await expect(button(page, tryWords.send)).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Shift+Home')
    await expectClear('all sentences')
    await sentence(page, water).click()
    await page.keyboard.press('Shift+ArrowRight')
    await expectClear('two sentences')
    for (const other of [320, 1024, width]) {
      await page.setViewportSize({ width: other, height: 900 })
      await expectClear(`in a window that is now ${other} px wide`)
    }
    await tab(page, article.label).click()
    await expectClear('another text')
    await bring(page, 'The kitchen is closed on Friday morning. '.repeat(12))
    for (const place of [0, 5, 11]) {
      await sheet(page).getByRole('option').nth(place).click()
      await expectClear(`sentence ${place} of one’s own text`)
    }
  })
}

test('its script comes when it is touched, and the first click counts @battery', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request: Request) => scripts.push(new URL(request.url()).pathname))
  await page.goto(path)
  await marked(page).scrollIntoViewIfNeeded()
  expect(scripts.filter((name) => /writing-try-out|react/.test(name))).toEqual([])
  const release = await holdScripts(page)
  await tool(page).locator('[data-sentence]', { hasText: water }).click()
  await tab(page, article.label).hover()
  await release()
  await expectMarked(page, water)
  expect(scripts.filter((name) => /writing-try-out/.test(name))).toHaveLength(1)
})

test('a text that was chosen before the script came is shown once it is there', async ({ page }) => {
  await page.goto(path)
  const release = await holdScripts(page)
  await tab(page, article.label).click()
  await release()
  await expectMarked(page, article.marked)
})

test('nothing is asked for but answers and counts @battery', async ({ page }) => {
  await open(page)
  const requests: string[] = []
  page.on('request', (request: Request) => {
    if (request.resourceType() !== 'script') requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await sentence(page, water).click()
  await button(page, tryWords.send).click()
  await button(page, tryWords.flat).click()
  await expect(button(page, tryWords.flat)).toHaveAttribute('aria-pressed', 'true')
  await tab(page, article.label).click()
  await bring(page, 'Lunch is at noon.')
  await expect(sentence(page, 'Lunch is at noon.')).toBeVisible()
  expect(requests).toEqual([`POST ${tryPaths.page}`, `POST ${tryPaths.flat}`])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every state can be used by everyone and is valid, ${colorScheme}${batteryUnless(colorScheme === 'light')}`, async ({
    page,
  }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ colorScheme })
    let kind: TryAnswer['kind'] = 'worked-out'
    await answerWith(page, (message, seen) => {
      if (kind === 'worked-out') return worksOut('One.', 'Two.')(message, seen)
      const result = kind === 'nearest' ? { sentence: 'A.', result: 'A. B.', id: 'a:arid' } : {}
      const near = [{ sentence: 'A.', result: 'A. B.', href: '/examples/a' }]
      return { ...nothing, ...result, kind, label: 'A label.', near: kind === 'none' ? near : [] }
    })
    await open(page)
    const look = async () => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page, islands('WritingTryOut'))
      }
      expect(await invalidIn(path, await page.content())).toEqual([])
    }
    for (kind of ['none', 'nearest', 'refused', 'worked-out'] as const) {
      await sentence(page, water).click()
      await button(page, tryWords.send).click()
      await expect(said(page)).not.toHaveText('')
      if (kind === 'nearest') await button(page, tryWords.flat).click()
      await look()
    }
    await tab(page, writingWords.own.label).click()
    await button(page, writingWords.own.done).click()
    await look()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the marked sentence goes to the page for one sentence, and nothing is there that does nothing', async ({
    page,
  }) => {
    await page.goto(path)
    await expectMarked(page, email.marked)
    await expect(tab(page, article.label)).toBeHidden()
    await expect(button(page, writingWords.copyAll)).toBeHidden()
    await expect(sheet(page)).toHaveCount(0)
    await expect(tool(page).getByRole('link', { name: writingWords.choose.elsewhere })).toHaveAttribute(
      'href',
      tryPaths.page,
    )
    await audience(page).fill('Neighbors')
    await button(page, tryWords.send).click()
    await expect(page).toHaveURL(new RegExp(`${tryPaths.page}$`))
    await expect(page.getByLabel(tryWords.message)).toHaveValue(email.marked)
    await expect(page.getByLabel(tryWords.audience)).toHaveValue('Neighbors')
  })
})
