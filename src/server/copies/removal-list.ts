import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Values } from '#forms/engine/form.ts'
import { takeOffLists } from '#server/consent/subscriptions.ts'
import { addressHasher } from '#server/database/address-hash.ts'
import type { Database } from '#server/database/database.ts'
import { noteDeparture } from '#server/database/departures.ts'
import { goneReason, type RemovalKind, type RemovalRow, removalKind } from '#server/database/tables.ts'
import { eraseAddress } from '#server/erasure/erase.ts'

/** The list beside the copies. It outlives the database that it was written from. */
export const removalListIn = (folder: string): string => join(folder, 'removals.txt')

const lineOf = ({ removed_at, kind, address_hash }: RemovalRow): string => `${removed_at} ${kind} ${address_hash}`

/** @returns what the list has, in the order of writing; undefined where there is no list */
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
 * Adds to the list what it does not have yet.
 * @param since looks at what was removed from that moment on; at everything unless told
 * @returns the moment of the newest
 */
export async function addRemovals(database: Database, file: string, since = ''): Promise<string> {
  const found = await database
    .selectFrom('removals')
    .selectAll()
    .where('removed_at', '>=', since)
    .orderBy('removed_at')
    .execute()
  const known = new Set((readRemovals(file) ?? []).map(lineOf))
  const missing = found.map(lineOf).filter((line) => !known.has(line))
  // A list that is there and empty says that nobody was removed.
  if (missing.length > 0 || !existsSync(file))
    appendFileSync(file, missing.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true })
  return found.at(-1)?.removed_at ?? since
}

/** How many of them had to be done again. */
export interface Redone {
  readonly erased: number
  readonly left: number
}

/** Does to an older copy what was done to the database since: erases whoever was erased, takes off the lists whoever left. */
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
        .execute((transaction) => noteDeparture(transaction, { hash: addressHash, kind: removalKind.erased }, now))
    } else await eraseAddress({ database, reader: database, email, reason: goneReason.erased, now })
  }
  const left = missing.filter(({ kind }) => kind === removalKind.left)
  await database.transaction().execute(async (transaction) => {
    for (const { address_hash, removed_at } of left) {
      await takeOffLists(transaction, address_hash, Date.parse(removed_at))
    }
  })
  return { erased: addresses.size, left: left.length }
}

/** Finds the addresses behind hashes: all that the database holds are tried. */
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

/** Every text in which an erasure looks for an address. */
async function textsOf(database: Database): Promise<string[]> {
  const fields = await sql<{ text: string }>`select fields as text from submissions where fields like '%@%'`.execute(
    database,
  )
  const others = await sql<{ text: string }>`
    select email as text from submissions where email is not null
    union select recipient from letters
    union select last_error from letters where last_error like '%@%'
    union select text from notes where text like '%@%'
    union select last_error from deliveries where last_error like '%@%'
    union select email from bounces
    union select email from erase_links`.execute(database)
  return [
    ...fields.rows.flatMap(({ text }) => Object.values(JSON.parse(text) as Values)),
    ...others.rows.map(({ text }) => text),
  ]
}

/** The longest address, in letters: RFC 5321, 4.5.3.1. */
const longestAddress = 254

/** Everything in a text that an erasure would take for an address, see `holdsAddress`. */
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
