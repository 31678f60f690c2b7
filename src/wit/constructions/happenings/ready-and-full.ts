import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { people } from './classes.ts'
import { frame } from './frame.ts'

const name = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)

/** What is open, booked, full, ready, finished or found. */
export const readyAndFull = [
  frame({
    id: 'now-open-on',
    why: 'A new chance to run out of something.',
    is: [
      "(?:we're|we are|(?:the|our) (?:[\\w-]+ ){0,2}?(?<head>store|shop|café|cafe|bakery|bar|restaurant|bookstore|deli|market|garden center|salon|florist|showroom|canteen|cafeteria|dining room|branch|studio|gallery)(?: is| will be)) (?:now open|now also open|open) (?:later |longer )?(?:on|every|all) (?<day>(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend|holiday|evening)s?|day)(?: evenings?| mornings?)?(?: (?:from|until|at) .+)?",
    ],
    fits: ["We're now open on Sundays.", 'The bakery is now open on Mondays.', 'The store is now open on weekends.'],
    near: ['The laundry room is now open on Sundays.', 'We are closed on Sundays.'],
    lines: ({ slot, says }) => [
      /store|shop|deli|market/.test(slot('head')) &&
        says(/ is now /) &&
        /days$|ends$/.test(slot('day')) &&
        crisp(`You may now run out of things on ${/end|holi/.test(slot('day')) ? slot('day') : name(slot('day'))}.`),
      sandy('Please want something.'),
    ],
  }),
  frame({
    id: 'fully-booked',
    why: 'What is still to be had.',
    is: [
      '(?:the|our)(?: [\\w-]+){0,3}? (?<head>conference room|meeting room|room|boardroom|planning room)(?: {word}){0,2}{be} (?:fully |already )?(?:booked|reserved|taken|occupied){tail}',
    ],
    unless: /\b(?:hotel|guest|wedding)\b/,
    fits: [
      'The conference room is booked all afternoon.',
      'The meeting room is already reserved for Friday.',
      'The boardroom is booked until noon.',
    ],
    near: ['Your room is ready.'],
    lines: () => [crisp('The hallway is not.')],
  }),
  frame({
    id: 'stylists-booked',
    why: 'Hair does not stop in the meantime.',
    is: [
      'our (?:[\\w-]+ )?(?:stylists?|barbers?|salon|hairdressers?){be} (?:fully |completely |already )?booked{tail}',
    ],
    unless: /\b(?:nails?|tanning)\b/,
    fits: [
      'Our stylists are fully booked through the end of the month.',
      'Our barber is booked until Friday.',
      'Our salon is fully booked this week.',
    ],
    near: ['Our stylists are friendly.'],
    lines: () => [crisp('Please let it grow.')],
  }),
  frame({
    id: 'inbox-full',
    why: 'How an inbox is finished off.',
    is: ['(?:the|our|your|my)(?: [\\w-]+){0,2} inbox{be} (?:almost |nearly )full{tail}'],
    fits: [
      'Quick heads up that the shared inbox is almost full.',
      'Your inbox is nearly full.',
      'The team inbox is almost full.',
    ],
    near: ['The team inbox is full.', 'The parking lot is full.'],
    lines: () => [crisp('A good reply-all should finish it.')],
  }),
  frame({
    id: 'is-ready',
    why: 'How ready a thing can be.',
    is: ['(?:your|the|our|my){place} ?{np}{be} (?:now |finally |almost )?ready(?: (?:to be |for |to )[\\w ]+)?{tail}'],
    unless: [
      /\b(?:almost|dinner|food|order|lunch|help|we|results?|lab|prescriptions?|cars?|vans?|in|within|by|at|between|when|every|daily)\b/,
      people,
    ],
    fits: [
      'Your report is ready to download.',
      'Your loan documents are ready to be signed.',
      'The new floor plan is ready.',
    ],
    near: [
      'Our dry cleaning is ready in 24 hours.',
      'Our drivers are ready.',
      'Our team is ready to help.',
      'The report is almost ready.',
    ],
    lines: ({ they }) => [crisp(`${they} will not get any readier.`)],
  }),
  frame({
    id: 'order-ready',
    why: 'Two can wait.',
    is: [
      'your (?:[\\w-]+ )?(?<head>order|prescription lenses|glasses|sandwich|alterations|dry cleaning|suit|dress|bike|photos?|prints?|cake){be} (?:now )?ready(?: for pick-?up| to be picked up| for collection| to pick up)?{tail}',
    ],
    fits: ['Your order is ready for pickup.', 'Your dry cleaning is ready.', 'Your cake is ready to be picked up.'],
    near: ['Your order is not ready.'],
    lines: ({ slot }) => [
      crisp('The waiting is now on our side.'),
      !/photo|print/.test(slot('head')) && arid('What is missing is you.'),
    ],
  }),
  frame({
    id: 'is-complete',
    why: 'What colleagues did in the meantime.',
    is: [
      '(?:the|our)(?: [\\w-]+){0,3} (?:migration|upgrade|update|move|renovation|installation|remodel|switch|transition|rollout|merger of the lists|cutover|deployment){be} (?:now |finally )?(?:complete|completed|done|finished|over){tail}',
    ],
    unless: /\b(?:kidney|hip|heart)\b/,
    fits: [
      'The server migration is complete.',
      'The system upgrade is finally done.',
      'The kitchen renovation is complete.',
    ],
    near: ['The migration is almost complete.'],
    lines: () => [crisp('You may open your eyes.')],
  }),
  frame({
    id: 'keys-found-frame',
    why: 'What is known about found keys.',
    is: [
      '(?:.+ )?(?:found|turned in|handed in|left behind)(?: \\w+){0,3} (?:set of keys|keys|key|key ring)(?: (?:in|on|at|near|by|behind|under) .+)?',
      '(?:a|some) (?:set of |bunch of )?(?:[\\w-]+ )?keys? (?:was|were|has been|have been) (?:found|turned in|handed in|left){tail}',
      '(?:someone|somebody) (?:has )?left (?:a|their|some)(?: [\\w-]+){0,3} keys?(?: (?:in|on|at|near|by|behind|under) .+)?',
    ],
    unless:
      /\b(?:your|i|room|guests|tenants|has the|have the|lost|spare|each|every|will find)\b|\b(?:success|happiness|piano|takeaways?|can be|to be)\b/,
    fits: [
      'The dry cleaner has found a set of keys.',
      'We found a set of keys in the lobby.',
      'A set of keys was turned in at the front desk.',
    ],
    near: [
      'We found the key to success.',
      'Dana has a key.',
      'The piano has 88 keys.',
      'I lost my keys.',
      'Guests will find their key in the box.',
    ],
    lines: () => [
      sandy('The owner is probably standing in front of a door.'),
      arid('Something cannot be opened at present.'),
    ],
  }),
  frame({
    id: 'glasses-found',
    why: 'The owner may not be able to read this.',
    is: [
      '.*\\b(?:found|turned in|left)\\b.*\\b(?:pair of (?:[\\w-]+ )?glasses|reading glasses|eyeglasses)\\b(?!.*\\bwine)(?: .+)?',
      'a pair of (?:[\\w-]+ )?glasses (?:was|has been) (?:found|left|turned in){tail}',
    ],
    unless: /\bsun\s?glasses|safety\b|\b(?:wine|champagne|shot|cocktail|beer|drinking|opera|martini)\b/,
    fits: [
      'A pair of glasses was left in the conference room.',
      'We found a pair of reading glasses at the register.',
      'A pair of reading glasses has been turned in.',
    ],
    near: ['The glasses are in the cupboard.'],
    lines: () => [crisp('Please read this aloud near the owner.'), sandy('The owner may not see this.')],
  }),
]
