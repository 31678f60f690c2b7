import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { meaningOf } from '#desk/screens/dead/dead-meaning.ts'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { createAudit } from '#server/access/audit.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { stamp } from '#server/platform/clock.ts'
import { deliveryState } from '#server/platform/database/tables.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost } from '#server/testing/test-services.ts'

const secret = 'https://hooks.deadpan.example/T0P/SECRET?key=abc'

/** A desk where the webhook has given up these people's leads, the last one first. */
async function openWith(names: readonly string[]) {
  const env = { WEBHOOK_URL: secret, WEBHOOK_SECRET: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}` }
  const desk = await openTestDesk({ env, channels: [createFakeChannel('webhook')] })
  const { submissions, clock, database, app } = desk
  const ids: string[] = []
  for (const name of names) {
    await submissions.accept(contact, contactPost({ name, email: `${name.toLowerCase()}@example.com` }))
    clock.advance(76 * 3_600_000)
    const given = { state: deliveryState.dead, next_at: null, attempts: 10, finished_at: stamp(clock.now()) }
    const row = await database
      .updateTable('deliveries')
      .set({ ...given, last_error: 'the receiver answered 503' })
      .where('state', '=', deliveryState.pending)
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(row.id)
  }
  const cookie = await desk.signIn()
  const get = async (url: string) => (await app.inject(fromDesk(url, undefined, cookie))).body
  const post = (url: string, fields: Record<string, string> | [string, string][]) =>
    app.inject(fromDesk(url, fields, cookie))
  const states = async () =>
    new Map(
      (await database.selectFrom('deliveries').select(['id', 'state']).execute()).map((row) => [row.id, row.state]),
    )
  /** A letter of the site's own to Ada that was refused. */
  async function addLetter(): Promise<string> {
    const now = stamp(clock.now())
    const id = randomUUID()
    const fields = JSON.stringify({
      email: 'ada@example.com',
      subject: 'Erase',
      text: 'https://x.example/erase?token=T',
    })
    await database
      .insertInto('letters')
      .values({
        id,
        kind: letterKind.eraseLink,
        created_at: now,
        fields,
        recipient: 'ada@example.com',
        letter_key: 'key',
        state: deliveryState.dead,
        attempts: 1,
        failures: 1,
        next_at: null,
        lease_id: null,
        last_error: '550 5.1.1 <ada@example.com>: User unknown',
        finished_at: now,
      })
      .execute()
    return id
  }
  return { ...desk, ids, id: ids[0] ?? '', get, post, states, addLetter }
}

test('a dead letter says who, what it means, the receiver’s words, the way and its tries, and no secret', async () => {
  const { get } = await openWith(['Ada'])
  const page = await get('/dead')
  expect(page).toMatch(/<h2[^>]*>Ada</)
  expect(page).toContain('The receiver had trouble of its own. It may be over by now.')
  expect(page).toContain('the receiver answered 503')
  expect(page).toContain('Webhook hooks.deadpan.example')
  expect(page).toMatch(/10 tries, [\w ]+ to [\w ]+/)
  expect(page).not.toMatch(/SECRET|key=abc/)
  expect(page).toMatch(/id="waiting-dead"><span[^>]*>1</)
})

test('a letter of the site’s own is named as what it is, without its text and without a page', async () => {
  const { get, addLetter } = await openWith([])
  await addLetter()
  const page = await get('/dead')
  expect(page).toContain('Letter to ada@example.com')
  expect(page).toContain('Link to erase')
  expect(page).toContain('The address does not exist. Trying again will not change that.')
  expect(page).not.toMatch(/token=T|>Open</)
})

test('retrying one leaves the others, wakes the outbox, and goes on with the next', async () => {
  const { get, post, ids, states, woken } = await openWith(['Ada', 'Bob'])
  const [ada = '', bob = ''] = ids
  const answer = await post('/dead/retry', { delivery: bob })
  expect(answer.headers.location).toBe(`/dead?at=${ada}&done=1`)
  expect(await states()).toEqual(
    new Map([
      [ada, 'dead'],
      [bob, 'pending'],
    ]),
  )
  expect(woken()).toBe(1)
  expect(await get('/dead?done=1')).toContain('Webhook is being tried.')
  await post('/dead/retry', { delivery: bob })
  expect(await get('/dead?done=1')).toContain('Nothing was done twice.')
})

test('all are retried at once, but for those of a lead that is spam by now', async () => {
  const { get, post, ids, states, database } = await openWith(['Ada', 'Bob', 'Cleo'])
  expect(await get('/dead')).toContain('Retry all 3')
  const [ada = '', bob = '', cleo = ''] = ids
  const { submission_id } = await database
    .selectFrom('deliveries')
    .select('submission_id')
    .where('id', '=', cleo)
    .executeTakeFirstOrThrow()
  await post(`/leads/${submission_id}/act`, { verb: 'spam', from: '/inbox' })
  await post(
    '/dead/retry',
    ids.map((id): [string, string] => ['delivery', id]),
  )
  expect([...(await states())].sort()).toEqual(
    [
      [ada, 'pending'],
      [bob, 'pending'],
      [cleo, 'dead'],
    ].sort(),
  )
  expect(await get('/dead?done=1')).toContain('2 deliveries are being tried.')
})

test('deleting asks first, takes the delivery, and leaves the lead', async () => {
  const { get, post, id, states, database } = await openWith(['Ada'])
  const question = await get(`/dead?at=${id}&ask=delete`)
  expect(question).toContain('Delete this delivery for good? The lead stays.')
  expect(question).toMatch(/data-focus=""[^>]*>(?:<span>)?Keep/)
  await post('/dead/delete', { delivery: id })
  expect((await states()).size).toBe(0)
  expect(await database.selectFrom('submissions').select('id').execute()).toHaveLength(1)
  const page = await get('/dead?done=1')
  expect(page).toContain('Deleted. The lead is still there.')
  expect(page).toContain('No dead letters. Everything that was sent arrived.')
})

test('a letter is deleted for good', async () => {
  const { post, addLetter, database } = await openWith([])
  await post('/dead/delete', { delivery: await addLetter() })
  expect(await database.selectFrom('letters').select('id').execute()).toEqual([])
})

test('a delivery that waits is not deleted here', async () => {
  const { post, get, id, states } = await openWith(['Ada'])
  await post('/dead/retry', { delivery: id })
  await post('/dead/delete', { delivery: id })
  expect((await states()).get(id)).toBe('pending')
  expect(await get('/dead?done=1')).toContain('It was retried or deleted by then.')
})

test('who did what is on the list without a visitor’s words or address', async () => {
  const { post, id, addLetter, database, clock } = await openWith(['Ada'])
  await post('/dead/retry', { delivery: id })
  await post('/dead/delete', { delivery: await addLetter() })
  const list = await createAudit(database, clock).read()
  const lines = list.map(({ what, subject }) => `${what}: ${subject}`)
  expect(lines).toContainEqual(expect.stringMatching(/^Retried: Lead [\da-f]{8}, webhook$/))
  expect(lines).toContainEqual(expect.stringMatching(/^Deleted: Delivery of letter [\da-f]{8}, letters$/))
  expect(JSON.stringify(list)).not.toMatch(/ada@|\bAda\b/)
})

test.each([
  ['smtp', 1, '550 5.1.1 <a@b.example>: Recipient address rejected: User unknown in virtual mailbox table', false],
  ['letters', 1, 'Can’t send mail - all recipients were rejected: 550 No such user here', false],
  ['smtp', 1, 'Message failed: 554 5.7.1 Spam message rejected', false],
  ['smtp', 10, 'Can’t send mail: 451 4.7.1 Greylisted', true],
  ['smtp', 10, 'connect ECONNREFUSED 192.0.2.1:587', true],
  ['webhook', 10, 'no answer within 20 s', true],
  ['webhook', 10, 'the receiver answered 503', true],
  ['webhook', 10, 'the receiver answered 429', true],
  ['webhook', 1, 'the receiver answered 410', false],
  ['webhook', 10, 'the receiver answered 301, a redirect, which is not followed', false],
  ['smtp', 1, 'LEADS_TO no longer names this address', false],
  ['letters', 1, 'cut off as it was handed over; it may have arrived', false],
  ['listmonk', 10, 'listmonk answered something else than JSON', true],
  ['listmonk', 1, 'the notify form has no list in listmonk', false],
  ['smtp', 10, null, true],
])('by %s, after %i tries, %j: trying again helps: %s', (channel, attempts, lastError, helps) => {
  const meaning = meaningOf({ channel, attempts, lastError })
  expect(meaning.helps).toBe(helps)
  expect(meaning.sentence).toMatch(/^[A-Z].*\.$/)
})

test('a list that ends before the last dead letter says so, and what is no longer on it is still retried', async () => {
  const { get, post, database, ids, states } = await openWith(['Ada'])
  const [oldest = ''] = ids
  const ada = await database.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
  const others = Array.from({ length: 200 }, (_, number) => ({
    ...ada,
    id: randomUUID(),
    recipient: `somebody-${number}@example.com`,
    finished_at: '2099-01-01T00:00:00.000Z',
  }))
  expect(await get('/dead')).not.toContain('The newest')
  await database.insertInto('deliveries').values(others).execute()
  const page = await get('/dead')
  expect(page).toContain('201 dead letters. The newest 200 are here; the others move up as these go.')
  expect(page).not.toContain(oldest)
  await post('/dead/retry', { delivery: oldest })
  expect((await states()).get(oldest)).toBe(deliveryState.pending)
})
