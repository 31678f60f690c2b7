import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { sqlitePath } from '#server/platform/database/database.ts'
import { rewriteSqlite } from '#server/platform/database/rewrite-sqlite.ts'
import { closeReader, openReader } from '#server/platform/database/sqlite-reader.ts'
import { errorCode } from '#server/platform/error-code.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

async function openBoth() {
  const services = await openTestServices()
  const reader = openReader(services.database, services)
  onTestFinished(() => closeReader(reader))
  const post = () => services.submissions.accept(contact, contactPost())
  const count = async () => (await reader.selectFrom('submissions').select('id').execute()).length
  return { ...services, reader, post, count }
}

/** A query that counts to a number, to keep SQLite busy. */
const slow = (steps: number) =>
  sql<{ n: number }>`with recursive c(n) as (select 1 union all select n + 1 from c where n < ${steps})
    select count(*) as n from c`

test('the reader sees what was saved, at once', async () => {
  const { post, count } = await openBoth()
  expect(await count()).toBe(0)
  await post()
  expect(await count()).toBe(1)
})

test('a form is saved while a long query runs', async () => {
  const { reader, post, count } = await openBoth()
  await count()
  const ends: string[] = []
  const long = slow(5_000_000)
    .execute(reader)
    .then(({ rows }) => ends.push(`query ${rows[0]?.n}`))
  await post().then(({ state }) => ends.push(`form ${state}`))
  await long
  expect(ends).toEqual(['form accepted', 'query 5000000'])
})

test('the reader writes nothing, and says why it can not', async () => {
  const { reader, post, count } = await openBoth()
  await post()
  expect(await reader.deleteFrom('submissions').execute().catch(errorCode)).toBe('SQLITE_READONLY')
  expect(await sql`select nonsense`.execute(reader).catch(errorCode)).toBe('SQLITE_1')
  expect(await count()).toBe(1)
})

test('a transaction of the reader sees one moment, whatever is saved meanwhile', async () => {
  const { reader, post } = await openBoth()
  await post()
  const counts = await reader.transaction().execute(async (transaction) => {
    const count = async () => (await transaction.selectFrom('submissions').select('id').execute()).length
    const before = await count()
    await post()
    return [before, await count()]
  })
  expect(counts).toEqual([1, 1])
})

test('the file can be rewritten while the reader is open', async () => {
  const { dataDir, post, count } = await openBoth()
  await post()
  await count()
  await rewriteSqlite(sqlitePath({ dataDir }))
  expect(await count()).toBe(1)
})

test('a reader whose thread has ended begins another one', async () => {
  const { dataDir, reader, post, count } = await openBoth()
  await post()
  await count()
  await reader.destroy()
  const again = openReader(reader, { dataDir: join(dataDir, 'missing') })
  expect(await again.selectFrom('submissions').select('id').execute().catch(errorCode)).toBe('SQLITE_CANTOPEN')
  await closeReader(again)
})
