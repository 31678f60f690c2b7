import { type Situation, words } from '../situation.ts'

/** The shop: opening, stock, sales, orders and returns. */
export const shopSituations: readonly Situation[] = [
  {
    id: 'sale-ends',
    thing: ['sale', 'promotion', 'offer', 'deal', 'discount', 'special', 'summer sale'],
    anyKind: true,
    event: ['end', 'expire', 'over', 'last', 'run'],
    when: ['coming', 'now'],
    unless: ['wholesale', 'job', 'point', 'yard', 'bake', 'garage', 'final', 'great'],
    why: 'After the sale comes the price.',
    lines: [
      { dryness: 'sandy', text: 'The morning after, everything will be worth more.' },
      { dryness: 'arid', text: 'Regret begins at the regular price.' },
    ],
  },
  {
    id: 'sale-starts',
    thing: words('sale, promotion, summer sale, winter sale, clearance, clearance sale, spring sale'),
    anyKind: true,
    event: ['start', 'begin', 'be', 'be on', 'on'],
    when: ['coming', 'now', 'past'],
    unless: words(
      'end, over, not, yard, bake, job, wholesale, total, ticket, for, estate, point, rise, final, up, force, down, manager, garage, call',
    ),
    why: 'Saving by spending is arithmetic of a kind.',
    lines: [
      { dryness: 'sandy', text: 'You will save the most by buying things you had not thought of.' },
      { dryness: 'arid', text: 'The savings increase with the spending.' },
    ],
  },
  {
    id: 'return-accepted',
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
      { dryness: 'sandy', text: 'That is long enough to learn what your family thinks.' },
      { dryness: 'arid', text: 'Doubts arriving later may be kept.' },
    ],
  },
  {
    id: 'return-not',
    thing: ['return', 'exchange', 'item', 'sale item'],
    anyKind: true,
    event: ['accept', 'return', 'refund', 'offer', 'give', 'exchange', 'allow'],
    mood: 'any',
    negated: true,
    unless: ['deposit', 'tax', 'death', 'medical', 'sick', 'faulty', 'defective'],
    why: 'Owning is a lasting state.',
    lines: [{ dryness: 'arid', text: 'Affection has been known to develop in the second week.' }],
  },
  {
    id: 'points-expire',
    thing: words('point, reward, reward point, loyalty point, bonus point, mile, credit'),
    anyKind: true,
    event: ['expire', 'lapse'],
    when: ['now', 'coming'],
    unless: words('not, never, tax, college, talking, game, license, driver, per, parole'),
    why: 'Points buy all but the day.',
    lines: [{ dryness: 'sandy', text: 'None of them can be exchanged for more time.' }],
  },
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
    id: 'loyalty',
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
      { dryness: 'sandy', text: 'Faithfulness is recorded to two decimal places.' },
      { dryness: 'crisp', text: 'Merely liking us is not yet a tier.' },
      { dryness: 'arid', text: 'Feelings for us can now be redeemed.' },
    ],
  },
]
