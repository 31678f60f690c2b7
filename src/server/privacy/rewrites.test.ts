import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { isPostgres, sqlitePath } from '#server/platform/database/database.ts'
import { erase } from '#server/privacy/erase-address.ts'
import { createNightlyRewrite, rewriteNow } from '#server/privacy/rewrites.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

const hourMs = 3_600_000

/** A database with free pages, as after an erasure. */
async function openErased() {
  const services = await openTestServices()
  const { database, submissions, dataDir } = services
  for (let count = 0; count < 60; count++) await submissions.accept(contact, contactPost({ help: 'x'.repeat(4_900) }))
  await erase(database, 'ada@example.com', services.clock.now())
  const bytes = () => statSync(sqlitePath({ dataDir })).size
  const due = () => database.selectFrom('file_rewrites').selectAll().execute()
  return { ...services, bytes, due }
}

test('the file is rewritten in the night after an erasure, and not by day', async () => {
  const { database, clock, log, dataDir, bytes, due } = await openErased()
  if (isPostgres(database)) return
  const nightly = createNightlyRewrite({ database, clock, log })
  const before = bytes()
  // At noon, at midnight, and at one.
  const sizes: boolean[] = []
  for (const hours of [2, 12, 1]) {
    clock.advance(hours * hourMs)
    await nightly.look()
    sizes.push(bytes() < before)
  }
  expect(new Date(clock.now()).getUTCHours()).toBe(1)
  expect([sizes, await due()]).toEqual([[false, false, true], []])
  const held = readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name), 'latin1').includes('ada@'))
  expect(held).toEqual([])
})

test('nothing is rewritten where nothing was removed', async () => {
  const { database } = await openTestServices()
  expect(await rewriteNow(database)).toBe(false)
})

test('what could not be rewritten is logged and stays due; who has it done now is told that the rows are erased', async () => {
  const { database, clock, log, lines, dataDir, due } = await openErased()
  if (isPostgres(database)) return
  const other = new DatabaseSync(sqlitePath({ dataDir }), { readOnly: true })
  onTestFinished(() => other.close())
  other.exec('begin')
  other.prepare('select count(*) from submissions').get()
  clock.advance(15 * hourMs)
  const logBytes = () => statSync(`${sqlitePath({ dataDir })}-wal`).size
  const before = logBytes()
  const now = rewriteNow(database).catch((error: unknown) => error)
  await createNightlyRewrite({ database, clock, log }).look()
  expect(await now).toMatchObject({
    code: 'SQLITE_LOG_IN_USE',
    message: expect.stringMatching(/^The rows are erased, but/),
  })
  expect(lines.at(-1)).toContain('erased rows may still be in the database’s files; it is tried again in an hour')
  expect(await due()).toHaveLength(1)
  // A rewrite would have grown the log.
  expect(logBytes()).toBe(before)
}, 20_000)

test('the desk’s command leaves it to the night too, unless it is to be now', async () => {
  const { database, dataDir, bytes, due } = await openErased()
  if (isPostgres(database)) return
  const before = bytes()
  await deskAt(dataDir, ['erase', 'bob@example.com'])
  expect([bytes() < before, (await due()).length]).toEqual([false, 2])
  await deskAt(dataDir, ['erase', 'bob@example.com', '--now'])
  expect([bytes() < before, await due()]).toEqual([true, []])
})

test('the desk’s command rewrites the file for what was erased before', async () => {
  const { database, dataDir, bytes, due } = await openErased()
  if (isPostgres(database)) return
  const before = bytes()
  const rewrite = async () => (await deskAt(dataDir, ['erase', '--now'])).printed
  expect(await rewrite()).toBe('What was erased is out of the database’s files.\n')
  expect([bytes() < before, await due()]).toEqual([true, []])
  expect(await rewrite()).toBe('Nothing was erased since the files were last rewritten.\n')
})
