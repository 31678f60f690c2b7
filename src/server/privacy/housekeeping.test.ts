import type { KyselyPlugin } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { comment } from '#forms/comment/comment-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { forms } from '#forms/registry.ts'
import type { LetterKind } from '#server/outbox/channels/letters.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import { isPostgres } from '#server/platform/database/database.ts'
import { createHousekeeping, sweep } from '#server/privacy/housekeeping.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const dayMs = 24 * 3_600_000

async function openWithHousekeeping(retentionDays: number) {
  const services = await openTestServices({ channels: [createFakeChannel('smtp')] })
  const housekeeping = createHousekeeping({ settings: { retentionDays }, ...services })
  onTestFinished(() => housekeeping.stop())
  const write = (email: string) => services.submissions.accept(contact, contactPost({ email }))
  const emails = async () => {
    const rows = await services.database.selectFrom('submissions').select('email').orderBy('created_at').execute()
    return rows.map(({ email }) => email)
  }
  return { ...services, housekeeping, write, emails }
}

describe('retention', () => {
  test('deletes on schedule what is older than its days, deliveries included', async () => {
    const { housekeeping, write, emails, clock, database } = await openWithHousekeeping(2)
    await write('old@example.com')
    clock.advance(dayMs)
    await write('new@example.com')
    housekeeping.start()
    clock.advance(dayMs)
    expect(await emails()).toEqual(['old@example.com', 'new@example.com'])
    clock.advance(3_600_000)
    await until(async () => expect(await emails()).toEqual(['new@example.com']))
    expect(await database.selectFrom('deliveries').selectAll().execute()).toHaveLength(1)
  })

  test('deletes however many there are, some in a statement, and lets others go on in between', async () => {
    const { database, clock, write, emails } = await openWithHousekeeping(2)
    const created_at = new Date(clock.now()).toISOString()
    const rows = Array.from({ length: isPostgres(database) ? 2_500 : 50 }, (_, n) => ({
      id: `${n}`,
      receipt: `${n}`,
      created_at,
    }))
    const old = rows.map((row) => ({ ...row, form: 'contact', fields: '{}' }))
    await database.insertInto('submissions').values(old).execute()
    clock.advance(3 * dayMs)
    await write('new@example.com')
    const deleted: bigint[] = []
    const noted: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        // Zero for a deletion without rows, undefined for other statements.
        if (result.numAffectedRows) deleted.push(result.numAffectedRows)
        return result
      },
    }
    let turns = 0
    let turning = setImmediate(function turn() {
      turns++
      turning = setImmediate(turn)
    })
    onTestFinished(() => clearImmediate(turning))
    expect(await sweep(database.withPlugin(noted), 2, clock.now())).toEqual({ submissions: rows.length })
    expect(deleted).toEqual(isPostgres(database) ? [1_000n, 1_000n, 500n] : [20n, 20n, 10n])
    expect(turns).toBeGreaterThanOrEqual(2)
    expect(await emails()).toEqual(['new@example.com'])
  })

  test('takes messages and whatever is in quarantine, and leaves subscribers and published comments', async () => {
    const { database, clock } = await openWithHousekeeping(2)
    const created_at = new Date(clock.now()).toISOString()
    const rows = [
      ...forms.flatMap(({ name }) => [[name, 'new'] as const, [name, 'quarantined'] as const]),
      [comment.name, 'approved'] as const,
    ].map(([form, status]) => ({ id: `${form} ${status}`, receipt: `${form} ${status}`, form, status }))
    await database
      .insertInto('submissions')
      .values(rows.map((row) => ({ ...row, created_at, fields: '{}' })))
      .execute()
    await sweep(database, 2, clock.now() + 3 * dayMs)
    const left = await database.selectFrom('submissions').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['comment approved', 'newsletter new', 'notify new'])
  })

  test('0 keeps for ever', async () => {
    const { housekeeping, write, emails, clock } = await openWithHousekeeping(0)
    await write('old@example.com')
    clock.advance(40_000 * dayMs)
    housekeeping.start()
    await housekeeping.stop()
    expect(await emails()).toEqual(['old@example.com'])
  })
})

test('letters with links go once they are delivered, digests after a week; announcements stay', async () => {
  const { housekeeping, clock, database } = await openWithHousekeeping(730)
  const queue = (kind: LetterKind, email: string) =>
    database
      .transaction()
      .execute((transaction) => queueLetter(transaction, { kind, email, subject: 's', text: 't' }, clock.now()))
  await queue('digest', 'owner-last-week@deadpan.example')
  clock.advance(7 * dayMs)
  await queue('digest', 'owner@deadpan.example')
  await queue('announcement', 'subscriber@example.com')
  await queue('erase-link', 'waits@example.com')
  await queue('erase-link', 'delivered@example.com')
  await database
    .updateTable('letters')
    .set({ state: 'delivered' })
    .where('recipient', '=', 'delivered@example.com')
    .execute()
  housekeeping.start()
  await housekeeping.stop()
  const left = await database.selectFrom('letters').select('recipient').orderBy('recipient').execute()
  expect(left.map(({ recipient }) => recipient)).toEqual([
    'owner@deadpan.example',
    'subscriber@example.com',
    'waits@example.com',
  ])
})

test('an autoreply stays with the lead that it answered, and goes a week after it where that is gone', async () => {
  const { database, clock } = await openTestServices()
  const queue = (leadId: string) => {
    const letter = { kind: 'autoreply', leadId, email: `${leadId}@example.com`, subject: 's', text: 't' } as const
    return database.transaction().execute((transaction) => queueLetter(transaction, letter, clock.now()))
  }
  const created_at = new Date(clock.now()).toISOString()
  const lead = { id: 'here', form: 'contact', fields: '{}', receipt: 'here', created_at }
  await database.insertInto('submissions').values(lead).execute()
  await queue('here')
  await queue('gone')
  const left = async () => (await database.selectFrom('letters').select('submission_id').execute()).length
  await sweep(database, 0, clock.now() + 6 * dayMs)
  expect(await left()).toBe(2)
  await sweep(database, 0, clock.now() + 7 * dayMs)
  expect(await database.selectFrom('letters').select('submission_id').execute()).toEqual([{ submission_id: 'here' }])
})

test('trouble with the database is said and not thrown', async () => {
  const { housekeeping, database, lines } = await openWithHousekeeping(730)
  await database.destroy()
  housekeeping.start()
  await housekeeping.stop()
  expect(lines.join('')).toContain('housekeeping did not work')
})

test('what was counted goes after 13 months, and not before', async () => {
  const { database, clock } = await openTestServices()
  const days = ['2025-10-20', '2025-10-21', '2026-11-21']
  await database
    .insertInto('usage_counts')
    .values(days.map((day) => ({ day, route: '/', opened: 1 })))
    .execute()
  await database
    .insertInto('used_tokens')
    .values(days.map((day) => ({ day, tokens: 1 })))
    .execute()
  await database
    .insertInto('day_counts')
    .values(
      ['2025-01-01', ...days].flatMap((day) =>
        ['/a', '/b'].map((name) => ({ day, kind: 'missing' as const, path: '', name, times: 1 })),
      ),
    )
    .execute()
  await database
    .insertInto('result_day_counts')
    .values(days.map((day) => ({ day, id: 'a.0', shown: 1, flat: 0 })))
    .execute()
  await sweep(database, 0, clock.now())
  const left = await Promise.all(
    (['usage_counts', 'used_tokens', 'day_counts', 'result_day_counts'] as const).map(async (table) => {
      const rows = await database.selectFrom(table).select('day').distinct().orderBy('day').execute()
      return rows.map(({ day }) => day)
    }),
  )
  expect(left).toEqual(Array(4).fill(days.slice(1)))
})
