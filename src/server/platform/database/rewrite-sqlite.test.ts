import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqlitePath } from '#server/platform/database/database.ts'
import { rewriteSqlite } from '#server/platform/database/rewrite-sqlite.ts'
import { errorCode } from '#server/platform/error-code.ts'
import { openTestDatabase, temporaryFolder } from '#server/testing/test-services.ts'

test('rewriting gives back the room of deleted rows, empties the log, and keeps the rest', async () => {
  const dataDir = temporaryFolder()
  const database = await openTestDatabase({ dataDir })
  const path = sqlitePath({ dataDir })
  const insert = (name: string, value: string) => database.insertInto('secrets').values({ name, value }).execute()
  await insert('kept', 'v')
  await insert('long', 'x'.repeat(1_000_000))
  await database.deleteFrom('secrets').where('name', '=', 'long').execute()
  await rewriteSqlite(path)
  expect(statSync(path).size).toBeLessThan(500_000)
  expect(statSync(`${path}-wal`).size).toBe(0)
  expect(await database.selectFrom('secrets').select('name').execute()).toEqual([{ name: 'kept' }])
  await insert('later', 'v')
  expect((await sql`pragma integrity_check`.execute(database)).rows).toEqual([{ integrity_check: 'ok' }])
})

test('what keeps a file from being rewritten is told with SQLite’s code', async () => {
  const path = join(temporaryFolder(), 'diary')
  writeFileSync(path, 'Dear diary, '.repeat(1_000))
  expect(await rewriteSqlite(path).catch(errorCode)).toBe('SQLITE_NOTADB')
})
