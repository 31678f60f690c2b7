import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { groupedTransactions, type Work } from '#server/platform/database/group-commit-sqlite.ts'
import { isBusy } from '#server/platform/error-code.ts'
import { lockWrites } from '#server/testing/database-faults.ts'
import { openTestDatabase, temporaryFolder } from '#server/testing/test-services.ts'

const keep =
  (name: string): Work<string> =>
  async (transaction) => {
    await transaction.insertInto('secrets').values({ name, value: '' }).execute()
    return name
  }
const throws: Work<never> = async () => {
  throw new Error('refused')
}
/** Inserts a row that the database refuses only at the commit: a delivery without a submission. */
const failsToCommit: Work<void> = async (transaction) => {
  await sql`pragma defer_foreign_keys = on`.execute(transaction)
  await transaction.insertInto('deliveries').values({ id: 'd', submission_id: 'none', channel: 'c' }).execute()
}

async function kept(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('secrets').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

async function open(lockWaitMs?: number) {
  const dataDir = temporaryFolder()
  const database = await openTestDatabase({ dataDir, ...(lockWaitMs !== undefined && { lockWaitMs }) })
  const begun = vi.spyOn(database, 'transaction')
  return { dataDir, database, begun, inTransaction: groupedTransactions(database) }
}

const names = (count: number) => Array.from({ length: count }, (_, n) => `n${String(n).padStart(3, '0')}`)

describe('GroupCommit', () => {
  test('commits together what waits at the same moment, and gives each its own result', async () => {
    const { database, begun, inTransaction } = await open()
    const all = names(20)
    expect(await Promise.all(all.map((name) => inTransaction(keep(name))))).toEqual(all)
    expect(begun).toHaveBeenCalledTimes(1)
    expect(await kept(database)).toEqual(all)
  })

  test('keeps a crowd in groups', async () => {
    const { database, begun, inTransaction } = await open()
    const all = names(150)
    await Promise.all(all.map((name) => inTransaction(keep(name))))
    expect(begun).toHaveBeenCalledTimes(3)
    expect(await kept(database)).toEqual(all)
  })

  test('no work waits for the lock waits of earlier groups', async () => {
    const lockWaitMs = 3_000
    const { dataDir, database, inTransaction } = await open(lockWaitMs)
    const unlock = await lockWrites(dataDir)
    const begun = performance.now()
    const ends = await Promise.allSettled(names(200).map((name) => inTransaction(keep(name))))
    // Four groups, one after the other, would have waited four times as long.
    expect(performance.now() - begun).toBeLessThan(3 * lockWaitMs)
    expect(ends.map((end) => end.status === 'rejected' && isBusy(end.reason))).toEqual(ends.map(() => true))
    await unlock()
    expect(await inTransaction(keep('later'))).toBe('later')
    expect(await kept(database)).toEqual(['later'])
  })

  test('works that arrive during a group’s wait for a lock are saved once the lock is free', async () => {
    const { dataDir, begun, inTransaction } = await open(1_000)
    const unlock = await lockWrites(dataDir)
    const first = inTransaction(keep('first')).catch(isBusy)
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
    const second = inTransaction(keep('second'))
    expect(await first).toBe(true)
    await unlock()
    expect(await second).toBe('second')
  })

  test('works of a later moment are saved, too', async () => {
    const { database, inTransaction } = await open()
    await inTransaction(keep('early'))
    await inTransaction(keep('late'))
    expect(await kept(database)).toEqual(['early', 'late'])
  })

  test('answers only after the commit', async () => {
    const { inTransaction, dataDir } = await open()
    const elsewhere = await openTestDatabase({ dataDir })
    const seen = ['a', 'b'].map(async (name) => {
      await inTransaction(keep(name))
      return kept(elsewhere)
    })
    expect(await Promise.all(seen)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  })

  test('a work that throws fails no other work of its group', async () => {
    const { database, inTransaction } = await open()
    const works = [keep('first'), throws, keep('last')]
    const ends = await Promise.allSettled(works.map((work) => inTransaction(work)))
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await kept(database)).toEqual(['first', 'last'])
  })

  test('a failed commit fails every work of its group', async () => {
    const { database, inTransaction } = await open()
    const works = [keep('first'), failsToCommit, keep('last')]
    const ends = await Promise.allSettled(works.map((work) => inTransaction<unknown>(work)))
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await kept(database)).toEqual([])
    await inTransaction(keep('later'))
    expect(await kept(database)).toEqual(['later'])
  })

  test('waits for another process’s lock once for the whole group', async () => {
    const { dataDir, begun, inTransaction } = await open(50)
    const unlock = await lockWrites(dataDir)
    const ends = await Promise.allSettled(names(10).map((name) => inTransaction(keep(name))))
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']))
    expect(begun).toHaveBeenCalledTimes(1)
    await unlock()
    expect(await inTransaction(keep('after'))).toBe('after')
  })
})
