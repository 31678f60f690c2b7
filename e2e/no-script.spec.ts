import type { Page } from '@playwright/test'
import { betaWords, purposes } from '#forms/beta/beta-rules.ts'
import { comment, commentPath, commentWords } from '#forms/comment/comment-rules.ts'
import { messages, thanks } from '#forms/engine/rules.ts'
import { quote, quoteWords } from '#forms/quote/quote-rules.ts'
import { built, kinds, pageHaving, somePost } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { uniqueEmail } from './support/people.ts'
import { expect, test, where } from './support/test.ts'

// The journeys of /contact and of the footer cover their forms without JavaScript, media.spec.ts films and galleries, and
// frame.spec.ts the menu.
test.use({ javaScriptEnabled: false })

const main = (page: Page) => page.getByRole('main')

/**
 * Words of the page that can't be seen, except those that a control on the page opens or selects, and those that a script
 * would put in the place of others; nor words of a narrow window that stand elsewhere on a wide one.
 */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const opened =
      'details:not([open]) > :not(summary), [data-tabs], [data-period], [data-for], [data-fold] > summary, dialog, [popover], .visually-hidden'
    const replaced =
      '[data-scripted], #hero-message-hint, [data-narrow], [data-when], [data-place], [data-with-script], [data-copy]'
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const lost: string[] = []
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim() ?? ''
      const holder = texts.currentNode.parentElement
      if (
        words === '' ||
        !holder ||
        holder.closest(`${opened}, ${replaced}, script, style, noscript, option, title, textarea`)
      )
        continue
      if (!holder.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) lost.push(words.slice(0, 60))
    }
    return lost
  })

for (const half of [0, 1]) {
  test(`every word is there at once, half ${half + 1}`, async ({ page, expectedNoise }) => {
    expectedNoise.push(/status of 404/)
    const lost: string[] = []
    for (const path of kinds.filter((_, index) => index % 2 === half)) {
      await page.goto(path)
      // Fades end within a fifth of a second.
      await page.evaluate(async () => {
        const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        await Promise.all(ending.map(({ finished }) => finished))
      })
      lost.push(...(await unseen(page)).map((words) => `${path}: ${words}`))
    }
    expect(lost).toEqual([])
  })
}

where(built.has('/blog-grid/2'))('the blog’s page selector works', async ({ page }) => {
  await page.goto('/blog-grid/')
  const pages = main(page).getByRole('navigation', { name: /pages/i })
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/blog-grid\/2$/)
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(/\/blog-grid\/?$/)
})

const unfolding = pageHaving(/<details [^>]*name="faq"/g, 3)

where(unfolding !== undefined)('an accordion opens one item and closes the other', async ({ page }) => {
  await page.goto(unfolding ?? '')
  const items = main(page).locator('details[name="faq"]')
  await items.nth(1).locator('summary').click()
  await expect(items.nth(1)).toHaveAttribute('open')
  await items.nth(2).locator('summary').click()
  await expect(items.nth(2)).toHaveAttribute('open')
  await expect(items.nth(1)).not.toHaveAttribute('open')
})

where(hasPart('projects'))('the filter tabs choose', async ({ page }) => {
  await page.goto('/project-grid-two')
  const tab = main(page).locator('label:has([name="show"]:not(:checked))').last()
  const value = await tab.locator('input').getAttribute('value')
  await tab.click()
  await expect(main(page).locator(`li[data-tabs]:visible:not([data-tabs~="${value}"])`)).toHaveCount(0)
  await expect(main(page).getByRole('status')).toContainText(await tab.innerText())
})

where(hasPart('plans'))('the price period changes every price', async ({ page }) => {
  await page.goto('/pricing-table')
  const monthly = main(page).locator('[data-period="monthly"]:visible')
  await expect(monthly).not.toHaveCount(0)
  const count = await monthly.count()
  await main(page).locator('label:has([name="billed"][value="yearly"])').click()
  await expect(main(page).locator('[data-period="yearly"]:visible')).toHaveCount(count)
  await expect(monthly).toHaveCount(0)
})

where(somePost !== undefined)('the blog’s search finds', async ({ page }) => {
  await page.goto(somePost?.path ?? '')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/blog-grid/')
  await main(page).getByRole('searchbox').fill(title)
  await main(page).getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ results? for /)
  await main(page).getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${somePost?.path}(?:$|#)`))
})

const filmed = pageHaving(/<a [^>]*href="\/videos\/[^"]*\.mp4"/g)

where(filmed !== undefined)('a film is a link to its file', async ({ page, request }) => {
  await page.goto(filmed ?? '')
  const link = main(page).getByRole('link', { name: /^Play / })
  await expect(link).toHaveAttribute('href', /^\/videos\/.*\.mp4$/)
  expect((await request.head((await link.getAttribute('href')) ?? '')).ok()).toBe(true)
})

interface Plain {
  form: string
  /** The page with the form, and the place of its answer. */
  path: string
  answer: RegExp
  /** Values by label. */
  fields: Readonly<Record<string, string>>
  choice?: readonly [label: string, option: string]
  button: string
  says: string | RegExp
}

/** The last of the purposes, whose words are the owner's. */
const purpose = purposes.at(-1) ?? ''

const plain: readonly Plain[] = [
  {
    form: 'beta',
    path: '/beta-sign-up',
    answer: /\/beta-sign-up\?receipt=/,
    fields: { Name: 'Ada Plain', Organization: 'Plinth', 'Job title': 'Editor' },
    choice: ['Purpose', purpose],
    button: betaWords.send,
    says: thanks,
  },
  {
    form: 'quote',
    path: pageHaving(/<form [^>]*action="\/quote"/g) ?? quote.path,
    answer: /\/quote\?receipt=/,
    fields: { Name: 'Ada Plain', Phone: '(555) 010-0144' },
    button: quoteWords.send,
    says: quote.thanks,
  },
  ...(somePost === undefined
    ? []
    : [
        {
          form: 'comment',
          path: somePost.path,
          answer: new RegExp(`/comment\\?post=${somePost.key}&receipt=`),
          fields: { Name: 'Ada Plain', Message: 'Noted.' },
          button: commentWords.send,
          says: comment.thanks,
        },
      ]),
  {
    form: 'notify',
    path: '/coming-soon',
    answer: /\/coming-soon\?receipt=/,
    fields: {},
    button: 'Notify Me',
    says: thanks,
  },
]

for (const { form, path, answer, fields, choice, button, says } of plain) {
  test(`the ${form} form is sent, saved and answered`, async ({ page, site }) => {
    const email = uniqueEmail()
    await page.goto(path)
    const own = main(page)
      .locator('form[method="post"]')
      .filter({ has: page.getByRole('button', { name: button }) })
    for (const [label, text] of Object.entries(fields)) await own.getByLabel(label, { exact: true }).fill(text)
    await own.locator('input[type="email"]').fill(email)
    if (choice) await own.getByLabel(choice[0]).selectOption(choice[1])
    await own.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(answer)
    await expect(main(page).getByText(says)).toBeVisible()
    const saved = (await site.leads()).filter((lead) => Object.values(lead.fields).includes(email))
    expect(saved.map((lead) => lead.form)).toEqual([form])
  })
}

test('a beta form that came back can be cleared, its choice included', async ({ page, expectedNoise }) => {
  expectedNoise.push(/status of 422/)
  await page.goto('/beta-sign-up')
  await main(page).getByLabel('Name', { exact: true }).fill('Ada Plain')
  await main(page).getByLabel('Purpose').selectOption(purpose)
  await main(page).getByRole('button', { name: betaWords.send }).click()
  await expect(main(page).getByLabel('Email')).toBeFocused()
  await expect(main(page).getByLabel('Purpose')).toHaveValue(purpose)
  await main(page).getByRole('link', { name: 'Clear form' }).click()
  await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(main(page).getByLabel('Purpose')).toHaveValue('')
  await expect(main(page).locator('[aria-invalid="true"]')).toHaveCount(0)
})

where(somePost !== undefined)(
  'a comment’s website is a web address, and says so where it is not',
  async ({ page, site, expectedNoise }) => {
    expectedNoise.push(/status of 422/)
    const email = uniqueEmail()
    await page.goto(commentPath(somePost?.key ?? ''))
    await main(page).getByLabel('Email').fill(email)
    await main(page).getByLabel('Website').fill('javascript:alert(1)')
    await main(page).getByLabel('Message').fill('Noted.')
    await main(page).getByRole('button', { name: commentWords.send }).click()
    await expect(main(page).getByLabel('Website')).toHaveAccessibleDescription(messages.website)
    await expect(main(page).getByLabel('Website')).toBeFocused()
    await main(page).getByLabel('Website').fill('duck.example')
    await main(page).getByRole('button', { name: commentWords.send }).click()
    await expect(main(page).getByText(comment.thanks)).toBeVisible()
    const saved = (await site.leads()).filter(({ fields }) => fields['email'] === email)
    expect(saved).toMatchObject([{ fields: { website: 'https://duck.example', message: 'Noted.' } }])
  },
)
