import { describe, expect, test } from 'vitest'
import { vectors } from '#wit/testing/shipped-vectors.ts'
import { answer } from './answer.ts'
import { Drawer } from './nearest/nearest.ts'
import { packDrawer } from './nearest/packed.ts'
import { indexExample } from './nearest/situation.ts'
import { drawerTexts } from './testing/drawer-texts.ts'
import { exampleTexts } from './testing/example-texts.ts'
import { gate } from './testing/gate-texts.ts'

/** Subjects of the sentences below: only examples about these are read, which saves time. */
const spokenOf =
  /elevator|printer|monthly fee|copier|machine|microwave|adults and|in business|loyal customer|our prices this year|team grew|do not accept/i
const examples = exampleTexts.filter(({ before }) => spokenOf.test(before))
const drawer = new Drawer(packDrawer(examples.map(indexExample), drawerTexts), vectors)
const told = (message: string, seen: readonly string[] = []) => answer({ message, seen, year: 2026 }, drawer, gate)
const resultOf = (message: string) => {
  const given = told(message)
  return 'result' in given ? given.result : undefined
}

/** Denials of every kind of event. */
const denials = [
  'The printer is not broken.',
  "The printer isn't broken.",
  'The printer is no longer broken.',
  'The coffee machine is no longer broken.',
  'The elevator is not out of order.',
  "The coffee machine isn't out of order anymore.",
  'Nothing is broken.',
  'The microwave is not broken, it is unplugged.',
  'The printer was never broken.',
  'Neither elevator is out of order.',
  'The elevator is far from broken.',
  'The Wi-Fi is hardly down.',
  "The server isn't going to be down tonight.",
  'The printer stopped being broken.',
  'The website is not down.',
  'The train is not late.',
  'The train is no longer delayed.',
  'Your order is not delayed.',
  'The bus is never late.',
  'The flight will not be delayed.',
  'The office is not closed on Friday.',
  "The store won't be closed on Monday.",
  'The office will not close early today.',
  'The pool is no longer closed.',
  'Tickets are not sold out.',
  'The show is not sold out yet.',
  'Nothing is sold out.',
  'The tickets never sell out.',
  'The meeting has not been moved.',
  'The meeting has not been moved to Thursday.',
  'The meeting is not moved to Thursday at 2 p.m.',
  'The office is not moving.',
  'We are not moving to a new office.',
  'The meeting is not canceled.',
  'The picnic was not canceled.',
  'The class is no longer canceled.',
  'Nobody is leaving.',
  'Anna is not leaving the company.',
  'I am not leaving the company.',
  'No prices were raised.',
  'Nothing was lost.',
  'My keys are not lost.',
  'I did not lose my umbrella.',
  'The class is not full.',
  'The workshop is not fully booked.',
  'The parking lot is hardly full.',
  'Nothing is missing.',
  'Page 4 is not missing.',
  'This is not a new website.',
  "The website isn't new.",
  'We have no new products.',
  'We are not hiring.',
  'We are no longer hiring.',
  "We aren't hiring a barista.",
  "We're not looking for a designer.",
  'No one is on vacation.',
  'I am not on vacation.',
  'I am not out of the office.',
  'The parking is not free.',
  "Coffee isn't free.",
  'There is no cake in the kitchen.',
  'We are not open on Sundays.',
  'The pool is not open.',
  'The package has not arrived.',
  'Your order has not shipped.',
  'Your package is not on its way.',
  'The invoice is not attached.',
  'I have not attached the report.',
  'The report is not due on Friday.',
  'The rent is not due.',
  'The deadline is not Friday.',
  'No one won the prize.',
  'Lunch will not be served.',
  'The Wi-Fi password has not changed.',
  'The Wi-Fi password did not change.',
  'We did not launch a new app.',
  'The app is not available.',
  'The new app is not live.',
  'Sales did not go up by 20%.',
  'Revenue was not up 12 percent.',
  "We don't offer refunds.",
  'The coffee is not hot.',
  'The room is not ready.',
  'Your car is not ready.',
  'Our customers are not happy.',
  'We have never been closed on a holiday.',
  'We are not a family-owned business.',
  'The store is not opening on Saturday.',
  'The new store does not open on Saturday.',
  'We do not ship for free.',
  'The sale does not end on Sunday.',
  'Your trial is not expiring.',
  'Your subscription does not expire.',
  'There are no spots left.',
  'The workshop has no waiting list.',
  'I did not find a set of keys.',
  'Nobody found the keys.',
  'I would not like to schedule a call.',
  'The system will not be updated on Sunday.',
  'The elevator will not be serviced on Tuesday.',
  'The water will not be shut off.',
  'The lights are not on.',
  'It is not raining.',
  'The tickets are not $12 for adults and $8 for children.',
  'Tickets are not $12 for adults and $8 for children.',
  'The meeting is not at 10.',
  'The meeting does not start at 10.',
  'We are not closing.',
  "Our store isn't having a sale.",
  "There isn't a sale.",
  'No parking is available.',
  'The gym is never crowded.',
  "The dishwasher isn't leaking.",
  'The heating has never failed.',
  'The copier has not run out of paper.',
  "The copier didn't run out of toner.",
  "The fridge hasn't stopped working.",
  "The alarm didn't go off.",
  "The fire drill won't take place on Tuesday.",
  "There won't be a fire drill.",
  "The webinar isn't tomorrow.",
  "The deadline hasn't changed.",
  'The deadline was not extended.',
  "The package hasn't arrived.",
  'The package never came.',
  'Your refund has not been processed.',
  "The invoice isn't due yet.",
  'The invoice was not paid.',
  "Rent isn't going up.",
  "Shipping isn't free.",
  'Shipping is not delayed.',
  'There is no delay.',
  'There are no delays on the Blue Line.',
  'There was no traffic this morning.',
  "It isn't my birthday.",
  'Nobody had a birthday.',
  'It is not Monday.',
  "I didn't get the job.",
  'She did not get promoted.',
  'He has not retired.',
  "Tom isn't retiring.",
  'Nobody was promoted.',
  'We did not win the award.',
  "We haven't won anything.",
  'Our app has no bugs.',
  'There are no bugs in the new version.',
  'The update did not fix the login bug.',
  "The password hasn't expired.",
  'Your password will not expire.',
  'No passwords were leaked.',
  "The laptop isn't charging.",
  "My phone isn't dead.",
  'The battery is not low.',
  "The projector doesn't flicker.",
  "The lights don't flicker anymore.",
  "The toilet isn't clogged.",
  'The sink is not clogged anymore.',
  'The door is not locked.',
  "The door won't be locked.",
  "The gate isn't open.",
  "The pool won't open in May.",
  "The cafeteria isn't serving soup.",
  "There's no soup today.",
  "We don't have any soup.",
  'We ran out of nothing.',
  "The coffee didn't run out.",
  'There is no shortage of coffee.',
  'The lunch is not vegetarian.',
  "The menu hasn't changed.",
  'Our hours have not changed.',
  'We have not changed our hours.',
  "The bakery didn't move to Main Street.",
  "We haven't moved.",
  "The library isn't being renovated.",
  'The road is not closed.',
  "The bridge isn't closed to traffic.",
  "Parking isn't limited.",
  "There isn't a waiting list.",
  'There is no line at the counter.',
  'The line was not long.',
  "The survey doesn't take ten minutes.",
  "The test won't be hard.",
  "The course isn't full.",
  'Registration has not closed.',
  "Registration isn't open yet.",
  "The concert isn't tonight.",
  'The game was not canceled.',
  "The match wasn't postponed.",
  'Nothing was postponed.',
  'The trip has not been booked.',
  "The hotel isn't fully booked.",
  'No rooms are available.',
  'My luggage was not lost.',
  "The luggage isn't lost anymore.",
  'I never lost my phone.',
  "The cat isn't missing.",
  'The dog did not run away.',
  "The plants haven't been watered.",
  'Nobody watered the plants.',
  "The meeting didn't run long.",
  "The meeting didn't last an hour.",
  'The call was not recorded.',
  'The files were not deleted.',
  'The server has yet to crash.',
  'The server refuses to go down.',
  'The elevator lacks a sign.',
  'Few of the printers are broken.',
  'The printer used to be broken.',
  'The printer was broken, but now it works.',
  "The printer isn't exactly broken.",
  'It is not true that the printer is broken.',
  'I doubt that the printer is broken.',
  'The rumor that we are closing is false.',
  'We deny that the store is closing.',
  'The store is anything but closed.',
  'There is hardly any room left.',
  "I wasn't late.",
  'I am never late.',
  "The train wasn't late for once.",
  'Sorry, we are not closed.',
  'Nope, the printer is not broken.',
  'Not a single printer is broken.',
  'Not one seat is left.',
  'No seats remain.',
  'At no point was the site down.',
  "The site hasn't been down since March.",
  "It isn't as if the printer were broken.",
  "The parking lot isn't free on weekends.",
  "Kids don't eat free on Tuesdays.",
  "We can't accept cards.",
  "Returns aren't accepted.",
]

/** Denials that jokes were written for. */
const ownDenials = [
  'There is no meeting on Friday.',
  'We are not raising our prices.',
  "We haven't raised our prices.",
  'Our prices are not going up.',
  'Prices will not increase on January 1.',
  'Without raising our prices, we bake more.',
  'We do not accept cash.',
  'None of the elevators are out of service.',
  'I never forget a birthday.',
  'None of the templates were changed.',
  'Breakfast is not included.',
]

describe('what is said not to be so', () => {
  test.each(denials)('%s gets no line of its being so', (message) => {
    expect(resultOf(message)).toBeUndefined()
  })

  test.each(ownDenials)('%s keeps the joke that was written for it', (message) => {
    expect(resultOf(message)).toBeDefined()
  })

  test.each([
    'The printer is broken.',
    'The printer is not working.',
    'The elevator is out of order.',
    'Only 3 seats left.',
    'Tickets are $12 for adults and $8 for children.',
    "Children's tickets are $6 and adult tickets are $11.",
    'We have been in business since 1990.',
    'Starting February 1, our Pro plan will cost $29 instead of $24.',
    'Please send us your W-2 and 1099 forms by February 28.',
  ])('%s denies nothing, and keeps its joke', (message) => {
    expect(resultOf(message)).toBeDefined()
  })
})

describe('a loose end', () => {
  test.each([
    ['The printer is broken,', 'The printer is broken. '],
    ['The printer is broken;', 'The printer is broken. '],
    ['The printer is broken:', 'The printer is broken. '],
    ['The printer is broken -', 'The printer is broken. '],
    ['The printer is broken —', 'The printer is broken. '],
    ['The printer is broken ,', 'The printer is broken. '],
    ['The printer is broken.,', 'The printer is broken. '],
    ['(The printer is broken;)', '(The printer is broken). '],
    ['The printer is broken 🎉', 'The printer is broken 🎉 '],
    ['The printer is broken!', 'The printer is broken! '],
    ['The printer is broken…', 'The printer is broken… '],
    ['The printer is broken', 'The printer is broken. '],
  ])('%s goes on as “%s”', (message, begins) => {
    const result = resultOf(message) ?? ''
    expect(result.startsWith(begins)).toBe(true)
    expect(result.slice(begins.length)).toMatch(/^\p{Lu}/u)
  })
})

describe('figures that no joke was written for', () => {
  test.each([
    'Only 0 seats left.',
    'Only zero seats left.',
    'Only -3 seats left.',
    'The meeting will take 0 minutes.',
    'The meeting will take -5 minutes.',
    'There are 0 new emails.',
    'Save 0% on all mugs.',
    'We have been in business since 2030.',
    'In business since 2030.',
    'Founded in 2050, we are a bakery.',
    'Thank you for being a loyal customer since 2031.',
    'Tickets are $8 for adults and $12 for children.',
    'Our team grew from 12 to 8.',
  ])('%s gets none', (message) => {
    expect(resultOf(message)).toBeUndefined()
  })

  test('the last one leaves none, and not one fewer', () => {
    expect(resultOf('Only 1 seat left.') ?? '').not.toContain('fewer')
  })
})

test('“all seen” is said of what was seen for this sentence alone', () => {
  const message = 'The printer is broken.'
  expect(told('The ladder leaned there.', ['printer-broken.0', 'some-other:crisp'])).toMatchObject({ seenAll: false })
  const seen: string[] = []
  for (let next = told(message); 'id' in next && seen.length < 30; next = told(message, seen)) seen.push(next.id)
  expect(told(message, seen)).toMatchObject({ kind: 'none', seenAll: true })
})
