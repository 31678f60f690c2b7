import { sql } from 'kysely'
import { copyTables, digestOf, sumsOf, type TableSum } from '#server/backups/copy-rows.ts'
import type { Database } from '#server/platform/database/database.ts'

/** What a move did. */
export interface Moved {
  readonly tables: readonly TableSum[]
  /** When the target had been filled by an earlier move that this one replaced, and what it held. */
  readonly replaced?: { readonly at: string; readonly tables: readonly TableSum[] }
  /** True when a site has its desk open on the source, or was killed while it had: what it saves from now on is not moved. */
  readonly inUse: boolean
}

/** Stands in the place of a digest in a database whose content was moved to another one. */
const movedAway = 'moved away'

/** When this database was moved to another one, unless the site has started on it since. */
export async function movedAwayAt(database: Database): Promise<string | undefined> {
  const row = await database.selectFrom('moves').selectAll().where('digest', '=', movedAway).executeTakeFirst()
  return row?.moved_at
}

/** The site is on this database, whatever was moved before. */
export async function stays(database: Database): Promise<void> {
  await database.deleteFrom('moves').where('digest', '=', movedAway).execute()
}

/** The target holds something that a move must not touch. */
export class TargetInUse extends Error {
  override readonly name = 'TargetInUse'
}

/**
 * Copies everything into another database. One that an earlier move filled, and that nobody has used since, is filled
 * anew. The source is marked as moved away unless a site uses it.
 * @throws TargetInUse when it holds anything else; CopyDiffers when what arrived is not what was sent
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

/** @throws TargetInUse unless the tables hold nothing but what every database has */
export async function requireEmpty(target: Database): Promise<void> {
  const sums = await sumsOf(target)
  if (!isEmpty(sums)) throw new TargetInUse(`The database holds something already: ${listed(sums)}.`)
}

// Keys are made at a first use, and hold nobody's words.
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
