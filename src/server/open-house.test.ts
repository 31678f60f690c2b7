import { expect, test } from 'vitest'
import { contact } from '#forms/contact.ts'
import { trapField } from '#forms/signals.ts'
import { createFakeClock } from '#server/fixtures/fake-clock.ts'
import { startMailServer } from '#server/fixtures/mail-server.ts'
import { contactPost, createTestLog, somebody, temporaryFolder } from '#server/fixtures/test-house.ts'
import { environmentFor } from '#server/fixtures/test-place.ts'
import { until } from '#server/fixtures/until.ts'
import { openHouse } from '#server/open-house.ts'
import { readSettings } from '#server/settings.ts'

test('takes a post, mails it, and finds everything again after a restart', async () => {
  const { mails, port } = await startMailServer()
  const place = await environmentFor(temporaryFolder())
  const settings = readSettings({ ...place, SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_TO: 'owner@deadpan.example' })
  const { log } = createTestLog()
  const first = await openHouse(settings, { log })
  expect(first.channels).toEqual(['smtp'])
  first.outbox.start()
  const answer = await first.house.submissions.accept(contact, contactPost(), somebody)
  await until(() => expect(mails).toHaveLength(1))
  await first.close()
  const second = await openHouse(settings, { log })
  const receipt = answer.state === 'accepted' ? answer.receipt : ''
  expect(await second.house.submissions.hasReceipt(contact, receipt)).toBe(true)
  second.outbox.start()
  await second.close()
  expect(mails).toHaveLength(1)
})

test('an owner is told of a suspect on the day it came', async () => {
  const { mails, port } = await startMailServer()
  const place = await environmentFor(temporaryFolder())
  const settings = readSettings({ ...place, SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_TO: 'owner@deadpan.example' })
  const clock = createFakeClock(Date.parse('2026-11-22T13:00:00Z'))
  const { house, start, close } = await openHouse(settings, { log: createTestLog().log, clock })
  await house.submissions.accept(contact, contactPost({ [trapField]: 'x' }), somebody)
  start()
  await until(() => expect(mails).toHaveLength(1))
  expect(mails[0]).toMatchObject({ headers: { subject: 'Waiting for you: suspects of spam 1' } })
  await close()
})

test('is whole without any setting', async () => {
  const settings = readSettings(await environmentFor(temporaryFolder()))
  const { house, outbox, channels, close } = await openHouse(settings, { log: createTestLog().log })
  expect(channels).toEqual([])
  expect(house.settings).toBe(settings)
  outbox.start()
  expect(await house.submissions.accept(contact, contactPost(), somebody)).toMatchObject({ state: 'accepted' })
  expect(await house.limits.takePost(somebody)).toEqual({ allowed: true })
  expect(Date.now() - outbox.heartbeatAt).toBeLessThan(60_000)
  await close()
})
