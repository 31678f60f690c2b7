import { expect, test } from 'vitest'
import { clientsPage, testimonialsPage } from '#content-model/pages/clients-and-reviews.ts'
import { home } from '#content-model/pages/home.ts'

test.each([
  [
    9,
    9,
    'Nine reviews of a tool that adds one dry line to a serious sentence. We wrote all nine ourselves, people, companies and results included. The first real one gets a frame.',
  ],
  [8, 9, 'We wrote eight of these ourselves, and tagged what we wrote. The others are real.'],
  [1, 9, 'We wrote one of these ourselves, and tagged what we wrote. The others are real.'],
])('with %i of %i reviews invented the page says: %s', (madeUp, all, lead) => {
  expect(testimonialsPage.lead(madeUp, all)).toBe(lead)
})

test.each([testimonialsPage.lead, clientsPage.lead, home.testimonials.aside])(
  'nothing is said to be made up once nothing is: %s',
  (say) => {
    expect(say(3, 3)).toMatch(/made up|ourselves|are samples|not exist/)
    expect(say(0, 3)).not.toMatch(/made up|wrote|ourselves|not exist|frame|tag/)
  },
)

test('the empty place is the one after those that are taken', () => {
  expect(clientsPage.empty.title(8)).toBe('The ninth place is empty, and real')
  expect(clientsPage.empty.title(40)).toBe('The next place is empty, and real')
})
