import { sql } from 'kysely'
import type { Values } from '#forms/engine/form.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type AddressPattern, addressPattern, spellingsOf } from '#server/privacy/address-text.ts'
import { type MentionColumn, places } from '#server/privacy/mentions.ts'

/** Texts searched at once: visitors wait meanwhile. */
const slice = 100

/** The longest address, in letters: RFC 5321, 4.5.3.1. */
const longestAddress = 254

/**
 * Finds the addresses of which an erasure would remove data, in one pass for all of them.
 * @param reader a connection whose queries keep no visitor waiting
 * @param emails in lower case
 * @throws the signal's reason, between two slices
 */
export async function heldAmong(
  reader: Database,
  emails: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const held = new Set(await ownersAmong(reader, emails))
  const find = addressFinder(emails.filter((email) => !held.has(email)))
  for (const place of places) {
    for await (const texts of textsWithOthers(reader, place)) {
      signal?.throwIfAborted()
      for (const text of texts) for (const email of find(text, place)) held.add(email)
    }
  }
  return held
}

/** Addresses with rows of their own. Letters with erase links do not count. */
async function ownersAmong(reader: Database, emails: readonly string[]): Promise<string[]> {
  const rows = await Promise.all([
    reader.selectFrom('submissions').select('email').distinct().where('email', 'in', emails).execute(),
    reader.selectFrom('bounces').select('email').where('email', 'in', emails).execute(),
    reader
      .selectFrom('letters')
      .select('recipient as email')
      .distinct()
      .where('recipient', 'in', emails)
      .where('kind', '!=', letterKind.eraseLink)
      .execute(),
  ])
  return rows.flat().flatMap(({ email }) => email ?? [])
}

/** Texts that contain an address besides that of their own row, a slice at a time. */
async function* textsWithOthers(reader: Database, place: MentionColumn): AsyncGenerator<readonly string[]> {
  const { table, key, column, own } = place
  const text = sql.ref(column)
  // A row's own address is repeated in the fields of a submission, and in no other column.
  const others =
    own === undefined || !place.isJson
      ? sql`${text} like '%@%'`
      : sql`(${text} like '%@%@%' or (${sql.ref(own)} is null and ${text} like '%@%'))`
  for (let last = ''; ; ) {
    const { rows } = await sql<{ key: string; text: string }>`select ${sql.ref(key)} as key, ${text} as text
      from ${sql.table(table)} where ${sql.ref(key)} > ${last} and ${others}
      order by ${sql.ref(key)} limit ${slice}`.execute(reader)
    if (rows.length > 0) yield rows.map((row) => row.text)
    last = rows.at(-1)?.key ?? last
    if (rows.length < slice) return
  }
}

/** Makes a function that returns the addresses in a text, in time proportional to the text alone. */
export function addressFinder(
  emails: readonly string[],
): (text: string, place: Pick<MentionColumn, 'isJson'>) => readonly string[] {
  const domains = byDomain(emails)
  const lengths = [...new Set([...domains.keys()].map(({ length }) => length))].sort((a, b) => a - b)
  const patterns = new Map<string, AddressPattern>()
  const holds = (text: string, email: string) => {
    const pattern = patterns.get(email) ?? addressPattern(email)
    patterns.set(email, pattern)
    return pattern.blackOut(text) !== text
  }
  return (text, { isJson = false }) => {
    const found = new Set<string>()
    // JSON escapes no sign of an address.
    for (const [before, after] of aroundSigns(text.toLowerCase())) {
      const fitting = lengths.filter((length) => length <= after.length)
      const names = fitting.flatMap((length) => domains.get(after.slice(0, length)) ?? [])
      for (const email of names.flatMap((each) => endsAmong(before, each))) found.add(email)
    }
    if (found.size === 0) return []
    const texts = isJson ? Object.values(JSON.parse(text) as Values) : [text]
    return [...found].filter((email) => texts.some((each) => holds(each, email)))
  }
}

/** Addresses in every spelling, by domain and then by name. */
function byDomain(emails: readonly string[]): Map<string, Map<string, string>> {
  const domains = new Map<string, Map<string, string>>()
  for (const email of emails) {
    for (const spelling of spellingsOf(email)) {
      const at = spelling.lastIndexOf('@')
      const domain = spelling.slice(at + 1)
      const names = domains.get(domain) ?? new Map<string, string>()
      domains.set(domain, names.set(spelling.slice(0, at), email))
    }
  }
  return domains
}

/** The text on both sides of each @, up to the next one, and no longer than an address may be. */
function* aroundSigns(text: string): Generator<readonly [string, string]> {
  let previous = -1
  for (let at = text.indexOf('@'); at !== -1; ) {
    const next = text.indexOf('@', at + 1)
    const end = Math.min(next === -1 ? text.length : next, at + longestAddress)
    yield [text.slice(Math.max(previous + 1, at - longestAddress), at), text.slice(at + 1, end)]
    ;[previous, at] = [at, next]
  }
}

/** The addresses whose names end the text. */
function endsAmong(text: string, names: ReadonlyMap<string, string>): string[] {
  const found: string[] = []
  for (let begin = 0; begin < text.length; begin++) {
    const email = names.get(text.slice(begin))
    if (email !== undefined) found.push(email)
  }
  return found
}
