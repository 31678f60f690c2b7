import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { confirmDays } from '#content-model/pages/consent.ts'
import { comingSoonPage } from '#content-model/pages/form-pages.ts'
import { footer } from '#content-model/site.ts'
import { letterComes, noLettersYet } from '#forms/consent/consent-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import type { Form } from '#forms/engine/form.ts'
import { thanks } from '#forms/engine/rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import { release } from '#server/leads/judge-spam.ts'
import { leaveLinksKey } from '#server/outbox/leave-tokens.ts'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import { createSignedIds } from '#server/platform/database/signed-ids.ts'
import { erase } from '#server/privacy/erase-address.ts'
import { sweep } from '#server/privacy/housekeeping.ts'
import { dayMs, lettersAtOnce } from '#server/subscribers/mailing-lists.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

const ada = 'ada@example.com'
const mail = { SMTP_URL: 'smtp://localhost:1', LEADS_TO: 'owner@deadpan.example', SITE_URL: 'https://deadpan.example' }

async function openConsent(env: Record<string, string> = mail) {
  const opened = await openTestServices({ env, channels: [createFakeChannel('fake')] })
  const { database, submissions, subscriptions, clock } = opened
  /** Each sign-up comes from a form instance of its own. */
  const signUp = (email = ada, form: Form = newsletter, page?: string) =>
    submissions.accept(form, new URLSearchParams({ email, submission: randomUUID() }), page)
  const letters = async () => {
    const rows = await database
      .selectFrom('letters')
      .select('fields')
      .where('kind', '=', 'confirm-subscription')
      .orderBy('created_at')
      .execute()
    return rows.map(({ fields }) => JSON.parse(fields ?? '{}') as { email: string; text: string; html: string })
  }
  const tokens = async () =>
    (await letters()).map(({ text }) => /https:\/\/deadpan\.example\/confirm\?token=([\w.-]+)/.exec(text)?.[1] ?? '')
  const lastToken = async () => (await tokens()).at(-1) ?? ''
  const rows = () => database.selectFrom('subscriptions').selectAll().execute()
  const told = () => database.selectFrom('deliveries').select('id').where('channel', '=', 'fake').execute()
  const statuses = async () =>
    (await database.selectFrom('submissions').select('status').where('form', '=', 'newsletter').execute()).map(
      ({ status }) => status,
    )
  const leaveToken = async (email = ada) =>
    createSignedIds(database, leaveLinksKey).sign((await addressHasher(database))(email))
  const join = async (email = ada) => {
    await signUp(email)
    expect(await subscriptions.confirm(await lastToken())).toBe('confirmed')
    clock.advance(1_000)
  }
  return { ...opened, signUp, letters, tokens, lastToken, rows, told, statuses, leaveToken, join }
}

describe('a sign-up where mail is set', () => {
  test('is thanked for, put on no list, told to no channel, and asked back by a letter', async () => {
    const { signUp, letters, rows, told, statuses, lines } = await openConsent()
    expect(await signUp('Ada@example.com')).toMatchObject({ state: 'accepted', note: letterComes })
    expect(newsletter.thanks).toBe(thanks)
    expect([await statuses(), await told()]).toEqual([['pending'], []])
    expect(await rows()).toMatchObject([{ email: ada, list: 'newsletter', state: 'pending', confirmed_at: null }])
    const [letter] = await letters()
    expect(letter).toMatchObject({ email: ada, text: expect.stringContaining('until December 5, 2026') })
    expect(letter?.html).toContain('href="https://deadpan.example/confirm?token=')
    expect(
      Math.max(
        ...(letter?.text ?? '')
          .split('\n')
          .filter((line) => !line.includes('/'))
          .map(({ length }) => length),
      ),
    ).toBeLessThanOrEqual(72)
    expect(lines.join('')).not.toMatch(/ada@|token/i)
  })

  test('keeps as evidence what the page said, which page it was, and when the link was used', async () => {
    const { signUp, rows, subscriptions, lastToken, clock } = await openConsent()
    await signUp(ada, newsletter, '/pricing-table')
    clock.advance(5_000)
    await subscriptions.confirm(await lastToken())
    expect(await rows()).toMatchObject([
      {
        wording: `${footer.newsletterTitle}\n${footer.newsletterText}\n[Subscribe]`,
        page: '/pricing-table',
        letter_at: '2026-11-21T10:00:00.000Z',
        confirmed_at: '2026-11-21T10:00:05.000Z',
        state: 'confirmed',
      },
    ])
  })

  test('of the launch list keeps that page’s words', async () => {
    const { signUp, rows } = await openConsent()
    await signUp(ada, notify, '/coming-soon')
    expect(await rows()).toMatchObject([{ list: 'notify', wording: expect.stringContaining('The launch list\n') }])
    const [{ wording } = { wording: '' }] = await rows()
    // With a mail server the page does not say that letters wait for one.
    expect(wording).toContain(comingSoonPage.withMail.lead)
    expect(wording).not.toContain('can’t send mail')
  })

  test('is told to the list’s channels once its link was used, and only once', async () => {
    const { signUp, subscriptions, lastToken, told, statuses } = await openConsent()
    await signUp()
    const token = await lastToken()
    expect(await subscriptions.stateOf(token)).toBe('ready')
    expect(await told()).toEqual([])
    const ends = await Promise.all([1, 2, 3].map(() => subscriptions.confirm(token)))
    expect(ends.sort()).toEqual(['confirmed', 'used', 'used'])
    expect([await told(), await statuses()]).toEqual([[{ id: expect.any(String) }], ['new']])
    expect([await subscriptions.stateOf(token), await subscriptions.confirm(token)]).toEqual(['used', 'used'])
  })

  test('sent again while it waits has a link of its own, and the second one that is used does nothing', async () => {
    const { signUp, subscriptions, tokens, told } = await openConsent()
    await signUp()
    await signUp()
    const [one = '', other = ''] = await tokens()
    expect([await subscriptions.confirm(one), await subscriptions.confirm(other)]).toEqual(['confirmed', 'used'])
    expect(await told()).toHaveLength(1)
  })

  test('fills nobody’s mailbox, and is thanked for all the same', async () => {
    const { signUp, letters, rows } = await openConsent()
    const answers = await Promise.all(Array.from({ length: lettersAtOnce + 9 }, () => signUp()))
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['accepted']))
    expect([(await letters()).length, (await rows()).length]).toEqual([lettersAtOnce, lettersAtOnce + 9])
  })

  test('of somebody who is on the list writes no letter and answers as for anybody else', async () => {
    const { join, signUp, letters } = await openConsent()
    await join()
    expect(Object.keys(await signUp())).toEqual(Object.keys(await signUp('eve@example.com')))
    expect((await letters()).filter(({ email }) => email === ada)).toHaveLength(1)
  })

  test(`is erased after ${confirmDays} days without a word, with its letter, and its link is old then`, async () => {
    const { signUp, subscriptions, lastToken, database, clock, rows } = await openConsent()
    await signUp()
    const token = await lastToken()
    clock.advance(confirmDays * dayMs - 1)
    await sweep(database, 0, clock.now())
    expect(await subscriptions.stateOf(token)).toBe('ready')
    clock.advance(1)
    expect([await subscriptions.stateOf(token), await subscriptions.confirm(token)]).toEqual(['old', 'old'])
    await sweep(database, 0, clock.now())
    expect([await rows(), await database.selectFrom('submissions').select('id').execute()]).toEqual([[], []])
    expect(await subscriptions.stateOf(token)).toBe('old')
  })

  test('that was confirmed stays, whatever its age', async () => {
    const { join, database, clock, rows } = await openConsent()
    await join()
    clock.advance(1_000 * dayMs)
    await sweep(database, 30, clock.now())
    expect(await rows()).toHaveLength(1)
  })

  test('taken for spam writes to nobody until it is released, and is asked back then', async () => {
    const { submissions, letters, rows, database, clock, lists, told, statuses } = await openConsent()
    await submissions.accept(newsletter, new URLSearchParams({ email: ada, subject: 'buy' }))
    expect([await letters(), await statuses()]).toEqual([[], ['quarantined']])
    const [suspect] = await rows()
    const parts = { channels: [createFakeChannel('fake')], lists }
    const id = suspect?.submission_id ?? ''
    expect(await release(database, [id], parts, { by: null, now: clock.now() })).toMatchObject({ changed: [{ id }] })
    expect([(await letters()).length, await statuses(), await told()]).toEqual([1, ['pending'], []])
  })

  test('goes straight on the list where the owner confirms elsewhere', async () => {
    const { signUp, letters, told, rows } = await openConsent({ ...mail, DOUBLE_OPT_IN: 'off' })
    expect(await signUp()).not.toHaveProperty('note')
    expect([await letters(), (await told()).length, await rows()]).toMatchObject([[], 1, [{ state: 'unconfirmed' }]])
  })

  test('is another thing than a message', async () => {
    const { submissions, told, rows } = await openConsent()
    expect(await submissions.accept(contact, contactPost())).not.toHaveProperty('note')
    expect([(await told()).length, await rows()]).toEqual([1, []])
  })
})

describe('a sign-up without mail', () => {
  test('is told that no letter comes yet, unless another service writes the letters', async () => {
    const { signUp } = await openConsent({})
    expect(await signUp()).toMatchObject({ state: 'accepted', note: noLettersYet })
    const collected = await openConsent({ COLLECT_URL_NEWSLETTER: 'https://forms.example/newsletter' })
    expect(await collected.signUp()).not.toHaveProperty('note')
  })

  test('is on the list at once and unconfirmed, and its channels are told', async () => {
    const { signUp, told, rows, statuses, letters } = await openConsent({})
    expect(await signUp()).toEqual({ state: 'accepted', receipt: expect.any(String), note: noLettersYet })
    expect([(await told()).length, await statuses(), await letters()]).toEqual([1, ['new'], []])
    expect(await rows()).toMatchObject([{ state: 'unconfirmed', confirmed_at: null }])
  })
})

describe('leaving', () => {
  test('takes the address off every list and keeps nothing of it that can be read', async () => {
    const { join, signUp, subscriptions, database, leaveToken } = await openConsent()
    await join()
    await signUp(ada, notify)
    await signUp('bob@example.com')
    const token = await leaveToken()
    expect([await subscriptions.placeOf(token), await subscriptions.leave(token)]).toEqual(['ready', 'left'])
    const left = await Promise.all(
      (['submissions', 'letters', 'subscriptions', 'departures', 'bounces'] as const).map((table) =>
        database.selectFrom(table).selectAll().execute(),
      ),
    )
    // With the @: a random hexadecimal id may contain `ada`.
    expect(JSON.stringify(left)).not.toContain('ada@')
    expect(left.map(({ length }) => length)).toEqual([1, 1, 1, 1, 0])
    expect([await subscriptions.placeOf(token), await subscriptions.leave(token)]).toEqual(['used', 'used'])
  })

  test('works by the link of an old letter after a new sign-up too', async () => {
    const { join, subscriptions, leaveToken, rows } = await openConsent()
    const token = await leaveToken()
    await join()
    await subscriptions.leave(token)
    await join()
    expect([await subscriptions.placeOf(token), await subscriptions.leave(token)]).toEqual(['ready', 'left'])
    expect(await rows()).toEqual([])
  })
})

describe.each(['left', 'was erased'])('whoever %s', (how) => {
  async function gone(env: Record<string, string>) {
    const opened = await openConsent(env)
    await opened.signUp()
    if (how === 'left') await opened.subscriptions.leave(await opened.leaveToken())
    else await erase(opened.database, 'ADA@example.com')
    expect(await opened.rows()).toEqual([])
    return opened
  }

  test('is asked by letter when somebody signs the address up again, even where the owner confirms elsewhere', async () => {
    const { signUp, told, letters, statuses, subscriptions, lastToken } = await gone({ ...mail, DOUBLE_OPT_IN: 'off' })
    expect(await signUp()).toMatchObject({ state: 'accepted' })
    expect([await told(), await statuses(), (await letters()).length]).toEqual([[], ['pending'], 1])
    expect(await subscriptions.confirm(await lastToken())).toBe('confirmed')
    expect(await told()).toHaveLength(1)
    await signUp()
    expect(await told()).toHaveLength(2)
  })

  test('is kept as unconfirmed without mail, told to no channel, and not dropped', async () => {
    const { signUp, told, rows, statuses, database, clock } = await gone({})
    expect(await signUp()).toMatchObject({ state: 'accepted' })
    clock.advance(100 * dayMs)
    await sweep(database, 0, clock.now())
    expect([await told(), await statuses(), await rows()]).toMatchObject([[], ['new'], [{ state: 'unconfirmed' }]])
    expect(await signUp('bob@example.com')).toMatchObject({ state: 'accepted' })
    expect(await told()).toHaveLength(1)
  })
})

describe('a link', () => {
  test('that is forged, cut, swapped or of another kind does nothing', async () => {
    const { signUp, tokens, subscriptions, leaveToken, rows } = await openConsent()
    await signUp()
    await signUp('eve@example.com')
    const [mine = '', other = ''] = await tokens()
    const [id, signature] = mine.split('.')
    const [otherId, otherSignature] = other.split('.')
    const leave = await leaveToken()
    const wrong = [
      '',
      'x',
      id ?? '',
      `${id}.`,
      `${id}.${otherSignature}`,
      `${otherId}.${signature}`,
      `${mine}.x`,
      mine.slice(0, -1),
      `${id}.${'A'.repeat(43)}`,
      leave,
      `${leave.split('.')[0]}.${signature}`,
      "' or 1=1 --",
      '../../../etc/passwd',
      'x'.repeat(100_000),
    ]
    for (const token of wrong) {
      expect(await subscriptions.stateOf(token)).toBe('unknown')
      expect(await subscriptions.confirm(token)).toBe('unknown')
    }
    for (const token of [...wrong.filter((token) => token !== leave), mine]) {
      expect(await subscriptions.placeOf(token)).toBe('unknown')
      expect(await subscriptions.leave(token)).toBe('unknown')
    }
    expect((await rows()).map(({ state }) => state)).toEqual(['pending', 'pending'])
  })

  test('is not found by 10,000 tries', async () => {
    const { signUp, lastToken, subscriptions, rows } = await openConsent()
    await signUp()
    const [id] = (await lastToken()).split('.')
    const ends = new Set<string>()
    for (let tries = 0; tries < 10_000; tries++) {
      const guess = Buffer.from(String(tries).padStart(32, 'guess')).toString('base64url').slice(0, 43)
      ends.add(await subscriptions.confirm(`${id}.${guess}`))
    }
    expect([...ends]).toEqual(['unknown'])
    expect(await rows()).toMatchObject([{ state: 'pending' }])
  })

  test('is good for its own sign-up alone', async () => {
    const { signUp, letters, subscriptions, rows } = await openConsent()
    await signUp()
    await signUp('eve@example.com')
    const text = (await letters()).find(({ email }) => email === ada)?.text ?? ''
    await subscriptions.confirm(/token=([\w.-]+)/.exec(text)?.[1] ?? '')
    expect((await rows()).filter(({ state }) => state === 'confirmed').map(({ email }) => email)).toEqual([ada])
  })

  test('does nothing more once its address was erased', async () => {
    const { signUp, lastToken, subscriptions, database } = await openConsent()
    await signUp()
    const token = await lastToken()
    await erase(database, ada)
    expect([await subscriptions.stateOf(token), await subscriptions.confirm(token)]).toEqual(['old', 'old'])
  })
})

test('1,000 sign-ups of one address write three letters', async () => {
  const { signUp, letters } = await openConsent()
  for (let done = 0; done < 1_000; done += 100) await Promise.all(Array.from({ length: 100 }, () => signUp()))
  expect(await letters()).toHaveLength(lettersAtOnce)
}, 60_000)
