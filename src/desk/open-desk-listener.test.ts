import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { openDeskListener } from '#desk/open-desk-listener.ts'
import { renderPage } from '#desk/render-page.tsx'
import { readSettings } from '#server/platform/config/settings.ts'
import { isPostgres } from '#server/platform/database/database.ts'
import { noRemovalList } from '#server/platform/database/suppressions.ts'
import { StartError } from '#server/platform/start-error.ts'
import { lockWrites } from '#server/testing/database-faults.ts'
import { openTestDatabase, openTestServices } from '#server/testing/test-services.ts'

async function openDesk(env: Record<string, string>, before: (dataDir: string) => Promise<unknown> = async () => {}) {
  const { database, clock, log, dataDir } = await openTestServices()
  await before(dataDir)
  const opened = await openDeskListener(readSettings(env), async () => ({
    database,
    reader: database,
    removals: noRemovalList,
    limits: { take: async () => ({ allowed: true }) },
    clock,
    log,
    pages: { render: renderPage, stylesheet: '', script: '', asset: () => undefined },
    readJokes: async () => ({ examples: [], entries: [] }),
    notify: () => {},
    readiness: async () => ({ ok: true, parts: {} }),
  }))
  onTestFinished(() => opened.close(1_000))
  return { ...opened, dataDir }
}

test('on a free port it says which, and the command prints a link to it', async () => {
  const { desk, dataDir } = await openDesk({ DESK_PORT: '0' })
  if (desk.state !== 'open') throw new Error('The desk is not open')
  const { code, printed } = await deskAt(dataDir, ['open', '--json'])
  expect(code).toBe(0)
  const { url } = JSON.parse(printed)
  expect(url.startsWith(`${desk.url}/sign-in?token=`)).toBe(true)
})

test('the command prints the address behind the proxy', async () => {
  const { dataDir } = await openDesk({ DESK_PORT: '0' })
  const { printed } = await deskAt(dataDir, ['open'], { DESK_URL: 'https://desk.deadpan.example' })
  expect(printed).toContain('https://desk.deadpan.example/sign-in?token=')
})

test('without a desk the command says what to do', async () => {
  const { dataDir } = await openTestServices()
  const { code, complained } = await deskAt(dataDir, ['open'])
  expect([code, complained]).toEqual([1, 'The desk is not open. Start the site: npm start\n'])
})

test('where its port is taken it stays closed, and nothing fails', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { desk } = await openDesk({ DESK_PORT: `${port}` })
  expect(desk).toEqual({
    state: 'closed',
    reason: `port ${port} is taken by another program; DESK_PORT=0 npm start takes any free one`,
  })
})

test('where another program keeps the database locked it stays closed, says so, and nothing fails', async () => {
  // Postgres locks rows instead, and this row is locked by no other test.
  if (isPostgres(await openTestDatabase())) return
  const { desk } = await openDesk({ DESK_PORT: '0' }, lockWrites)
  expect(desk).toMatchObject({ state: 'closed', reason: expect.stringContaining('SQLITE_BUSY') })
}, 20_000)

test('where its pages can’t be loaded it stays closed, says why, and nothing fails', async () => {
  const { desk } = await openDeskListener(readSettings({ DESK_PORT: '0' }), async () => {
    throw new StartError('The build has no desk. Make one: npm run build')
  })
  expect(desk).toEqual({ state: 'closed', reason: 'The build has no desk. Make one: npm run build' })
})

test('off leaves it out', async () => {
  expect((await openDesk({ DESK: 'off' })).desk).toEqual({ state: 'off' })
})
