import { expect, test } from 'vitest'
import { readSettings } from '#server/config/settings.ts'
import { startupMessage } from '#server/startup-message.ts'

const smtp = { SMTP_URL: 'smtp://mail.example:25', LEADS_TO: 'owner@deadpan.example' }

test('on its defaults the site says where it is, and that leads stay', () => {
  expect(startupMessage({ settings: readSettings({}), port: 4321, channels: [] })).toEqual([
    'Deadpan is open: http://localhost:4321',
    'mail: not configured, leads are kept in data/',
  ])
})

test('on Postgres leads stay there, and its address is nobody’s business', () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://u:hunter2@db.example/deadpan' })
  expect(startupMessage({ settings, port: 4321, channels: [] }).at(-1)).toBe(
    'mail: not configured, leads are kept in Postgres',
  )
})

test('what is set up is not worth a line', () => {
  const settings = readSettings({ ...smtp, HOST: '::' })
  expect(startupMessage({ settings, port: 80, channels: ['smtp'] })).toEqual(['Deadpan is open: http://[::]:80'])
})

test('limits that are off are', () => {
  const settings = readSettings({ ...smtp, RATE_LIMITS: 'off' })
  expect(startupMessage({ settings, port: 4321, channels: ['smtp'] }).at(-1)).toContain('rate limits: off')
})
