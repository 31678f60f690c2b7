import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { deskAt } from '#server/testing/run-command.ts'
import { temporaryFolder } from '#server/testing/test-services.ts'

test.each([
  [['leads']],
  [['leads', '--json']],
  [['leads', '--csv']],
  [['show', 'x']],
  [['dead', '--json']],
  [['retry', '--all-dead', '--json']],
  [['quarantine']],
  [['quarantine', 'release', 'x']],
  [['comments', '--json']],
  [['comments', 'approve', 'x']],
  [['erase', 'ada@example.com', '--json']],
  [['stats']],
  [['stats', '--json']],
  [['backup', 'copy.db']],
])('desk %j names the path of the missing database, prints nothing else, exits 2 and makes none', async (words) => {
  const dataDir = join(temporaryFolder(), 'data')
  expect(await deskAt(dataDir, words)).toEqual({
    code: 2,
    printed: '',
    complained: `There is no database at ${join(dataDir, 'deadpan.db')}. Set DATA_DIR, or start the site once.\n`,
  })
  expect(existsSync(dataDir)).toBe(false)
})

test('desk announce-policy sends nothing and exits 2 when the database is missing', async () => {
  const folder = temporaryFolder()
  const letter = join(folder, 'letter.txt')
  writeFileSync(letter, 'It moved.')
  const env = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    LEADS_TO: 'owner@deadpan.example',
    OFFICE_STREET: '1 Plain Street',
    OFFICE_CITY: 'Normal, IL',
  }
  const words = ['announce-policy', '--subject', 'A comma', '--file', letter, '--json']
  expect(await deskAt(folder, words, env)).toMatchObject({
    code: 2,
    printed: '',
    complained: expect.stringContaining(`There is no database at ${join(folder, 'deadpan.db')}.`),
  })
})

test('desk names the whole path of a missing database when DATA_DIR is relative', async () => {
  const dataDir = temporaryFolder()
  expect(await deskAt(relative('.', dataDir), ['leads'])).toMatchObject({
    code: 2,
    complained: expect.stringContaining(` ${join(dataDir, 'deadpan.db')}. `),
  })
})

test('desk does not take an empty file for a database without leads, and makes no tables in it', async () => {
  const dataDir = temporaryFolder()
  const path = join(dataDir, 'deadpan.db')
  writeFileSync(path, '')
  expect(await deskAt(dataDir, ['leads'])).toMatchObject({
    code: 2,
    printed: '',
    complained: expect.stringContaining(`${path} is empty.`),
  })
  expect(statSync(path).size).toBe(0)
})
