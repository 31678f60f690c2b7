import { describe, expect, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { type Claim, createDeliveries, type Deliveries } from '#server/outbox/deliveries.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

const leaseMs = 60_000
const now = Date.parse('2026-11-21T10:00:00Z')
const at = (later: number) => new Date(now + later).toISOString()

/** Letters to these addresses, of which each process claims its share. */
async function openWith(...emails: string[]) {
  const { database, submissions } = await openTestServices({
    channels: ['one', 'two'].map((name) => createFakeChannel(name)),
  })
  for (const [later, email] of emails.entries()) {
    const letter = { kind: letterKind.announcement, email, subject: 'It moved', text: 'A comma.' }
    await database.transaction().execute((transaction) => queueLetter(transaction, letter, now + later))
  }
  const deliveries = createDeliveries(database)
  const start = now + emails.length
  const claim = (limit: number) => deliveries.claim('letters', limit, start, now + leaseMs)
  const claimOne = async () => {
    const [first] = await claim(1)
    if (!first) throw new Error('Nothing to claim')
    return first
  }
  const states = async () => {
    const rows = await database.selectFrom('letters').select(['recipient', 'state', 'last_error']).execute()
    return Object.fromEntries(rows.map(({ recipient, state, last_error }) => [recipient, [state, last_error]]))
  }
  const letters = () => database.selectFrom('letters').selectAll().orderBy('recipient').execute()
  return { database, submissions, deliveries, claim, claimOne, states, letters }
}

const handOverAll = async (deliveries: Deliveries, claims: readonly Claim[], later = 0) => {
  for (const claim of claims) await deliveries.handOver(claim, now + later)
}

const waits = ['pending', null]
// The desk finds them by these words, also in rows of former versions.
const perhapsHanded = 'cut off as it was handed over; it may have arrived'
const lost = ['dead', perhapsHanded]
const arrived = ['delivered', 'handed over; the answer was not heard']

describe('a letter that was handed over', () => {
  test('is not taken again, nor due, when its lease has ended', async () => {
    const { deliveries, claimOne, letters } = await openWith('a@b.example')
    const letter = await claimOne()
    expect(await deliveries.nextDue('letters')).toBe(now + leaseMs)
    await deliveries.handOver(letter, now + 5)
    expect(await letters()).toMatchObject([{ state: 'pending', handed_at: at(5) }])
    expect(await deliveries.nextDue('letters')).toBeUndefined()
    expect(await deliveries.claim('letters', 1, now + leaseMs, now + 2 * leaseMs)).toEqual([])
  })

  test('and refused is tried again', async () => {
    const { deliveries, claimOne, letters } = await openWith('a@b.example')
    const letter = await claimOne()
    await deliveries.handOver(letter, now)
    await deliveries.settle(letter, { state: 'pending', error: '451 later', nextAt: now + 5 }, now)
    expect(await letters()).toMatchObject([{ state: 'pending', handed_at: null, next_at: at(5) }])
    expect(await deliveries.claim('letters', 1, now + 5, now + leaseMs)).toMatchObject([{ id: letter.id, attempts: 2 }])
  })

  test.each(['id', 'leaseId'] as const)(
    'under another %s is refused, and the next one can be handed over',
    async (part) => {
      const { deliveries, claimOne, letters } = await openWith('a@b.example')
      const letter = await claimOne()
      const refused = deliveries.handOver({ ...letter, [part]: 'another' }, now)
      const next = deliveries.handOver(letter, now + 5)
      await expect(refused).rejects.toThrow('the lease has passed to another process')
      await next
      expect(await letters()).toMatchObject([{ recipient: 'a@b.example', handed_at: expect.stringMatching(/Z$/) }])
    },
  )
})

test('the last line of a letter is on its way before the next one is marked', async () => {
  const { deliveries, claim } = await openWith('a@b.example', 'c@d.example')
  const [first, second] = await claim(2)
  if (!first || !second) throw new Error('Nothing to claim')
  const seen: string[] = []
  const send = async () => {
    // More promises than any mailer awaits.
    for (let promises = 0; promises < 1_000; promises++) await undefined
    seen.push('first sent')
  }
  await Promise.all([
    deliveries.handOver(first, now).then(send),
    deliveries.handOver(second, now).then(() => seen.push('second marked')),
  ])
  expect(seen).toEqual(['first sent', 'second marked'])
})

describe('settleUnheard', () => {
  test('waits for the end of the lease, gives up what was handed over last and counts the others as delivered', async () => {
    const { deliveries, claim, states, letters } = await openWith('a@b.example', 'c@d.example', 'e@f.example')
    // All in the same millisecond.
    await handOverAll(deliveries, await claim(3))
    expect(await deliveries.settleUnheard('letters', now + leaseMs - 1)).toBe(0)
    expect(await states()).toEqual({ 'a@b.example': waits, 'c@d.example': waits, 'e@f.example': waits })
    expect(await deliveries.settleUnheard('letters', now + leaseMs)).toBe(3)
    expect(await states()).toEqual({ 'a@b.example': arrived, 'c@d.example': arrived, 'e@f.example': lost })
    const ended = { lease_id: null, next_at: null, finished_at: at(leaseMs) }
    expect(await letters()).toMatchObject([ended, ended, ended])
    expect(await deliveries.settleUnheard('letters', now + leaseMs)).toBe(0)
  })

  test('gives up the last of each process that died', async () => {
    const { database, deliveries, claim, states } = await openWith(
      'a@b.example',
      'c@d.example',
      'e@f.example',
      'g@h.example',
    )
    await handOverAll(deliveries, await claim(2))
    const other = createDeliveries(database)
    await handOverAll(other, await other.claim('letters', 2, now + 4, now + leaseMs), 100)
    expect(await deliveries.settleUnheard('letters', now + leaseMs)).toBe(4)
    expect(await states()).toEqual({
      'a@b.example': arrived,
      'c@d.example': lost,
      'e@f.example': arrived,
      'g@h.example': lost,
    })
  })

  test('gives up one letter of a process that died, however often it had claimed some', async () => {
    const { deliveries, claim, states } = await openWith('a@b.example', 'c@d.example', 'e@f.example')
    await handOverAll(deliveries, await claim(2))
    // A later claim, whose lease ends later.
    await handOverAll(deliveries, await deliveries.claim('letters', 1, now + 10, now + 10 + leaseMs), 100)
    expect(await deliveries.settleUnheard('letters', now + leaseMs)).toBe(2)
    expect(await states()).toEqual({ 'a@b.example': arrived, 'c@d.example': arrived, 'e@f.example': waits })
    expect(await deliveries.settleUnheard('letters', now + 10 + leaseMs)).toBe(1)
    expect(await states()).toEqual({ 'a@b.example': arrived, 'c@d.example': arrived, 'e@f.example': lost })
  })

  test('leaves alone what was claimed and not handed over, and what was settled', async () => {
    const { deliveries, claim, states } = await openWith('a@b.example', 'c@d.example')
    const [handed] = await claim(2)
    if (!handed) throw new Error('Nothing to claim')
    await deliveries.handOver(handed, now)
    await deliveries.settle(handed, { state: 'delivered' }, now)
    expect(await deliveries.settleUnheard('letters', now + leaseMs)).toBe(0)
    expect(await states()).toEqual({ 'a@b.example': ['delivered', null], 'c@d.example': waits })
  })

  test('ends nothing of another channel', async () => {
    const { database, deliveries, submissions } = await openWith()
    await submissions.accept(contact, contactPost())
    for (const channel of ['one', 'two']) {
      await handOverAll(deliveries, await deliveries.claim(channel, 1, now, now + leaseMs))
    }
    expect(await deliveries.settleUnheard('letters', now + leaseMs)).toBe(0)
    expect(await deliveries.settleUnheard('two', now + leaseMs)).toBe(1)
    const rows = await database
      .selectFrom('deliveries')
      .select(['channel', 'state', 'last_error'])
      .orderBy('channel')
      .execute()
    expect(rows).toEqual([
      { channel: 'one', state: 'pending', last_error: null },
      { channel: 'two', state: 'dead', last_error: perhapsHanded },
    ])
  })
})
