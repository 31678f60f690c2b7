import { expect, test } from 'vitest'
import { textsGiven } from '#wit/testing/texts-given.ts'
import type { Texts } from './computation.ts'

test.each<[string, string, Texts]>([
  ['computed:price(once)', 'Tea is $3.50.', { 'cent-less': '$3.49', 'dollar-less': '$2.50', half: '$1.75' }],
  ['computed:price(once)', 'Tea is $0.99.', { 'cent-less': '$0.98', 'dollar-less': undefined }],
  ['computed:price(hour, 9..100)', 'We pay $18 an hour.', { 'a-minute': '30 cents', 'ten-seconds': '5 cents' }],
  ['computed:price(day)', 'Parking is $8 a day.', { 'a-minute': undefined }],
  ['computed:difference(up)', 'It goes from $10 to $13 a month.', { difference: '$3', 'a-day': '10 cents' }],
  ['computed:difference(down)', 'It goes from €13.50 to €10.', { difference: '€3.50', 'a-day': undefined }],
  ['computed:total(payment, 2..)', 'Pay in 4 payments of $24.75.', { total: '$99', nth: '4th' }],
  ['computed:missing-coin', 'Tea is $3.99.', { coin: 'cent' }],
  ['computed:missing-coin', 'Tea is $3.95.', { coin: 'nickel' }],
  ['computed:missing-coin', 'Tea is £3.95.', { coin: 'five pence' }],
  ['computed:beyond-hundreds(..20)', 'We made $412.', { 'odd-sum': '$12' }],
  ['computed:percent', 'It has 20% more.', { rest: '80', 'one-in': 'five', 'one-in-and-one': 'six' }],
  ['computed:percent', 'It has 30% more.', { rest: '70', 'one-in': undefined, 'one-in-and-one': undefined }],
  ['computed:percent', 'It has 110% more.', { rest: undefined, 'beyond-all': '10' }],
  ['computed:percent', 'A 3.5% fee is added.', { 'cents-of-ten-dollars': '35' }],
  ['computed:doubling(3..50)', 'It grew 8%.', { times: 'ten' }],
  ['computed:downtime(98..)', 'It was up 98% of the time.', { 'a-year': '7.3 days' }],
  ['computed:downtime(98..)', 'It was up 99.9% of the time.', { 'a-year': '8 hours and 46 minutes' }],
  ['computed:downtime(98..)', 'It was up 99.9999% of the time.', { 'a-year': '32 seconds' }],
  ['computed:size(degree, 60..85)', 'It is 72°F.', { figures: '72' }],
  ['computed:size(mb|gb)', 'It is 25 MB.', { 'one-more-figures': '26', unit: 'MB' }],
  ['computed:size(pound, 15..)', 'It weighs 50 lbs.', { number: '50', unit: 'lbs' }],
  ['computed:size(square foot)', 'It has 820 sq. ft.', { figures: '820' }],
  ['computed:size(sides)', 'It is 120 x 60 cm.', { figures: '120' }],
])('%s of “%s” gives %o', (written, message, texts) => {
  expect(textsGiven(message, written)).toMatchObject(texts)
})

test.each([
  ['computed:price(once)', 'Tea is $3 a day.'],
  ['computed:price(hour, 9..100)', 'We pay $120 an hour.'],
  ['computed:price', 'The rent is $900.'],
  ['computed:price', 'It is $9 or $10.'],
  ['computed:difference(up)', 'It goes from $13 to $10.'],
  ['computed:difference', 'It goes from $10 to $10.'],
  ['computed:difference', 'It goes from $10 to €12.'],
  ['computed:difference', 'It is $10, $12 or $14.'],
  ['computed:total(payment, 2..)', 'Pay for 4 chairs, $24.75 each.'],
  ['computed:missing-coin', 'Tea is up to $3.99.'],
  ['computed:missing-coin', 'Tea is $4.'],
  ['computed:beyond-hundreds(..20)', 'We made $440.'],
  ['computed:beyond-hundreds', 'We made $400.'],
  ['computed:beyond-hundreds', 'We made $12.'],
  ['computed:percent(exact)', 'It has up to 20% more.'],
  ['computed:downtime(98..)', 'It was up 100% of the time.'],
  ['computed:downtime(98..)', 'It was up 90% of the time.'],
  ['computed:size(pound, 15..)', 'It weighs 5 lbs.'],
  ['computed:size(sides)', 'It is 120 cm.'],
])('%s finds nothing in “%s”', (written, message) => {
  expect(textsGiven(message, written)).toBeUndefined()
})
