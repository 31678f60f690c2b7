import { expect, test } from 'vitest'
import { clientsPage, testimonialsPage } from '#content-model/pages/clients-and-reviews.ts'
import { home } from '#content-model/pages/home.ts'

const { confession } = testimonialsPage

test.each([
  [9, 9, 'All nine are made up', 'We wrote all nine ourselves. The first real one gets a frame.'],
  [8, 9, 'Eight are made up', 'We wrote eight of these ourselves. The real ones are the ones without a tag.'],
  [1, 9, 'One is made up', 'We wrote one of these ourselves. The real ones are the ones without a tag.'],
])('with %i of %i reviews invented the page says: %s', (madeUp, all, title, lead) => {
  expect(confession.title(madeUp, all).join(' ')).toBe(title)
  expect(testimonialsPage.lead(madeUp, all)).toBe(lead)
})

test.each([
  [3, 3, 'Three, none of them on Google'],
  [2, 3, 'Three, two of them not on Google'],
  [0, 3, '3 reviews'],
])('with %i of %i invented, a source says: %s', (madeUp, all, said) => {
  expect(testimonialsPage.count('Google', madeUp, all)).toBe(said)
})

test.each([
  testimonialsPage.lead,
  testimonialsPage.description,
  clientsPage.lead,
  clientsPage.description,
  home.testimonials.aside,
])('nothing is said to be made up once nothing is: %s', (say) => {
  expect(say(3, 3)).toMatch(/made up|wrote itself|ourselves|not exist|samples/)
  expect(say(0, 3)).not.toMatch(/made up|wrote|ourselves|not exist|frame|tag/)
})

test('the empty place is the one after those that are taken', () => {
  expect(clientsPage.empty.title(8)).toBe('The ninth place is empty, and real')
  expect(clientsPage.empty.title(40)).toBe('The next place is empty, and real')
})
