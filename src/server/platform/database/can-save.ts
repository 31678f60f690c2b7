import type { Clock } from '#server/platform/clock.ts'
import { type Database, noteDamage } from '#server/platform/database/database.ts'
import { isBusy } from '#server/platform/error-code.ts'

/** Milliseconds for which a result is reused: frequent health checks must not keep the disk busy. */
const goodMs = 5_000

/** The length of a long form, in letters. */
const trial = 'x'.repeat(8_000)

/** The row of the trial exists only within the transaction. */
const row = { id: 'trial', email: trial, expires_at: '' }

/**
 * Makes the function that tells whether the database can save now, by inserting and deleting a row: with a full disk, a
 * read-only disk or a Postgres replica, reads alone would still succeed. A lock held by another process is no failure:
 * forms wait for it too.
 */
export function createSavingTrial(database: Database, clock: Pick<Clock, 'now'>): () => Promise<boolean> {
  let last: { readonly at: number; readonly result: Promise<boolean> } | undefined
  return () => {
    if (last === undefined || clock.now() - last.at >= goodMs) last = { at: clock.now(), result: tryToSave(database) }
    return last.result
  }
}

async function tryToSave(database: Database): Promise<boolean> {
  try {
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('erase_links').values(row).execute()
      await transaction.deleteFrom('erase_links').where('id', '=', row.id).execute()
    })
    return true
  } catch (error) {
    noteDamage(database, error)
    return isBusy(error)
  }
}
