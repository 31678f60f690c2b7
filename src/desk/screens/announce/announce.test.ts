import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test, vi } from 'vitest'
import { brand } from '#content-model/brand.ts'
import { escaped } from '#content-model/page-marks.ts'
import { withSampleOffice } from '#content-model/testing/sample-office.ts'
import { createAnnouncer } from '#desk/screens/announce/announcer.ts'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { createAudit } from '#server/access/audit.ts'
import { lettersChannel } from '#server/outbox/channels/letters.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { startMailServer } from '#server/testing/mail-server.ts'

// Letters go through a real mail server, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const owner = 'owner@deadpan.example'
const letter = { kind: 'policy', subject: 'We moved a comma', letter: 'Dear reader,\n\nit moved.' }
const ready = {
  LEADS_TO: owner,
  SITE_URL: 'https://deadpan.example',
  OFFICE_STREET: '1 Real Street',
  OFFICE_CITY: 'Peoria, IL 61602',
}

/** A desk with a mail server, an outbox, and these confirmed addresses on the newsletter. */
async function openWith(
  emails: readonly string[],
  {
    env = {},
    options,
    outbox: runs = true,
  }: { env?: Record<string, string>; options?: SMTPServerOptions; outbox?: boolean } = {},
) {
  const { mails, port } = await startMailServer(options)
  const settings = { ...ready, SMTP_URL: `smtp://127.0.0.1:${port}`, ...env }
  const channel = lettersChannel(readSettings(settings))
  const desk = await openTestDesk({ env: settings, channels: channel ? [channel] : [] })
  const { submissions, database, clock, app, outbox } = desk
  const join = async (email: string) => {
    await submissions.accept(newsletter, new URLSearchParams({ email }))
    await database.updateTable('subscriptions').set({ state: 'confirmed' }).execute()
  }
  for (const email of emails) await join(email)
  if (runs) outbox.start()
  const cookie = await desk.signIn()
  const inject = (url: string, fields?: Record<string, string>) => app.inject(fromDesk(url, fields, cookie))
  const get = async (url: string) => (await inject(url)).body
  const compose = (fields: Record<string, string> = {}) => inject('/announce', { ...letter, ...fields })
  /** Writes, tests, confirms and sends a letter. @returns the address of its page */
  const send = async (fields: Record<string, string> = {}) => {
    await compose({ ...fields, verb: 'test' })
    const answer = await inject('/announce/send', { number: `${emails.length}` })
    return String(answer.headers.location)
  }
  /** Waits until the page contains a sentence. */
  const until = (address: string, sentence: string | RegExp) =>
    vi.waitFor(
      async () => {
        outbox.notify()
        expect(await get(address)).toMatch(sentence)
      },
      { timeout: 20_000 },
    )
  const to = () =>
    mails
      .flatMap((mail) => mail.to)
      .filter((address) => address !== owner)
      .sort()
  const audited = async () => (await createAudit(database, clock).read()).map(({ what }) => what)
  return { ...desk, mails, join, inject, get, compose, send, until, to, audited }
}

describe('a letter to many at the desk', () => {
  test('is kept as it was typed, and shown as it arrives in both parts', async () => {
    const { compose, get } = await openWith(['a@b.example'])
    const answer = await compose({ part: 'html', letter: ' It moved <b>left</b>.' })
    expect(answer.headers.location).toBe('/announce?part=html#preview')
    const html = await get('/announce?part=html')
    expect(html).toContain('value="We moved a comma"')
    expect(html).toContain('> It moved &lt;b&gt;left&lt;/b&gt;.</textarea>')
    expect(html).toContain('Leave the list')
    const plain = await get('/announce')
    expect(plain).toContain('Leave the list: https://deadpan.example/leave?token=…')
    expect(plain).toContain(escaped(`${brand.legalName ?? brand.name}, 1 Real Street, Peoria, IL 61602`))
    expect(plain).toContain('the only one')
  })

  test('is sent once a test of exactly this text has arrived and its number was typed', async () => {
    const { inject, compose, get, send, until, to, mails, audited } = await openWith(['a@b.example', 'c@d.example'])
    expect((await inject('/announce/send')).statusCode).toBe(409)
    await compose({ verb: 'test' })
    expect(mails.map((mail) => mail.to)).toEqual([[owner]])
    expect(mails[0]?.headers['content-type']).toContain('multipart/alternative')
    expect(await get('/announce')).toContain(`Test letter delivered to ${owner}`)
    // A changed word needs a new test.
    const changed = await compose({ letter: 'Dear reader,\n\nit stayed.', verb: 'check' })
    expect([changed.statusCode, changed.body.includes('Send a test of exactly this text first.')]).toEqual([422, true])
    expect((await compose({ verb: 'check' })).headers.location).toBe('/announce/send')
    const question = await get('/announce/send')
    expect(question).toContain('2 confirmed people on the newsletter')
    expect(question).toContain('Type 2 to send')
    const wrong = await inject('/announce/send', { number: '3' })
    expect([wrong.statusCode, wrong.body.includes('Nothing was sent.')]).toEqual([422, true])
    const address = await send()
    await until(address, /Sent</)
    expect(await get(address)).toMatch(/<strong>2<\/strong> of 2 delivered/)
    expect(to()).toEqual(['a@b.example', 'c@d.example'])
    expect(await audited()).toEqual(expect.arrayContaining(['Sent a test letter', 'Sent a letter to many']))
  })

  test('sent twice, word by word, reaches nobody twice', async () => {
    const { send, until, to, join, get, inject, compose } = await openWith(['a@b.example'])
    await until(await send(), /Sent</)
    await join('c@d.example')
    await compose({ verb: 'test' })
    const again = await inject('/announce/send', { number: '2' })
    await until(String(again.headers.location), /2<\/strong> of 2 delivered/)
    expect(to()).toEqual(['a@b.example', 'c@d.example'])
    expect((await get('/announce')).split('We moved a comma</a>')).toHaveLength(2)
  })

  test('asks for the number anew when somebody confirmed meanwhile', async () => {
    const { compose, join, inject, to } = await openWith(['a@b.example'])
    await compose({ verb: 'test' })
    await join('c@d.example')
    const late = await inject('/announce/send', { number: '1' })
    expect(late.body).toContain('Type 2, the number of letters. Nothing was sent.')
    expect(to()).toEqual([])
  })

  test.each([
    [{ SMTP_URL: '', LEADS_TO: '' }, ['a@b.example'], 'There is no mail server. Set SMTP_URL and LEADS_TO.'],
    [{ OFFICE_STREET: '' }, ['a@b.example'], 'this one is the sample. Set OFFICE_STREET and OFFICE_CITY.'],
    [{}, [], 'Nobody has confirmed yet.'],
  ])('with %j and %j is written, and not sent', async (env, emails, sentence) => {
    withSampleOffice()
    const { get, compose, inject, to } = await openWith(emails, { env })
    expect(await get('/announce')).toContain(sentence)
    const checked = await compose({ verb: 'check' })
    expect([checked.statusCode, checked.body.includes(sentence)]).toEqual([422, true])
    expect((await inject('/announce/send', { number: '1' })).statusCode).toBe(409)
    expect(to()).toEqual([])
  })

  test.each([
    [{ subject: '  ' }, 'A letter has a subject.'],
    [{ subject: 'x'.repeat(79) }, 'A subject has 78 characters at most.'],
    [{ letter: '\n' }, 'The letter is empty.'],
  ])('with %j says what is wrong, and keeps what was typed', async (fields, sentence) => {
    const { compose } = await openWith(['a@b.example'])
    const answer = await compose({ ...fields, verb: 'test' })
    expect([answer.statusCode, answer.body.includes(sentence)]).toEqual([422, true])
  })

  test('says what the mail server said of a test that did not arrive', async () => {
    const no = Object.assign(new Error('5.7.1 Not from you'), { responseCode: 550 })
    const { compose, get } = await openWith(['a@b.example'], {
      options: { onRcptTo: (_to, _session, done) => done(no) },
    })
    await compose({ verb: 'test' })
    expect(await get('/announce?done=1')).toMatch(/The test letter was not delivered: .*5\.7\.1 Not from you/)
  })
})

describe('a letter to many that was stopped', () => {
  const five = ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example', 'i@j.example']

  test('keeps back what has not left, comes back so after a restart, and goes on without a repeat', async () => {
    const { send, inject, get, until, to, outbox, database, clock, app, log, settings } = await openWith(five, {
      outbox: false,
    })
    const address = await send()
    await vi.waitFor(async () => expect(await get(address)).toContain('<strong>5</strong> <span>on their way'))
    await inject(`${address}/stop`, {})
    outbox.start()
    expect(await get(address)).toContain('0 have it, 5 do not. Nobody gets it twice.')
    expect((await inject('/announce')).headers.location).toBe(address)
    // A new process does this at its start.
    const announcer = createAnnouncer({ database, clock, log, settings, notify: outbox.notify })
    await announcer.resume()
    await announcer.settled()
    outbox.notify()
    await outbox.stop()
    expect(to()).toEqual([])
    expect((await app.inject(fromDesk(address))).statusCode).toBe(303)
    outbox.start()
    await inject(`${address}/go-on`, {})
    await until(address, /Stopped once at 0 and went on\. Nobody got it twice\./)
    expect(to()).toEqual(five)
  })

  test('is left as it is when nobody else is to get it', async () => {
    const { send, inject, get, to, outbox, audited } = await openWith(five, { outbox: false })
    const address = await send()
    await vi.waitFor(async () => expect(await get(address)).toContain('<strong>5</strong> <span>on their way'))
    await inject(`${address}/stop`, {})
    await inject(`${address}/leave`, {})
    expect(await get(address)).toContain('5 were left without it.')
    expect((await inject('/announce')).statusCode).toBe(200)
    await inject(`${address}/go-on`, {})
    expect(await get(`${address}?done=1`)).toContain('Somebody was quicker.')
    outbox.start()
    await outbox.stop()
    expect(to()).toEqual([])
    expect(await audited()).toContain('Left a letter to many unsent')
  })

  test('was not all in the outbox when the process ended: the next one goes on', async () => {
    const { send, until, to, database, clock, log, settings, outbox, get } = await openWith(five, { outbox: false })
    const address = await send()
    await vi.waitFor(async () => expect(await get(address)).toContain('<strong>5</strong> <span>on their way'))
    await database.deleteFrom('letters').where('recipient', '>', 'd').execute()
    await database.updateTable('announcements').set({ queued_at: null }).execute()
    const announcer = createAnnouncer({ database, clock, log, settings, notify: outbox.notify })
    await announcer.resume()
    await announcer.settled()
    outbox.start()
    await until(address, /Sent</)
    expect(to()).toEqual(five)
  })
})

test('what was given up is shown with the server’s words, saved as CSV, and is all that is retried', async () => {
  let refuses = true
  const unknown = Object.assign(new Error('5.1.1 User unknown'), { responseCode: 550 })
  const options: SMTPServerOptions = {
    onRcptTo: ({ address }, _session, done) => done(refuses && address.startsWith('gone') ? unknown : undefined),
  }
  const { send, until, get, inject, to } = await openWith(['a@b.example', 'gone@b.example'], { options })
  const address = await send()
  await until(address, /Retry 1 given up/)
  const page = await get(address)
  expect(page).toMatch(/<strong>1<\/strong> of 2 delivered/)
  expect(page).toContain('5.1.1 User unknown')
  expect(page).toContain('1 address does not exist. Trying again will not change that.')
  expect(await get(`${address}?state=delivered`)).not.toContain('gone@b.example')
  expect(await get(`${address}?q=gone`)).not.toContain('a@b.example')
  expect(await get(`${address}/letters.csv`)).toMatch(/gone@b\.example,given up,.*5\.1\.1 User unknown/)
  refuses = false
  await inject(`${address}/retry`, {})
  await until(address, /2<\/strong> of 2 delivered/)
  expect(await get(address)).not.toContain('does not exist')
  expect(to()).toEqual(['a@b.example', 'gone@b.example'])
})

test('one that only waits for another try leaves room for the next letter', async () => {
  const later = Object.assign(new Error('4.7.1 Greylisted'), { responseCode: 451 })
  const options: SMTPServerOptions = {
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('slow') ? later : undefined),
  }
  const { send, until, inject } = await openWith(['a@b.example', 'slow@b.example'], { options })
  const address = await send()
  await until(address, /<strong>1<\/strong> <span>to try again at/)
  await vi.waitFor(async () => expect((await inject('/announce')).statusCode).toBe(200))
})

test('whoever left since is no longer on record, and the progress that a page asks for keeps no session alive', async () => {
  const { send, until, get, inject, database, clock } = await openWith(['a@b.example', 'c@d.example'])
  const address = await send()
  await until(address, /Sent</)
  const { submission_id: id } = await database
    .selectFrom('subscriptions')
    .select('submission_id')
    .where('email', '=', 'a@b.example')
    .executeTakeFirstOrThrow()
  await inject(`/subscribers/${id}/sign-out`, {})
  const page = await get(address)
  expect(page).toContain('1 no longer on record')
  expect(page).not.toContain('a@b.example')
  for (let hours = 0; hours < 12; hours++) {
    clock.advance(3_600_000)
    await inject(`${address}/progress`)
  }
  expect((await inject(`${address}/progress`)).statusCode).toBe(401)
})
