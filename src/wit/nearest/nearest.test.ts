import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Example, exampleOf } from '#content-model/example.ts'
import { read } from '#wit/reading/reading.ts'
import { vectors } from '#wit/testing/shipped-vectors.ts'
import { Drawer } from './nearest.ts'
import { packDrawer } from './packed.ts'
import { indexExample } from './situation.ts'
import trained from './weights.json' with { type: 'json' }

const folder = new URL('../../content/examples/', import.meta.url)
const example = (id: string): Example => exampleOf(id, parse(readFileSync(new URL(`${id}.yaml`, folder), 'utf8')))
/** One example of each kind, so that words are as rare as in the drawer. */
const ids = [
  'your-password-expires-in-5-days',
  'the-printer-on-the-second-floor',
  'the-meeting-has-been-moved-to',
  'kids-eat-free-on-tuesdays-after',
  'please-do-not-leave-dirty-dishes',
  'the-break-room-microwave-has-been',
  'our-lunch-special-is-now-1195',
  'towels-are-2-at-the-front',
  'room-service-is-available-until-1030',
  'free-shipping-on-orders-over-50',
  'your-order-has-shipped',
  'we-are-looking-for-a-part',
  'please-do-not-push-directly-to',
  'the-wi-fi-password-is-on',
  'your-card-expires-at-the-end',
  'shopping-carts-must-remain-in-the',
  'the-workshop-is-limited-to-20',
  'online-sales-were-up-12-last',
  'please-turn-off-the-lights-when',
  'i-am-out-of-the-office',
]
const drawer = new Drawer(packDrawer(ids.map((id) => indexExample(example(id)))), vectors)
const nearest = (message: string) => drawer.nearest(read(message), 1)[0]

test.each([
  ['Your password will expire in 10 days.', 'your-password-expires-in-5-days'],
  ['The copier on the third floor is out of toner.', 'the-printer-on-the-second-floor'],
  ['The team meeting has been moved to Friday at 2 pm.', 'the-meeting-has-been-moved-to'],
  ['Kids under 12 eat free on Tuesdays.', 'kids-eat-free-on-tuesdays-after'],
  ['Please do not leave dirty cups in the sink.', 'please-do-not-leave-dirty-dishes'],
  ['Free shipping on all orders over $75.', 'free-shipping-on-orders-over-50'],
  ['We are looking for a part-time yoga instructor.', 'we-are-looking-for-a-part'],
])('%j is near %s', (message, id) => {
  const found = nearest(message)
  expect(found?.example.id).toBe(id)
  expect(found?.score).toBeGreaterThanOrEqual(trained.floor)
})

test.each([
  ['the same machine, but another trouble', 'The microwave clock is four minutes fast.'],
  ['the same place, but another thing', 'Ms. Carter will be covering the front desk this afternoon.'],
  ['the same room, but another machine', 'The new coffee machine has arrived in the break room.'],
  ['the same offer word, but another service', 'Shuttle service is available to and from the airport.'],
  ['the same span of time alone', 'Please respond to the survey by the end of the month.'],
  ['the same place alone', 'Someone left their headlights on in the parking lot.'],
  ['the same thing, but another request', 'Please do not leave your cart unattended.'],
  ['the same thing, but not any more', 'We are no longer offering the lunch special.'],
  ['something that has not happened', 'Your order has not shipped yet.'],
  ['the contrary of a request', 'Please leave your dirty dishes in the sink.'],
  ['another thing not to be moved', 'Please do not move the chairs.'],
  ['the same figure, but a fall', 'Online sales were down 12% last month.'],
  ['the same lights, but left on', 'Please leave the lights on when you leave.'],
  ['a closed office, not an absent sender', 'The office is closed until Monday.'],
  ['a rating, not a limit, of the same thing', 'The workshop was rated 4.6 by 18 participants.'],
  ['nothing in common', 'The guest speaker will be the mayor.'],
])('%s is not near: %j', (_what, message) => {
  expect(nearest(message)?.score).toBeLessThan(trained.floor)
})

test('another wording of a situation is found though the example has other words', () => {
  const message = 'You will find the internet password on your room key.'
  const own = new Drawer(packDrawer(ids.map((id) => indexExample({ ...example(id), also: [] }))), vectors)
  expect(own.nearest(read(message), 1)[0]?.score).toBeLessThan(trained.floor)
  const found = nearest(message)
  expect(found?.example.id).toBe('the-wi-fi-password-is-on')
  expect(found?.score).toBeGreaterThanOrEqual(trained.floor)
})

test('other wordings are not handed on with an example', () => {
  expect(nearest('Your password will expire in 10 days.')?.example).not.toHaveProperty('also')
})

test('what stands in the drawer word for word is nearest to itself', () => {
  for (const id of ids) {
    const found = nearest(example(id).before)
    expect(found?.example.before).toBe(example(id).before)
    expect(found?.score).toBeGreaterThan(0.9)
  }
})
