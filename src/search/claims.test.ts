import { expect, test } from 'vitest'
import { claimsIn } from '#search/claims.ts'

test.each([
  ['$10 per month', ['usd', 'usd 10']],
  ['ten dollars', ['usd', 'usd 10']],
  ['USD 10', ['usd', 'usd 10']],
  ['10 US dollars', ['usd', 'usd 10']],
  ['5 cents', ['usd', 'usd 0.05']],
  ['$0.05', ['usd', 'usd 0.05']],
  ['€1,236', ['eur', 'eur 1236']],
  ['paid in euros', ['eur']],
  ['10 %, ten percent', ['10 %']],
  ['twenty-five', ['25']],
  ['two hundred and five', ['205']],
  ['three thousand four hundred', ['3400']],
  ['10k', ['10000']],
  ['a dozen, half', ['0.5', '12']],
  ['five and six', ['5', '6']],
  ['９:15', ['15', '9']],
  ['nothing', []],
])('amounts of %j are %j', (text, amounts) => {
  expect([...claimsIn(text).amounts].sort()).toEqual(amounts)
})

test.each([
  ['We asked Ines Okafor, and Dot.', ['ines okafor', 'dot']],
  ['Then Tomás’s line was drawn.', ['tomas']],
  ['I asked. Then I left.', []],
  ['The plan is called “Basic”.', ['basic']],
])('names in %j are %j', (text, names) => {
  expect(claimsIn(text).names).toEqual(names)
})

test.each([
  ['Write to a@b.example.', ['a@b.example']],
  ['See https://x.example/y?z, please.', ['https://x.example/y?z']],
  ['See x.example/y', ['x.example/y']],
  ['javascript:alert', ['javascript:alert']],
  ['See /pricing-table#basic.', ['/pricing-table#basic']],
  ['On Plain Street', ['plain street']],
  ['On x dot com', ['x dot com']],
  ['and/or, 24/7', []],
])('addresses in %j are %j', (text, addresses) => {
  expect(claimsIn(text).addresses).toEqual(addresses)
})

test.each([
  ['Рaul', true],
  ['١٢', true],
  ['Tomás, naïve, 12 — “x”', false],
])('%j is written in a script that could hide something: %s', (text, unreadable) => {
  expect(claimsIn(text).unreadable).toBe(unreadable)
})
