import { expect, test } from 'vitest'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { createDeliveries } from '#server/outbox/deliveries.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import { openTestDatabase } from '#server/testing/test-services.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const at = '2026-11-21T10:00:00.000Z'
const letter = { kind: letterKind.eraseLink, email: 'Ada@Example.com', subject: 'A link', text: 'It erases.' }

async function open() {
  const database = await openTestDatabase()
  const queue = (changes = {}) =>
    database.transaction().execute((transaction) => queueLetter(transaction, { ...letter, ...changes }, now))
  const letters = () => database.selectFrom('letters').selectAll().execute()
  const claim = async () => (await createDeliveries(database).claim('letters', 1, now, now + 60_000))[0]
  return { queue, letters, claim, deliveries: createDeliveries(database) }
}

test('a letter waits in the outbox under its kind, and is due at once', async () => {
  const { queue, letters } = await open()
  expect(await queue({ key: 'link-1' })).toBe(true)
  const [row] = await letters()
  expect(row).toMatchObject({
    kind: letterKind.eraseLink,
    letter_key: 'link-1',
    created_at: at,
    recipient: 'ada@example.com',
    ...{ state: 'pending', next_at: at, finished_at: null },
  })
  const { kind: _, ...words } = letter
  expect(JSON.parse(row?.fields ?? '')).toEqual(words)
})

test('one letter of a kind with the same key is enough', async () => {
  const { queue, letters } = await open()
  const [first, again, other] = [
    await queue({ key: 'one' }),
    await queue({ key: 'one' }),
    await queue({ key: 'one', kind: letterKind.announcement }),
  ]
  expect([first, again, other]).toEqual([true, false, true])
  expect(await letters()).toHaveLength(2)
})

test('letters without a key are as many as are written', async () => {
  const { queue, letters } = await open()
  expect([await queue(), await queue()]).toEqual([true, true])
  expect((await letters()).map(({ letter_key }) => letter_key)).toEqual([null, null])
})

test('a letter keeps its text until it is delivered', async () => {
  const { queue, letters, claim, deliveries } = await open()
  await queue()
  const first = await claim()
  expect(first?.submission).toMatchObject({
    form: 'erase-link',
    fields: { email: 'Ada@Example.com', text: 'It erases.' },
  })
  if (first) await deliveries.settle(first, { state: 'pending', error: '451', nextAt: now }, now)
  expect((await letters())[0]?.fields).toContain('It erases.')
  const again = await claim()
  if (again) await deliveries.settle(again, { state: 'delivered' }, now)
  expect(await letters()).toMatchObject([{ state: 'delivered', fields: null, recipient: 'ada@example.com' }])
})
