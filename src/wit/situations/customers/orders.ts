import { type Situation, words } from '../situation.ts'

/** Orders on their way. */
export const ordersSituations: readonly Situation[] = [
  {
    id: 'order-received',
    rank: 'first',
    thing: ['order'],
    anyKind: true,
    event: ['receive', 'confirm', 'process'],
    when: ['past', 'now'],
    before: ['your'],
    unless: words(
      'restrain, court, alphabetical, room, executive, not, before, deliver, kitchen, catering, law, wrong, ship, cancel, by, after, rush, doctor, you, will, delivery, if, payment',
    ),
    why: 'After ordering comes looking down the street.',
    lines: [
      { dryness: 'sandy', text: 'You may now look out of the window at regular intervals.' },
      { dryness: 'crisp', text: 'The waiting has been included at no charge.' },
    ],
  },
  {
    id: 'order-shipped',
    rank: 'first',
    thing: ['order', 'package', 'parcel'],
    anyKind: true,
    event: ['ship', 'send', 'on its way', 'dispatch', 'out for delivery'],
    when: ['past', 'now'],
    before: ['your'],
    unless: words(
      'not, before, late, return, back, recall, same, wrong, when, medication, prescription, minute, kitchen, court, tip, by, delay, delayed, sorry, apologize, two, food, pizza, hospital, wholesale, pallet, from',
    ),
    why: 'A parcel has left and people stay home.',
    lines: [
      { dryness: 'crisp', text: 'Please act natural when the bell rings.' },
      { dryness: 'arid', text: 'Your shower schedule may need a second look.' },
    ],
  },
]
