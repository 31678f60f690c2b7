import { type Situation, words } from '../situation.ts'

/** Events, venues and tickets. */
export const eventsSituations: readonly Situation[] = [
  {
    id: 'tickets-sold-out',
    thing: words(
      'ticket, show, concert, event, performance, screening, game, gala, workshop, conference, tour, festival, class, dinner, matinee, session',
    ),
    anyKind: true,
    event: ['sell out', 'sold out', 'be sold out', 'fully booked', 'book out', 'gone'],
    when: ['past', 'now'],
    unless: words('almost, nearly, not, lottery, parking, speeding, support, middle, tray, jira'),
    why: 'Absence and presence are both booked.',
    lines: [{ dryness: 'sandy', text: 'Envy is available at the door.' }],
  },
  {
    id: 'doors-open',
    thing: ['door', 'gate'],
    event: ['open'],
    when: ['coming', 'now'],
    unless: words(
      'car, cabinet, fridge, oven, keep, bridge, floodgate, opportunity, dam, inside, pull, push, automatic, sensor, remote, itself, inward, barrier',
    ),
    with: ['a.m.', 'p.m.', 'am', 'pm', 'at', 'noon'],
    why: 'The queue opens before.',
    lines: [{ dryness: 'sandy', text: 'The line opens about half an hour earlier.' }],
  },
  {
    id: 'deposit-holds',
    thing: ['deposit', 'down payment', 'reservation fee'],
    anyKind: true,
    event: ['hold', 'require', 'secure', 'due', 'reserve', 'be', 'need'],
    when: ['now', 'coming'],
    unless: words(
      'security, direct, lease, tenant, bank, tax, mortgage, return, refundable, mineral, safe, bottle, apartment, check, rent, damage',
    ),
    why: 'A promise weighs more with money on it.',
    lines: [{ dryness: 'sandy', text: 'Your word is good, and this keeps it company.' }],
  },
  {
    id: 'rsvp',
    thing: ['rsvp', 'reply', 'you', 'your attendance', 'attendance'],
    event: ['rsvp', 'reply', 'let us know', 'confirm', 'respond'],
    mood: 'any',
    unless: words('stop, unsubscribe, email, payment, text, phishing, court, subpoena, appointment'),
    with: ['rsvp', 'attend', 'attendance', 'invitation', 'guest', 'plus'],
    why: '"Maybe" is hard to cater.',
    lines: [{ dryness: 'sandy', text: 'Maybe cannot be seated.' }],
  },
  {
    id: 'coat-check',
    thing: ['coat check', 'coat', 'cloakroom', 'jacket'],
    anyKind: true,
    event: ['check', 'be', 'hang', 'available'],
    when: ['now', 'coming'],
    mood: 'any',
    unless: words(
      'paint, primer, lose, lost, found, product, waterproof, dog, borrow, count, white, not, winter, price, size, warm, new, come, off',
    ),
    with: ['check', 'cloakroom', 'hang'],
    why: 'One number, many black coats.',
    lines: [{ dryness: 'sandy', text: 'Yours is the black one.' }],
  },
]
