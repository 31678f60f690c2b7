import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Database } from '#server/platform/database/database.ts'
import { migrations } from '#server/platform/database/migrations.ts'

/** How a database's tables compare with this version's. `none`: the site has made no tables in it. */
export type TablesVersion = 'none' | 'older' | 'same' | 'newer'

/** Compares without a change. */
export async function tablesVersion(database: Database): Promise<TablesVersion> {
  const made = await madeIn(database)
  const known = Object.keys(migrations)
  if (made.length === 0) return 'none'
  if (known.some((name) => !made.includes(name))) return 'older'
  return made.length > known.length ? 'newer' : 'same'
}

/** Names of the migrations that ran in a database. */
async function madeIn(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const rows = await database
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}
