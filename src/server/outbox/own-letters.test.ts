import { expect, test } from 'vitest'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { queueLetter } from '#server/outbox/own-letters.ts'
import { openTestDatabase } from '#server/testing/test-services.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const at = '2026-11-21T10:00:00.000Z'
const letter = { kind: letterKind.eraseLink, email: 'Ada@Example.com', subject: 'A link', text: 'It erases.' }

async function open() {
  const database = await openTestDatabase()
  const queue = (changes = {}) =>
    database.transaction().execute((transaction) => queueLetter(transaction, { ...letter, ...changes }, now))
  const letters = () => database.selectFrom('letters').selectAll().execute()
  return { queue, letters }
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
