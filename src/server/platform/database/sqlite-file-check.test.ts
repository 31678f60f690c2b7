import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { isSound, sqlitePath } from '#server/platform/database/database.ts'
import { createFileCheck } from '#server/platform/database/file-check.ts'
import { closeReader, openReader } from '#server/platform/database/sqlite-reader.ts'
import { openTestServices } from '#server/testing/test-services.ts'

async function openChecked() {
  const { database, dataDir, clock, log, lines } = await openTestServices()
  await database
    .insertInto('secrets')
    .values({ name: 'long', value: 'x'.repeat(500_000) })
    .execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(database)
  const reader = openReader(database, { dataDir })
  onTestFinished(() => closeReader(reader))
  return {
    database,
    lines,
    path: sqlitePath({ dataDir }),
    fileCheck: createFileCheck({ database, reader, clock, log }),
  }
}

test('a sound file stays trusted', async () => {
  const { database, fileCheck, lines } = await openChecked()
  await fileCheck.check()
  expect([isSound(database), lines]).toEqual([true, []])
})

test('a file with bytes written over it is found damaged before anyone reads them', async () => {
  const { database, fileCheck, path, lines } = await openChecked()
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(40_960, 0xff), 0, 40_960, Math.floor(statSync(path).size / 8_192) * 4_096)
  closeSync(file)
  expect(isSound(database)).toBe(true)
  await fileCheck.check()
  expect(isSound(database)).toBe(false)
  expect(lines.join()).toContain('SQLITE_CORRUPT')
  await expect(database.selectFrom('secrets').select('name').execute()).rejects.toThrow('damaged')
})
