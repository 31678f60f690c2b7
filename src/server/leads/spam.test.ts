import { describe, expect, test } from 'vitest'
import { tookField, trapField } from '#forms/engine/signals.ts'
import { forms } from '#forms/registry.ts'
import { suspicionInWords, suspicionOf, withHandsMark } from '#server/leads/spam.ts'

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

/** The signs found in a post that is a suspect anyway. */
const signsIn = (changes: Record<string, string>, signals = {}) =>
  suspicionOf({ ...good, ...changes }, new URLSearchParams({ [trapField]: 'x', ...signals }))
    ?.split(', ')
    .filter((sign) => sign !== 'trap')

describe('a sign is found where it is', () => {
  test.each([
    ...[
      'viagra',
      'Cialis',
      'CASINO',
      'payday loan',
      'payday loans',
      'porn',
      'escort',
      'escorts',
      'backlink',
      'backlinks',
    ],
    ...['guest post', 'guest posts', 'SEO service', 'SEO services', 'Rank #1 on Google', 'ranking first on Google'],
    ...['rank higher on google', 'crypto investment', 'crypto profit', 'crypto profits', 'forex', 'replica watches'],
    ...['weight loss pill', 'weight loss pills', 'casino Casino CASINO casino'],
  ])('wares: %s', (help) => expect(signsIn({ help })).toEqual(['wares']))

  test.each([
    `<a href="${link}">`,
    `<a href='${link}'>`,
    `<A HREF=${link}>`,
    `<a\nclass="b" href = "${link}">`,
    '<a href="http://x.example/">',
  ])('a link in HTML: %s', (help) => expect(signsIn({ help })).toEqual(['a link in HTML']))

  test.each(['[url]', '[URL=x]x[/url]', '[link href=x]'])('forum code: %s', (help) =>
    expect(signsIn({ help })).toEqual(['forum code']),
  )

  test.each(['http://a.example https://a.example www.a.example', 'http://a http://b http://c', 'www.a WWW.B www.c'])(
    'links: %s',
    (help) => expect(signsIn({ help })).toEqual(['links']),
  )

  test.each([
    ['twenty capitals', { help: 'A'.repeat(20) }],
    ['fifteen capitals of twenty letters', { help: `${'A'.repeat(15)} ${'b'.repeat(5)} 12345` }],
    ['capitals in the longest field, whichever that is', { phoneNumber: 'CALL ME AS SOON AS POSSIBLE' }],
  ])('shouting: %s', (_, changes) => expect(signsIn(changes)).toEqual(['shouting']))

  test('haste: 699 ms', () => expect(signsIn({}, { [tookField]: '699' })).toEqual(['haste']))
})

describe('no sign is found in', () => {
  test.each([
    ['a word that has a ware in it', { help: 'cialisation, uncasino' }],
    ['an area of a picture', { help: `<area href="x">` }],
    ['a link to a page of ours', { help: '<a href="/pricing">' }],
    ['an address after a tag', { help: '<a name="x"> href=https:' }],
    ['a word that begins like a tag', { help: '<ahref=https: <abbr href=https:' }],
    ['brackets', { help: '[urls] [links] [url and no end [ url]' }],
    ['two links', { help: 'http://a.example www.b.example' }],
    ['a link in a comment', { message: link }],
    ['a link in a sentence that is tried', { sentence: link }],
    ['a text without a letter', { help: '1 2 3 '.repeat(10) }],
    ['nineteen capitals', { help: 'A'.repeat(19) }],
    ['fourteen capitals of twenty letters', { help: `${'A'.repeat(14)} ${'b'.repeat(6)}` }],
  ])('%s', (_, changes) => expect(signsIn(changes)).toEqual([]))

  test.each(['700', '10x', 'x10', '-1', '1e1', '1'.repeat(13), ''])('a post that took %j', (took) =>
    expect(signsIn({}, { [tookField]: took })).toEqual([]),
  )
})

test('a suspicion can be read, also where a sign is known no longer', () => {
  const suspicion = suspicionOf(good, new URLSearchParams({ [trapField]: 'x', [tookField]: '10' })) ?? ''
  expect(suspicionInWords(`${suspicion}, rhymes`)).toEqual([
    'the field that no person sees was filled in',
    'sent sooner than anybody could fill it in',
    'rhymes',
  ])
})

test.each([
  { help: 'viagra, cialis, casino' },
  { phoneNumber: link },
  { help: linksTo(8) },
  { help: '[url]' },
  { help: `<a href="${link}">` },
  { help: 'A'.repeat(20) },
])('every sign found in %j has words of its own for the operator', (changes) => {
  const suspicion = suspicionOf({ ...good, ...changes }, new URLSearchParams({ [trapField]: 'x' })) ?? ''
  const words = suspicionInWords(suspicion)
  expect(words.length).toBeGreaterThan(1)
  for (const each of words) expect(each).toMatch(/^\w+ \w+/)
  expect(words.filter((each) => suspicion.split(', ').includes(each))).toEqual([])
})

test.each([
  [null, ['marked as spam at the desk']],
  ['wares', ['an offer that spam makes', 'marked as spam at the desk']],
  ['wares, rhymes', ['an offer that spam makes', 'rhymes', 'marked as spam at the desk']],
])('what the operator takes for spam says so behind the signs it had: %j', (suspicion, words) => {
  const marked = withHandsMark(suspicion)
  expect(suspicionInWords(marked)).toEqual(words)
  expect(withHandsMark(marked)).toBe(marked)
})
