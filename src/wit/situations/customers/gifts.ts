import { type Situation, words } from '../situation.ts'

/** Gift cards, points and what is given back. */
export const giftsSituations: readonly Situation[] = [
  {
    id: 'gift-wrapping',
    thing: ['gift wrap', 'gift wrapping', 'wrapping', 'gift'],
    anyKind: true,
    event: ['offer', 'available', 'wrap', 'include', 'be', 'provide'],
    when: ['now', 'coming'],
    unless: ['not', 'meeting', 'burrito', 'sandwich', 'up'],
    with: ['wrap', 'wrapping'],
    why: 'The corners are why one pays.',
    lines: [
      { dryness: 'sandy', text: 'The tape will be where it should be.' },
      { dryness: 'crisp', text: 'Our corners look as if you had taken a class.' },
    ],
  },
  {
    id: 'points-expire-pair',
    rank: 'first',
    thing: words('point, reward, reward point, loyalty point, bonus point, mile, credit'),
    anyKind: true,
    event: ['expire', 'lapse'],
    when: ['now', 'coming'],
    unless: words('not, never, tax, college, talking, game, license, driver, per, parole'),
    why: 'Points buy all but the day.',
    lines: [{ dryness: 'sandy', text: 'None of them can be exchanged for more time.' }],
  },
  {
    id: 'loyalty',
    rank: 'first',
    thing: words(
      'loyalty program, reward program, rewards program, loyalty card, points program, membership program, punch card, stamp card',
    ),
    anyKind: true,
    event: words('have, launch, join, offer, introduce, include, start, earn, get'),
    when: ['now', 'past', 'coming'],
    mood: 'any',
    unless: ['cancel', 'end', 'expire'],
    why: 'Loyalty is put into stamps.',
    lines: [
      { dryness: 'crisp', text: 'Merely liking us is not yet a tier.' },
      { dryness: 'sandy', text: 'Faithfulness is recorded to two decimal places.' },
      { dryness: 'arid', text: 'Feelings for us can now be redeemed.' },
    ],
  },
  {
    id: 'return-accepted',
    rank: 'first',
    thing: words('return, exchange, item, purchase, product, order, merchandise'),
    anyKind: true,
    event: ['accept', 'return', 'exchange', 'send back', 'bring back'],
    when: ['now', 'coming'],
    mood: 'any',
    unless: words(
      'not, tax, library, investment, cannot, call, no, final, medical, original, home, except, deposit, shift, leave, vendor, rented, rental, equipment, work',
    ),
    with: ['day', 'within'],
    why: 'Time for second thoughts is measured.',
    lines: [
      { dryness: 'arid', text: 'Doubts arriving later may be kept.' },
      { dryness: 'sandy', text: 'That is long enough to learn what your family thinks.' },
    ],
  },
  {
    id: 'gift-card-forever',
    thing: ['gift card', 'gift certificate', 'voucher', 'our gift card'],
    anyKind: true,
    event: ['expire'],
    when: ['now', 'coming'],
    negated: true,
    number: 'several',
    unless: ['after'],
    why: 'Forever is longer than a drawer.',
    lines: [{ dryness: 'sandy', text: 'They will outlast several wallets.' }],
  },
]
