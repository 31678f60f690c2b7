import { type Situation, words } from '../situation.ts'

/** What messages of every office and shop say. */
export const everydaySituations: readonly Situation[] = [
  {
    id: 'rate-limit',
    thing: ['rate limit', 'api rate limit', 'limit', 'maximum'],
    anyKind: true,
    event: ['be', 'apply'],
    when: ['now', 'coming'],
    unless: words(
      'speed, drink, blood, alcohol, credit, legal, drug, fishing, weight, age, time, height, not, no, sky, exceed',
    ),
    with: words('minute, hour, day, request, person, customer, household, speaker'),
    why: 'A limit is counted to its last unit.',
    lines: [{ dryness: 'crisp', text: 'Please count along quietly.' }],
  },
  {
    id: 'spelling-check',
    thing: ['spelling', 'name', 'address', 'date', 'phone number', 'proof', 'number'],
    anyKind: true,
    event: ['check', 'double check', 'verify', 'review', 'proofread'],
    mood: 'request',
    unless: words(
      'identity, bank, account, card, blood, medical, dose, balance, pulse, heart, password, background, police, expiration, lot',
    ),
    why: 'The eye forgives what the hand has written.',
    lines: [{ dryness: 'sandy', text: 'The eye reads what it meant, so please use the other one.' }],
  },
  {
    id: 'thanks-order',
    thing: ['you', 'order', 'your order', 'business', 'visit', 'purchase', 'stay'],
    event: ['thank'],
    when: ['now'],
    mood: 'any',
    unless: words(
      'death, loss, delay, cancel, court, restrain, hospital, family, prayer, donation, not, trouble, complaint',
    ),
    with: ['order', 'business', 'visit', 'purchase', 'stay'],
    why: 'Thanks for shopping is taken as personal.',
    lines: [{ dryness: 'crisp', text: 'Please feel appreciated until at least Thursday.' }],
  },
  {
    id: 'flavor-added',
    thing: words('flavor, dish, item, dessert, drink, beer, wine, sandwich, pizza, tea, coffee, soup, special'),
    anyKind: true,
    event: ['add', 'introduce', 'launch', 'try'],
    when: ['past', 'now', 'coming'],
    mood: 'any',
    unless: words('cart, tax, not, side, calendar, agenda, allergen, recipe, more, line'),
    with: ['new', 'added', 'introduce', 'menu'],
    why: 'New dishes stand against the usual.',
    lines: [
      { dryness: 'crisp', text: 'The usual remains the usual.' },
      { dryness: 'arid', text: 'Indecision has been given more to work with.' },
    ],
  },
]
