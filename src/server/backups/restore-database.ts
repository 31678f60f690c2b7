import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup as copyPages, DatabaseSync } from 'node:sqlite'
import { copyTables, patient, type TableSum } from '#server/backups/copy-rows.ts'
import { requireEmpty } from '#server/backups/move-database.ts'
import { type Redone, redoRemovals } from '#server/backups/removal-list.ts'
import { lettersChannelName } from '#server/outbox/channels/letters.ts'
import { type Database, type DatabaseSettings, sqlitePath } from '#server/platform/database/database.ts'
import { openReadyDatabase } from '#server/platform/database/ready-database.ts'
import { deliveryState, type RemovalRow } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'

export interface Restored extends Redone {
  readonly tables: readonly TableSum[]
  /** Letters that waited in the copy. They may have been sent since, so they are dead letters now. */
  readonly heldLetters: number
}

/** The file is no copy that this version can read. */
export class NoCopy extends Error {
  override readonly name = 'NoCopy'
}

/**
 * Fills an empty database from a copy, also one of an older version, and repeats later removals in it. The copy stays
 * unchanged.
 * @param file a copy as `writeCopy` makes it
 * @param removals all removals up to now
 * @throws NoCopy; TargetInUse when the database has rows; CopyDiffers when its rows are not the copy's
 */
export async function restore(
  settings: DatabaseSettings,
  file: string,
  removals: readonly RemovalRow[],
): Promise<Restored> {
  const target = await openReadyDatabase(settings, patient)
  // Erased rows must not reach the new database's files, so the removals are done in a copy of the copy.
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-restore-'))
  try {
    await requireEmpty(target)
    const copy = await openCopy(file, folder)
    try {
      const redone = await redoRemovals(copy, removals)
      const heldLetters = await holdLetters(copy)
      await closeDesk(copy)
      return { ...redone, heldLetters, tables: await copyTables(copy, target) }
    } finally {
      await copy.destroy()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await target.destroy()
  }
}

async function openCopy(file: string, dataDir: string): Promise<Database> {
  try {
    const source = new DatabaseSync(file, { readOnly: true })
    try {
      const { quick_check: state } = { ...source.prepare('pragma quick_check').get() }
      if (state !== 'ok') throw new NoCopy(`${file} is damaged. Take another copy.`)
      if (source.prepare(`select 1 from sqlite_schema where name = 'submissions'`).get() === undefined)
        throw new NoCopy(`${file} is no copy of this site’s database.`)
      await copyPages(source, sqlitePath({ dataDir }), { rate: 2 ** 31 - 1 })
    } finally {
      source.close()
    }
    return await openReadyDatabase({ databaseUrl: undefined, dataDir })
  } catch (error) {
    if (error instanceof NoCopy) throw error
    if (error instanceof Error && error.message.startsWith('corrupted migrations'))
      throw new NoCopy(`${file} was made by a newer version of the site. Restore it with that one.`)
    throw new NoCopy(`${file} can’t be read as a copy (${errorCode(error)}).`)
  }
}

/** It is better to lose a broadcast's letter than to send it twice: `desk retry` sends the missing ones. */
async function holdLetters(copy: Database): Promise<number> {
  // A copy has no running tries, so the leases of a former version end, and its letters move, too.
  await copy.updateTable('deliveries').set({ lease_id: null }).where('channel', '=', lettersChannelName).execute()
  const { numUpdatedRows } = await copy
    .updateTable('letters')
    .set({
      state: deliveryState.dead,
      next_at: null,
      lease_id: null,
      last_error: 'waited in a copy that was restored; it may have been sent since',
    })
    .where('state', '=', deliveryState.pending)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** An owner who was signed in when the copy was made may have been signed out since. */
async function closeDesk(copy: Database): Promise<void> {
  await copy.deleteFrom('desk_links').execute()
  await copy.deleteFrom('desk_sessions').execute()
}
