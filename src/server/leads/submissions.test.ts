import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { failures } from '#forms/engine/form-answer.ts'
import { messages } from '#forms/engine/rules.ts'
import { trapField } from '#forms/engine/signals.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import { createSubmissions } from '#server/leads/submissions.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createLists } from '#server/subscribers/mailing-lists.ts'
import { failDeliveries, lockWrites } from '#server/testing/database-faults.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { onPostgres } from '#server/testing/test-database.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

const rowsOf = (database: Database) => database.selectFrom('submissions').selectAll().execute()
const deliveriesOf = (database: Database) => database.selectFrom('deliveries').selectAll().execute()
const key = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'

describe('accept', () => {
  test('saves a good post with one delivery per channel', async () => {
    const channels = [createFakeChannel('one'), createFakeChannel('two')]
    const { submissions, database } = await openTestServices({ channels })
    const answer = await submissions.accept(contact, contactPost({ email: 'Ada@Example.com' }))
    expect(answer).toEqual({ state: 'accepted', receipt: expect.stringMatching(/^[\w-]{22}$/) })
    const [row, ...others] = await rowsOf(database)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      form: 'contact',
      created_at: '2026-11-21T10:00:00.000Z',
      status: 'new',
      email: 'ada@example.com',
      submission_key: expect.stringMatching(/^[\w-]{36}:[\w-]{43}$/),
    })
    expect(JSON.parse(row?.fields ?? '')).toEqual({
      name: 'Ada Lovelace',
      email: 'Ada@Example.com',
      phoneNumber: '555 0100',
      help: 'A joke, please.',
    })
    const due = { submission_id: row?.id, state: 'pending', attempts: 0, next_at: row?.created_at, lease_id: null }
    expect(await deliveriesOf(database)).toMatchObject([
      { ...due, channel: 'one' },
      { ...due, channel: 'two' },
    ])
  })

  test('makes deliveries only for channels that take the form', async () => {
    const channels = [{ ...createFakeChannel('picky'), takes: (form: string) => form === 'newsletter' }]
    const { submissions, database } = await openTestServices({ channels })
    await submissions.accept(contact, contactPost())
    await submissions.accept(newsletter, new URLSearchParams({ email: 'ada@example.com' }))
    expect(await rowsOf(database)).toHaveLength(2)
    expect(await deliveriesOf(database)).toHaveLength(1)
  })

  test('keeps leads when no channel is configured', async () => {
    const { submissions, database } = await openTestServices()
    expect(await submissions.accept(contact, contactPost())).toMatchObject({ state: 'accepted' })
    expect(await rowsOf(database)).toHaveLength(1)
    expect(await deliveriesOf(database)).toEqual([])
  })

  test.each([
    ['nothing', {}, { name: messages.name.required, email: messages.email.required, help: messages.required }],
    ['a name of 10 KB', { name: 'x'.repeat(10_240) }, { name: messages.name.max }],
    ['a name with control characters', { name: 'Ada\u0000\u0007' }, { name: messages.name.pattern }],
    ['a name with CRLF', { name: 'Ada\r\nBcc: eve@example.com' }, { name: messages.name.pattern }],
    ['an address with CRLF', { email: 'a@b.example\r\nBcc: eve@example.com' }, { email: messages.email.pattern }],
    ['an address of 5', { email: 'a@b.c' }, { email: messages.email.min }],
    ['an address of 51', { email: `${'a'.repeat(41)}@b.example` }, { email: messages.email.max }],
    ['blanks', { help: ' \r\n\t ' }, { help: messages.required }],
  ])('refuses %s, keeps what was typed and saves nothing', async (what, changes: Record<string, string>, errors) => {
    const { submissions, database } = await openTestServices({ channels: [createFakeChannel('one')] })
    const posted = what === 'nothing' ? new URLSearchParams() : contactPost(changes)
    const answer = await submissions.accept(contact, posted)
    expect(answer).toMatchObject({ state: 'refused', errors })
    const typed = posted.get('name')?.replaceAll('\r\n', '\n') ?? ''
    expect(answer).toMatchObject({ values: { name: typed } })
    expect(await rowsOf(database)).toEqual([])
    expect(await deliveriesOf(database)).toEqual([])
  })

  test('takes an address of 6 and of 50', async () => {
    const { submissions } = await openTestServices()
    for (const email of ['a@b.co', `${'a'.repeat(40)}@b.example`]) {
      expect(await submissions.accept(contact, contactPost({ email }))).toMatchObject({ state: 'accepted' })
    }
  })

  test('leaves unknown fields and the form instance’s name out of what it saves', async () => {
    const { submissions, database } = await openTestServices()
    const posted = new URLSearchParams({ email: 'ada@example.com', status: 'approved', submission: key })
    await submissions.accept(newsletter, posted)
    const [row] = await rowsOf(database)
    expect(row).toMatchObject({ fields: '{"email":"ada@example.com"}', status: 'new' })
  })

  test('keeps quotes and every script as typed', async () => {
    const { submissions, database } = await openTestServices()
    const help = `'); drop table submissions; -- "${'\\'}" 李小龍 😐\nNULL`
    await submissions.accept(contact, contactPost({ help }))
    expect(JSON.parse((await rowsOf(database))[0]?.fields ?? '').help).toBe(help)
  })

  test('never writes a visitor’s words or address to the log', async () => {
    const { submissions, database, lines } = await openTestServices({ channels: [createFakeChannel('one')] })
    await submissions.accept(contact, contactPost())
    await sql`drop table deliveries`.execute(database)
    await submissions.accept(contact, contactPost())
    await submissions.accept(contact, contactPost({ name: '' }))
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.join()).not.toMatch(/Ada|Lovelace|example\.com|joke|555.0100|203\.0\.113/)
  })
})

describe('what follows a save', () => {
  /** Submissions, the number of notifications of the outbox, and the log. */
  async function open() {
    const channels = [createFakeChannel('one')]
    const { database, clock, log, lines } = await openTestServices({ channels })
    let calls = 0
    const submissions = createSubmissions({
      database,
      channels,
      lists: createLists(database, readSettings({})),
      clock,
      log,
      notify: () => {
        calls++
      },
    })
    return { submissions, database, calls: () => calls, logged: () => lines.map((line) => JSON.parse(line)) }
  }

  test('the outbox is called once for what is new, and not for a resend', async () => {
    const { submissions, calls, logged, database } = await open()
    await submissions.accept(contact, contactPost({ submission: key }))
    await submissions.accept(contact, contactPost({ submission: key }))
    expect(calls()).toBe(1)
    const [row] = await rowsOf(database)
    expect(logged()).toMatchObject([
      { level: 30, form: 'contact', submission: row?.id, msg: 'submission saved' },
      { level: 30, form: 'contact', msg: 'resend recognised' },
    ])
    expect(logged()[1]).not.toHaveProperty('submission')
  })

  test('the outbox is not called for what was refused or could not be saved', async () => {
    const { submissions, calls, logged, database } = await open()
    await submissions.accept(contact, contactPost({ name: '' }))
    await failDeliveries(database, 'insert', "new.channel = 'one'")
    await submissions.accept(contact, contactPost())
    expect(calls()).toBe(0)
    expect(logged()).toMatchObject([
      {
        level: 50,
        form: 'contact',
        submission: expect.any(String),
        code: expect.any(String),
        msg: 'submission not saved',
      },
    ])
  })

  test('a receipt that can not be looked up is logged by its form alone', async () => {
    const { submissions, logged, database } = await open()
    await sql`alter table submissions rename to elsewhere`.execute(database)
    expect(await submissions.hasReceipt(contact, 'x'.repeat(21))).toBe(false)
    expect(await submissions.hasReceipt(contact, 'x'.repeat(23))).toBe(false)
    expect(logged()).toEqual([])
    expect(await submissions.hasReceipt(contact, 'x'.repeat(22))).toBe(false)
    expect(logged()).toMatchObject([{ level: 50, form: 'contact', msg: 'receipt not looked up' }])
  })
})

test('a suspect is thanked, kept apart and sent nowhere', async () => {
  const { submissions, database } = await openTestServices({ channels: [createFakeChannel('smtp')] })
  const answer = await submissions.accept(contact, contactPost({ [trapField]: 'Hello' }))
  expect(answer).toMatchObject({ state: 'accepted', receipt: expect.stringMatching(/^[\w-]{22}$/) })
  const rows = await database.selectFrom('submissions').selectAll().execute()
  expect(rows).toMatchObject([{ status: 'quarantined', suspicion: 'trap' }])
  expect(rows[0]?.fields).not.toContain('Hello')
  expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([])
})

describe('a resend of the same form instance', () => {
  test('saves once and gets the first receipt', async () => {
    const channel = createFakeChannel('one')
    const { submissions, database } = await openTestServices({ channels: [channel] })
    const first = await submissions.accept(contact, contactPost({ submission: key }))
    const second = await submissions.accept(contact, contactPost({ submission: key }))
    expect(second).toEqual(first)
    expect(await rowsOf(database)).toHaveLength(1)
    expect(await deliveriesOf(database)).toHaveLength(1)
  })

  test('with other words is another submission: nobody’s second thought is dropped', async () => {
    const { submissions, database } = await openTestServices()
    await submissions.accept(contact, contactPost({ submission: key }))
    await submissions.accept(contact, contactPost({ submission: key, help: 'Second thought.' }))
    expect(await rowsOf(database)).toHaveLength(2)
  })

  test('saves once when both arrive together', async () => {
    const { submissions, database } = await openTestServices()
    const post = () => submissions.accept(contact, contactPost({ submission: key }))
    const answers = await Promise.all([post(), post(), post()])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await rowsOf(database)).toHaveLength(1)
  })

  test('is not confused with another form’s', async () => {
    const { submissions, database } = await openTestServices()
    await submissions.accept(contact, contactPost({ submission: key }))
    await submissions.accept(newsletter, contactPost({ submission: key }))
    expect(await rowsOf(database)).toHaveLength(2)
  })

  test.each(['', 'short', 'x'.repeat(65), `${key}\n`, `\n${key}`, "' or 1=1 --          "])(
    '%j names no instance',
    async (name) => {
      const { submissions, database, clock } = await openTestServices()
      await submissions.accept(contact, contactPost({ submission: name }))
      await submissions.accept(contact, contactPost({ submission: key }))
      await submissions.accept(contact, contactPost({ submission: key.replace('f', 'e') }))
      expect(await rowsOf(database)).toHaveLength(3)
      // Without a valid name the words alone are the key, for a minute.
      clock.advance(61_000)
      await submissions.accept(contact, contactPost({ submission: name }))
      expect(await rowsOf(database)).toHaveLength(4)
    },
  )

  test('is recognised an hour later, too', async () => {
    const { submissions, database, clock } = await openTestServices()
    const first = await submissions.accept(contact, contactPost({ submission: key }))
    clock.advance(3_600_000)
    expect(await submissions.accept(contact, contactPost({ submission: key }))).toEqual(first)
    expect(await rowsOf(database)).toHaveLength(1)
  })
})

describe('a form without a name of its own, as prerendered pages have it', () => {
  const signUp = (email = 'ada@example.com') => new URLSearchParams({ email })
  const second = 1_000

  test('is saved and written to once for a double click, which gets one receipt', async () => {
    const { submissions, database } = await openTestServices({
      env: { SMTP_URL: 'smtp://mail.example', LEADS_TO: 'a@b.example' },
    })
    const post = () => submissions.accept(newsletter, signUp())
    const answers = [...(await Promise.all([post(), post()])), await post()]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await rowsOf(database)).toHaveLength(1)
    expect(await database.selectFrom('letters').selectAll().execute()).toHaveLength(1)
  })

  test('is one press for a minute, on both sides of a full one', async () => {
    const { submissions, database, clock } = await openTestServices()
    clock.advance(59 * second)
    await submissions.accept(newsletter, signUp())
    clock.advance(60 * second)
    await submissions.accept(newsletter, signUp())
    expect(await rowsOf(database)).toHaveLength(1)
  })

  test.each([61 * second, 24 * 3_600 * second])('counts again after %i ms, also for a double click', async (later) => {
    const { submissions, database, clock } = await openTestServices()
    const first = await submissions.accept(newsletter, signUp())
    clock.advance(later)
    const again = await Promise.all([1, 2].map(() => submissions.accept(newsletter, signUp())))
    expect(again[0]).toEqual(again[1])
    expect(again[0]).not.toEqual(first)
    expect(await rowsOf(database)).toHaveLength(2)
  })

  test('counts each with other words, and each of another form', async () => {
    const { submissions, database } = await openTestServices()
    await submissions.accept(newsletter, signUp())
    await submissions.accept(newsletter, signUp('bob@example.com'))
    await submissions.accept(notify, signUp())
    expect(await rowsOf(database)).toHaveLength(3)
  })
})

describe('hasReceipt', () => {
  test('knows the receipts of its own form, and nothing else', async () => {
    const { submissions, database } = await openTestServices()
    const answer = await submissions.accept(contact, contactPost())
    const receipt = answer.state === 'accepted' ? answer.receipt : ''
    expect(await submissions.hasReceipt(contact, receipt)).toBe(true)
    expect(await submissions.hasReceipt(newsletter, receipt)).toBe(false)
    expect(await submissions.hasReceipt(contact, '')).toBe(false)
    expect(await submissions.hasReceipt(contact, receipt.toLowerCase())).toBe(false)
    const [row] = await rowsOf(database)
    expect(await submissions.hasReceipt(contact, row?.id ?? '')).toBe(false)
  })

  test('answers no when the database does not answer', async () => {
    const { submissions, database } = await openTestServices()
    await sql`alter table submissions rename to elsewhere`.execute(database)
    expect(await submissions.hasReceipt(contact, 'x'.repeat(22))).toBe(false)
  })
})

describe('when saving fails', () => {
  const honest = {
    state: 'failed',
    message: failures.storage,
    values: { name: 'Ada Lovelace', help: 'A joke, please.' },
  }

  test('a failing delivery row takes the submission with it', async () => {
    const { submissions, database } = await openTestServices({
      channels: [createFakeChannel('a'), createFakeChannel('b')],
    })
    const mend = await failDeliveries(database, 'insert', "new.channel = 'b'")
    expect(await submissions.accept(contact, contactPost())).toMatchObject(honest)
    expect(await rowsOf(database)).toEqual([])
    expect(await deliveriesOf(database)).toEqual([])
    await mend()
    expect(await submissions.accept(contact, contactPost())).toMatchObject({ state: 'accepted' })
  })

  test('a locked database is said, and the next post after it is saved', async () => {
    const { submissions, database, dataDir, lines } = await openTestServices({ lockWaitMs: 50 })
    const unlock = await lockWrites(dataDir)
    expect(await submissions.accept(contact, contactPost())).toMatchObject(honest)
    // lock_not_available in Postgres.
    expect(lines.join()).toContain(onPostgres() ? '55P03' : 'SQLITE_BUSY')
    await unlock()
    expect(await submissions.accept(contact, contactPost())).toMatchObject({ state: 'accepted' })
    expect(await rowsOf(database)).toHaveLength(1)
  })

  test('a database that is gone is said', async () => {
    const { submissions, database } = await openTestServices()
    await database.destroy()
    expect(await submissions.accept(contact, contactPost())).toMatchObject(honest)
  })
})
