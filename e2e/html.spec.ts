import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { postWords } from '#content-model/pages/blog.ts'
import { questionField, questionPaths } from '#content-model/pages/chat-page.ts'
import { triptych } from '#content-model/pages/home.ts'
import { tryLimits, tryMessages, tryPaths, tryWords } from '#content-model/pages/try-fields.ts'
import { tryLabels, tryReplies } from '#content-model/pages/try-page.ts'
import { purposes } from '#forms/beta/beta-rules.ts'
import { commentPath } from '#forms/comment/comment-rules.ts'
import { carryField } from '#forms/engine/carry.ts'
import type { Values } from '#forms/engine/form.ts'
import { erase } from '#forms/erase/erase-rules.ts'
import { forms } from '#forms/registry.ts'
import { failsWith, says, startAiService } from '#server/testing/ai-service.ts'
import { errorPage, errorStatus } from '#server/web/http/error-page.ts'
import { withComments } from '#server/web/prerendered/page-comments.ts'
import { invalidIn } from './support/html.ts'
import { clusterVariable } from './support/journey-database.ts'
import { openMailbox } from './support/mailbox.ts'
import { behindForms, onDemand, prerendered, somePost } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { uniqueEmail } from './support/people.ts'
import { expect, islandsLive, test, where } from './support/test.ts'

// Documents are read as sent, since a browser would correct them first.

interface Sent {
  readonly status: number
  readonly html: string
}

/** Requests a page as a browser without JavaScript does, redirects included. */
async function visit(url: string, fields?: Values): Promise<Sent> {
  const answer = await fetch(url, {
    headers: { accept: 'text/html' },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  return { status: answer.status, html: await answer.text() }
}

/** Sends addresses and headers that `fetch` and browsers refuse. */
const askRawly = (origin: string, path: string, method: string, headers: Record<string, string>) =>
  new Promise<Sent>((done, fail) => {
    const { hostname, port } = new URL(origin)
    const asked = httpRequest({ hostname, port, path, method, headers }, (answer) => {
      let html = ''
      answer.on('data', (bytes) => (html += String(bytes)))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, html }))
    })
    asked.on('error', fail)
    asked.end()
  })

const post = somePost?.key ?? ''
const pathOf = (form: (typeof forms)[number]) => (form.name === 'comment' ? commentPath(post) : form.path)

/** The forms of the site: without a post there is none for comments. */
const ownForms = forms.filter(({ name }) => name !== 'comment' || somePost !== undefined)

/** Values that the form accepts. */
const acceptable = (name: (typeof forms)[number]['name']): Values => {
  const email = uniqueEmail()
  return {
    newsletter: { email },
    notify: { email },
    contact: { name: 'Ada Plain', email, help: 'A sentence & a half.' },
    beta: { name: 'Ada Plain', email, org: 'Plinth', job: 'Editor', purpose: purposes[0] ?? '' },
    quote: { 'contact-name': 'Ada Plain', 'contact-email': email, 'contact-phone': '(555) 010-0144' },
    comment: { post, name: 'Ada Plain', message: 'Noted.' },
  }[name]
}
/** A text that a form has to escape when it shows it again. */
const hostile = '"><script>alert(1)</script> & <b>'

test('every page is valid HTML', async ({ site }) => {
  const paths = [...prerendered, ...onDemand, ...behindForms, '/no-such-page', '/blog-details/7x']
  const invalid: string[] = []
  for (const path of paths) invalid.push(...(await invalidIn(path, (await visit(site.origin + path)).html)))
  expect(invalid).toEqual([])
})

for (const form of ownForms) {
  test(`the ${form.name} form is valid HTML with errors and with thanks`, async ({ site }) => {
    const url = site.origin + pathOf(form)
    const given = { post }
    const empty = await visit(url, given)
    const wrong = await visit(url, { ...Object.fromEntries(form.fields.map((field) => [field, hostile])), ...given })
    const thanked = await visit(url, acceptable(form.name))
    expect([empty.status, thanked.status]).toEqual([422, 200])
    expect([
      ...(await invalidIn('empty', empty.html)),
      ...(await invalidIn('wrong', wrong.html)),
      ...(await invalidIn('thanks', thanked.html)),
    ]).toEqual([])
  })
}

test('a form that could not be saved is valid HTML', async ({ ownSite }) => {
  // biome-ignore lint/suspicious/noSkippedTests: on Postgres there is no such file.
  test.skip(process.env[clusterVariable] !== undefined, 'locks the file of SQLite')
  const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-'))
  const site = await ownSite({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  const lock = new DatabaseSync(join(dataDir, 'deadpan.db'))
  try {
    lock.exec('BEGIN IMMEDIATE')
    const answers = await Promise.all(
      ownForms.map(async (form) => ({ form, ...(await visit(site.origin + pathOf(form), acceptable(form.name))) })),
    )
    expect(answers.map(({ status }) => status)).toEqual(ownForms.map(() => 503))
    const invalid = answers.map(({ form, html }) => invalidIn(form.name, html))
    expect((await Promise.all(invalid)).flat()).toEqual([])
  } finally {
    lock.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a form refused for one post too many is valid HTML', async ({ ownSite }) => {
  const { origin } = await ownSite()
  // Erasing has a limit of its own.
  for (const path of ['/newsletter', erase.path]) {
    let { status: last } = await visit(origin + path, {})
    for (let posts = 1; posts < 100 && last !== 429; posts++) last = (await visit(origin + path, {})).status
  }
  const invalid: string[] = []
  for (const { name, path, fields } of [...ownForms, erase]) {
    const { status, html } = await visit(origin + path, {
      ...Object.fromEntries(fields.map((field) => [field, hostile])),
      post,
    })
    expect(status, name).toBe(429)
    invalid.push(...(await invalidIn(name, html)))
  }
  expect(invalid).toEqual([])
})

test('every step of erasing is valid HTML', async ({ ownSite }) => {
  const mailbox = await openMailbox()
  try {
    const { origin } = await ownSite({ SMTP_URL: mailbox.url, LEADS_TO: 'owner@deadpan.example' })
    const email = uniqueEmail()
    await visit(`${origin}/newsletter`, { email })
    const page = origin + erase.path
    const refused = await visit(page, { email: hostile })
    const asked = await visit(page, { email })
    const letter = () => mailbox.mails.find(({ to, text }) => to.includes(email) && text.includes('/erase?token'))?.text
    await expect.poll(letter, { timeout: 15_000 }).toBeDefined()
    const token = /token=([\w.-]+)/.exec((letter() ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? ''
    const good = await visit(`${page}?token=${token}`)
    const bad = await visit(`${page}?token=${encodeURIComponent(hostile)}`)
    const done = await visit(page, { token })
    expect([refused, asked, good, bad, done].map(({ status }) => status)).toEqual([422, 200, 200, 410, 200])
    expect([
      ...(await invalidIn('refused', refused.html)),
      ...(await invalidIn('asked', asked.html)),
      ...(await invalidIn('good link', good.html)),
      ...(await invalidIn('bad link', bad.html)),
      ...(await invalidIn('done', done.html)),
    ]).toEqual([])
  } finally {
    await mailbox.close()
  }
})

test('erasing without a mail server is valid HTML', async ({ site }) => {
  const { status, html } = await visit(site.origin + erase.path, { email: uniqueEmail() })
  expect(status).toBe(503)
  expect(await invalidIn('no mail', html)).toEqual([])
})

test('a search is valid HTML with and without results', async ({ site }) => {
  const invalid: string[] = []
  for (const query of ['insurance', 'zzzz', hostile, 'a long question '.repeat(20)]) {
    const { status, html } = await visit(`${site.origin}/search?${new URLSearchParams({ q: query })}`)
    expect(status).toBe(200)
    invalid.push(...(await invalidIn(query, html)))
  }
  expect(invalid).toEqual([])
})

where(hasPart('chat'))('answers to questions are valid HTML', async ({ site, ownSite }) => {
  const invalid: string[] = []
  const ask = async (origin: string, question: string, ...expected: number[]) => {
    const { status, html } = await visit(origin + questionPaths.page, { [questionField]: question })
    expect(expected, question).toContain(status)
    invalid.push(...(await invalidIn(question, html)))
  }
  await ask(site.origin, '', 422)
  await ask(site.origin, 'do you use cookies', 200)
  await ask(site.origin, 'What is the capital of France?', 200)
  await ask(site.origin, hostile, 200)
  const service = await startAiService(says(`**${hostile}**\n\n- one`))
  try {
    const { origin } = await ownSite({ AI_BASE_URL: service.url, RATE_LIMITS: 'off' })
    await ask(origin, 'Are you laughing?', 200)
    service.behave(failsWith(500))
    await ask(origin, 'What is the capital of France?', 503)
    // The service fails, and the site answers in its own words.
    await ask(origin, 'is there a free plan', 200, 503)
  } finally {
    await service.close()
  }
  expect(invalid).toEqual([])
})

where(hasPart('try'))('answers to tried sentences are valid HTML', async ({ site }) => {
  const invalid: string[] = []
  for (const [message, status] of [
    ['', 422],
    ['a'.repeat(tryLimits.message + 1), 422],
    [hostile, 200],
    ['Water will be off on Thursday between 9 and 11.', 200],
    ['The coffee machine is out of order.', 200],
    ['With great sadness we share that Ruth died.', 200],
    ['Ask Maureen about the other blue one.', 200],
  ] as const) {
    const sent = await visit(site.origin + tryPaths.page, { message, audience: hostile, dryness: 'arid' })
    expect(sent.status, message).toBe(status)
    invalid.push(...(await invalidIn(message, sent.html)))
  }
  const carried = await visit(`${site.origin}/beta-sign-up`, { [carryField]: 'try', sentence: hostile, plan: 'basic' })
  expect(carried.status).toBe(200)
  invalid.push(...(await invalidIn('carried', carried.html)))
  expect(invalid).toEqual([])
})

where(somePost !== undefined)('a post with approved comments is valid HTML', async ({ site }) => {
  const { html } = await visit(`${site.origin}${somePost?.path}`)
  const comment = { name: hostile, createdAt: '2026-11-22T08:00:00.000Z', message: `${hostile}\nTwo lines.` }
  const commented = withComments(html, [comment, { ...comment, name: '' }])
  const items = (page: string) =>
    page.slice(page.indexOf('id="comments"')).split('</ol>', 1).join().match(/<li /g)?.length ?? 0
  // The template is one item, and the two comments replace it.
  expect(items(commented)).toBe(items(html) + 1)
  expect(commented).toContain(postWords.comments(items(commented)))
  expect(await invalidIn('commented', commented)).toEqual([])
})

test('pages that the server makes of errors are valid HTML', async ({ site }) => {
  const invalid: string[] = []
  for (const [path, method, headers, expected] of [
    ['/%zz', 'GET', {}, 400],
    ['/contact', 'POST', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }, 403],
    ['/contact', 'DELETE', {}, 405],
  ] as const) {
    const sent = await askRawly(site.origin, path, method, { accept: 'text/html', ...headers })
    expect(sent.status, path).toBe(expected)
    invalid.push(...(await invalidIn(`${method} ${path}`, sent.html)))
  }
  const statuses = new Set(Array.from({ length: 200 }, (_, index) => errorStatus(400 + index)))
  for (const status of statuses) invalid.push(...(await invalidIn(`error ${status}`, errorPage(status))))
  expect(invalid).toEqual([])
})

where(hasPart('try'))('home stays valid HTML once its try-out lives and has answered', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: triptych.label })
  for (const [message, said] of [
    ['', tryMessages.empty],
    ['Water will be off on Thursday between 9 and 11.', tryLabels.workedOut],
    ['Ask Maureen about the other blue one.', tryReplies.hint],
  ] as const) {
    await hero.getByLabel(tryWords.message).fill(message)
    await hero.getByRole('button', { name: tryWords.send }).click()
    await expect(hero).toContainText(said)
    expect(await invalidIn(message, await page.content())).toEqual([])
  }
})

test('a page stays valid HTML once its forms live and show their errors', async ({ page }) => {
  await page.goto('/contact')
  await islandsLive(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(3)
  expect(await invalidIn('/contact', await page.content())).toEqual([])
})
