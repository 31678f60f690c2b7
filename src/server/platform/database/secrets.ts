import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** A key of this site, created at its first use and the same in every process that shares the database. */
export async function secretNamed(database: Kysely<Tables>, name: string): Promise<Buffer> {
  const value = randomBytes(32).toString('base64url')
  await database
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await database.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return Buffer.from(row.value, 'base64url')
}
