import { expect, test } from 'vitest'
import { claimsIn, countsAs } from '#search/answer/claims.ts'

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
  ['1,236,500 and $1,236.50', ['1236500', 'usd', 'usd 1236.5']],
  ['€12,365', ['eur', 'eur 12365']],
  ['10k dollars', ['usd', 'usd 10000']],
  ['10 percentage points', ['10 %']],
  ['thirty-one or ninety', ['31', '90']],
  ['two hundred and five thousand', ['205000']],
  ['a hundred dollars', ['usd', 'usd 100']],
  ['a thousand and five', ['1005']],
  ['two hundred plus five', ['200', '5']],
  ['seventh, free, a quarter', ['0', '0.25', '7']],
  ['a constructor', []],
  ['nothing', []],
  ['…', []],
])('amounts of %j are %j', (text, amounts) => {
  expect([...claimsIn(text).amounts].sort()).toEqual(amounts)
})

test.each([
  ['We asked Ines Okafor, and Dot.', ['ines okafor', 'dot']],
  ['Then Tomás’s line was drawn.', ['tomas']],
  ['I asked. Then I left.', []],
  ['The plan is called “Basic”.', ['basic']],
  ['We asked Ines about Dot', ['ines', 'dot']],
  ['We asked Ines, Dot; and Walt—Priya.', ['ines', 'dot', 'walt', 'priya']],
  ['He worked for Birnbaum & Sons.', ['birnbaum sons']],
  ["Then O'Shea wrote.", ['oshea']],
  ['— Then it rained.', []],
  ['“I left.” Then it rained.', []],
  ['"I left." Then it rained.', []],
  ['On deadpan.example Dot answers.', ['dot']],
  ['Then **AI** came, OK?', []],
  ['We met in Dubai.', ['dubai']],
  ['I paid Ten Dollars.', []],
])('names in %j are %j', (text, names) => {
  expect(claimsIn(text).names).toEqual(names)
})

test.each([
  ['Write to a@b.example.', ['a@b.example']],
  ['See https://x.example/y?z, please.', ['https://x.example/y?z']],
  ['See x.example/y', ['x.example/y']],
  ['javascript:alert', ['javascript:alert']],
  ['See /pricing-table#basic.', ['/pricing-table#basic']],
  ['Write to walt.b@deadpan.example!', ['walt.b@deadpan.example']],
  ['Call tel:555, or mailto:dot', ['tel:555', 'mailto:dot']],
  ['Is it my-site.co.example/y?!', ['my-site.co.example/y']],
  ['On Plain Street', ['plain street']],
  ['walt [at] deadpan dot example', ['[at]', 'deadpan dot example']],
  ['walt(at)deadpan', ['(at)']],
  ['deadpan[dot]com, deadpan (dot) com', ['deadpan[dot]com', 'deadpan (dot) com']],
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

test.each([
  ['usd', '$5, 5 USD, five dollars, a 5 dollar note, 5 bucks, five buck'],
  ['eur', '€5, 5 EUR, five euros, a 5 euro note'],
  ['gbp', '£5, 5 GBP, five pounds, 5 quid, 5 sterling'],
  ['jpy', '¥5, 5 JPY, five yen'],
  ['inr', '₹5, 5 INR, five rupees'],
  ['chf', '5 CHF, five francs'],
  ['btc', '5 BTC, 5 bitcoin'],
  ['rub', '₽5, five rubles'],
  ['krw', '₩5, five won'],
  ['sek', '5 kr, five kronor'],
  ['cad', '5 CAD'],
  ['aud', '5 AUD'],
  ['mxn', 'five pesos'],
])('%s is one currency, and no other, however it is written', (currency, texts) => {
  for (const text of texts.split(', ')) expect([...claimsIn(text).amounts]).toContain(`${currency} 5`)
})

test.each([
  ['1 cent', 'usd 0.01'],
  ['50 pence', 'gbp 0.5'],
])('%j is a part of its currency: %s', (text, amount) => {
  expect([...claimsIn(text).amounts]).toContain(amount)
})

test.each([
  [true, '10 10th dollars gbp ten thirty hundred dozen'],
  [false, 'kettle mp3 and constructor'],
])('it is %s that each of %j is part of an amount', (isPart, words) => {
  for (const word of words.split(' ')) expect([word, countsAs(word)]).toEqual([word, isPart])
})
