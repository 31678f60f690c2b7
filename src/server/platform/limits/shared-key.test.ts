import { expect, test } from 'vitest'
import { sharedKey } from '#server/platform/limits/shared-key.ts'

const key = (databaseUrl: string) => sharedKey(databaseUrl).toString('hex')
const here = key('postgres://deadpan:hunter2@db.internal:5432/site')

test.each([
  ['another name of the host', 'postgres://deadpan:hunter2@10.0.0.7/site'],
  ['the user and the password behind the question mark', 'postgres://db.internal/site?user=deadpan&password=hunter2'],
  ['an option besides', 'postgres://deadpan:hunter2@db.internal/site?sslmode=require&user=eve&password=x'],
])('processes that share a database hash addresses alike: %s', (_, databaseUrl) => {
  expect(key(databaseUrl)).toBe(here)
})

test.each([
  ['user', 'postgres://ada:hunter2@db.internal/site'],
  ['password', 'postgres://deadpan:hunter3@db.internal/site'],
  ['database', 'postgres://deadpan:hunter2@db.internal/other'],
  ['way to cut the same letters', 'postgres://deadpanh:unter2@db.internal/site'],
])('another %s makes another key', (_, databaseUrl) => {
  expect(key(databaseUrl)).not.toBe(here)
})

test('the key is as long as what it keys', () => {
  expect(sharedKey('postgres://deadpan:hunter2@db.internal/site')).toHaveLength(32)
})
