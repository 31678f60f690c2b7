import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastBackup } from '#desk/screens/health/health-backup.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { temporaryFolder } from '#server/testing/test-services.ts'

const clock = createFakeClock()
const look = (BACKUP_DIR: string) => lastBackup({ settings: readSettings({ BACKUP_DIR }), clock })

test.each([
  ['fine within a day', 3, 'Fine'],
  ['late when a night was missed', 27, 'Late'],
])('Health says of the last backup that it is %s', async (_case, hours, word) => {
  const folder = temporaryFolder()
  const file = join(folder, 'deadpan-2026-11-21.db')
  writeFileSync(file, 'x')
  utimesSync(file, clock.now() / 1_000, clock.now() / 1_000 - hours * 3_600)
  expect(await look(folder)).toMatchObject({ word, line: '0.0 MB, and 0 older.' })
})

test('Health says of backups that there are none, or that they are off', async () => {
  expect(await look(temporaryFolder())).toMatchObject({ word: 'Look', value: 'None yet' })
  expect(await look('')).toMatchObject({ word: 'Off' })
})
