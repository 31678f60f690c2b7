import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { addressPattern } from '#server/privacy/address-text.ts'
import { addressFinder, heldAmong } from '#server/privacy/held-addresses.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

const inText = (emails: readonly string[]) => {
  const find = addressFinder(emails)
  return (text: string) => [...find(text, {})].sort()
}

describe('the finder', () => {
  test.each([
    'Ask a@b.co, please',
    'ASK A@B.CO.',
    'a@b.co',
    'x.a@b.co',
    'a@b.co.uk',
    'a@b.com',
    "o'a@b.co",
    "Ask 'a@b.co'",
    'mailto:a@b.co?x=a@b.com',
    'a@@b.co a@b.co@a',
    'éa@b.co',
    '写a@b.co吧',
    '@',
    '',
  ])('finds in %j what an erasure finds', (text) => {
    const emails = ['a@b.co', 'a@b.com', 'x.a@b.co', "o'a@b.co", 'a@b.co.uk']
    const held = emails.filter((email) => addressPattern(email).blackOut(text) !== text)
    expect(inText(emails)(text)).toEqual(held.sort())
  })

  test('finds an address that JSON wrote behind a line break, and one in Punycode that people write otherwise', () => {
    const find = addressFinder(['ada@example.com', 'ada@xn--mller-kva.example'])
    const fields = JSON.stringify({ help: 'Hello\nada@example.com and\tADA@MÜLLER.example' })
    expect([...find(fields, { isJson: true })].sort()).toEqual(['ada@example.com', 'ada@xn--mller-kva.example'])
  })

  test.each([
    ['nothing but signs', '@'.repeat(20_000)],
    ['many domains', '@example.com'.repeat(2_000)],
    ['a long name', `${'a.'.repeat(10_000)}@example.com`],
    ['a long domain', `a@${'b.'.repeat(10_000)}`],
  ])('reads %s in time', (_what, text) => {
    const find = inText(Array.from({ length: 1_000 }, (_, number) => `a${number}@example${number % 50}.com`))
    const started = performance.now()
    for (let times = 0; times < 10; times++) find(text)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

test('an address is held that a row is of, or that any text mentions', async () => {
  const { database, submissions } = await openTestServices()
  await submissions.accept(contact, contactPost({ email: 'own@example.com', help: 'Ask mentioned@example.com.' }))
  const { id } = await database.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
  const note = { id: 'n', submission_id: id, created_at: 'now', author: null, text: 'Knows noted@example.com' }
  await database.insertInto('notes').values(note).execute()
  const bounce = { email: 'bounced@example.com', reason: 'goes to forwarded@example.com', bounced_at: 'now' }
  await database.insertInto('bounces').values(bounce).execute()
  const letter = { created_at: 'now', recipient: '', fields: '{}' }
  await database
    .insertInto('letters')
    .values([
      { ...letter, id: 'a', kind: 'digest', letter_key: null, recipient: 'written@example.com' },
      { ...letter, id: 'b', kind: 'erase-link', letter_key: null, recipient: 'asked@example.com' },
    ])
    .execute()
  const held = ['own', 'mentioned', 'noted', 'bounced', 'forwarded', 'written'].map((name) => `${name}@example.com`)
  const asked = [...held, 'asked@example.com', 'nobody@example.com', 'wn@example.com', 'mentioned@example.co']
  expect([...(await heldAmong(database, asked))].sort()).toEqual([...held].sort())
})

test('many texts are read, a slice at a time', async () => {
  const { database, submissions } = await openTestServices()
  for (let lead = 0; lead < 250; lead++)
    await submissions.accept(contact, contactPost({ help: `Ask m${lead}@example.com` }))
  const asked = ['m0@example.com', 'm99@example.com', 'm100@example.com', 'm249@example.com', 'm250@example.com']
  expect([...(await heldAmong(database, asked))].sort()).toEqual(asked.slice(0, 4).sort())
  const stopped = AbortSignal.abort(new Error('stopped'))
  await expect(heldAmong(database, asked, stopped)).rejects.toThrow('stopped')
})
