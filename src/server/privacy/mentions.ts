import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Values } from '#forms/engine/form.ts'
import { asPostgresVector, asSqliteText, leadWords } from '#server/leads/search-words.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { mayHoldText } from '#server/platform/database/holds-text.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { AddressPattern } from '#server/privacy/address-text.ts'

/** A column whose texts may mention another person's address. */
export interface MentionColumn {
  readonly table: keyof Tables
  readonly key: string
  readonly column: string
  /** True for a JSON object, whose values are the texts. */
  readonly isJson?: boolean
  /** The column with the address of the row's own person. */
  readonly own?: string
}

/** All columns with free text. */
export const places: readonly MentionColumn[] = [
  { table: 'submissions', key: 'id', column: 'fields', isJson: true, own: 'email' },
  { table: 'notes', key: 'id', column: 'text' },
  // An error message may quote the refused address.
  { table: 'deliveries', key: 'id', column: 'last_error' },
  // Broadcasts of former versions are stored with the operator's words, which may name a person.
  { table: 'letters', key: 'id', column: 'fields', isJson: true, own: 'recipient' },
  { table: 'letters', key: 'id', column: 'last_error', own: 'recipient' },
  { table: 'bounces', key: 'email', column: 'reason', own: 'email' },
  { table: 'announcements', key: 'id', column: 'subject' },
  { table: 'announcements', key: 'id', column: 'text' },
  { table: 'announcements', key: 'id', column: 'tested_to' },
]

/** Columns with the address of a row's own person. */
export const ownAddresses: readonly Pick<MentionColumn, 'table' | 'column'>[] = [
  { table: 'submissions', column: 'email' },
  { table: 'letters', column: 'recipient' },
  { table: 'bounces', column: 'email' },
  { table: 'erase_links', column: 'email' },
  { table: 'erase_requests', column: 'email' },
]

/** A row in which an address is mentioned. */
export interface Mention {
  readonly place: MentionColumn
  readonly key: string
}

interface Found {
  readonly key: string
  readonly text: string
}

const mentionsIn = ({ table, key, column }: MentionColumn, condition: RawBuilder<unknown>) =>
  sql<Found>`select ${sql.ref(key)} as key, ${sql.ref(column)} as text from ${sql.table(table)} where ${condition}`

/**
 * Finds all rows of others that mention an address.
 * @param reader a connection whose queries keep no visitor waiting
 */
export async function mentionsOf(reader: Database, pattern: AddressPattern): Promise<Mention[]> {
  const found: Mention[] = []
  for (const place of places) {
    const held = sql.join(
      pattern.spellings.map((spelling) => mayHoldText(place.column, spelling)),
      sql` or `,
    )
    const others =
      place.own === undefined
        ? sql``
        : sql` and (${sql.ref(place.own)} is null or ${sql.ref(place.own)} not in (${sql.join(pattern.spellings)}))`
    const { rows } = await mentionsIn(place, sql`(${held})${others}`).execute(reader)
    for (const { key, text } of rows) if (withoutAddress(place, text, pattern) !== text) found.push({ place, key })
  }
  return found
}

/**
 * Blacks an address out where it is mentioned, also in the search index.
 * @returns the number of rows that still mentioned it
 */
export async function blackOutMentions(
  transaction: Transaction<Tables>,
  mentions: readonly Mention[],
  pattern: AddressPattern,
): Promise<number> {
  let changed = 0
  for (const { place, key } of mentions) {
    const { rows } = await mentionsIn(place, sql`${sql.ref(place.key)} = ${key}`).execute(transaction)
    const text = rows[0]?.text
    const without = text === undefined ? undefined : withoutAddress(place, text, pattern)
    if (without === undefined || without === text) continue
    const { table, column } = place
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${without} where ${sql.ref(place.key)} = ${key}`.execute(
      transaction,
    )
    if (table === 'submissions') await indexAgain(transaction, key, JSON.parse(without) as Values)
    changed += 1
  }
  return changed
}

function withoutAddress({ isJson = false }: MentionColumn, text: string, { blackOut }: AddressPattern): string {
  if (!isJson) return blackOut(text)
  const fields = Object.entries(JSON.parse(text) as Values)
  const without = fields.map(([name, value]) => [name, blackOut(value)] as const)
  return without.every(([, value], index) => value === fields[index]?.[1])
    ? text
    : JSON.stringify(Object.fromEntries(without))
}

/** Writes the words of an indexed lead anew, under its old number. */
async function indexAgain(transaction: Transaction<Tables>, submission_id: string, fields: Values): Promise<void> {
  const [indexed] = await transaction
    .deleteFrom('lead_search')
    .where('submission_id', '=', submission_id)
    .returning('number')
    .execute()
  if (indexed === undefined) return
  const words = leadWords(fields)
  const kept = isPostgres(transaction) ? sql<string>`${asPostgresVector(words)}::tsvector` : asSqliteText(words)
  await transaction.insertInto('lead_search').values({ number: indexed.number, submission_id, words: kept }).execute()
}
