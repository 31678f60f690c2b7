import { describe, expect, test } from 'vitest'
import { contact } from '#forms/contact/contact.ts'
import { createDeliveries } from '#server/outbox/deliveries.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'

const leaseMs = 60_000

/** Deliveries that are due, and the tables of so many processes that share them. */
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
    // One that stepped over what another was taking may have been the last to look.
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
