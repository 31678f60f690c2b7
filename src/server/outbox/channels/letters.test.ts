import { expect, test } from 'vitest'
import { withSampleOffice } from '#content-model/testing/sample-office.ts'
import { FinalRefusal } from '#server/outbox/channels/channel.ts'
import { lettersChannel } from '#server/outbox/channels/letters.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { startMailServer } from '#server/testing/mail-server.ts'

const broadcast = { kind: 'feature', subject: 'A comma', text: 'It moved.', leaveToken: 'TOKEN' } as const
const letter = { id: '1', form: 'announcement', createdAt: '2026-11-21T10:00:00.000Z' }
const context = { idempotencyKey: 'k', signal: new AbortController().signal }

async function open(env: Record<string, string> = { OFFICE_STREET: '1 Real Street', OFFICE_CITY: 'Peoria' }) {
  const { mails, port } = await startMailServer()
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_TO: 'o@d.example', SITE_URL: 'https://deadpan.example' }
  const channel = lettersChannel(readSettings({ ...mail, ...env }))
  const deliver = (parts: object) =>
    channel?.deliver({ ...letter, fields: { email: 'a@b.example' }, ...parts }, context) ?? Promise.reject()
  return { mails, deliver }
}

test('a letter to many is made of its announcement, with its reader’s own link to leave', async () => {
  const { mails, deliver } = await open()
  await deliver({ broadcast })
  expect(mails).toMatchObject([
    {
      to: ['a@b.example'],
      headers: { subject: 'A comma', 'list-unsubscribe': '<https://deadpan.example/leave?token=TOKEN>' },
      body: expect.stringMatching(/It moved\.[\s\S]+1 Real Street, Peoria/),
    },
  ])
})

test('a letter to many waits while the settings have no postal address', async () => {
  withSampleOffice()
  const { mails, deliver } = await open({})
  const failure = await deliver({ broadcast }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'OFFICE_STREET and OFFICE_CITY are not set' })
  expect(failure).not.toBeInstanceOf(FinalRefusal)
  expect(mails).toEqual([])
})

test('a letter whose text is gone is given up, and not sent empty', async () => {
  const { mails, deliver } = await open()
  await expect(deliver({})).rejects.toThrow(FinalRefusal)
  expect(mails).toEqual([])
})
