import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type CopiedTable, copiedTables } from '#server/backups/copied-tables.ts'
import type { Database, DatabaseOptions } from '#server/platform/database/database.ts'

/** A copy may take longer than a visitor would wait. In milliseconds. */
export const patient: DatabaseOptions = { lockWaitMs: 30_000, statementMs: 600_000 }

/** Rows read and written by one statement: SQLite takes at most 32,766 values in one. */
const batch = 500

/** A table's number of rows, and a hash that does not depend on their order, as databases sort texts differently. */
export interface TableSum {
  readonly table: string
  readonly rows: number
  readonly hash: string
}

type Row = Readonly<Record<string, unknown>>

/** The rows of source and target are not the same. */
export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers'
}

/**
 * Replaces the rows of every table of the target by the source's, reads them again there, and compares. Reads one
 * snapshot of the source, and writes the target in one transaction. Both need the same version of the tables.
 * @returns a sum for each table
 * @throws CopyDiffers when the target's rows are not the source's; then nothing has changed
 */
export function copyTables(source: Database, target: Database): Promise<TableSum[]> {
  return target.transaction().execute(async (into) => {
    for (const { name } of copiedTables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(into)
    // A snapshot of one moment, while other processes go on writing.
    const moment = source.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    const sent = await moment.execute((from) => sumsOf(from, ({ name }, rows) => insert(into, name, rows)))
    const arrived = await sumsOf(into)
    const wrong = sent.filter(({ hash, rows }, at) => arrived[at]?.hash !== hash || arrived[at]?.rows !== rows)
    if (wrong.length > 0) {
      throw new CopyDiffers(`What arrived differs from what was sent: ${wrong.map(({ table }) => table).join(', ')}.`)
    }
    return sent
  })
}

/** Counts and hashes every copied table. */
export async function sumsOf(
  database: Database,
  take: (table: CopiedTable, rows: readonly Row[]) => Promise<void> = async () => {},
): Promise<TableSum[]> {
  const sums: TableSum[] = []
  for (const table of copiedTables) {
    let [rows, sum] = [0, 0n]
    for await (const some of batchesOf(database, table)) {
      await take(table, some)
      rows += some.length
      for (const row of some) sum += hashOf(row)
    }
    sums.push({ table: table.name, rows, hash: BigInt.asUintN(256, sum).toString(16).padStart(64, '0') })
  }
  return sums
}

/** One digest for all tables. */
export const digestOf = (sums: readonly TableSum[]): string =>
  createHash('sha256').update(JSON.stringify(sums)).digest('hex')

async function* batchesOf(database: Database, { name, key }: CopiedTable): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  for (let last: Row | undefined; ; ) {
    const after = last && sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`
    const query = sql<Row>`select * from ${sql.table(name)} ${after ?? sql``} order by ${columns} limit ${batch}`
    const { rows } = await query.execute(database)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < batch) return
  }
}

async function insert(database: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(database)
}

function hashOf(row: Row): bigint {
  const text = JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
}
