import { describe, expect, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { createDeliveries, newDeliveries } from '#server/outbox/deliveries.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'

const leaseMs = 60_000

/** Due deliveries, and the tables of several processes that share them. */
async function openShelves(count: number, processes: number) {
  const dataDir = temporaryFolder()
  const open = () => openTestServices({ channels: [createFakeChannel('one')], dataDir })
  const sites = await Promise.all(Array.from({ length: processes }, open))
  for (let number = 0; number < count; number++) {
    await sites[0]?.submissions.accept(contact, contactPost({ help: `Number ${number}` }))
  }
  const tables = sites.map(({ database }) => createDeliveries(database))
  const now = sites[0]?.clock.now() ?? 0
  const claim = (process: number, limit: number, at = now) => {
    const shelf = tables[process]
    if (!shelf) throw new Error('No such process')
    return shelf.claim('one', limit, at, at + leaseMs)
  }
  return { claim, tables, now, database: sites[0]?.database }
}

describe('claim', () => {
  test('hands every delivery to one of several processes, and none to two', async () => {
    const { claim } = await openShelves(60, 3)
    const seen: string[] = []
    const work = async (process: number) => {
      for (let claims = await claim(process, 4); claims.length > 0; claims = await claim(process, 4)) {
        expect(claims.length).toBeLessThanOrEqual(4)
        seen.push(...claims.map(({ id }) => id))
      }
    }
    await Promise.all([0, 1, 2].map(work))
    // The last look may have been one that skipped rows locked by another.
    await work(0)
    expect(seen).toHaveLength(60)
    expect(new Set(seen).size).toBe(60)
  })

  test('takes no more than asked for, the longest due first', async () => {
    const { claim, tables, now } = await openShelves(3, 1)
    const [first] = await claim(0, 1)
    if (!first) throw new Error('Nothing to claim')
    await tables[0]?.settle(first, { state: 'pending', error: 'later', nextAt: now - 1 }, now)
    expect(await claim(0, 1)).toMatchObject([{ id: first.id, attempts: 2 }])
    expect(await claim(0, 5)).toHaveLength(2)
    expect(await claim(0, 5)).toEqual([])
  })

  test('counts the tries and takes what is claimed back when the lease is over', async () => {
    const { claim, now, tables } = await openShelves(1, 2)
    const [first] = await claim(0, 1)
    expect(await claim(1, 1, now + leaseMs - 1)).toEqual([])
    const [second] = await claim(1, 1, now + leaseMs)
    expect(second).toMatchObject({ id: first?.id, attempts: 2, submission: first?.submission })
    if (!first || !second) throw new Error('Nothing to claim')
    expect(await tables[0]?.settle(first, { state: 'delivered' }, now)).toBe(false)
    expect(await tables[1]?.settle(second, { state: 'delivered' }, now)).toBe(true)
  })

  test('takes nothing of another channel', async () => {
    const { tables, now } = await openShelves(1, 1)
    expect(await tables[0]?.claim('two', 5, now, now + leaseMs)).toEqual([])
  })
})

test('a complaint is kept well-formed', async () => {
  const { claim, tables, now, database } = await openShelves(1, 1)
  const [first] = await claim(0, 1)
  if (!first) throw new Error('Nothing to claim')
  const error = `\0${'x'.repeat(298)}😐`
  await tables[0]?.settle(first, { state: 'dead', error }, now)
  const row = await database?.selectFrom('deliveries').select('last_error').executeTakeFirstOrThrow()
  expect(row?.last_error).toBe(` ${'x'.repeat(298)}\ufffd`)
})

describe('the end of a try', () => {
  async function openClaimed() {
    const opened = await openShelves(1, 1)
    const [shelf] = opened.tables
    const [claim] = await opened.claim(0, 1)
    if (!shelf || !claim || !opened.database) throw new Error('Nothing to claim')
    const { database } = opened
    const row = () => database.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
    return { ...opened, shelf, claim, row }
  }
  const later = 120_000

  test('a claim is leased under a name of its own and carries what was saved', async () => {
    const { claim, row, now } = await openClaimed()
    expect(claim).toMatchObject({
      attempts: 1,
      failures: 0,
      recipient: null,
      submission: { form: 'contact', createdAt: new Date(now).toISOString(), fields: { help: 'Number 0' } },
    })
    expect(await row()).toMatchObject({
      id: claim.id,
      submission_id: claim.submission.id,
      lease_id: claim.leaseId,
      next_at: new Date(now + leaseMs).toISOString(),
    })
  })

  test('a failed try is due again when it was said, and its failure counts', async () => {
    const { shelf, claim, row, now } = await openClaimed()
    expect(await shelf.settle(claim, { state: 'pending', error: 'no', nextAt: now + later }, now)).toBe(true)
    const next_at = new Date(now + later).toISOString()
    const left = { lease_id: null, finished_at: null, attempts: 1 }
    expect(await row()).toMatchObject({ ...left, state: 'pending', last_error: 'no', failures: 1, next_at })
  })

  test('a delivery that arrived after a failure keeps no complaint', async () => {
    const { shelf, claim, row, now } = await openClaimed()
    await shelf.settle(claim, { state: 'pending', error: 'no', nextAt: now }, now)
    const [again] = await shelf.claim('one', 1, now, now + leaseMs)
    if (!again) throw new Error('Nothing to claim')
    expect(again).toMatchObject({ attempts: 2, failures: 1 })
    expect(await shelf.settle(again, { state: 'delivered' }, now + 5)).toBe(true)
    const ended = { lease_id: null, next_at: null, finished_at: new Date(now + 5).toISOString() }
    expect(await row()).toMatchObject({ ...ended, state: 'delivered', last_error: null, failures: 1 })
  })

  test('a claim that is given back is due at once and was no try', async () => {
    const { shelf, claim, row, now } = await openClaimed()
    await shelf.release(claim, now + 5)
    const next_at = new Date(now + 5).toISOString()
    expect(await row()).toMatchObject({ state: 'pending', lease_id: null, attempts: 0, failures: 0, next_at })
  })

  test.each(['id', 'leaseId'] as const)('a claim with another %s changes nothing', async (part) => {
    const { shelf, claim, row, now } = await openClaimed()
    const before = await row()
    const other = { ...claim, [part]: 'another' }
    expect(await shelf.settle(other, { state: 'delivered' }, now)).toBe(false)
    await shelf.release(other, now)
    expect(await row()).toEqual(before)
  })
})

describe('nextDue', () => {
  test('is when the first delivery of the channel that waits is due, leased or not', async () => {
    const { claim, tables, now } = await openShelves(2, 1)
    const [shelf] = tables
    expect(await shelf?.nextDue('one')).toBe(now)
    expect(await shelf?.nextDue('two')).toBeUndefined()
    const [first, second] = await claim(0, 2)
    if (!shelf || !first || !second) throw new Error('Nothing to claim')
    expect(await shelf.nextDue('one')).toBe(now + leaseMs)
    await shelf.settle(first, { state: 'pending', error: 'no', nextAt: now + 1_000 }, now)
    expect(await shelf.nextDue('one')).toBe(now + 1_000)
    await shelf.settle(second, { state: 'delivered' }, now)
    const [again] = await claim(0, 1, now + 1_000)
    if (!again) throw new Error('Nothing to claim')
    await shelf.settle(again, { state: 'dead', error: 'no' }, now)
    expect(await shelf.nextDue('one')).toBeUndefined()
  })
})

describe('newDeliveries', () => {
  const lead = { id: 'lead-1', form: 'contact' }
  const now = Date.parse('2026-11-21T10:00:00Z')
  const due = { submission_id: 'lead-1', next_at: '2026-11-21T10:00:00.000Z' }

  test('makes a row for each channel that takes the form, and one for each recipient where it has any', () => {
    const several = { ...createFakeChannel('several'), recipients: (form: string) => [`a@${form}`, `b@${form}`] }
    const none = { ...createFakeChannel('none'), recipients: () => [] }
    const other = { ...createFakeChannel('other'), takes: (form: string) => form !== 'contact' }
    const rows = newDeliveries([createFakeChannel('single'), several, none, other], lead, now)
    expect(rows).toMatchObject([
      { ...due, channel: 'single', recipient: null },
      { ...due, channel: 'several', recipient: 'a@contact' },
      { ...due, channel: 'several', recipient: 'b@contact' },
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  })
})
