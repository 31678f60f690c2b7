import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds, linesFor, readEntry } from '#wit/entries/entry.ts'
import { saidIn } from '#wit/entries/said.ts'
import { read } from '#wit/reading/reading.ts'
import { drawerTexts } from '#wit/testing/drawer-texts.ts'

const entries = drawerTexts.map(readEntry).filter(({ computes }) => computes)

function answers(sentence: string, year = 2026) {
  const reading = read(sentence)
  const said = saidIn(reading, year)
  const held = entries.filter((entry) => holds(entry, reading, said))
  const found = held.map((entry) => ({ id: entry.id, lines: linesFor(entry, said) }))
  return found.filter(({ lines }) => lines.length > 0)
}
const texts = (sentence: string) => answers(sentence).flatMap(({ lines }) => lines.map(({ text }) => text))

/** A sentence, the id of an entry about its figures, and a part of one of its lines. */
const matching: readonly (readonly [string, string, string])[] = [
  ['Your package arrives today between 9 a.m. and 5 p.m.', 'delivery-window', 'allow eight hours'],
  ['Water will be off on Thursday between 9 and 11.', 'water-off-window', 'at 8:59'],
  ['The power will be turned off on Tuesday from 8 a.m. to noon.', 'power-off-window', 'until 7:59 a.m.'],
  ['The Wi-Fi will be down from 11 p.m. to 1 a.m.', 'internet-off-window', 'For two hours'],
  ['Scheduled maintenance: Sunday, 2:00 to 4:00 a.m. ET.', 'night-maintenance', 'Sleep is'],
  ['Quiet hours are from 10 p.m. to 7 a.m.', 'quiet-hours', 'At 7:01 a.m.'],
  ['Happy hour is from 4 to 6 p.m.', 'happy-hour', 'takes two hours'],
  ['The cafeteria is open from 7 a.m. to 3 p.m.', 'opening-hours', 'sixteen hours a day'],
  ['You can cancel your appointment up to 24 hours in advance.', 'cancel-notice', '23 hours to go'],
  ['Our mattress comes with a 100-night trial.', 'night-trial', 'asleep'],
  ['Our hotel is five minutes from the airport.', 'near-airport', 'takes six'],
  ['Our consultants have 50 years of combined experience.', 'combined-experience', '1976'],
  ['The exhibit runs through October 28.', 'exhibit-until', 'until October 28'],
  ['Please keep noise to a minimum after 9 p.m.', 'quiet-after', 'by 8:59 p.m.'],
  ['Get 3 months for the price of 1.', 'months-for-price', 'Month 4'],
  ['Rush orders cost an extra $30.', 'rush-price', 'Planning'],
  ['The meeting has been pushed back 30 minutes.', 'moved-earlier-later', 'on time'],
  ['Our garden center has 40 kinds of tomatoes.', 'kinds-of', 'three of them'],
  ['A minimum of four people is needed to hold the class.', 'least-people', 'With three'],
  ['The last ferry leaves at 10:40 p.m.', 'last-departure-swim', 'At 10:41 p.m.'],
  ['Orders placed before 2 p.m. ship the same day.', 'cutoff', 'At 2:01 p.m.'],
  ['All timesheets must be submitted by noon on Friday.', 'timesheet-deadline', 'crumbs'],
  ['Please send me the photos by Friday.', 'request-by-day', 'Saturday is known as late'],
  ['Please send me the photos by 5 p.m.', 'request-by-time', 'at 4:50 p.m.'],
  ['Our sale ends on Sunday.', 'offer-ends', 'On Monday'],
  ['Your points will expire on September 30.', 'points-expire', 'October 1'],
  ['Our office will be closed from July 28 to August 3.', 'closed-range', '7 days'],
  ['Contract renewal discussion moved from 3:00 to 3:05.', 'moved-in-the-day', '5 minutes'],
  ['The meeting has been moved from 3 p.m. to 2:30 p.m.', 'moved-in-the-day', '30 minutes behind'],
  ['The interview has been moved from Tuesday to Thursday.', 'moved-to-other-day', 'Tuesday is yours'],
  ['Our platform guarantees 99.9% uptime.', 'uptime', '8 hours and 46 minutes a year'],
  ['Our platform guarantees 99.99% uptime.', 'uptime', '53 minutes a year'],
  ['Our platform guarantees 99.999% uptime.', 'uptime', '5 minutes and 15 seconds a year'],
  ['Get 15% off your first order.', 'discount', 'stays at 100%'],
  ['Trusted by over 5,000 companies.', 'trusted-by', 'at least six hours'],
  ['The roof comes with a 10-year warranty.', 'warranty', 'From year 11 on'],
  ['Sales grew 8% this quarter.', 'growth', 'takes ten of these'],
  ['Now with 20% more almonds.', 'percent-more', 'five almonds, there are six'],
  ['Tickets are $18 in advance, $22 at the door.', 'advance-and-door', 'costs $4'],
  ['The plan goes from $10 to $12 a month.', 'price-rise', '7 cents a day'],
  ['Membership is $49 a month.', 'per-month-price', '31 days'],
  ['Rooms are $160 a night.', 'per-night-price', 'Lying awake'],
  ['Our consultants charge $180 an hour.', 'hourly-rate', '$3 a minute'],
  ['Payment plan available: 4 installments of $24.75.', 'installments', '$99'],
  ['We fixed 14 bugs in this release.', 'bugs-fixed', '13 of them'],
  ['The florist sent 12 centerpieces instead of 20.', 'shortfall', 'other eight'],
  ['Our quarterly goal was 200 demos and we did 193.', 'short-of-goal', 'other seven'],
  ['We have been serving families since 1974.', 'in-business-since', '52 years'],
  ['Thank you for being a loyal customer since 2016.', 'customer-since', '10 years'],
  ['Dana celebrates 10 years with us this week.', 'service-years', '480 weeks'],
  ['Version 2.4.1 is now available.', 'patch-version', '2.4.2'],
  ['Rated 4.8 out of 5 by our guests.', 'star-rating', '0.2'],
  ['The last ferry leaves at 10:40 p.m.', 'last-departure-swim', 'is a swim'],
  ['The last bus leaves at 5:15.', 'last-departure-walk', 'is a walk'],
  ['Reservations are required for groups of 8 or more.', 'group-rates', 'just people'],
  ['Our homemade jam comes in six flavors.', 'flavor-choices', 'read all six'],
  ['The store will be closed for a private event on Saturday.', 'private-event', 'laughter'],
  ['The shuttle runs every 20 minutes.', 'vehicle-every', '10 minutes'],
  ["I'd like to schedule a 15-minute sync.", 'short-meeting', 'ten for the topic'],
  ['The API rate limit is 600 requests per minute.', 'request-limit', 'ten a second'],
]

/** Sentences like a pattern but about another subject: none of these gets the pattern. */
const near: readonly (readonly [string, string])[] = [
  ['My train is delayed by forty minutes, so I will miss the start of the workshop.', 'moved-earlier-later'],
  ['Please arrive ten minutes early to fill in the registration form.', 'sign-up-time'],
  ['We deliver between 9 a.m. and 5 p.m.', 'delivery-window'],
  ['Water pumps are tested between 6 and 8 a.m.', 'water-off-window'],
  ['The pool is open between 9 and 11.', 'water-off-window'],
  ['The water will not be off between 9 and 11.', 'water-off-window'],
  ['The water was off between 9 and 11.', 'water-off-window'],
  ['Register for the 9 a.m. yoga class that is full.', 'class-time'],
  ['Please pay your balance by Friday.', 'request-by-day'],
  ['Please return your medical form by Friday.', 'form-deadline'],
  ['Sales team training ends on Sunday.', 'offer-ends'],
  ['Crime grew 8% this year.', 'growth'],
  ['Interest rates rose 2% in May.', 'costs-up'],
  ['We laid off 12 of our clerks.', 'hiring-several'],
  ['We are hiring; bring two flyers.', 'hiring-several'],
  ['The invoice of $1,240 is overdue.', 'estimate'],
  ['Your rent of $999.99 is due.', 'almost-round-price'],
  ['We need ten ways out of the building.', 'list-of-ways'],
  ['Only 2 hours left.', 'left-in-stock'],
  ['The meeting is from 3:00 to 3:05.', 'moved-in-the-day'],
  ['The store closes early on Friday.', 'closes-early'],
  ['He has 20 years of experience.', 'experience-years'],
  ['The play area closes at 5 p.m.', 'performance'],
  ['The show must end by 10 p.m.', 'request-by-time'],
  ['We have three packages waiting at the front desk.', 'plan-choices'],
  ['The sister store on Church Street is open till 8.', 'opens-at'],
  ['The survey closes at midnight and we have four answers.', 'closes-at'],
  ['Apply the security patch before Monday.', 'submission-deadline'],
  ['Dr. Pepper is the only soda left in the machine.', 'left-in-stock'],
  ['The jury for the quilt show will meet at 2.', 'performance'],
  ['Public comment will be limited to three minutes per person.', 'limit-per-customer'],
  ['The cake for the opening has three tiers.', 'plan-choices'],
  ['The compliance quiz has twelve questions.', 'question-count'],
  ['Please join us for the grand opening on Saturday at 11 a.m.', 'first-day'],
  ['Swim lessons for beginners start on July 7.', 'first-day'],
  ['Guests arriving after 10 p.m. will find their key in the box.', 'visitors-arrive'],
  ['Last call for the company photo, we start at 12:10 on the front lawn.', 'last-call'],
  ['Please appoint one contact person for questions about the new form by Tuesday.', 'form-deadline'],
  ['Your order has shipped and should arrive in 3 to 5 business days.', 'ships-within'],
  ['The store will be closed for a private event on Saturday night.', 'closed-day'],
  ['Our daycare has two openings for fall.', 'openings'],
  ['The art show opens Friday with a reception at 6.', 'performance'],
  ['Open house this Saturday from 1 to 3 p.m.', 'home-viewing-window'],
  ['Our loyalty program has three tiers.', 'plan-choices'],
  ['The contractor will start painting the hallway on Monday morning.', 'part-of-day-visit'],
  ['Over 2,000 reviews and counting.', 'reviews'],
  ['The tailor is at lunch and will be back at 1:30.', 'meal-served-at'],
  ["We've planted 10,000 trees since 2020.", 'in-business-since'],
  ['Your profile is 60% complete.', 'nearly-complete'],
  ['Students who arrive after 8:15 must check in at the office.', 'check-in-time'],
  ['The photo session lasts 45 minutes and includes 20 edited images.', 'session-length'],
  ['We are raising our delivery fee to $4.99.', 'almost-round-price'],
  ['Save up to 30% on your first order.', 'discount'],
]

describe('a sentence with a quantity', () => {
  test.each(matching)('"%s" is worked out as %s: %s', (sentence, id, part) => {
    const found = answers(sentence).find((answer) => answer.id === id)
    expect(found?.lines.map(({ text }) => text).join('\n')).toContain(part)
  })

  test.each(near)('"%s" is not taken for %s', (sentence, id) => {
    expect(answers(sentence).map((answer) => answer.id)).not.toContain(id)
  })

  test.each([
    'Can we meet at 3 p.m.?',
    'Your verification code is 482913.',
    'Your refund of $34.50 has been processed.',
    'The doctor will see patients between 9 and 11.',
    'The sale ends Sunday. Thank you for reading.',
    '',
  ])('nothing is worked out from "%s"', (sentence) => {
    expect(answers(sentence)).toEqual([])
  })

  test('only the last sentence counts, as the line follows it', () => {
    expect(answers('We open at 9. Please send me the photos by Friday.').map(({ id }) => id)).toContain(
      'request-by-day',
    )
  })

  test('a moved meeting is early or late, never both', () => {
    expect(texts('The call has been moved from 2 p.m. to 4 p.m.')).toContain('You are now two hours early.')
    expect(texts('The call has been moved from 4 p.m. to 2 p.m.')).toContain('You are now two hours behind.')
  })

  test('the years since are counted from the year that is passed in', () => {
    const [answer] = answers('Baking bread since 1990.', 2030)
    expect(answer?.lines[0]?.text).toContain('Year 41')
  })
})

describe('every joke about figures', () => {
  const wellFormed = (text: string) =>
    expect(text).not.toMatch(/undefined|NaN|Infinity|null|!|\.\.|\s{2}|^[^\p{Lu}\d$€£]|[^.?]$/u)

  test('writes whole sentences', () => {
    for (const [sentence] of matching) for (const text of texts(sentence)) wellFormed(text)
  })

  test('never fails, whatever is typed', () => {
    const piece = fc.constantFrom(
      ...matching.flatMap(([sentence]) => sentence.split(' ')),
      ...near.flatMap(([sentence]) => sentence.split(' ')),
      '0',
      '0%',
      '100%',
      '$0',
      '$0.99',
      '24:00',
      '12 a.m.',
      'February 29',
      '31/31',
      '1,000,000',
      '0.5',
      'zero',
      '1st',
      '-',
      '9–5',
      'v0',
      '0 x 0 cm',
      '99.9999999%',
    )
    const messages = fc.oneof(
      fc.string({ maxLength: 300, unit: 'grapheme' }),
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' ').slice(0, 300)),
    )
    fc.assert(
      fc.property(messages, (message) => {
        for (const text of texts(message)) wellFormed(text)
      }),
      { numRuns: 1500 },
    )
  }, 60_000)
})
