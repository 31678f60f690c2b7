import type { Page } from '@playwright/test'
import { Window } from 'happy-dom'
import { messages } from '#forms/engine/rules.ts'
import { hasPart } from './support/parts.ts'
import { uniqueEmail } from './support/people.ts'
import { expect, shippedOnly, test, where } from './support/test.ts'

// The specification's words, copied byte for byte, so that no apostrophe is changed to a curly one.
const thanks = "Thanks for reaching out! We'll get back to you ASAP."

test('every message of a rule is the specification’s', () => {
  expect(messages).toMatchObject({
    name: {
      required: 'Enter name',
      pattern: 'Special characters and digits are not allowed',
      min: 'Name should be at least 2 characters long',
      max: 'Name should not exceed 50 characters',
    },
    email: {
      required: 'Enter email address',
      pattern: 'Enter valid email address',
      min: 'Email should be at least 6 characters long',
      // By decision, where the specification says 100 and means 50.
      max: 'Email should not exceed 50 characters',
    },
    required: 'This is a required field',
  })
})

const said: readonly (readonly [path: string, texts: readonly string[]])[] = [
  ['/', ['Get Started', 'Services we can help you with', 'Flexible Pricing Options', 'Estimate Project', 'Careers']],
  ['/', ['GenerativeAI for Marketers and Content Creators', 'Contact Us', 'Sign up', 'Privacy Policy', 'Terms of Use']],
  ['/', ['ChatGPT', 'Stay in touch!', 'Stay up to date on new features.']],
  ['/contact', ['Contact Us', 'Clear form']],
  ['/beta-sign-up', ['Choose', 'Marketing Content', 'Writing Scripts', 'Influencer Content', 'Other', 'Clear form']],
  ['/beta-sign-up', ['Make my writing more humorous in general']],
  ['/chat-gpt', ['Generate Response']],
  ['/coming-soon', ['Notify Me', 'Our Site is Ready to Go!']],
  ['/no-such-page', ['Go Back']],
  ['/pricing-table', ['Billed Yearly', 'Billed Monthly', 'Basic', 'Professional', 'Ultimate']],
  ['/project-grid-one', ['All Works', 'Branding', 'Mobile']],
  ['/project-details/toast-eventually', ['Get it Now', 'We delivered']],
  ['/case-study', ['Read Case Study']],
  ['/case-details/insurance-but-people-read-it', ['Work We Finished']],
  ['/service-details/writing', ['Why branding matters?']],
  ['/service-one', ['Design', 'Development', 'Online Marketing', 'Business', 'Technology', 'Content Strategy']],
]

shippedOnly('every page says its words byte for byte', async ({ site }) => {
  const parser = new new Window().DOMParser()
  const missing: string[] = []
  for (const [path, texts] of said) {
    const html = await (await fetch(site.origin + path)).text()
    const words = (parser.parseFromString(html, 'text/html').body.textContent ?? '').replaceAll(/\s+/g, ' ')
    missing.push(...texts.filter((text) => !words.includes(text)).map((text) => `${path}: ${text}`))
  }
  expect(missing).toEqual([])
})

test.describe('as a page shows it', () => {
  test.use({ javaScriptEnabled: false })

  where(hasPart('chat'))('the question’s field asks as specified', async ({ page }) => {
    await page.goto('/chat-gpt')
    await expect(page.getByPlaceholder('Ask me anything...', { exact: true })).toBeVisible()
  })

  for (const [path, fields, button, said] of [
    ['/newsletter', {}, 'Subscribe', thanks],
    ['/coming-soon', {}, 'Notify Me', thanks],
    ['/contact', { Name: 'Ada Plain', 'How can we help?': 'A joke.' }, 'Send message', thanks],
    ['/quote', { Name: 'Ada', Phone: '1' }, 'Get Free Quote', 'Your Message has been successfully sent.'],
  ] as const) {
    test(`a form sent from ${path} is answered byte for byte`, async ({ page }) => {
      await page.goto(path)
      const form = page.locator('main form[method="post"]')
      for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text)
      await form.locator('input[type="email"]').fill(uniqueEmail())
      await form.getByRole('button', { name: button }).click()
      await expect(page).toHaveURL(/receipt=/)
      expect(await words(page)).toContain(said)
    })
  }
})

/** The whole page's text with single spaces. */
const words = async (page: Page) => ((await page.locator('body').textContent()) ?? '').replaceAll(/\s+/g, ' ')
