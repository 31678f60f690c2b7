import { expect, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { readSettings } from '#server/config/settings.ts'
import { createErasure } from '#server/erasure/erasure.ts'
import { deskAt } from '#server/testing/run-desk.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

/** Each with one that a careless pattern would take for the same. */
const addresses: readonly (readonly [string, string])[] = [
  ['mary-ann@example.com', 'mary_ann@example.com'],
  ['-lead@example.com', 'lead@example.com'],
  ['trail-@example.com', 'trail@example.com'],
  ['a--b@ex-am--ple.co-op.example', 'a--b@ex-am--ple.co-op.example.com'],
  ['plus+tag@example.com', 'plusstag@example.com'],
  ['dots.in.it@example.com', 'dotsxinxit@example.com'],
  ['.dot.@example.com', 'xdot.@example.com'],
  ["o'brien@example.com", 'brien@example.com'],
  ['brien@example.com', "o'brien@example.com"],
  ["'--@example.com", "''@example.com"],
  ['under_score@example.com', 'underxscore@example.com'],
  ['per%cent@example.com', 'perhaps.cent@example.com'],
  ['%@example.com', 'x@example.com'],
  ['{2}|a?*^$@example.com', '22@example.com'],
  ['/!#&=`~@example.com', '//!#&=`~@example.com'],
  ['MiXeD-Case@Example.COM', 'mixed-case@example.co'],
]

/** One lead of the address, one that mentions it, and one of somebody else. */
async function openWith(address: string, other: string) {
  const services = await openTestServices()
  const { submissions, database } = services
  const save = async (accepted: ReturnType<typeof submissions.accept>) =>
    expect(await accepted).toMatchObject({ state: 'accepted' })
  await save(submissions.accept(newsletter, new URLSearchParams({ email: address })))
  const mention = contactPost({ email: 'bob@example.com', help: `Write to ${address.toUpperCase()}, please.` })
  await save(submissions.accept(contact, mention))
  await save(submissions.accept(newsletter, new URLSearchParams({ email: other })))
  const left = async () =>
    (await database.selectFrom('submissions').select('email').execute()).map(({ email }) => email)
  return { ...services, left }
}

test.each(addresses)('the desk erases %s and keeps %s', async (address, other) => {
  const { dataDir, left } = await openWith(address, other)
  expect(await deskAt(dataDir, ['erase', address])).toEqual({ code: 0, printed: 'Erased 2 rows.\n', complained: '' })
  expect(await left()).toEqual([other])
})

test.each(addresses)('a link erases %s and keeps %s', async (address, other) => {
  const { database, clock, log, left } = await openWith(address, other)
  const settings = readSettings({ SMTP_URL: 'smtp://localhost:1', LEADS_TO: 'owner@deadpan.example' })
  const erasure = createErasure({ settings, database, clock, log, wake: () => {} })
  expect(await erasure.accept(new URLSearchParams({ email: address }))).toMatchObject({
    state: 'accepted',
  })
  const letter = await database
    .selectFrom('submissions')
    .select('fields')
    .where('status', '=', 'letter')
    .executeTakeFirstOrThrow()
  const token = /token=([\w.-]+)/.exec(letter.fields)?.[1] ?? ''
  expect(await erasure.use(token)).toBe(true)
  expect(await left()).toEqual([other])
})
