import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame, isMany } from './frame.ts'

/** What people write to each other about writing, appointments and errands. */
export const messages = [
  frame({
    id: 'silence-phones-frame',
    why: 'What vibrating is.',
    is: [
      '(?:please )?(?:remember to )?(?:silence|turn off|switch off|mute) (?:your|all) (?:cell |mobile )?phones?{tail}',
    ],
    fits: [
      'Please silence your phone before class begins.',
      'Please turn off your phones during the performance.',
      'Please silence all cell phones.',
    ],
    near: ['Please answer the phone.'],
    lines: () => [crisp('Vibrating is a sound.')],
  }),
  frame({
    id: 'arrive-minutes-early',
    why: 'What early feels like.',
    is: [
      'please (?:arrive|be here|come|check in|show up|log in) (?:at least )?(?:\\d+|five|ten|fifteen|twenty|a few|thirty) minutes (?:early|ahead|before .+|in advance){tail}',
    ],
    fits: [
      'Please arrive 10 minutes early for your first class.',
      'Please arrive five minutes early for your appointment.',
      'Please check in ten minutes before your tour.',
    ],
    near: ['The bus arrived ten minutes early.'],
    lines: () => [crisp('Early feels like waiting, because it is.')],
  }),
  frame({
    id: 'have-it-ready',
    why: 'When ready begins.',
    is: [
      'please (?:have|keep) (?:your|the)(?: [\\w-]+){0,3}? (?:tickets?|id|ids|number|receipts?|card|cards|confirmation|boarding pass|badge) ready{tail}',
    ],
    fits: [
      'Please have your ticket ready when your number is called.',
      'Please have your account number ready when you call.',
      'Please keep your receipt ready.',
    ],
    near: ['Please have the room ready by noon.', 'Your order is ready.'],
    lines: ({ says }) => [
      crisp('Ready means already found.'),
      says(/\b(?:tickets?|receipts?|boarding pass)\b.*\bat the (?:gate|register|entrance|checkout|door)\b/) &&
        sandy('The person behind you will seem kinder.'),
    ],
  }),
  frame({
    id: 'clean-after-use',
    why: 'Where cleaning begins.',
    is: [
      'please (?:clean|wipe down|wipe|wash|rinse|clean out) (?:the |your |all )?(?<what>(?:[\\w-]+ ){0,2}?[\\w-]+){tail}',
    ],
    unless: /\b(?:hands|wound|face|skin)\b|\b(?:feet|shoes?|boots|up|paws|car|cars)\b/,
    fits: ['Please wipe down equipment after use.', 'Please clean the microwave after use.', 'Please rinse your mug.'],
    near: ['Please wash your hands.'],
    lines: ({ slot, says }) => [
      crisp(`Looking at ${isMany(slot('what')) ? 'them' : 'it'} sternly has no effect.`),
      says(/\b(?:mugs?|dish|dishes|pans?|pots?)\b/) && sandy('Soaking is a form of postponing.'),
    ],
  }),
  frame({
    id: 'emailed-to-you',
    why: 'Where such a mail is found.',
    is: [
      '(?=.*\\b(?:e-?mail|emailed|inbox|link|receipt|confirmation)\\b)(?:your|the|a|an)(?: [\\w-]+){1,3}(?<be> has been| was| will be) (?:emailed|sent by email|sent) to (?:you|your (?:inbox|email|email address)){tail}',
      'you (?:will|should) (?:receive|get) (?:a|an|your)(?: [\\w-]+){0,3} (?:email|confirmation|invitation|invite|link)(?: .+)?',
    ],
    unless: /\b(?:test|collections?|court|shortly|payment)\b/,
    fits: [
      'Your receipt has been emailed to you.',
      'You will receive a confirmation by email.',
      'The confirmation was sent to you on Monday.',
    ],
    near: ['The package was sent to you.', 'The invoice was paid.'],
    lines: () => [
      crisp('Please look between two newsletters.'),
      arid('It will be the one without a discount in the subject line.'),
    ],
  }),
  frame({
    id: 'appointment-confirmed-frame',
    why: 'What a confirmation amounts to.',
    is: [
      'your(?: [\\w-]+){0,3} (?:appointment|reservation|booking|seat|visit|registration|table|spot|interview|tour|class)s?(?: (?:for|on|at|with|in) [\\w .:]+?)?(?: has been| have been| is| are| was) (?:now )?(?:confirmed|booked|scheduled|reserved|all set){tail}',
    ],
    unless: /\b(?:surgery|clinic|hospital|doctor|dr|funeral|room)\b/,
    fits: [
      'Your appointment has been confirmed.',
      'Your reservation for Friday is confirmed.',
      'Your tour is booked for 3 p.m.',
    ],
    near: ['Your appointment was canceled.'],
    lines: () => [crisp('You are now expected.')],
  }),
  frame({
    id: 'on-track',
    why: 'A sentence for several weeks.',
    is: ['{np}{be} (?:still |right )?on (?:track|schedule|time and on budget)(?: (?:for|to) {np})?{tail}'],
    unless: /\b(?:train|bus|flight)\b|\b(?:miss|lose|fail|close)\b/,
    fits: [
      'The project is on track for a June launch.',
      'The renovation is on schedule.',
      'We are on track to finish in May.',
    ],
    near: ['The train is on track 4.'],
    lines: () => [crisp('This sentence may be reused next week.')],
  }),
  frame({
    id: 'look-forward',
    why: 'A direction, taken as one.',
    is: [
      "(?:we|i|we're|i'm|we are|i am)? ?(?:all )?look(?:ing)? forward to (?:seeing|meeting|hearing|working|welcoming|serving|your) ?{np}?{tail}",
    ],
    unless: /\b(?:memorial|funeral|hospital)\b/,
    fits: [
      'We look forward to seeing you on Saturday.',
      'Looking forward to hearing from you.',
      'I look forward to working with you.',
    ],
    near: ['The seat looks forward.'],
    lines: () => [crisp('It is the usual direction.')],
  }),
  frame({
    id: 'hiring-people',
    why: 'Turns the search around.',
    is: [
      "(?:we are|we're|{np} is) (?:currently |now )?(?:looking for|seeking|hiring) (?!a |an |one |our |another )(?:[\\w-]+ ){0,3}?{person}{tail}",
    ],
    unless: /\bvolunteers?|tenants?|roommates?\b/,
    fits: [
      'We are hiring line cooks.',
      "We're hiring part-time drivers for the fall.",
      'We are looking for experienced painters.',
    ],
    near: ['We are hiring a cook.'],
    lines: ({ says }) => [
      says(/\b(?:hiring|experienced)\b/) && crisp('Please be easy to find if you are one.'),
      sandy('Those who know one may describe us kindly.'),
    ],
  }),
]
