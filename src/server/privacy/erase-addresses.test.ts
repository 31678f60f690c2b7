import { expect, test } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { noRemovalList } from '#server/platform/database/suppressions.ts'
import { createErasure } from '#server/privacy/erasure.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

/** Each with another address that a careless pattern would confuse with it. */
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

/** A lead of the address, a lead that mentions it, and a lead of another address. */
async function openWith(address: string, other: string) {
  const services = await openTestServices()
  const { submissions, database } = services
  const save = async (accepted: ReturnType<typeof submissions.accept>) =>
    expect(await accepted).toMatchObject({ state: 'accepted' })
  await save(submissions.accept(newsletter, new URLSearchParams({ email: address })))
  const mention = contactPost({ email: 'bob@example.com', help: `Write to ${address.toUpperCase()}, please.` })
  await save(submissions.accept(contact, mention))
  await save(submissions.accept(newsletter, new URLSearchParams({ email: other })))
  const left = async () => {
    const rows = await database.selectFrom('submissions').select(['email', 'fields']).orderBy('created_at').execute()
    const texts = rows.flatMap(({ fields }) => Object.values<string>(JSON.parse(fields)))
    return { emails: rows.map(({ email }) => email).sort(), texts: texts.join('\n').toLowerCase() }
  }
  const expected = ['bob@example.com', other].sort()
  const expectErased = async () => {
    const { emails, texts } = await left()
    expect(emails).toEqual(expected)
    expect(texts).toContain('write to [erased], please.')
    expect(texts).toContain(other)
  }
  return { ...services, expectErased }
}

test.each(addresses)('the desk erases %s and keeps %s', async (address, other) => {
  const { dataDir, expectErased } = await openWith(address, other)
  const printed = 'Erased 1 row, and the address in 1 row of others.\n'
  expect(await deskAt(dataDir, ['erase', address])).toEqual({ code: 0, printed, complained: '' })
  await expectErased()
})

test.each(addresses)('a link erases %s and keeps %s', async (address, other) => {
  const { database, clock, log, expectErased } = await openWith(address, other)
  const settings = readSettings({ SMTP_URL: 'smtp://localhost:1', LEADS_TO: 'owner@deadpan.example' })
  const erasure = createErasure({
    settings,
    database,
    reader: database,
    removals: noRemovalList,
    clock,
    log,
    notify: () => {},
  })
  expect(await erasure.accept(new URLSearchParams({ email: address }))).toMatchObject({
    state: 'accepted',
  })
  await erasure.complete()
  const letter = await database.selectFrom('letters').select('fields').executeTakeFirstOrThrow()
  const token = /token=([\w.-]+)/.exec(letter.fields ?? '')?.[1] ?? ''
  expect(await erasure.use(token)).toBe(true)
  await expectErased()
})
