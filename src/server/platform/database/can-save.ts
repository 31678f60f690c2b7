import type { Clock } from '#server/platform/clock.ts'
import { type Database, noteDamage } from '#server/platform/database/database.ts'
import { isBusy } from '#server/platform/error-code.ts'

/** Milliseconds for which an answer is good: whoever asks often must not keep the disk busy. */
const goodMs = 5_000

/** As much as a long form takes, in letters. */
const trial = 'x'.repeat(8_000)

/** A row that is there for no longer than the transaction. */
const row = { id: 'trial', email: trial, expires_at: '' }

/**
 * Makes the function that tells whether something can be saved now, by saving and taking away a row: a full disk, a disk
 * that has become read-only and a Postgres that is a mere copy of another one all answer questions as ever. A lock that
 * somebody else holds is no reason: forms wait for it too.
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
