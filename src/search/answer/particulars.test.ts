import { describe, expect, test } from 'vitest'
import { holdsAsked } from '#search/answer/particulars.ts'
import type { Passage } from '#search/passages/passages.ts'
import { meaningOf } from '#search/terms.ts'
import { passage } from '#search/testing/passage.ts'

const holds = (question: string, text: string, more: Partial<Passage> = {}, shares?: readonly string[]): boolean =>
  holdsAsked(question, { text, passages: [passage(text, more)], ...(shares && { shares: shares.map(meaningOf) }) })

test.each([
  ['a currency', 'What is the price in euros?', 'Kettles are $10.', 'Kettles are $10, or €9.'],
  ['a currency by its sign', 'How many £ is a kettle?', 'Kettles are $10.', 'A kettle is £8.'],
  ['a currency, or the word that there is one', 'What does it cost in euros?', 'It is $10.', 'It is 10 US dollars.'],
  ['a unit', 'How much do you charge per seat?', 'A plan is $10.', 'A plan is $10 a seat.'],
  ['a year', 'What year was it made?', 'It was made by hand.', 'It was made in 2009.'],
  ['a year, or the word that there is none', 'In what year is it due?', 'It is due.', 'There is no date.'],
  ['a month', 'In which month does it open?', 'It opens early.', 'It opens in May.'],
  ['a date', 'On which date does it open?', 'It opens early.', 'It opens on the 4th.'],
  ['a time', 'When was it made?', 'A cousin made it.', 'A cousin made it last winter.'],
  ['an hour', 'Is support there at 3 a.m.?', 'Support is a person.', 'Support is there from 9 to 5.'],
  ['a number', 'How many kettles are there?', 'They whistle.', 'There are forty kettles.'],
  ['the number of what is counted', 'How many kettles are there?', 'It has two lids.', 'Two are kettles.'],
  ['a length', 'How long does it whistle?', 'It whistles loudly.', 'It whistles for minutes.'],
  ['a measure', 'How large is a kettle?', 'A kettle whistles.', 'A kettle holds 2 quarts.'],
  ['the year that is named', 'How many kettles in 2021?', 'Forty kettles.', 'In 2021, forty kettles.'],
  ['a name', 'Did you ever work for Wendover?', 'We work for kettles.', 'We work for Wendover.'],
  ['a refund', 'May I have a refund?', 'A kettle is $10.', 'No refund is given.'],
  ['money back', 'Will I get my money back?', 'A kettle is $10.', 'No refund is given.'],
  ['an app', 'Does the kettle come with an app?', 'The kettle whistles.', 'The kettle has an app.'],
])('an answer has %s where that is asked for', (_, question, without, having) => {
  expect(holds(question, without)).toBe(false)
  expect(holds(question, having)).toBe(true)
})

test.each([
  ['the plans’ own units', 'What does it cost per month?', 'It is $10.'],
  ['dollars', 'How many dollars is it?', 'It is $10.'],
  ['a unit that no price is asked by', 'How many words per minute?', 'Forty words.'],
  ['a weekday', 'May it come on a Monday?', 'It comes any day.'],
  ['initials', 'Will our VP mind?', 'Nobody minds.'],
  ['where the visitor lives', 'I live in Wendover, may I order?', 'Anybody may.'],
  ['a story’s names', `My colleague Wendover ${'says and says '.repeat(4)}that it is loud, is it?`, 'It is loud.'],
])('%s need not be in it', (_, question, text) => {
  expect(holds(question, text)).toBe(true)
})

test('a language has its answer where English is named', () => {
  expect(holds('Can it whistle in German?', 'It whistles in English.')).toBe(true)
})

describe('what a wording of the answer has', () => {
  test('is in the answer, too', () => {
    expect(holds('May I have a refund?', 'Nothing is given.', {}, ['refund'])).toBe(true)
    expect(holds('May I have a refund?', 'Nothing is given.', {}, [])).toBe(false)
  })

  test('a name may have a typing error', () => {
    const shown = { text: 'It is loud.', passages: [passage('Made by Wendover.')] } as const
    expect(holdsAsked('Is the kettle of Wendovr loud?', shown)).toBe(true)
    expect(holdsAsked('Is the kettle of Wemdom loud?', shown)).toBe(false)
  })

  test('a name may stand elsewhere on the page', () => {
    const shown = { text: 'It is loud.', passages: [passage('It is loud.'), passage('Made by Wendover.')] } as const
    expect(holdsAsked('Is the kettle of Wendover loud?', shown)).toBe(true)
  })
})

test('nobody buys here what a sample is about', () => {
  const sample = { kind: 'Project', sample: true } as const
  expect(holds('Can I buy the kettle?', 'A kettle that whistles.', sample)).toBe(false)
  expect(holds('Do you sell kettles?', 'A kettle that whistles.', sample)).toBe(false)
  expect(holds('Does the kettle whistle?', 'A kettle that whistles.', sample)).toBe(true)
  expect(holds('Can I buy the kettle?', 'A kettle that whistles.')).toBe(true)
  expect(holds('Do you sell kettles?', 'She sells kettles.', { kind: 'Person', sample: true })).toBe(true)
})
