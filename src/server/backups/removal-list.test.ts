import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { eraseSubscriber, signOutSubscriber } from '#desk/screens/subscribers/part-with-subscribers.ts'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { createNightlyCopies } from '#server/backups/nightly-copies.ts'
import { createRemovalList, noteRemovalList, readRemovals, removalListIn } from '#server/backups/removal-list.ts'
import { createEraseLinks } from '#server/outbox/erase-links.ts'
import { leaveLinksKey } from '#server/outbox/leave-tokens.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import { createSignedIds } from '#server/platform/database/signed-ids.ts'
import { NotListed, noteSuppression } from '#server/platform/database/suppressions.ts'
import { createErasure } from '#server/privacy/erasure.ts'
import { openTestServices, temporaryFolder } from '#server/testing/test-services.ts'

vi.setConfig({ testTimeout: 30_000 })

const ada = 'ada@example.com'

/** A subscriber to the newsletter, and an empty list of removals. */
async function openWithSubscriber() {
  const folder = temporaryFolder()
  // The services need it before the database from which it is written is open.
  const removals = { write: () => list.write() }
  const services = await openTestServices({ removals })
  const { database, submissions, clock } = services
  const list = createRemovalList(database, folder)
  await submissions.accept(newsletter, new URLSearchParams({ email: ada }))
  const row = await database.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
  const hash = (await addressHasher(database))(ada)
  const listed = () => (readRemovals(removalListIn(folder)) ?? []).map(({ kind, address_hash }) => [kind, address_hash])
  const leaveToken = await createSignedIds(database, leaveLinksKey).sign(hash)
  const eraseToken = async () => {
    const links = createEraseLinks(database)
    const { id, token } = await links.draw()
    await database.transaction().execute((transaction) => links.keep(transaction, id, ada, clock.now()))
    return token
  }
  return { ...services, folder, list, removals, id: row.id, hash, listed, leaveToken, eraseToken }
}

type Opened = Awaited<ReturnType<typeof openWithSubscriber>>

const erasureOf = ({ database, removals, clock, log }: Opened) =>
  createErasure({ settings: readSettings({}), database, reader: database, removals, clock, log, notify: () => {} })

/** Each way to a removal, and its entry of the list at the moment of the confirmation. */
const ways: readonly (readonly [string, 'erased' | 'left', (opened: Opened) => Promise<unknown>])[] = [
  ['a link that erases', 'erased', async (opened) => erasureOf(opened).use(await opened.eraseToken())],
  ['a link to leave, and its one click', 'left', ({ subscriptions, leaveToken }) => subscriptions.leave(leaveToken)],
  [
    'the desk’s command line, told of the folder',
    'erased',
    ({ dataDir, folder }) => deskAt(dataDir, ['erase', ada], { BACKUP_DIR: folder }),
  ],
  [
    'the desk’s command line, by what the site noted',
    'erased',
    async ({ database, dataDir, folder, list }) => {
      await list.write()
      await noteRemovalList(database, folder, 0)
      await deskAt(dataDir, ['erase', ada])
    },
  ],
]

test.each(ways)('%s is on the list when it is confirmed', async (_way, kind, remove) => {
  const opened = await openWithSubscriber()
  await remove(opened)
  expect(opened.listed()).toEqual([[kind, opened.hash]])
})

test.each([
  ['sign-out', 'left'],
  ['erase', 'erased'],
])('%s at the desk is on the list when the desk says so', async (action, kind) => {
  const folder = temporaryFolder()
  let list: ReturnType<typeof createRemovalList> | undefined
  const desk = await openTestDesk({ removals: { write: async () => list?.write() } })
  list = createRemovalList(desk.database, folder)
  await desk.submissions.accept(newsletter, new URLSearchParams({ email: ada }))
  const { id } = await desk.database.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
  const cookie = await desk.signIn()
  expect((await desk.app.inject(fromDesk(`/subscribers/${id}/${action}`, {}, cookie))).statusCode).toBe(303)
  expect((readRemovals(removalListIn(folder)) ?? []).map((removal) => removal.kind)).toEqual([kind])
})

test('at a stop, removals of a command without the folder are written, too', async () => {
  const { database, dataDir, folder, list, clock, log, listed, hash } = await openWithSubscriber()
  const settings = { databaseUrl: undefined, dataDir, backupDir: folder, backupKeep: 2 }
  const copies = createNightlyCopies({ settings, database, removals: list, clock: { ...clock, now: () => 0 }, log })
  await deskAt(dataDir, ['erase', ada])
  expect(listed()).toEqual([])
  await copies.stop()
  expect(listed()).toEqual([['erased', hash]])
})

test('what can’t be listed is not confirmed, and is listed once it can be', async () => {
  const opened = await openWithSubscriber()
  const { folder, subscriptions, leaveToken, list, listed, hash, dataDir } = opened
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'no folder')
  await expect(subscriptions.leave(leaveToken)).rejects.toThrow(NotListed)
  // The same for a second press: by then the database says that the address is off the list.
  await expect(subscriptions.leave(leaveToken)).rejects.toThrow(NotListed)
  await expect(opened.eraseToken().then((token) => erasureOf(opened).use(token))).rejects.toThrow(NotListed)
  const { code, complained } = await deskAt(dataDir, ['erase', ada], { BACKUP_DIR: folder })
  expect([code, complained]).toEqual([1, expect.stringContaining('a restore would bring it back')])
  rmSync(folder)
  await list.write()
  expect(listed().map(([kind]) => kind)).toContain('left')
  expect(new Set(listed().map(([, address]) => address))).toEqual(new Set([hash]))
})

test('the desk reports in a flash a removal that could not be listed', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  let list: ReturnType<typeof createRemovalList> | undefined
  const desk = await openTestDesk({ removals: { write: async () => list?.write() } })
  list = createRemovalList(desk.database, file)
  await desk.submissions.accept(newsletter, new URLSearchParams({ email: ada }))
  const { id } = await desk.database.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
  const cookie = await desk.signIn()
  await desk.app.inject(fromDesk(`/subscribers/${id}/erase`, {}, cookie))
  const { body } = await desk.app.inject(fromDesk('/subscribers?done=1', undefined, cookie))
  expect(body).toContain('It is removed, but the list beside the copies can’t be written')
})

const removal = (seconds: number, hash: string) => ({ at: Date.UTC(2026, 10, 21, 10, 0, seconds), hash })

async function openList() {
  const { database } = await openTestServices()
  const folder = temporaryFolder()
  const remove = ({ at, hash }: ReturnType<typeof removal>) =>
    database.transaction().execute((transaction) => noteSuppression(transaction, { hash, kind: 'erased' }, at))
  const file = removalListIn(folder)
  const hashes = () => (readRemovals(file) ?? []).map(({ address_hash }) => address_hash)
  return { database, folder, file, remove, hashes, list: createRemovalList(database, folder) }
}

test('a list that is there and empty says that nobody was removed', async () => {
  const { list, file } = await openList()
  await list.write()
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['', 0o600])
})

test('each removal is on it once, in whatever order they are noted, by however many processes', async () => {
  const { database, folder, list, remove, hashes } = await openList()
  const other = createRemovalList(database, folder)
  await remove(removal(30, 'a'))
  await list.write()
  // This removal waited for a lock, so it is noted after a later one.
  await remove(removal(10, 'b'))
  await Promise.all([list.write(), list.write()])
  await remove(removal(40, 'c'))
  await other.write()
  await list.write()
  await remove(removal(50, 'd'))
  await list.write()
  await other.write()
  expect(hashes()).toEqual(['a', 'b', 'c', 'd'])
})

test('a line that a crash cut off spoils no other', async () => {
  const { database, folder, file, list, remove, hashes } = await openList()
  await remove(removal(1, 'a'))
  await list.write()
  appendFileSync(file, '2026-11-21T10:00:02.000Z erased b')
  await remove(removal(2, 'bcd'))
  await createRemovalList(database, folder).write()
  expect(hashes()).toEqual(['a', 'b', 'bcd'])
})

test('a list that was taken away is written whole', async () => {
  const { folder, file, list, remove, hashes } = await openList()
  for (const hash of ['a', 'b']) {
    await remove(removal(hash === 'a' ? 1 : 20_000, hash))
    await list.write()
  }
  rmSync(folder, { recursive: true })
  expect(existsSync(file)).toBe(false)
  await list.write()
  expect(hashes()).toEqual(['a', 'b'])
})

test('a restore names how many it removed again, and not how many the list has', async () => {
  const { database, dataDir, folder, list, id } = await openWithSubscriber()
  await deskAt(dataDir, ['backup', join(folder, 'copy.db')])
  await signOutSubscriber(database, id, Date.now())
  for (const hash of ['nobody-here', 'nor-here']) {
    const one = { hash, kind: 'left' } as const
    await database.transaction().execute((transaction) => noteSuppression(transaction, one, Date.now()))
  }
  await list.write()
  const { printed } = await deskAt(temporaryFolder(), ['restore', '--from', join(folder, 'copy.db')])
  expect(printed).toContain('0 addresses were erased again and 1 taken off the lists again.')
})

test('the removal of a sign-up that is gone is not listed', async () => {
  const { database, list, listed } = await openWithSubscriber()
  expect(await eraseSubscriber({ database, reader: database }, 'none', 0)).toBe(undefined)
  await list.write()
  expect(listed()).toEqual([])
})
