import { expect, test } from 'vitest'
import { textsGiven } from '#wit/testing/texts-given.ts'

const states = '"in {#} states" + computed:rest(50, 1..30)'
const votes = '"passed {# to #} $" + computed:pair'
const openings = '"{# application for # opening}" + computed:pair(2..)'
const due = '"by the {#}" + computed:ordinal(figures, 1..27)'
const floor = '"on the {#} floor" + computed:ordinal(2..)'
const opening = '"opens in {*} $" + computed:month'
const hourly = '"prints {#} pages an hour" + computed:hourly(2..)'
const everyWeek = 'computed:weekday(weekly)'

test.each<[string, string, Record<string, string | undefined>]>([
  [states, 'We have dealers in 32 states.', { number: 'eighteen', taken: '32' }],
  [states, 'We have dealers in 49 states.', { number: 'one' }],
  ['"in {#} countries" + computed:rest(195)', 'Used in 64 countries.', { 'about-tens': '130' }],
  [votes, 'The motion passed 12-4.', { sum: 'sixteen' }],
  [votes, 'The motion passed 7 to 2.', { sum: 'nine' }],
  [openings, 'We have 240 applications for three openings.', { 'per-each': '80' }],
  [openings, 'We have 100 applications for three openings.', { 'per-each': 'about 33' }],
  [due, 'Please reply by the 11th.', { nth: '11th', 'next-nth': '12th', 'previous-nth': '10th' }],
  [floor, 'The copier is on the third floor.', { 'previous-ordinal': 'second' }],
  [floor, 'The copier is on the 4th floor.', { 'previous-ordinal': 'third' }],
  [opening, 'The branch opens in may.', { month: 'May', days: '31' }],
  [opening, 'The branch opens in February.', { month: 'February', days: undefined }],
  [hourly, 'The press prints 12,000 pages an hour.', { 'while-read': 'thirteen' }],
  [everyWeek, 'Every Thursday, we bake.', { day: 'Thursday', 'next-day': 'Friday', 'day-before': 'Wednesday' }],
  [everyWeek, 'We bake on Sundays.', { day: 'Sunday', 'next-day': 'Monday', 'day-before': 'Saturday' }],
])('%s reads “%s”', (needs, sentence, texts) => {
  expect(textsGiven(sentence, needs)).toMatchObject(texts)
})

test.each([
  [states, 'We have dealers in 50 states.'],
  [states, 'We have dealers in 60 states.'],
  [openings, 'We have two applications for three openings.'],
  [due, 'Please reply by the 28th.'],
  [due, 'Please reply by the third.'],
  [floor, 'The copier is on the first floor.'],
  [opening, 'The branch opens in Boston.'],
  [hourly, 'The press prints 900 pages an hour.'],
  [everyWeek, 'We bake on Sunday.'],
  [everyWeek, 'We bake on Mondays and Fridays.'],
])('%s reads nothing in “%s”', (needs, sentence) => {
  expect(textsGiven(sentence, needs)).toBeUndefined()
})
