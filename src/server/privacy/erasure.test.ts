import { describe, expect, test } from 'vitest'
import { linkHours } from '#content-model/pages/form-pages.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { failures } from '#forms/engine/form-answer.ts'
import { noMail } from '#forms/erase/erase-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { linksAtOnce } from '#server/outbox/erase-links.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { noRemovalList } from '#server/platform/database/suppressions.ts'
import { createErasure } from '#server/privacy/erasure.ts'
import { contactPost, openTestServices, testVisitor } from '#server/testing/test-services.ts'
import { showErasure } from '#server/web/on-demand/receive-erasure.ts'

const ada = 'ada@example.com'
const mail = { SMTP_URL: 'smtp://localhost:1', LEADS_TO: 'owner@deadpan.example', SITE_URL: 'https://deadpan.example' }

async function openErasure(env: Record<string, string> = mail) {
  const opened = await openTestServices()
  const { database, clock, log, submissions } = opened
  const settings = readSettings(env)
  let calls = 0
  const notify = () => {
    calls++
  }
  const erasure = createErasure({ settings, database, reader: database, removals: noRemovalList, clock, log, notify })
  await submissions.accept(newsletter, new URLSearchParams({ email: 'Ada@example.com' }))
  const ask = async (email: string) => {
    const answer = await erasure.accept(new URLSearchParams({ email }))
    if (answer.state === 'accepted') await erasure.complete()
    return answer
  }
  const letters = async () => {
    const rows = await database.selectFrom('letters').select(['recipient as email', 'fields', 'state']).execute()
    return rows.map(({ fields, ...row }) => ({ ...row, text: JSON.parse(fields ?? '{}').text as string }))
  }
  const askForToken = async () => {
    await ask(ada)
    const text = (await letters()).findLast(({ email }) => email === ada)?.text ?? ''
    return /https:\/\/deadpan\.example\/erase\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
  }
  const leads = () => database.selectFrom('submissions').select('id').where('form', '=', 'newsletter').execute()
  const logged = () => opened.lines.map((line) => JSON.parse(line))
  return { ...opened, erasure, ask, letters, askForToken, leads, logged, calls: () => calls }
}

describe('asking', () => {
  test('writes a letter to the address itself', async () => {
    const { ask, letters, lines } = await openErasure()
    expect(await ask('ADA@example.com')).toEqual({ state: 'accepted', receipt: 'asked' })
    expect(await letters()).toMatchObject([{ email: ada, state: 'pending' }])
    expect(lines.join('')).not.toMatch(/ada@|token/i)
  })

  test('answers the same for an address that nobody knows, mails nobody and keeps nothing of it', async () => {
    const { ask, letters, database } = await openErasure()
    expect(await ask('eve@example.com')).toEqual(await ask(ada))
    expect(await letters()).toMatchObject([{ email: ada, state: 'pending' }])
    expect(await database.selectFrom('erase_links').select('email').execute()).toEqual([{ email: ada }])
    expect(await database.selectFrom('erase_requests').selectAll().execute()).toEqual([])
  })

  test('fills nobody’s mailbox', async () => {
    const { ask, letters } = await openErasure()
    for (let asked = 0; asked < linksAtOnce + 2; asked++) expect(await ask(ada)).toMatchObject({ state: 'accepted' })
    expect((await letters()).filter(({ email }) => email === ada)).toHaveLength(linksAtOnce)
  })

  test('without a mail server says how to do it instead, and names no address that no mail can reach', async () => {
    const { ask, letters } = await openErasure({ PRIVACY_EMAIL: 'dpo@deadpan.org' })
    expect(await ask(ada)).toMatchObject({ state: 'failed', message: expect.stringContaining('dpo@deadpan.org') })
    expect(await letters()).toEqual([])
    const sample = await openErasure({ PRIVACY_EMAIL: 'dpo@deadpan.example' })
    expect(await sample.ask(ada)).toMatchObject({ state: 'failed', message: noMail() })
  })

  test('checks the address, and says when the database does not answer', async () => {
    const { ask, database } = await openErasure()
    expect(await ask('ada')).toMatchObject({ state: 'refused', errors: { email: expect.any(String) } })
    await database.destroy()
    expect(await ask(ada)).toMatchObject({ state: 'failed', values: { email: ada }, message: failures.storage })
  })

  test('calls the outbox when a letter waits in it, and tells the log no more than that', async () => {
    const { ask, calls, logged, database } = await openErasure()
    await ask('ada')
    expect(calls()).toBe(0)
    await ask('eve@example.com')
    expect(calls()).toBe(0)
    await ask(ada)
    expect(calls()).toBe(1)
    await database.destroy()
    await ask(ada)
    expect(calls()).toBe(1)
    expect(logged().map(({ level, msg }) => [level, msg])).toEqual([
      [30, 'submission saved'],
      [30, 'erasure asked for'],
      [30, 'erasure asked for'],
      [50, 'erasure not written down'],
    ])
    expect(logged().at(-1)).toMatchObject({ code: expect.any(String) })
  })

  test('an address that a lead only mentions is known too', async () => {
    const { ask, letters, submissions } = await openErasure()
    await submissions.accept(contact, contactPost({ email: 'bob@example.com', help: 'Ask Zoe@example.com.' }))
    await ask('zoe@example.com')
    expect(await letters()).toMatchObject([{ email: 'zoe@example.com', state: 'pending' }])
  })

  test('a letter that was asked for does not make an address known', async () => {
    const { ask, letters, erasure, askForToken } = await openErasure()
    await erasure.use(await askForToken())
    await ask(ada)
    expect(await letters()).toEqual([])
  })

  test('has one receipt for everyone', async () => {
    const { erasure } = await openErasure()
    expect([await erasure.hasReceipt('asked'), await erasure.hasReceipt('other')]).toEqual([true, false])
  })

  test('links that have ended make room for new ones', async () => {
    const { ask, letters, clock } = await openErasure()
    for (let asked = 0; asked < linksAtOnce; asked++) await ask(ada)
    clock.advance(linkHours * 3_600_000)
    await ask(ada)
    expect((await letters()).filter(({ email }) => email === ada)).toHaveLength(linksAtOnce + 1)
  })
})

test('an erasure by a link is logged with the number of rows, and without the address', async () => {
  const { erasure, askForToken, logged } = await openErasure()
  await erasure.use(await askForToken())
  expect(logged().at(-1)).toMatchObject({ level: 30, rows: 2, msg: 'an address was erased by its link' })
  expect(JSON.stringify(logged())).not.toContain('ada@')
})

describe('a link', () => {
  test('works once', async () => {
    const { erasure, askForToken, leads } = await openErasure()
    const token = await askForToken()
    expect([await erasure.isGood(token), await erasure.isGood(token)]).toEqual([true, true])
    expect(await leads()).toHaveLength(1)
    expect(await erasure.use(token)).toBe(true)
    expect(await leads()).toEqual([])
    expect([await erasure.isGood(token), await erasure.use(token)]).toEqual([false, false])
  })

  test('pressed twice at the same time works once', async () => {
    const { erasure, askForToken } = await openErasure()
    const token = await askForToken()
    expect((await Promise.all([erasure.use(token), erasure.use(token)])).sort()).toEqual([false, true])
  })

  test('takes its letter and the other links of the address along', async () => {
    const { erasure, askForToken, letters, database } = await openErasure()
    const [first, second] = [await askForToken(), await askForToken()]
    expect(await erasure.use(first)).toBe(true)
    expect(await erasure.use(second)).toBe(false)
    expect([await letters(), await database.selectFrom('erase_links').selectAll().execute()]).toEqual([[], []])
  })

  test('expires', async () => {
    const { erasure, askForToken, clock, leads } = await openErasure()
    const token = await askForToken()
    clock.advance(linkHours * 3_600_000 - 1)
    expect(await erasure.isGood(token)).toBe(true)
    clock.advance(1)
    expect([await erasure.isGood(token), await erasure.use(token)]).toEqual([false, false])
    expect(await leads()).toHaveLength(1)
  })

  test('can’t be made up', async () => {
    const { erasure, askForToken, leads } = await openErasure()
    const token = await askForToken()
    const [id = '', signature = ''] = token.split('.')
    const wrong = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    const forged = [
      '',
      '.',
      'x.y',
      id,
      `${id}.`,
      `${wrong(id)}.${signature}`,
      `${id}.${wrong(signature)}`,
      `${token}.x`,
    ]
    for (const each of forged) expect([each, await erasure.use(each)]).toEqual([each, false])
    expect(await leads()).toHaveLength(1)
  })
})

describe('the page', () => {
  async function visit(opened: Awaited<ReturnType<typeof openErasure>>, path: string, posted?: Record<string, string>) {
    const url = new URL(path, 'https://deadpan.example')
    const { erasure, submissions } = opened
    const limits = { take: async () => ({ allowed: true }) as const }
    const locals = {
      services: { erasure, submissions, limits },
      visitor: testVisitor,
      posted: posted && { fields: new URLSearchParams(posted), isLong: false },
    }
    const response: { status?: number; headers: Headers } = { headers: new Headers() }
    const answer = await showErasure({ request: new Request(url), url, locals, response })
    return answer instanceof Response
      ? { status: answer.status, location: answer.headers.get('location') }
      : { ...answer, status: response.status ?? 200 }
  }

  test('goes from asking to erased without JavaScript', async () => {
    const opened = await openErasure()
    expect(await visit(opened, '/erase')).toMatchObject({ step: 'ask', status: 200 })
    expect(await visit(opened, '/erase', { email: 'ada' })).toMatchObject({ step: 'ask', status: 422 })
    const asked = await visit(opened, '/erase', { email: ada })
    await opened.erasure.complete()
    expect(asked).toEqual({ status: 303, location: '/erase?receipt=asked' })
    expect(await visit(opened, '/erase?receipt=asked')).toMatchObject({ step: 'ask', start: { accepted: true } })
    const token = await opened.askForToken()
    // A program that checks mail opens the link, more than once.
    for (let opening = 0; opening < 3; opening++) {
      expect(await visit(opened, `/erase?token=${token}`)).toEqual({ step: 'confirm', token, status: 200 })
    }
    expect(await opened.leads()).toHaveLength(1)
    expect(await visit(opened, '/erase', { token })).toEqual({ status: 303, location: '/erase?done=1' })
    expect(await opened.leads()).toEqual([])
    expect(await visit(opened, '/erase?done=1')).toEqual({ step: 'done', status: 200 })
    expect(await visit(opened, '/erase', { token })).toEqual({ step: 'stale', status: 410 })
    expect(await visit(opened, `/erase?token=${token}`)).toEqual({ step: 'stale', status: 410 })
  })
})
