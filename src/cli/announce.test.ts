import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { toMany } from '#content-model/pages/consent.ts'
import { withSampleOffice } from '#content-model/testing/sample-office.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import { lettersChannel } from '#server/outbox/channels/letters.ts'
import { createOutbox } from '#server/outbox/outbox.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { stopSending } from '#server/subscribers/broadcasts/announcement-sending.ts'
import { listAnnouncements, tallyOf } from '#server/subscribers/broadcasts/announcements.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { createTestLog, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const ready = {
  LEADS_TO: 'owner@deadpan.example',
  SITE_URL: 'https://deadpan.example',
  OFFICE_STREET: '1 Real Street',
  OFFICE_CITY: 'Peoria, IL 61602',
}

/** A database with these subscribers of the newsletter, who have all confirmed unless told otherwise. */
async function openWith(
  emails: readonly string[],
  { confirmed = true, form = newsletter as typeof newsletter | typeof notify } = {},
) {
  const services = await openTestServices()
  const join = async (email: string, to: typeof newsletter | typeof notify = form) => {
    await services.submissions.accept(to, new URLSearchParams({ email }))
    if (confirmed) await services.database.updateTable('subscriptions').set({ state: 'confirmed' }).execute()
  }
  for (const email of emails) await join(email)
  return { ...services, join }
}

function letterFile(text = 'Dear reader,\n\nit moved.'): string {
  const file = join(temporaryFolder(), 'letter.txt')
  writeFileSync(file, text)
  return file
}

async function announced(
  dataDir: string,
  port: number,
  { kind = 'policy', subject = 'We moved a comma', env = {} } = {},
) {
  const words = ['announce', kind, '--subject', subject, '--file', letterFile(), '--json']
  const end = await deskAt(dataDir, words, { ...ready, SMTP_URL: `smtp://127.0.0.1:${port}`, ...env })
  expect([end.code, end.complained]).toEqual([0, ''])
  return JSON.parse(end.printed)
}

/** Lets the outbox of a site with these settings try waiting letters, once. */
async function siteSends(database: Database, port: number, env: Record<string, string> = {}): Promise<void> {
  const channel = lettersChannel(readSettings({ ...ready, SMTP_URL: `smtp://127.0.0.1:${port}`, ...env }))
  if (channel === undefined) throw new Error('There is no mail server')
  const { log } = createTestLog()
  const outbox = createOutbox({ database, channels: [channel], clock: systemClock, random: Math.random, log })
  outbox.start()
  const untried = database.selectFrom('letters').select('id').where('state', '=', 'pending').where('failures', '=', 0)
  await until(async () => expect(await untried.execute()).toEqual([]))
  await outbox.stop()
}

const to = (mails: readonly { to: readonly string[] }[]) => mails.flatMap((mail) => mail.to).sort()
const plain = (body: string) => body.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')

describe('announce', () => {
  test('leaves the sending to the running site, and says so', async () => {
    const { mails, port } = await startMailServer()
    const { dataDir, database } = await openWith(['a@b.example', 'c@d.example'])
    const words = ['announce', 'policy', '--subject', 'We moved a comma', '--file', letterFile()]
    const run = () => deskAt(dataDir, words, { ...ready, SMTP_URL: `smtp://127.0.0.1:${port}` })
    expect((await run()).printed).toBe(
      '2 subscribers, 2 of them new to this announcement. Delivered 0, waiting 2, given up 0. ' +
        'The running site sends what waits, and begins within 15 seconds. Is it not running? Start it: they go then.\n',
    )
    expect(mails).toEqual([])
    await siteSends(database, port)
    expect((await run()).printed).toBe(
      '2 subscribers, 0 of them new to this announcement. Delivered 2, waiting 0, given up 0.\n',
    )
    expect(to(mails)).toEqual(['a@b.example', 'c@d.example'])
  })

  test('goes to every subscriber once, however often it runs', async () => {
    const { mails, port } = await startMailServer()
    const { dataDir, database, join } = await openWith(['a@b.example', 'A@b.example', 'c@d.example'])
    const queued = { subscribers: 2, delivered: 0, waiting: 2, dead: 0, unheard: 0, unconfirmed: 0 }
    expect(await announced(dataDir, port)).toEqual({ ...queued, queued: 2 })
    expect(await announced(dataDir, port)).toEqual({ ...queued, queued: 0 })
    await siteSends(database, port)
    expect(mails[0]).toMatchObject({
      headers: { subject: 'We moved a comma' },
      body: expect.stringContaining('it moved.'),
    })
    expect(to(mails)).toEqual(['a@b.example', 'c@d.example'])
    await join('e@f.example')
    expect(await announced(dataDir, port)).toMatchObject({ queued: 1, delivered: 2, waiting: 1 })
    await siteSends(database, port)
    expect(to(mails)).toEqual(['a@b.example', 'c@d.example', 'e@f.example'])
    expect(await announced(dataDir, port, { subject: 'And back' })).toMatchObject({ queued: 3, delivered: 0 })
    await siteSends(database, port)
    expect(mails).toHaveLength(6)
  })

  test('puts below each letter why it came, the reader’s own way to leave and the postal address, and one-click leaving into its head', async () => {
    const { mails, port } = await startMailServer()
    const { dataDir, subscriptions, database } = await openWith(['a@b.example', 'c@d.example'])
    await announced(dataDir, port, { kind: 'feature' })
    await siteSends(database, port)
    const mail = mails.find((each) => each.to.includes('a@b.example'))
    const link = /https:\/\/deadpan\.example\/leave\?token=([\w.-]+)/.exec(plain(mail?.body ?? ''))
    // As far as the first line goes.
    const why = toMany.feature.slice(0, 40)
    const end = plain(mail?.body ?? '').indexOf(`--\r\n${why}`)
    expect(end).toBeGreaterThan(0)
    expect(plain(mail?.body ?? '').slice(end)).toMatch(/Leave the list: https[\s\S]+1 Real Street, Peoria/)
    expect(mail?.headers).toMatchObject({
      'list-unsubscribe': `<${link?.[0]}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(await subscriptions.leave(link?.[1] ?? '')).toBe('left')
    expect(await database.selectFrom('subscriptions').select('email').execute()).toEqual([{ email: 'c@d.example' }])
    expect(await announced(dataDir, port, { kind: 'feature', subject: 'More' })).toMatchObject({
      subscribers: 1,
      queued: 1,
    })
  })

  test('is kept once, and not in its letters', async () => {
    const { mails, port } = await startMailServer()
    const { dataDir, database } = await openWith(['a@b.example', 'c@d.example'])
    await announced(dataDir, port)
    await siteSends(database, port)
    expect(mails.map(({ body }) => body.includes('it moved.'))).toEqual([true, true])
    const letters = await database.selectFrom('letters').selectAll().execute()
    expect(letters).toMatchObject([{ fields: null }, { fields: null }])
    expect(JSON.stringify(letters)).not.toMatch(/moved|Real Street/)
  })

  test('offers no one-click leaving where the site has no https address', async () => {
    const { mails, port } = await startMailServer()
    const { dataDir, database } = await openWith(['a@b.example'])
    const env = { SITE_URL: 'http://deadpan.example' }
    await announced(dataDir, port, { env })
    await siteSends(database, port, env)
    expect(mails[0]?.headers['list-unsubscribe']).toContain('http://deadpan.example/leave')
    expect(mails[0]?.headers).not.toHaveProperty('list-unsubscribe-post')
  })

  test('writes to nobody who has not confirmed, says how many those are, and writes to all where the owner confirms elsewhere', async () => {
    const { port } = await startMailServer()
    const { dataDir } = await openWith(['a@b.example', 'c@d.example'], { confirmed: false })
    expect(await announced(dataDir, port)).toMatchObject({ subscribers: 0, queued: 0, unconfirmed: 2 })
    expect(await announced(dataDir, port, { env: { DOUBLE_OPT_IN: 'off' } })).toMatchObject({
      queued: 2,
      unconfirmed: 0,
    })
  })

  test('of the launch writes to the launch list alone', async () => {
    const { mails, port } = await startMailServer()
    const { dataDir, database, join } = await openWith(['a@b.example'])
    await join('n@d.example', notify)
    await announced(dataDir, port, { kind: 'launch' })
    await siteSends(database, port)
    expect(to(mails)).toEqual(['n@d.example'])
  })

  test('is in the desk’s list of letters, once however often it runs, and goes on there when it was stopped', async () => {
    const { port } = await startMailServer()
    const { dataDir, database, join, clock } = await openWith(['a@b.example', 'c@d.example'])
    await announced(dataDir, port)
    await siteSends(database, port)
    const [sent] = await listAnnouncements(database)
    expect(sent).toMatchObject({ by: 'command line', kind: 'policy', subject: 'We moved a comma', total: 2 })
    const id = sent?.id ?? ''
    expect(sent && (await tallyOf(database, sent))).toMatchObject({ delivered: 2, onTheWay: 0, forgotten: 0 })
    await join('e@f.example')
    expect(await stopSending(database, id, clock.now())).toBe(true)
    expect(await announced(dataDir, port)).toMatchObject({ queued: 1, delivered: 2, waiting: 1 })
    expect(await listAnnouncements(database)).toMatchObject([{ id, state: 'sending', total: 3, stops: [2] }])
  })

  test('to nobody makes no entry in the desk’s list of letters', async () => {
    const { port } = await startMailServer()
    const { dataDir, database } = await openWith([])
    expect(await announced(dataDir, port)).toMatchObject({ subscribers: 0, queued: 0 })
    expect(await listAnnouncements(database)).toEqual([])
  })

  test('notes an address that its server refuses, and does not write to it again', async () => {
    const unknown = Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })
    const policy = Object.assign(new Error('5.7.1 Not from you'), { responseCode: 550 })
    const refusals: Record<string, Error> = { gone: unknown, strict: policy }
    const { mails, port } = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(refusals[address.split('@')[0] ?? '']),
    })
    const { dataDir, database } = await openWith(['a@b.example', 'gone@b.example', 'strict@b.example'])
    await announced(dataDir, port)
    await siteSends(database, port)
    expect(await announced(dataDir, port)).toMatchObject({ queued: 0, delivered: 1, dead: 2 })
    const desk = async (...words: string[]) => (await deskAt(dataDir, ['bounces', ...words])).printed
    expect(await desk()).toMatch(/^2\d{3}-\d\d-\d\d {2}gone@b\.example {2}.*No such user\n$/)
    expect(await announced(dataDir, port, { subject: 'Next' })).toMatchObject({ subscribers: 2, queued: 2 })
    await siteSends(database, port)
    expect(to(mails)).toEqual(['a@b.example', 'a@b.example'])
    expect(await desk('forget', 'gone@b.example')).toBe('It may be written to again.\n')
    expect(await announced(dataDir, port, { subject: 'Third' })).toMatchObject({ queued: 3 })
    await siteSends(database, port)
    await desk('add', 'a@b.example')
    expect(JSON.parse(await desk('--json'))).toHaveLength(2)
  })

  test('writes no lead', async () => {
    const { port } = await startMailServer()
    const { dataDir } = await openWith(['a@b.example'])
    await announced(dataDir, port)
    expect(JSON.parse((await deskAt(dataDir, ['leads', '--json'])).printed)).toHaveLength(1)
  })

  test('under the name that it had before is the policy’s', async () => {
    const { port } = await startMailServer()
    const { dataDir } = await openWith(['a@b.example'])
    await announced(dataDir, port)
    const words = ['announce-policy', '--subject', 'We moved a comma', '--file', letterFile()]
    const end = await deskAt(dataDir, words, { ...ready, SMTP_URL: `smtp://127.0.0.1:${port}` })
    expect(end).toMatchObject({ code: 0, printed: expect.stringContaining('0 of them new') })
  })

  const mail = { ...ready, SMTP_URL: 'smtp://127.0.0.1:1' }
  test.each([
    [['policy', '--file', 'x'], mail, 2, /--subject takes/],
    [['policy', '--subject', 'a\r\nBcc: eve@example.com', '--file', 'x'], mail, 2, /--subject takes one line/],
    [['policy', '--subject', 'x'], mail, 2, /--file names/],
    [['lunch', '--subject', 'x'], mail, 2, /Say what: policy, feature, launch/],
    [['policy', '--subject', 'x', '--file', '/nowhere'], mail, 1, /nowhere can’t be read/],
    [['policy', '--subject', 'x', '--file', import.meta.filename], {}, 1, /There is no mail server/],
    [['policy', '--subject', 'x', '--file', import.meta.filename], { ...mail, OFFICE_STREET: '' }, 1, /the sample/],
  ])('%j ends well understood', async (words, env, code, complaint) => {
    withSampleOffice()
    const { dataDir } = await openWith([])
    const end = await deskAt(dataDir, ['announce', ...words], env)
    expect(end).toMatchObject({ code, complained: expect.stringMatching(complaint) })
  })
})

describe('confirm-pending', () => {
  test('asks each unconfirmed address once, and the link confirms it', async () => {
    const { mails, port } = await startMailServer()
    const { dataDir, database, subscriptions, join, clock } = await openWith(
      ['a@b.example', 'a@b.example', 'c@d.example'],
      {
        confirmed: false,
      },
    )
    await join('a@b.example', notify)
    const env = { ...ready, SMTP_URL: `smtp://127.0.0.1:${port}` }
    const ask = async () => JSON.parse((await deskAt(dataDir, ['confirm-pending', '--json'], env)).printed)
    expect([await ask(), await ask()]).toEqual([{ asked: 3 }, { asked: 0 }])
    expect(mails).toEqual([])
    await siteSends(database, port)
    expect(to(mails)).toEqual(['a@b.example', 'a@b.example', 'c@d.example'])
    const body = plain(mails.find((mail) => mail.to.includes('c@d.example'))?.body ?? '')
    expect(body).toContain('on November 21, 2026')
    const token = /confirm\?token=([\w.-]+)/.exec(body)?.[1] ?? ''
    clock.advance(Date.now() - clock.now())
    expect([await subscriptions.confirm(token), await subscriptions.confirm(token)]).toEqual(['confirmed', 'used'])
    expect(await announced(dataDir, port)).toMatchObject({ subscribers: 1, unconfirmed: 1 })
  })

  test.each([
    [{}, /There is no mail server/],
    [{ SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'o@d.example' }, /the sample/],
  ])('with %j says what is missing', async (env, complaint) => {
    withSampleOffice()
    const { dataDir } = await openWith(['a@b.example'], { confirmed: false })
    expect(await deskAt(dataDir, ['confirm-pending'], env)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(complaint),
    })
  })
})
