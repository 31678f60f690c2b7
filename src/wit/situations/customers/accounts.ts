import { type Situation, words } from '../situation.ts'

/** Subscriptions, carts, apps and what is charged. */
export const accountsSituations: readonly Situation[] = [
  {
    id: 'subscription-renews',
    thing: ['subscription', 'membership', 'plan'],
    event: ['renew'],
    when: ['now', 'coming'],
    before: ['your'],
    unless: words('not, insurance, health, union, gym, passport, license, domain, cancel, if'),
    why: 'It renews without effort, unlike other intentions.',
    lines: [
      { dryness: 'sandy', text: 'It is the only resolution that keeps itself.' },
      { dryness: 'arid', text: 'No enthusiasm is required on the day.' },
    ],
  },
  {
    id: 'trial-ends',
    thing: ['free trial', 'trial'],
    anyKind: true,
    event: ['end', 'expire', 'run out'],
    when: ['coming', 'now'],
    before: ['your'],
    unless: ['court', 'clinical', 'jury', 'lawyer', 'never', 'not'],
    why: 'What is free ends before it is used.',
    lines: [{ dryness: 'sandy', text: 'You were going to try it properly this weekend.' }],
  },
  {
    id: 'cart-items',
    thing: ['item', 'cart'],
    event: ['have', 'leave', 'wait'],
    when: ['now', 'past'],
    number: 'several',
    unless: ['golf', 'shopping carts', 'return', 'laundry', 'remove', 'checkout'],
    with: ['cart', 'basket'],
    why: 'A basket is a wish with a price.',
    lines: [
      { dryness: 'sandy', text: 'They look at home in there.' },
      { dryness: 'crisp', text: 'Thinking it over counts as owning them for a while.' },
    ],
  },
  {
    id: 'app-new',
    thing: ['app', 'mobile app', 'new app'],
    event: ['launch', 'here', 'available'],
    when: ['past', 'now'],
    before: ['our', 'new'],
    unless: words('job, loan, not, beta, android only, bug, crash, version, appetizer'),
    why: 'A phone has a last page.',
    lines: [{ dryness: 'sandy', text: 'It fits between the weather and the flashlight.' }],
  },
  {
    id: 'dark-mode',
    thing: ['mode'],
    event: ['add', 'have', 'here', 'available', 'introduce', 'launch', 'support'],
    when: ['now', 'past'],
    before: ['dark'],
    unless: ['not', 'bug', 'request'],
    why: 'The night is set in gray.',
    lines: [
      { dryness: 'sandy', text: 'It is now possible to work late without being lit from below.' },
      { dryness: 'arid', text: 'Light mode remains available for people with windows.' },
    ],
  },
]
