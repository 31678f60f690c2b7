import { describe, expect, test } from 'vitest'
import { queueBroadcast } from '#server/outbox/broadcasts.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { type Claim, createDeliveries } from '#server/outbox/deliveries.ts'
import { leaveTokens } from '#server/outbox/leave-tokens.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import { announcementState } from '#server/platform/database/tables.ts'
import { openTestDatabase } from '#server/testing/test-services.ts'

const leaseMs = 60_000
const now = Date.parse('2026-11-21T10:00:00Z')
const at = (later: number) => new Date(now + later).toISOString()

/** The outbox's letters, with an announcement that letters may be of. */
async function open() {
  const database = await openTestDatabase()
  const deliveries = createDeliveries(database)
  await database
    .insertInto('announcements')
    .values({
      ...{
        id: 'announcement-1',
        name: 'moved',
        author: 'walt',
        kind: 'feature',
        subject: 'It moved',
        text: 'A comma.',
      },
      ...{ state: announcementState.sending, changed_at: at(0), total: 2, stops: '', left_out: 0 },
    })
    .execute()
  const write = (email: string, later = 0) =>
    database
      .transaction()
      .execute((transaction) =>
        queueLetter(
          transaction,
          { kind: letterKind.eraseLink, email, subject: 'A link', text: 'It erases.' },
          now + later,
        ),
      )
  const writeToMany = (...recipients: string[]) =>
    database.transaction().execute((transaction) => queueBroadcast(transaction, 'moved', recipients, now))
  const claim = (later = 0, limit = 8) => deliveries.claim('letters', limit, now + later, now + later + leaseMs)
  const claimOne = async (later = 0) => {
    const [first] = await claim(later, 1)
    if (!first) throw new Error('Nothing to claim')
    return first
  }
  const letters = () => database.selectFrom('letters').selectAll().orderBy('recipient').execute()
  const bounces = () => database.selectFrom('bounces').selectAll().orderBy('email').execute()
  return { database, deliveries, write, writeToMany, claim, claimOne, letters, bounces }
}

const emailsOf = (claims: readonly Claim[]) => claims.map(({ recipient }) => recipient)

describe('a claimed letter', () => {
  test('carries its kind, its time and its words, and no announcement', async () => {
    const { write, claim, letters } = await open()
    await write('Ada@Example.com')
    const [row] = await letters()
    const id = row?.id ?? ''
    expect(await claim()).toEqual([
      {
        ...{ id, channel: 'letters', attempts: 1, failures: 0, recipient: 'ada@example.com' },
        leaseId: expect.stringMatching(/^[\da-f-]{36}\/[\da-f-]{36}$/),
        submission: {
          id,
          form: 'erase-link',
          createdAt: at(0),
          fields: { email: 'Ada@Example.com', subject: 'A link', text: 'It erases.' },
        },
      },
    ])
  })

  test('to many has the words of its announcement and its reader’s own way to leave', async () => {
    const { database, writeToMany, claim } = await open()
    expect(await writeToMany('a@b.example', 'c@d.example')).toBe(2)
    const claims = await claim()
    expect(emailsOf(claims).sort()).toEqual(['a@b.example', 'c@d.example'])
    const tokenOf = await leaveTokens(database)
    for (const { id, recipient, submission } of claims) {
      const leaveToken = await tokenOf(recipient ?? '')
      expect(submission).toEqual({
        ...{ id, form: 'announcement', createdAt: at(0), fields: { email: recipient } },
        broadcast: { kind: 'feature', subject: 'It moved', text: 'A comma.', leaveToken },
      })
    }
    expect(new Set(claims.map(({ submission }) => submission.broadcast?.leaveToken)).size).toBe(2)
  })

  test('that was written whole keeps its own words beside one that is made at delivery', async () => {
    const { database, writeToMany, claim } = await open()
    await writeToMany('a@b.example', 'c@d.example')
    const whole = { email: 'a@b.example', subject: 'As it was', text: 'In the former words.' }
    await database
      .updateTable('letters')
      .set({ fields: JSON.stringify(whole) })
      .where('recipient', '=', 'a@b.example')
      .execute()
    const submissions = new Map((await claim()).map(({ recipient, submission }) => [recipient, submission]))
    expect(submissions.get('a@b.example')).toMatchObject({ fields: whole })
    expect(submissions.get('a@b.example')?.broadcast).toBeUndefined()
    expect(submissions.get('c@d.example')?.broadcast).toMatchObject({ subject: 'It moved' })
  })

  test('whose announcement is gone has nothing to say, and keeps no other from going out', async () => {
    const { database, write, writeToMany, claim } = await open()
    await writeToMany('a@b.example')
    await database.deleteFrom('announcements').execute()
    await write('c@d.example')
    const submissions = new Map((await claim()).map(({ recipient, submission }) => [recipient, submission]))
    expect(submissions.get('a@b.example')?.fields).toEqual({ email: 'a@b.example' })
    expect(submissions.get('a@b.example')).not.toHaveProperty('broadcast')
    expect(submissions.get('c@d.example')?.fields).toMatchObject({ text: 'It erases.' })
  })
})

test('of several letters the one that waits longest goes first', async () => {
  const { write, claim, claimOne } = await open()
  await write('late@b.example', 20)
  await write('early@b.example', 10)
  expect(await claim(9)).toEqual([])
  expect((await claimOne(20)).recipient).toBe('early@b.example')
  expect(emailsOf(await claim(20))).toEqual(['late@b.example'])
  expect(emailsOf(await claim(20 + leaseMs))).toEqual(['early@b.example', 'late@b.example'])
})

test('a letter that somebody holds is neither taken nor due', async () => {
  const { database, deliveries, write, claim } = await open()
  await write('a@b.example')
  expect(await deliveries.nextDue('letters')).toBe(now)
  await database
    .updateTable('letters')
    .set({ held_at: at(0) })
    .execute()
  expect(await deliveries.nextDue('letters')).toBeUndefined()
  expect(await claim()).toEqual([])
  await database.updateTable('letters').set({ held_at: null }).execute()
  expect(emailsOf(await claim())).toEqual(['a@b.example'])
})

test('a letter that a process of the former version left half tried goes out when its lease has ended', async () => {
  const { database, claim } = await open()
  const fields = { email: 'ada@example.com', subject: 'A link', text: 'It erases.' }
  await database
    .insertInto('submissions')
    .values({
      ...{ id: 'former', form: 'erase-link', created_at: at(0), status: 'letter', receipt: 'former' },
      ...{ email: 'ada@example.com', fields: JSON.stringify(fields) },
    })
    .execute()
  await database
    .insertInto('deliveries')
    .values({ id: 'half', submission_id: 'former', channel: 'letters', lease_id: 'ended', next_at: at(leaseMs) })
    .execute()
  expect(await claim(leaseMs - 1)).toEqual([])
  expect(await claim(leaseMs)).toMatchObject([{ id: 'half', submission: { id: 'half', form: 'erase-link', fields } }])
  expect(await database.selectFrom('deliveries').select('id').execute()).toEqual([])
})

describe('an address that its server refuses', () => {
  const refused = { state: 'dead', error: '550\r\nNo such user', bounced: true } as const

  test('is noted with what the server said and when, and the first complaint stays', async () => {
    const { deliveries, write, claimOne, bounces } = await open()
    await write('Gone@B.example')
    await write('gone@b.example', 1)
    expect(await deliveries.settle(await claimOne(), refused, now + 5)).toBe(true)
    const noted = [{ email: 'gone@b.example', reason: '550 No such user', bounced_at: at(5) }]
    expect(await bounces()).toEqual(noted)
    expect(await deliveries.settle(await claimOne(1), { ...refused, error: 'still' }, now + 9)).toBe(true)
    expect(await bounces()).toEqual(noted)
  })

  test.each([
    ['a letter that is given up for another reason', { state: 'dead', error: '554 policy' }],
    ['a letter that will be tried again', { state: 'pending', error: '451 later', nextAt: now }],
    ['a letter that arrived', { state: 'delivered' }],
  ] as const)('is not noted for %s', async (_, outcome) => {
    const { deliveries, write, claimOne, bounces } = await open()
    await write('a@b.example')
    expect(await deliveries.settle(await claimOne(), outcome, now)).toBe(true)
    expect(await bounces()).toEqual([])
  })

  test('is not noted when it is an owner’s, or when the letter has none', async () => {
    const { deliveries, write, claimOne, bounces } = await open()
    await write('')
    const nobody = await claimOne()
    expect(nobody.recipient).toBe('')
    expect(await deliveries.settle(nobody, refused, now)).toBe(true)
    const owner = { ...nobody, channel: 'owner-mail', recipient: 'owner@deadpan.example' }
    await deliveries.settle(owner, refused, now)
    expect(await bounces()).toEqual([])
  })
})

describe('the end of a letter', () => {
  test('that arrived takes its text away, and says where its answer is not known', async () => {
    const { deliveries, write, claimOne, letters } = await open()
    await write('a@b.example')
    await deliveries.settle(await claimOne(), { state: 'delivered', note: 'nobody heard' }, now + 5)
    const ended = { state: 'delivered', next_at: null, lease_id: null, finished_at: at(5) }
    expect(await letters()).toMatchObject([{ ...ended, fields: null, last_error: 'nobody heard', failures: 0 }])
  })

  test('that is given up keeps its text for another try', async () => {
    const { deliveries, write, claimOne, letters } = await open()
    await write('a@b.example')
    await deliveries.settle(await claimOne(), { state: 'dead', error: '550 no' }, now + 5)
    const ended = { state: 'dead', next_at: null, lease_id: null, finished_at: at(5) }
    const [letter] = await letters()
    expect(letter).toMatchObject({ ...ended, last_error: '550 no', failures: 1 })
    expect(letter?.fields).toContain('It erases.')
  })

  test('whose try was cut short is the beginning again: that try does not count', async () => {
    const { deliveries, write, claimOne, letters } = await open()
    await write('a@b.example')
    const [before] = await letters()
    await deliveries.release(await claimOne(), now)
    expect(await letters()).toEqual([before])
  })

  test('that failed after its announcement was left is given up with what the server said, unlike any other', async () => {
    const { database, deliveries, writeToMany, write, claim, letters } = await open()
    await write('a@b.example')
    await writeToMany('c@d.example')
    const claims = await claim()
    await database.updateTable('announcements').set({ state: announcementState.left }).execute()
    await database
      .updateTable('letters')
      .set({ held_at: at(0) })
      .execute()
    const later = { state: 'pending', error: '451 later', nextAt: now + leaseMs } as const
    for (const recipient of ['a@b.example', 'c@d.example']) {
      const tried = claims.find((each) => each.recipient === recipient)
      expect(tried && (await deliveries.settle(tried, later, now + 5))).toBe(true)
    }
    expect(await letters()).toMatchObject([
      { recipient: 'a@b.example', state: 'pending', last_error: '451 later', finished_at: null, next_at: at(leaseMs) },
      { recipient: 'c@d.example', state: 'dead', last_error: '451 later', finished_at: at(5), next_at: null },
    ])
  })
})
