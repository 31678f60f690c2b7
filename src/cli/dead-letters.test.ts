import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { lettersChannel } from '#server/outbox/channels/letters.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { noRemovalList } from '#server/platform/database/suppressions.ts'
import { createErasure } from '#server/privacy/erasure.ts'
import { sweep } from '#server/privacy/housekeeping.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { stopNow } from '#server/testing/running-outbox.ts'
import { openTestServices } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const ada = 'ada@example.com'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Running services where Ada, whose data is held, has asked for its erasure, with a scripted mail server. */
async function openAsked(complaint?: { responseCode: number }) {
  const answer = { complaint }
  const options: SMTPServerOptions = {
    onRcptTo: (_address, _session, done) =>
      done(answer.complaint ? Object.assign(new Error('No such user'), answer.complaint) : undefined),
  }
  const { mails, port } = await startMailServer(options)
  const settings = readSettings({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LEADS_TO: 'owner@deadpan.example',
    SITE_URL: 'https://deadpan.example',
  })
  const letters = lettersChannel(settings)
  const services = await openTestServices({ channels: letters ? [letters] : [] })
  const { database, clock, outbox, log, submissions, dataDir } = services
  await submissions.accept(newsletter, new URLSearchParams({ email: ada }))
  const erasure = createErasure({
    settings,
    database,
    reader: database,
    removals: noRemovalList,
    clock,
    log,
    notify: outbox.notify,
  })
  await erasure.accept(new URLSearchParams({ email: ada }))
  await erasure.complete()
  outbox.start()
  onTestFinished(() => stopNow(outbox, clock))
  const json = async (...words: string[]) => {
    // Commands use the machine's clock.
    vi.setSystemTime(clock.now())
    const { printed } = await deskAt(dataDir, [...words, '--json'])
    vi.useRealTimers()
    return JSON.parse(printed)
  }
  const state = () => database.selectFrom('letters').selectAll().executeTakeFirst()
  const sweepNow = () => sweep(database, 730, clock.now())
  /** The token in the last mail, in quoted-printable encoding. */
  const token = () => {
    const body = (mails.at(-1)?.body ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
    return /erase\?token=([\w.-]+)/.exec(body)?.[1] ?? ''
  }
  return { ...services, mails, answer, erasure, json, state, sweepNow, token }
}

describe('letters with a link that erases', () => {
  test('a refused letter shows among the dead with its kind and address, and without its text', async () => {
    const { state, json, dataDir } = await openAsked({ responseCode: 550 })
    await until(async () => expect(await state()).toMatchObject({ state: 'dead' }))
    expect(await json('dead')).toStrictEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        form: 'erase-link',
        createdAt: '2026-11-21T10:00:00.000Z',
        fields: { email: ada },
        status: 'letter',
        deliveries: [
          {
            channel: 'letters',
            recipient: null,
            state: 'dead',
            attempts: 1,
            lastError: expect.stringContaining('550'),
          },
        ],
      },
    ])
    const { printed } = await deskAt(dataDir, ['dead'])
    expect(printed).toMatch(/^1 dead letter\n\n2026-11-21 10:00 UTC {2}erase-link {2}letter {2}[\da-f-]{36}\n/)
    expect(printed).toContain(ada)
    expect(printed).not.toMatch(/token|https/)
    expect(await json('leads')).toMatchObject([{ form: 'newsletter' }])
  })

  test.each(['by its id', 'with all the dead'])(
    'a dead letter that is tried again %s is sent, and its link works',
    async (how) => {
      const { state, json, clock, sweepNow, outbox, answer, mails, token, erasure } = await openAsked({
        responseCode: 550,
      })
      await until(async () => expect(await state()).toMatchObject({ state: 'dead' }))
      // The link has expired meanwhile.
      clock.advance(6 * dayMs)
      await sweepNow()
      const [{ id }] = await json('dead')
      answer.complaint = undefined
      expect(await json('retry', how === 'by its id' ? id : '--all-dead')).toEqual({ retried: 1 })
      expect(await json('dead')).toEqual([])
      outbox.notify()
      await until(async () => expect(await state()).toMatchObject({ state: 'delivered' }))
      expect(mails).toMatchObject([{ to: [ada] }])
      expect(await erasure.isGood(token())).toBe(true)
      expect(await erasure.use(token())).toBe(true)
      expect(await json('leads')).toEqual([])
    },
  )

  test('a dead letter stays a week, and then goes', async () => {
    const { state, json, clock, sweepNow } = await openAsked({ responseCode: 550 })
    await until(async () => expect(await state()).toMatchObject({ state: 'dead' }))
    clock.advance(7 * dayMs - 1)
    await sweepNow()
    expect(await json('dead')).toHaveLength(1)
    clock.advance(1)
    await sweepNow()
    expect(await json('dead')).toEqual([])
    expect(await state()).toBeUndefined()
  })

  test('a letter whose link ends while the mail server is down is dead, and not gone', async () => {
    const { state, json, clock, outbox, sweepNow } = await openAsked({ responseCode: 451 })
    await until(async () => expect(await state()).toMatchObject({ failures: 1, lease_id: null }))
    await stopNow(outbox, clock)
    clock.advance(23 * hourMs)
    await sweepNow()
    expect(await json('dead')).toEqual([])
    clock.advance(hourMs)
    await sweepNow()
    const lastError = 'the link ended before the letter was sent'
    expect(await json('dead')).toMatchObject([{ deliveries: [{ state: 'dead', lastError }] }])
  })

  test('a delivered letter goes with the next round of housekeeping', async () => {
    const { state, sweepNow, mails } = await openAsked()
    await until(async () => expect(await state()).toMatchObject({ state: 'delivered' }))
    await sweepNow()
    expect(mails).toHaveLength(1)
    expect(await state()).toBeUndefined()
  })
})

test('a dead announcement shows among the dead and can be tried again', async () => {
  const { database, clock, dataDir } = await openTestServices()
  const letter = { kind: 'announcement', email: ada, subject: 'A comma', text: 'It moved.' } as const
  await database.transaction().execute((transaction) => queueLetter(transaction, letter, clock.now()))
  await database.updateTable('letters').set({ state: 'dead', last_error: '550', next_at: null }).execute()
  const { printed } = await deskAt(dataDir, ['dead', '--json'])
  expect(JSON.parse(printed)).toMatchObject([{ form: 'announcement', fields: { email: ada }, status: 'letter' }])
  expect(printed).not.toContain('It moved.')
  const [{ id }] = JSON.parse(printed)
  expect(await deskAt(dataDir, ['retry', id])).toMatchObject({ code: 0, complained: '' })
  expect(await database.selectFrom('letters').select(['state', 'attempts', 'failures']).execute()).toEqual([
    { state: 'pending', attempts: 0, failures: 0 },
  ])
})
