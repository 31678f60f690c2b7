import { expect, test } from 'vitest'
import { campaignOf, longestName, missingName, referringHost } from '#server/visits/visit-names.ts'

const own = ['deadpan.test', 'www.proxy.test:8080']
const host = (referer?: string) => referringHost(referer, own, 'https://public.test')

test.each([
  [undefined, ''],
  ['', ''],
  ['not an address', ''],
  ['https://News.Example/item?id=1#x', 'news.example'],
  ['https://www.google.example/', 'google.example'],
  ['https://ada:secret@mail.example:444/inbox/ada', 'mail.example'],
  ['android-app://com.mail.example/', 'com.mail.example'],
  ['data:text/html,hello', ''],
  ['http://203.0.113.7/', ''],
  ['http://[2001:db8::7]/', ''],
  ['https://deadpan.test/pricing-table', undefined],
  ['http://www.proxy.test:8080/', undefined],
  ['https://public.test/', undefined],
])('a page opened from %s counts for the host %s', (referer, name) => {
  expect(host(referer)).toBe(name)
})

test('a long host is cut to whole labels at its end', () => {
  const name = host(`https://${'sub.'.repeat(20)}newspaper.example/`) ?? ''
  expect(name).toMatch(/^sub\..*\.newspaper\.example$/)
  expect(name.length).toBeLessThanOrEqual(longestName)
})

test.each([
  ['', undefined],
  ['?q=utm_nothing', undefined],
  ['?utm_term=shoes&utm_content=ada', undefined],
  ['?utm_source=newsletter&utm_medium=email&utm_campaign=autumn+letter', 'newsletter\temail\tautumn letter'],
  ['?utm_campaign=em-dash', '\t\tem-dash'],
  ['?utm_source=ada@example.com&utm_campaign=em-dash', '\t\tem-dash'],
  ['?utm_source=ada@example.com', undefined],
  ['?utm_campaign=a%09b%0Ac%E2%80%AEd', '\t\ta b c d'],
  [`?utm_source=${'x'.repeat(100)}`, `${'x'.repeat(longestName)}\t\t`],
  ['?utm_source=%', '%\t\t'],
])('the query %j names the campaign %j', (query, campaign) => {
  expect(campaignOf(query)).toBe(campaign)
})

test.each([
  ['/wp-login.php', '/wp-login.php'],
  ['/blog/em-dash', '/blog/em-dash'],
  ['/über-uns', '/über-uns'],
  ['/unsubscribe/ada@example.com', '/unsubscribe/…'],
  ['/call/555-010-0199', '/call/…'],
  ['/a/What I think of you/b', '/a/…/b'],
  [`/token/${'a'.repeat(41)}`, '/token/…'],
  ['/x\u202ey\n', '/…'],
  [`/${'a/'.repeat(100)}`, `/${'a/'.repeat(100)}`.slice(0, longestName)],
])('the missing address %j is kept as %j', (path, name) => {
  expect(missingName(path)).toBe(name)
})
