import { expect, test } from 'vitest'
import { textsGiven } from '#wit/testing/texts-given.ts'

const short = '"instead of {#}" + computed:missing(fewer, 1..)'
const goal = '"did {#}" + computed:missing(more, 1..)'

test.each([
  ['Trusted by 5,000 teams.', 'computed:count(team)', { 'five-seconds-each': 'six hours', things: 'teams' }],
  ['Trusted by 1,439 teams.', 'computed:count(team)', { 'five-seconds-each': '119 minutes' }],
  ['Trusted by 11 teams.', 'computed:count(team)', { 'five-seconds-each': undefined }],
  ['The survey has 11 questions.', 'computed:count(question)', { 'four-fifths-figures': '9' }],
  ['The limit is 600 requests per minute.', 'computed:count(request)', { sixtieth: 'ten' }],
  ['The limit is 100 requests per minute.', 'computed:count(request)', { sixtieth: undefined }],
  ['They sent 12 chairs instead of 20.', short, { counted: 'twelve', missing: 'eight' }],
  ['Our goal was 200 demos and we did 199.', goal, { counted: '200', missing: 'one' }],
  ['Family owned since 1988.', 'computed:years-since(5..399)', { figures: '38', 'one-more-figures': '39' }],
  ['Version 2.9 is out.', 'computed:version(dotted)', { version: '2.9', next: '2.10', previous: undefined }],
  ['Attached is version 3.', 'computed:version(whole, 2..)', { version: '3', previous: '2', earlier: 'one' }],
  ['Rated 4.8 out of 5.', 'computed:rating(80..)', { rating: '4.8', missing: '0.2' }],
  ['It scored 8.6 out of 10 here.', 'computed:rating(80..)', { missing: '1.4' }],
])('of “%s” %s gives its texts', (sentence, needs, texts) => {
  expect(textsGiven(sentence, needs)).toMatchObject(texts)
})

test.each([
  ['The limit is 0 requests per minute.', 'computed:count(request)'],
  ['They sent 20 chairs instead of 12.', short],
  ['They sent 12 chairs instead of 12.', short],
  ['They sent chairs instead of 12.', short],
  ['They sent 12 patients instead of 20.', short],
  ['Our goal was 200 demos and we did 210.', goal],
  ['We moved in 1988.', 'computed:years-since'],
  ['Open since 2024.', 'computed:years-since(5..399)'],
  ['Founded in 1971 and open since 1988.', 'computed:years-since'],
  ['Version 2.9 is out.', 'computed:version(whole)'],
  ['Attached is version 3.', 'computed:version(dotted)'],
  ['Attached is version 1.', 'computed:version(whole, 2..)'],
  ['Rated 5 out of 5.', 'computed:rating(80..)'],
  ['Rated 3.9 out of 5.', 'computed:rating(80..)'],
])('of “%s” %s gives nothing', (sentence, needs) => {
  expect(textsGiven(sentence, needs)).toBeUndefined()
})
