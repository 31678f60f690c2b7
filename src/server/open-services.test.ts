import { expect, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { trapField } from '#forms/engine/signals.ts'
import { createSiteSearch } from '#search/site-search.ts'
import { movedAwayAt } from '#server/backups/move-database.ts'
import { openServices } from '#server/open-services.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { indexDrawer, openDrawer } from '#server/questions/load-drawer.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { environmentFor } from '#server/testing/test-database.ts'
import { contactPost, createTestLog, temporaryFolder, testVisitor } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'
import { gate } from '#wit/testing/gate-texts.ts'

const search = createSiteSearch({ readPassages: async () => [] })
const loadDrawer = () => openDrawer(indexDrawer([], []))
const loadGate = async () => gate
const loadTitleTexts = async () => ({ sorts: [], lists: {} })
const ofBuild = { search, loadDrawer, loadGate, loadTitleTexts }

test('takes a post, mails it, and finds everything again after a restart', async () => {
  const { mails, port } = await startMailServer()
  const place = await environmentFor(temporaryFolder())
  const settings = readSettings({ ...place, SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_TO: 'owner@deadpan.example' })
  const { log } = createTestLog()
  const first = await openServices(settings, { ...ofBuild, log })
  expect(first.channels).toEqual(['smtp'])
  first.outbox.start()
  const answer = await first.services.submissions.accept(contact, contactPost())
  await until(() => expect(mails).toHaveLength(1))
  await first.close()
  const second = await openServices(settings, { ...ofBuild, log })
  const receipt = answer.state === 'accepted' ? answer.receipt : ''
  expect(await second.services.submissions.hasReceipt(contact, receipt)).toBe(true)
  second.outbox.start()
  await second.close()
  expect(mails).toHaveLength(1)
})

test('a start on a database that was moved away takes that back', async () => {
  const place = await environmentFor(temporaryFolder())
  const settings = readSettings(place)
  const first = await openServices(settings, { ...ofBuild, log: createTestLog().log })
  await first.database.insertInto('moves').values({ moved_at: 'then', digest: 'moved away' }).execute()
  expect(await movedAwayAt(first.database)).toBe('then')
  await first.close()
  const second = await openServices(settings, { ...ofBuild, log: createTestLog().log })
  expect(await movedAwayAt(second.database)).toBeUndefined()
  await second.close()
})

test('an owner is told of a suspect on the day it came', async () => {
  const { mails, port } = await startMailServer()
  const place = await environmentFor(temporaryFolder())
  const settings = readSettings({ ...place, SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_TO: 'owner@deadpan.example' })
  const clock = createFakeClock(Date.parse('2026-11-22T13:00:00Z'))
  const { services, start, close } = await openServices(settings, {
    ...ofBuild,
    log: createTestLog().log,
    clock,
  })
  await services.submissions.accept(contact, contactPost({ [trapField]: 'x' }))
  start()
  await until(() => expect(mails).toHaveLength(1))
  expect(mails[0]).toMatchObject({ headers: { subject: 'Waiting for you: suspects of spam 1' } })
  await close()
})

test('is whole without any setting', async () => {
  const settings = readSettings(await environmentFor(temporaryFolder()))
  const { services, outbox, channels, close } = await openServices(settings, {
    ...ofBuild,
    log: createTestLog().log,
  })
  expect(channels).toEqual([])
  outbox.start()
  expect(await services.submissions.accept(contact, contactPost())).toMatchObject({ state: 'accepted' })
  expect(await services.limits.take(testVisitor)).toEqual({ allowed: true })
  expect(Date.now() - outbox.heartbeatAt).toBeLessThan(60_000)
  await close()
})
