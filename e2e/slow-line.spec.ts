import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Locator, Page, Request } from '@playwright/test'
import { chatWords, questionPaths } from '#content-model/pages/chat-page.ts'
import { triptych } from '#content-model/pages/home.ts'
import { tryWords } from '#content-model/pages/try-fields.ts'
import { marketingWords } from '#content-model/pages/try-marketing.ts'
import { titleWords } from '#content-model/pages/try-titles.ts'
import { servicePath } from '#content-model/routes.ts'
import { purposes } from '#forms/beta/beta-rules.ts'
import { contactWords } from '#forms/contact/contact-rules.ts'
import { isThere, pageHaving, somePost } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { uniqueEmail } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A telephone with a weak signal: milliseconds, and bytes a second. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** A fast typist's pace, in ms a key. */
const key = { delay: 60 }
/** The moment of the press: so many ms after the last key, or after so many ms without traffic. */
type Moment = { readonly key: number } | { readonly quiet: number }
const moments: readonly Moment[] = [{ key: 0 }, { key: 300 }]
/** The battery's further moments, five with those of `npm test`. */
const laterMoments: readonly Moment[] = [{ key: 1_200 }, { quiet: 0 }, { quiet: 1_000 }]
const quiet = 600

interface Place {
  readonly path: string
  /** The fields in order, each with its text. */
  readonly fields: (page: Page) => readonly (readonly [Locator, string])[]
  readonly button: (page: Page) => Locator
  /** Steps before the typing. */
  readonly before?: (page: Page) => Promise<unknown>
}

/** Fields of the form with this button, by their labels. */
const inForm = (page: Page, button: string, fields: Readonly<Record<string, string>>) => {
  const form = formOf(page, button)
  return Object.entries(fields).map(([label, text]) => [form.getByLabel(label, { exact: true }), text] as const)
}
const formOf = (page: Page, button: string) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) })

/** A form, identified by its button. */
const form = (path: string, button: string, fields: () => Readonly<Record<string, string>>): Place => ({
  path,
  fields: (page) => inForm(page, button, fields()),
  button: (page) => formOf(page, button).getByRole('button', { name: button, exact: true }),
})

const question = 'Where is your office?'
const tried = 'Water will be off on Thursday.'
const panel = (page: Page) => page.locator('#explore')

const places: Readonly<Record<string, Place>> = {
  'a question': form(questionPaths.page, chatWords.send, () => ({ [chatWords.label]: question })),
  'a question after another': {
    ...form(questionPaths.page, chatWords.send, () => ({ [chatWords.label]: 'And the telephone?' })),
    async before(page) {
      // Without the island's script, the browser posts the first question, and its answer is a page.
      await page.route(/\/chat\./, (route) => route.abort())
      await page.getByLabel(chatWords.label).fill(question)
      await page.getByRole('button', { name: chatWords.send }).click()
      await expect(page.getByRole('region', { name: chatWords.history })).toContainText(question)
      await page.unroute(/\/chat\./)
    },
  },
  'the search': {
    path: '/search',
    fields: (page) => [[page.getByRole('main').getByRole('searchbox'), 'insurance']],
    button: (page) => page.getByRole('main').getByRole('search').getByRole('button'),
  },
  'the search of the Explore panel': {
    path: '/contact',
    before: (page) => page.getByRole('button', { name: 'Explore' }).click(),
    fields: (page) => [[panel(page).getByRole('searchbox'), 'insurance']],
    button: (page) => panel(page).getByRole('button', { name: 'Search' }),
  },
  'the try-out of home': {
    path: '/',
    fields: (page) => {
      const hero = page.getByRole('region', { name: triptych.label })
      return [
        [hero.getByRole('radio', { name: tryWords.dryness.arid }), ''],
        [hero.getByLabel(tryWords.audience), 'Plumbers'],
        [hero.getByLabel(tryWords.message), tried],
      ]
    },
    button: (page) =>
      page.getByRole('region', { name: triptych.label }).getByRole('button', { name: tryWords.send, exact: true }),
  },
  'the try-out under the examples': form('/examples', tryWords.send, () => ({
    [tryWords.audience]: 'Plumbers',
    [tryWords.message]: tried,
  })),
  'the try-out of Writing': {
    path: servicePath('writing'),
    fields: (page) => [[page.getByRole('main').getByLabel(tryWords.audience), 'Plumbers']],
    button: (page) => page.getByRole('main').getByRole('button', { name: tryWords.send, exact: true }),
  },
  'the try-out of Marketing': form('/service-details/marketing', marketingWords.write, () => ({
    [marketingWords.product]: 'Forty chairs',
    [marketingWords.seen]: 'A man sits down.',
    [marketingWords.audience]: 'Plumbers',
  })),
  'the try-out of Content Creation': form(servicePath('content-creation'), titleWords.send, () => ({
    [titleWords.keywords]: 'desk lamp, office plants',
  })),
  Contact: form('/contact', contactWords.send, () => ({
    Name: 'Ada Plain',
    Email: uniqueEmail(),
    'Phone number': '+1 555 010 0199',
    'How can we help?': 'Slowly, please.',
  })),
  'the beta': form('/beta-sign-up', 'Sign up', () => ({
    Name: 'Ada Plain',
    Email: uniqueEmail(),
    Organization: 'Plinth',
    'Job title': 'Editor',
    Purpose: purposes.at(-1) ?? '',
  })),
  'a quote': form(pageHaving(/<form [^>]*action="\/quote"/g) ?? '/quote', 'Get Free Quote', () => ({
    Name: 'Ada Plain',
    Email: uniqueEmail(),
    Phone: '+1 555 010 0199',
  })),
  'a comment': form(somePost?.path ?? '/blog-details/', 'Post comment', () => ({
    Name: 'Ada Plain',
    Email: uniqueEmail(),
    Message: 'I read it twice.',
  })),
  'the newsletter': form('/newsletter', 'Subscribe', () => ({ 'Email address': uniqueEmail() })),
  'the opening': form('/coming-soon', 'Notify Me', () => ({ Email: uniqueEmail() })),
  'an erasure': form('/privacy-policy', 'Erase', () => ({ 'Email address': uniqueEmail() })),
}

/** Those of the site's own parts. */
const ownPlaces = Object.entries(places).filter(
  ([name, { path }]) => isThere(path) && (hasPart('try') || !name.startsWith('the try-out')),
)

for (const [name, place] of ownPlaces) {
  for (const [when, pressed] of [
    ['as soon as it is typed', moments],
    ['a second later, or once everything has come @battery', laterMoments],
  ] as const) {
    test(`every letter typed on a slow line is sent: ${name}, ${when}`, async ({ browser, site }) => {
      test.slow()
      const sent = await Promise.all(pressed.map((moment) => typeAndPress(browser, site.origin, place, moment)))
      for (const [index, { typed, values }] of sent.entries())
        expect(values, `pressed at ${JSON.stringify(pressed[index])}`).toEqual(expect.arrayContaining(typed))
    })
  }
}

/** @returns the typed texts, and the fields of the first request after the press */
async function typeAndPress(browser: Browser, baseURL: string, place: Place, moment: Moment) {
  // A new context, without anything in its cache.
  const context = await browser.newContext({ baseURL })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    const arrived = listen(page)
    await page.goto(place.path, { waitUntil: 'commit' })
    await place.before?.(page)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const fields = place.fields(page)
    for (const [field, text] of fields) {
      if (text === '') await field.locator('..').click()
      else {
        await field.click()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(text, key)
      }
    }
    if ('quiet' in moment) await arrived()
    await wait('quiet' in moment ? moment.quiet : moment.key)
    const unasked = requests.filter(carries)
    expect(
      unasked.map((request) => request.url()),
      'sent before the press',
    ).toEqual([])
    const carrying = page.waitForRequest(carries)
    await place.button(page).click()
    const request = await carrying
    return { typed: fields.map(([, text]) => text).filter((text) => text !== ''), values: valuesOf(request) }
  } finally {
    await context.close()
  }
}

/** @returns a function that waits until the page has been without traffic for a while */
function listen(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let changedAt = Date.now()
  page.on('request', (request) => {
    underWay.add(request)
    changedAt = Date.now()
  })
  const end = (request: Request) => {
    underWay.delete(request)
    changedAt = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => expect.poll(() => underWay.size === 0 && Date.now() - changedAt >= quiet, { timeout: 60_000 }).toBe(true)
}

/** Whether a request carries typed text: a post, or a search. */
const carries = (request: Request) => request.method() === 'POST' || new URL(request.url()).searchParams.has('q')

const valuesOf = (request: Request): string[] => [
  ...(request.method() === 'POST'
    ? new URLSearchParams(request.postData() ?? '')
    : new URL(request.url()).searchParams
  ).values(),
]
