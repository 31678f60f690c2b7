import { describe, expect, test } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { openLead } from '#desk/screens/inbox/lead.query.ts'
import { beta, purposes } from '#forms/beta/beta-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { quote } from '#forms/quote/quote-rules.ts'
import { lettersChannel } from '#server/outbox/channels/letters.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

const dayMs = 24 * 3_600_000
const on = {
  AUTOREPLY: 'on',
  SMTP_URL: 'smtp://localhost:1',
  LEADS_TO: 'owner@deadpan.example',
  SITE_URL: 'https://deadpan.example',
}

async function open(env: Record<string, string> = on) {
  const opened = await openTestServices({ env })
  const letters = async () => {
    const rows = await opened.database
      .selectFrom('letters')
      .select(['recipient as email', 'fields'])
      .where('kind', '=', 'autoreply')
      .execute()
    return rows
  }
  return { ...opened, letters, write: (changes = {}) => opened.submissions.accept(contact, contactPost(changes)) }
}

describe('a message where AUTOREPLY is on', () => {
  test('is confirmed to its sender without a word of the sender’s', async () => {
    const { write, letters } = await open()
    await write({ name: 'Buy Pills', help: 'Visit https://evil.example now', phoneNumber: '555 0199' })
    const [letter] = await letters()
    expect(letter?.email).toBe('ada@example.com')
    expect(letter?.fields).not.toMatch(/Pills|evil|Visit|0199/)
    expect(letter?.fields).toContain('November 21, 2026, at 10:00 UTC')
  })

  test('of the beta and quote forms is confirmed too, and a sign-up is not', async () => {
    const { submissions, letters } = await open({ ...on, DOUBLE_OPT_IN: 'off' })
    const person = { name: 'Ada Lovelace', org: 'Acme Ltd', job: 'Poet', purpose: purposes[0] ?? '' }
    await submissions.accept(beta, new URLSearchParams({ ...person, email: 'b@example.com' }))
    const quoted = { 'contact-name': 'Ada', 'contact-email': 'q@example.com', 'contact-phone': '555 0100' }
    await submissions.accept(quote, new URLSearchParams(quoted))
    await submissions.accept(newsletter, new URLSearchParams({ email: 'n@example.com' }))
    expect((await letters()).map(({ email }) => email).sort()).toEqual(['b@example.com', 'q@example.com'])
  })

  test('sent many times a day is confirmed once, and again a day later', async () => {
    const { write, letters, clock } = await open()
    clock.advance(13 * 3_600_000 + 59 * 60_000)
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => write({ help: `Message ${number}`, email: 'ADA@example.com' })),
    )
    clock.advance(120_000)
    await write({ help: 'Past midnight' })
    expect(await letters()).toHaveLength(1)
    clock.advance(dayMs)
    await write({ help: 'The next day' })
    expect(await letters()).toHaveLength(2)
  })

  test.each(['owner@deadpan.example', 'MAILER-DAEMON@example.com', 'no-reply@example.com', 'list-request@example.com'])(
    'from %s is not confirmed',
    async (email) => {
      const { write, letters } = await open()
      expect(await write({ email })).toMatchObject({ state: 'accepted' })
      expect(await letters()).toEqual([])
    },
  )

  test('that is a suspect of spam, or from an address that bounced, is not confirmed', async () => {
    const { write, letters, database } = await open()
    await write({ subject: 'filled in' })
    await database.insertInto('bounces').values({ email: 'gone@example.com', reason: 'x', bounced_at: 'x' }).execute()
    await write({ email: 'gone@example.com' })
    expect(await letters()).toEqual([])
  })

  test('has the confirmation among its deliveries at the desk, and leads --json is as before', async () => {
    const { write, database, dataDir } = await open()
    await write()
    const { id } = await database.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
    expect(await openLead(database, id, { retentionDays: 0 })).toMatchObject({
      lead: { deliveries: [{ channel: 'letters', recipient: 'ada@example.com', state: 'pending' }] },
    })
    expect(JSON.parse((await deskAt(dataDir, ['leads', '--json'])).printed)).toMatchObject([{ id, deliveries: [] }])
  })

  test('is confirmed by a letter that says that a program wrote it', async () => {
    const { mails, port } = await startMailServer()
    const smtp = { host: '127.0.0.1', port, secure: false, auth: undefined }
    const channel = lettersChannel({ ...readSettings(on), smtp })
    const fields = { email: 'ada@example.com', subject: 's', text: 't', html: '<p>t</p>' }
    const context = { idempotencyKey: 'k', signal: new AbortController().signal }
    await channel?.deliver({ id: '1', form: 'autoreply', createdAt: '2026-11-21T10:00:00.000Z', fields }, context)
    expect(mails[0]?.headers).toMatchObject({ 'auto-submitted': 'auto-replied' })
    expect(mails[0]?.body).toContain('<p>t</p>')
  })
})

test.each([
  ['off', { ...on, AUTOREPLY: 'off' }],
  ['on, without mail', { AUTOREPLY: 'on' }],
])('where AUTOREPLY is %s nobody is written to', async (_, env) => {
  const { write, letters } = await open(env)
  await write()
  expect(await letters()).toEqual([])
})
