import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contact } from '#forms/contact/contact.ts'
import { tookField, trapField } from '#forms/engine/signals.ts'
import { forms } from '#forms/registry.ts'
import { suspicionInWords, suspicionOf } from '#server/submissions/spam.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

const good = { name: 'Ada Lovelace', email: 'ada@example.com', phoneNumber: '', help: 'A joke, please.' }
const nothing = new URLSearchParams()
const link = 'https://x.example/'
/** So many different addresses. */
const linksTo = (count: number) => Array.from({ length: count }, (_, index) => `${link}${index}`).join(' ')

test.each(forms)('the trap is no field of the form $name', ({ fields }) => {
  expect(fields).not.toContain(trapField)
  expect(fields).not.toContain(tookField)
})

describe('people are no suspects', () => {
  test.each([
    ['a plain request', {}],
    ['a link to their site', { help: `We are ${link}, please look.` }],
    ['some links', { help: linksTo(9) }],
    ['a casino', { help: 'We run a casino and need jokes.' }],
    ['an agency for search engines, with three links', { help: `We are an SEO agency and need copy. ${linksTo(3)}` }],
    [
      'a website where one is asked for, and two links',
      { website: 'https://ada.example', help: `We run a casino. ${linksTo(2)}` },
    ],
    ['anger', { help: 'WHY DOES NOBODY ANSWER THE TELEPHONE THERE' }],
    ['a question about HTML', { help: `How do I write <a href="${link}">this</a>?` }],
    ['an attack on the page', { help: '<script>alert(1)</script><img src=x onerror=alert(1)>' }],
    ['one address everywhere', { name: link, phoneNumber: link, help: `${link} ${link} ${link}` }],
    ['a formula', { name: '=HYPERLINK', help: `=HYPERLINK("${link}","x")` }],
    ['ten thousand characters', { help: 'x'.repeat(10_000) }],
    ['another script', { help: 'Мы хотим шутку. 笑い話をください。' }],
  ])('%s', (_, changes) => {
    expect(suspicionOf({ ...good, ...changes }, nothing)).toBeUndefined()
  })

  test.each(['0', '699', '5000', '', '-1', 'x', '9'.repeat(30)])('whoever needs %j ms', (took) => {
    expect(suspicionOf(good, new URLSearchParams({ [tookField]: took }))).toBeUndefined()
  })
})

describe('suspects', () => {
  test.each([
    ['trap', {}, { [trapField]: 'x' }],
    ['link in a short field, links', { phoneNumber: link, help: linksTo(3) }, {}],
    ['forum code, haste', { help: `[url=${link}]cheap[/url]` }, { [tookField]: '10' }],
    ['links, wares', { help: `Backlinks! ${linksTo(3)}` }, {}],
    ['links, wares', { help: `We are an SEO agency. Rank higher on Google! ${linksTo(3)}` }, {}],
    ['several wares, wares', { help: 'viagra, cialis, casino' }, {}],
    ['links, many links, shouting', { help: `CLICK HERE RIGHT NOW OR REGRET ${linksTo(8).toUpperCase()}` }, {}],
  ])('%s', (signs, changes, signals) => {
    const suspicion = suspicionOf({ ...good, ...changes }, new URLSearchParams(signals))
    expect(suspicion?.split(', ').sort().join(', ')).toBe(signs)
  })
})

describe('no text takes long to judge', () => {
  /** Half a megabyte, eight times what a post may hold: with a quadratic pattern 25 seconds and more. */
  const length = 512 * 1024
  const withinMs = 2_000
  const msFor = (unit: string) => {
    const help = unit.repeat(Math.ceil(length / unit.length))
    const started = performance.now()
    suspicionOf({ ...good, help }, nothing)
    return performance.now() - started
  }

  test.each(['<a ', '<a\t', '<a href ', '<a href=', '[url ', '[link=', 'https://', 'www.', 'seo ', 'rank ', ' ', 'A'])(
    'made of nothing but %j',
    (unit) => expect(msFor(unit)).toBeLessThan(withinMs),
  )

  test('made of parts of what is sought', () => {
    const part = fc.constantFrom(
      ..."<a|<|>| |\n|href|=|'|https:|//|[url|[|]|www.|seo|rank|ing|first|A|я|\u{1f610}".split('|'),
    )
    const unit = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(unit, (text) => msFor(text) < withinMs),
      // A failure is slow by nature, so it is not repeated to make it smaller.
      { numRuns: 40, endOnFailure: true },
    )
  }, 120_000)
})

test('a suspicion can be read, also where a sign is known no longer', () => {
  const suspicion = suspicionOf(good, new URLSearchParams({ [trapField]: 'x', [tookField]: '10' })) ?? ''
  expect(suspicionInWords(`${suspicion}, rhymes`)).toEqual([
    'the field that no person sees was filled in',
    'sent sooner than anybody could fill it in',
    'rhymes',
  ])
})

test('a suspect is thanked, kept apart and sent nowhere', async () => {
  const { submissions, database } = await openTestServices({ channels: [createFakeChannel('smtp')] })
  const answer = await submissions.accept(contact, contactPost({ [trapField]: 'Hello' }))
  expect(answer).toMatchObject({ state: 'accepted', receipt: expect.stringMatching(/^[\w-]{22}$/) })
  const rows = await database.selectFrom('submissions').selectAll().execute()
  expect(rows).toMatchObject([{ status: 'quarantined', suspicion: 'trap' }])
  expect(rows[0]?.fields).not.toContain('Hello')
  expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([])
})
