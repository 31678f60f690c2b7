import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { openTestDatabase, temporaryFolder } from '#server/testing/test-services.ts'
import { createReadiness } from '#server/web/routes/readiness.ts'

test('a full disk is told by readiness, though reading goes on', async ({ skip }) => {
  const dataDir = temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dataDir], { stdio: 'ignore' })
  } catch {
    skip('takes root, to mount a small file system')
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', dataDir]))
  const serving = await openTestDatabase({ dataDir })
  const database = openDatabase({ databaseUrl: undefined, dataDir })
  onTestFinished(() => database.destroy())
  let now = 0
  const readiness = createReadiness({ serving, database, outbox: { heartbeatAt: 0 }, clock: { now: () => now } })
  expect((await readiness()).ok).toBe(true)
  expect(() => writeFileSync(join(dataDir, 'ballast'), Buffer.alloc(4_000_000))).toThrow('ENOSPC')
  // The existing log has room for a few more rows.
  const found: unknown[] = []
  for (let tries = 0; tries < 200 && found.at(-1) !== false; tries++) {
    now += 5_000
    found.push((await readiness()).parts['saving'])
    await serving
      .insertInto('secrets')
      .values({ name: `${tries}`, value: 'x'.repeat(8_000) })
      .execute()
      .catch(() => {})
  }
  expect(found.at(-1)).toBe(false)
  expect((await readiness()).parts['database']).toBe(true)
})
