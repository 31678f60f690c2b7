import { expect, test } from 'vitest'
import { forms } from '#forms/registry.ts'
import { FinalRefusal } from '#server/outbox/channels/channel.ts'
import { listmonkChannel } from '#server/outbox/channels/listmonk.ts'
import { startReceiver } from '#server/testing/http-receiver.ts'

const context = { idempotencyKey: 'key-1', signal: new AbortController().signal }
const signUp = {
  id: '1',
  form: 'newsletter',
  createdAt: '2026-11-21T10:00:00.000Z',
  fields: { email: "O'Ada@example.com" },
}

const settingsFor = (listmonkUrl: string | undefined) => ({
  listmonkUrl,
  listmonkUser: 'deadpan',
  listmonkToken: 'secret',
  listmonkListNewsletter: 3,
  listmonkListNotify: undefined,
  smtp: { host: '127.0.0.1', port: 1, secure: false, auth: undefined },
  doubleOptIn: true,
})

/** A listmonk that answers each request with the next of these statuses, and then with success. */
async function openListmonk(...statuses: number[]) {
  const receiver = await startReceiver((response) => {
    response.writeHead(statuses.shift() ?? 200).end(JSON.stringify({ data: { results: [{ id: 42 }] } }))
  })
  const channel = listmonkChannel(settingsFor(`${receiver.address}/`))
  return { ...receiver, channel, deliver: () => channel?.deliver(signUp, context) }
}

test('a new subscriber is made on the list, confirmed, under the account of the settings', async () => {
  const { received, deliver } = await openListmonk(200)
  await deliver()
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: '/api/subscribers',
    headers: { authorization: `Basic ${Buffer.from('deadpan:secret').toString('base64')}` },
  })
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    email: "o'ada@example.com",
    name: '',
    status: 'enabled',
    lists: [3],
    preconfirm_subscriptions: true,
  })
})

test('a subscriber who is known there is put on the list', async () => {
  const { received, deliver } = await openListmonk(409)
  await deliver()
  expect(received.map(({ method }) => method)).toEqual(['POST', 'GET', 'PUT'])
  expect(new URL(received[1]?.url ?? '', 'http://x').searchParams.get('query')).toBe(
    "subscribers.email = 'o''ada@example.com'",
  )
  expect(received[2]?.url).toBe('/api/subscribers/lists')
  expect(JSON.parse(received[2]?.body ?? '')).toEqual({
    ids: [42],
    action: 'add',
    target_list_ids: [3],
    status: 'confirmed',
  })
})

test('a wrong token ends the delivery, and a trouble of listmonk’s is tried again', async () => {
  await expect((await openListmonk(403)).deliver()).rejects.toBeInstanceOf(FinalRefusal)
  await expect((await openListmonk(500)).deliver()).rejects.not.toBeInstanceOf(FinalRefusal)
  await expect((await openListmonk(409, 500)).deliver()).rejects.toThrow('500')
})

test('only forms that have a list there go there, and none without an address', async () => {
  const { channel } = await openListmonk()
  expect(forms.map(({ name }) => name).filter((form) => channel?.takes(form))).toEqual(['newsletter'])
  expect(listmonkChannel(settingsFor(undefined))).toBeUndefined()
})

test('where nothing was confirmed here, listmonk is left to ask', async () => {
  const { received, address } = await openListmonk(409)
  await listmonkChannel({ ...settingsFor(address), doubleOptIn: false })?.deliver(signUp, context)
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ preconfirm_subscriptions: false })
  expect(JSON.parse(received[2]?.body ?? '')).toMatchObject({ status: 'unconfirmed' })
})
