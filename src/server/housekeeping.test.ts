import type { KyselyPlugin } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newsletter } from '#forms/newsletter.ts'
import { createFakeChannel } from '#server/fixtures/fake-channel.ts'
import { openTestHouse, somebody } from '#server/fixtures/test-house.ts'
import { until } from '#server/fixtures/until.ts'
import { createHousekeeping, sweep } from '#server/housekeeping.ts'
import { queueLetter } from '#server/own-letters.ts'

const dayMs = 24 * 3_600_000

async function openHousehold(retentionDays: number) {
  const house = await openTestHouse({ channels: [createFakeChannel('smtp')] })
  const housekeeping = createHousekeeping({ settings: { retentionDays }, ...house })
  onTestFinished(() => housekeeping.stop())
  const subscribe = (email: string) => house.submissions.accept(newsletter, new URLSearchParams({ email }), somebody)
  const emails = async () => {
    const rows = await house.database.selectFrom('submissions').select('email').orderBy('created_at').execute()
    return rows.map(({ email }) => email)
  }
  return { ...house, housekeeping, subscribe, emails }
}

describe('retention', () => {
  test('deletes on schedule what is older than its days, deliveries included', async () => {
    const { housekeeping, subscribe, emails, clock, database } = await openHousehold(2)
    await subscribe('old@example.com')
    clock.advance(dayMs)
    await subscribe('new@example.com')
    housekeeping.start()
    clock.advance(dayMs)
    expect(await emails()).toEqual(['old@example.com', 'new@example.com'])
    clock.advance(3_600_000)
    await until(async () => expect(await emails()).toEqual(['new@example.com']))
    expect(await database.selectFrom('deliveries').selectAll().execute()).toHaveLength(1)
  })

  test('deletes however many there are, a thousand in a statement, and lets others go on in between', async () => {
    const { database, clock, subscribe, emails } = await openHousehold(2)
    const created_at = new Date(clock.now()).toISOString()
    const rows = Array.from({ length: 2_500 }, (_, n) => ({ id: `${n}`, receipt: `${n}`, created_at }))
    const old = rows.map((row) => ({ ...row, form: 'newsletter', fields: '{}' }))
    await database.insertInto('submissions').values(old).execute()
    clock.advance(3 * dayMs)
    await subscribe('new@example.com')
    const deleted: (bigint | undefined)[] = []
    const noted: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.numAffectedRows !== 0n) deleted.push(result.numAffectedRows)
        return result
      },
    }
    let turns = 0
    let turning = setImmediate(function turn() {
      turns++
      turning = setImmediate(turn)
    })
    onTestFinished(() => clearImmediate(turning))
    expect(await sweep(database.withPlugin(noted), 2, clock.now())).toEqual({ submissions: 2_500 })
    expect(deleted).toEqual([1_000n, 1_000n, 500n])
    expect(turns).toBeGreaterThanOrEqual(2)
    expect(await emails()).toEqual(['new@example.com'])
  })

  test('0 keeps for ever', async () => {
    const { housekeeping, subscribe, emails, clock } = await openHousehold(0)
    await subscribe('old@example.com')
    clock.advance(40_000 * dayMs)
    housekeeping.start()
    await housekeeping.stop()
    expect(await emails()).toEqual(['old@example.com'])
  })
})

test('letters with links go once they are delivered; announcements stay', async () => {
  const { housekeeping, emails, clock, database } = await openHousehold(730)
  const queue = (kind: 'erase-link' | 'announcement', email: string) =>
    database
      .transaction()
      .execute((transaction) => queueLetter(transaction, { kind, email, subject: 's', text: 't' }, clock.now()))
  await queue('announcement', 'subscriber@example.com')
  await queue('erase-link', 'waits@example.com')
  await queue('erase-link', 'delivered@example.com')
  await database
    .updateTable('deliveries')
    .set({ state: 'delivered' })
    .where('submission_id', 'in', (query) =>
      query.selectFrom('submissions').select('id').where('email', '=', 'delivered@example.com'),
    )
    .execute()
  housekeeping.start()
  await housekeeping.stop()
  expect((await emails()).sort()).toEqual(['subscriber@example.com', 'waits@example.com'])
})

test('trouble with the database is said and not thrown', async () => {
  const { housekeeping, database, lines } = await openHousehold(730)
  await database.destroy()
  housekeeping.start()
  await housekeeping.stop()
  expect(lines.join('')).toContain('housekeeping did not work')
})
