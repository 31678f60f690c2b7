import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { Values } from '#forms/engine/form.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import type { Database } from '#server/platform/database/database.ts'
import { NotListed, noRemovalList, noteSuppression, type RemovalList } from '#server/platform/database/suppressions.ts'
import { goneReason, type RemovalKind, type RemovalRow, removalKind } from '#server/platform/database/tables.ts'
import { eraseAddress } from '#server/privacy/erase-address.ts'
import { ownAddresses, places } from '#server/privacy/mentions.ts'
import { takeOffLists } from '#server/subscribers/subscriptions.ts'

/** The list beside the copies. It outlives the database that it was written from. */
export const removalListIn = (folder: string): string => join(folder, 'removals.txt')

const lineOf = ({ removed_at, kind, address_hash }: RemovalRow): string => `${removed_at} ${kind} ${address_hash}`

/** @returns the entries of the list, in the order of writing; undefined without a list */
export function readRemovals(file: string): RemovalRow[] | undefined {
  if (!existsSync(file)) return undefined
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [removed_at = '', kind = '', address_hash = ''] = line.split(' ')
      return isKind(kind) && address_hash !== '' ? [{ removed_at, kind, address_hash }] : []
    })
}

const isKind = (text: string): text is RemovalKind => Object.values<string>(removalKind).includes(text)

/**
 * Milliseconds by which a removal may be noted after a later one: it waits for locks, and clocks of machines differ.
 * Still later ones are found by the next start, which checks all of them.
 */
const orderToleranceMs = 3_600_000

/**
 * The list in the folder of the copies, written from the site's database.
 * @param folder is created if it is missing
 */
export function createRemovalList(database: Database, folder: string): RemovalList {
  const file = removalListIn(folder)
  /** The entries from `since` on, valid while the file has the length that this process left. */
  let known = new Set<string>()
  let [since, length] = ['', -1]
  let writing: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  async function round(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const list = await open(file, 'a+', 0o600)
    try {
      const { size } = await list.stat()
      let begins = ''
      if (size !== length) {
        const text = await list.readFile('utf8')
        if (size < length) since = ''
        known = new Set(text.split('\n'))
        // A crash may have cut the last line off.
        begins = text === '' || text.endsWith('\n') ? '' : '\n'
      }
      const query = database.selectFrom('removals').selectAll().where('removed_at', '>=', since).orderBy('removed_at')
      const found = (await query.execute()).map((removal) => ({ removal, line: lineOf(removal) }))
      const missing = found.filter(({ line }) => !known.has(line))
      if (missing.length > 0) {
        const added = `${begins}${missing.map(({ line }) => `${line}\n`).join('')}`
        await list.appendFile(added)
        await list.sync()
        length = size + Buffer.byteLength(added)
      } else length = size
      const newest = found.at(-1)?.removal.removed_at
      if (newest !== undefined) since = stamp(Date.parse(newest) - orderToleranceMs)
      known = new Set(found.filter(({ removal }) => removal.removed_at >= since).map(({ line }) => line))
    } finally {
      await list.close()
    }
  }

  return {
    write() {
      // One write serves all callers that asked before it began.
      next ??= writing
        .catch(() => {})
        .then(async () => {
          next = undefined
          await round().catch((error) => {
            throw new NotListed(error)
          })
        })
      writing = next
      return next
    },
  }
}

/** Notes the path of the running site's list, for the desk's commands. */
export async function noteRemovalList(database: Database, folder: string, now: number): Promise<void> {
  const path = resolve(removalListIn(folder))
  await database.deleteFrom('removal_lists').where('path', '!=', path).execute()
  await database
    .insertInto('removal_lists')
    .values({ path, noted_at: stamp(now) })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ noted_at: stamp(now) }))
    .execute()
}

/**
 * The list for a command of the desk: by its own settings, or the running site's. That path may be another machine's;
 * its site adds new removals within a minute.
 */
export async function removalListFor(
  database: Database,
  { backupDir }: Pick<Settings, 'backupDir'>,
): Promise<RemovalList> {
  if (backupDir !== undefined) return createRemovalList(database, backupDir)
  const row = await database.selectFrom('removal_lists').select('path').limit(1).executeTakeFirst()
  return row !== undefined && existsSync(row.path) ? createRemovalList(database, dirname(row.path)) : noRemovalList
}

/** The numbers of addresses of the copy that had to be erased, or removed from its lists, again. */
export interface Redone {
  readonly erased: number
  readonly left: number
}

/** Repeats later removals in an older copy: erases erased addresses, and unsubscribes those that left. */
export async function redoRemovals(database: Database, removals: readonly RemovalRow[]): Promise<Redone> {
  const known = new Set((await database.selectFrom('removals').selectAll().execute()).map(lineOf))
  const missing = removals.filter((removal) => !known.has(lineOf(removal)))
  const erased = new Map(
    missing.filter(({ kind }) => kind === removalKind.erased).map((removal) => [removal.address_hash, removal]),
  )
  const addresses = erased.size > 0 ? await addressesOf(database, new Set(erased.keys())) : new Map<string, string>()
  for (const [addressHash, { removed_at }] of erased) {
    const now = Date.parse(removed_at)
    const email = addresses.get(addressHash)
    if (email === undefined) {
      await database
        .transaction()
        .execute((transaction) => noteSuppression(transaction, { hash: addressHash, kind: removalKind.erased }, now))
    } else await eraseAddress({ database, reader: database, email, reason: goneReason.erased, now })
  }
  let left = 0
  for (const { kind, address_hash, removed_at } of missing) {
    if (kind !== removalKind.left) continue
    await database.transaction().execute(async (transaction) => {
      const listed = transaction.selectFrom('subscriptions').select('list').where('address_hash', '=', address_hash)
      if ((await listed.executeTakeFirst()) !== undefined) left += 1
      await takeOffLists(transaction, address_hash, Date.parse(removed_at))
    })
  }
  return { erased: addresses.size, left }
}

/** Finds the addresses of hashes, by hashing every address in the database. */
async function addressesOf(database: Database, wanted: ReadonlySet<string>): Promise<Map<string, string>> {
  const hash = await addressHasher(database)
  const found = new Map<string, string>()
  const tried = new Set<string>()
  for (const text of await textsOf(database)) {
    for (const address of addressesIn(text.toLowerCase())) {
      if (tried.has(address)) continue
      tried.add(address)
      const code = hash(address)
      if (wanted.has(code)) found.set(code, address)
    }
  }
  return found
}

/** Every address of a row, and every text in which an erasure looks for one. */
async function textsOf(database: Database): Promise<string[]> {
  const texts: string[] = []
  for (const { table, column } of ownAddresses) {
    const { rows } = await sql<{ text: string }>`select distinct ${sql.ref(column)} as text from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(database)
    texts.push(...rows.map(({ text }) => text))
  }
  for (const { table, column, isJson = false } of places) {
    const { rows } = await sql<{ text: string }>`select ${sql.ref(column)} as text from ${sql.table(table)}
      where ${sql.ref(column)} like '%@%'`.execute(database)
    texts.push(...rows.flatMap(({ text }) => (isJson ? Object.values(JSON.parse(text) as Values) : [text])))
  }
  return texts
}

/** The longest address, in letters: RFC 5321, 4.5.3.1. */
const longestAddress = 254

/** Every part of a text that an erasure would take for an address, see `holdsAddress`. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(/@/g)].flatMap(({ index: at }) => {
    const before = /[^\s@]*$/.exec(text.slice(Math.max(0, at - longestAddress), at))?.[0] ?? ''
    const after = /^[^\s@]*/.exec(text.slice(at + 1, at + longestAddress))?.[0] ?? ''
    const starts = [...before.matchAll(/(?<![\w.+-])./gsu)].map(({ index }) => before.slice(index))
    const ends = [...after.matchAll(/.(?![\w-]|\.\w)/gsu)].map(({ index, 0: last }) =>
      after.slice(0, index + last.length),
    )
    return starts.flatMap((start) => ends.map((end) => `${start}@${end}`))
  })
}
