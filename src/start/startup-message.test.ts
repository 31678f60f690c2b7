import { expect, test } from 'vitest'
import { product } from '#content-model/site.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { deskLine, openLine, startupMessage } from '#start/startup-message.ts'

const smtp = { SMTP_URL: 'smtp://mail.example:25', LEADS_TO: 'owner@deadpan.example' }

test('on its defaults the site says that leads stay, and where it is', () => {
  const settings = readSettings({})
  expect(startupMessage({ settings, channels: [] })).toEqual(['mail: not configured, leads are kept in data/'])
  expect(openLine(settings, 4321)).toBe(`${product} is open: http://localhost:4321`)
})

test('a first start prints 15 lines at most', () => {
  const settings = readSettings({})
  const ofNpm = ['prestart', 'start'].flatMap((script) => ['', `> deadpan ${script}`, '> its command', ''])
  const ofPreparing = ['Installing packages', 'Fetching Node', 'Building the site']
  const ofSite = [...startupMessage({ settings, channels: [] }), ...deskLine(open, settings), openLine(settings, 4321)]
  expect([...ofNpm, ...ofPreparing, ...ofSite].join('\n').split('\n').length).toBeLessThanOrEqual(15)
})

test('on Postgres leads stay there, and its address is nobody’s business', () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://u:hunter2@db.example/deadpan' })
  expect(startupMessage({ settings, channels: [] }).at(-1)).toBe('mail: not configured, leads are kept in Postgres')
})

test('parts that are set up have no line', () => {
  const settings = readSettings({ ...smtp, HOST: '::' })
  expect(startupMessage({ settings, channels: ['smtp'] })).toEqual([])
  expect(openLine(settings, 80)).toBe(`${product} is open: http://[::]:80`)
})

test('settings that pages do not print yet are named with what to do', () => {
  const outdated = ['SITE_URL', 'OFFICE_CITY']
  expect(startupMessage({ settings: readSettings(smtp), channels: ['smtp'], outdated }).at(-1)).toBe(
    'pages: built before SITE_URL, OFFICE_CITY changed; npm run build, and start again',
  )
})

test('limits that are off are', () => {
  const settings = readSettings({ ...smtp, RATE_LIMITS: 'off' })
  expect(startupMessage({ settings, channels: ['smtp'] }).at(-1)).toContain('rate limits: off')
})

const open = { state: 'open', url: 'http://127.0.0.1:4322' } as const
const service = { folder: '/opt/deadpan', serviceUser: 'deadpan' }

test.each([
  ['in its folder', {}, { folder: '/home/ada/deadpan' }, ' is npm run -s desk -- open'],
  [
    'with its data elsewhere',
    { DATA_DIR: '../data' },
    { folder: '/home/ada/deadpan' },
    ' is cd /home/ada/deadpan && DATA_DIR=/home/ada/data npm run -s desk -- open',
  ],
  [
    'as a service',
    { DATA_DIR: '/var/lib/deadpan' },
    service,
    ' is cd /opt/deadpan && DATA_DIR=/var/lib/deadpan runuser -u deadpan -- npm run -s desk -- open',
  ],
  [
    'as a service on Postgres',
    { DATABASE_URL: 'postgres://me:hush@db/deadpan' },
    service,
    ', with the site’s settings read is cd /opt/deadpan && runuser -u deadpan -- npm run -s desk -- open',
  ],
])('a desk that is open %s is named with a command that lets in', (_what, env, started, command) => {
  expect(deskLine(open, readSettings(env), started)).toEqual([`desk: http://127.0.0.1:4322, the way in${command}`])
})

test('a desk whose port is taken says so', () => {
  expect(deskLine({ state: 'closed', reason: 'port 4322 is taken by another program' }, readSettings({}))).toEqual([
    'desk: closed, port 4322 is taken by another program',
  ])
})

test('a desk that is left out has no line', () => {
  expect(deskLine({ state: 'off' }, readSettings({}))).toEqual([])
})
