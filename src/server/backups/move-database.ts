import { sql } from 'kysely'
import { copyTables, digestOf, sumsOf, type TableSum } from '#server/backups/copy-rows.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface Moved {
  readonly tables: readonly TableSum[]
  /** The time and content of an earlier move to the target, when this move replaced it. */
  readonly replaced?: { readonly at: string; readonly tables: readonly TableSum[] }
  /** True when a site has its desk open on the source, or was killed so: rows that it saves later are not moved. */
  readonly inUse: boolean
}

/** Takes the place of the digest in a database that was moved to another one. */
const movedAway = 'moved away'

/** When this database was moved to another one, unless the site has started on it since. */
export async function movedAwayAt(database: Database): Promise<string | undefined> {
  const row = await database.selectFrom('moves').selectAll().where('digest', '=', movedAway).executeTakeFirst()
  return row?.moved_at
}

/** Deletes the mark of a move: the site runs on this database. */
export async function stays(database: Database): Promise<void> {
  await database.deleteFrom('moves').where('digest', '=', movedAway).execute()
}

/** The target has rows that a move must not replace. */
export class TargetInUse extends Error {
  override readonly name = 'TargetInUse'
}

/**
 * Copies all rows to another database. A target that an earlier move filled, and that was not used since, is filled
 * anew. The source is marked as moved away unless a site uses it.
 * @throws TargetInUse when the target has other rows; CopyDiffers when its rows are not the source's
 */
export async function moveTables(source: Database, target: Database, now: string): Promise<Moved> {
  const before = await sumsOf(target)
  const last = await target.selectFrom('moves').selectAll().executeTakeFirst()
  if (!isEmpty(before)) requireUntouched(before, last)
  const replaced = last && !isEmpty(before) ? { at: last.moved_at, tables: before } : undefined
  const tables = await copyTables(source, target)
  await target.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('moves').execute()
    await transaction
      .insertInto('moves')
      .values({ moved_at: now, digest: digestOf(tables) })
      .execute()
  })
  const { rows } = await sql`select url from desk_listeners`.execute(source)
  const inUse = rows.length > 0
  if (!inUse) {
    await source.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('moves').execute()
      await transaction.insertInto('moves').values({ moved_at: now, digest: movedAway }).execute()
    })
  }
  return { tables, inUse, ...(replaced && { replaced }) }
}

/** @throws TargetInUse if the tables have more rows than those of a new database */
export async function requireEmpty(target: Database): Promise<void> {
  const sums = await sumsOf(target)
  if (!isEmpty(sums)) throw new TargetInUse(`The database holds something already: ${listed(sums)}.`)
}

// Keys are created at their first use and contain no visitor's words.
const isEmpty = (sums: readonly TableSum[]): boolean =>
  sums.every(({ table, rows }) => table === 'secrets' || rows === 0)

function requireUntouched(sums: readonly TableSum[], last: { moved_at: string; digest: string } | undefined): void {
  if (last === undefined)
    throw new TargetInUse(`The target holds something already: ${listed(sums)}. Name an empty one.`)
  if (last.digest !== digestOf(sums)) {
    throw new TargetInUse(
      `The target was filled by a move at ${last.moved_at} and has been used since, so it is left as it is. Name an empty one.`,
    )
  }
}

const listed = (sums: readonly TableSum[]): string =>
  sums
    .filter(({ rows }) => rows > 0)
    .map(({ table, rows }) => `${table} ${rows}`)
    .join(', ')
