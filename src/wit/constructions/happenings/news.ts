import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame, isMany } from './frame.ts'

const weHave = "(?:we have|we've|i have|i've|{np} has|{np} have)"

/** What is new, changed, added or back. */
export const news = [
  frame({
    id: 'simplified',
    why: 'Where simple things come from.',
    is: [
      `${weHave} (?:recently |just )?(?:simplified|streamlined) (?:our|the|its|their) (?<what>(?:[\\w-]+ ){0,4}?[\\w-]+){tail}`,
      `${weHave} (?:redesigned|reworked|changed|rewritten) (?:our|the) [\\w -]+ to make (?<what>it|them) (?:simpler|easier|clearer)`,
    ],
    unless: /\b(?:staff|team|workforce|organization|department)\b/,
    fits: [
      "We've simplified our pricing.",
      "We've streamlined the returns process.",
      "We've redesigned our pricing page to make it simpler.",
    ],
    near: ["We've tidied up the kitchen.", "We've simplified our team."],
    lines: ({ slot }) => {
      const them = slot('what') === 'them' || isMany(slot('what')) ? 'them' : 'it'
      return [
        crisp(`If you find ${them} complicated, you are thinking of the old version.`),
        arid(`Making ${them} simple was the complicated part.`),
      ]
    },
  }),
  frame({
    id: 'redesigned-screen',
    why: 'What the hand remembers.',
    is: [
      `${weHave} (?:recently |just |completely )?(?:redesigned|relaunched|revamped|rebuilt|reorganized) (?:our|the|its|their) (?:[\\w-]+ ){0,2}?(?<head>website|site|app|portal|dashboard|page|intranet|home page|homepage|login page|online store|pricing page|checkout|interface|booking system|ordering system|customer portal){tail}`,
    ],
    fits: [
      "We've redesigned our website.",
      'We have relaunched our booking system.',
      "We've rebuilt the dashboard this week.",
    ],
    near: ["We've updated the page.", "We've painted the website team's office."],
    lines: () => [sandy('Your hand will go to where things used to be.')],
  }),
  frame({
    id: 'menu-is-here',
    why: 'How long one looks at a new menu.',
    is: [
      '(?:our|the) (?:new )?(?:\\w+ )?menu (?:is|has) (?:now |finally )?(?:here|live|out|available|arrived|ready){tail}',
      '(?:we|our (?:bar|kitchen|restaurant|café|cafe|bakery|diner|deli|canteen|cafeteria)) (?:have|has) a new (?:\\w+ )?menu{tail}',
      'new menu (?:drops|starts|launches|coming|begins)\\b.*',
    ],
    unless:
      /\b(?:website|app|site|navigation|kids?|children'?s?|for|allerg\w+|catering|vegan|gluten-free|tasting|request|online|wine|drinks?|dessert|upon)\b/,
    fits: ['Our fall menu is here.', 'We have a new menu starting Wednesday.', 'New menu drops tomorrow, stay tuned.'],
    near: ['The kids menu is available for guests 12 and under.', 'The menu is in the drawer.'],
    lines: () => [crisp('You may read all of it before ordering the usual.')],
  }),
  frame({
    id: 'has-new-system',
    why: 'Systems are replaced as soon as they are understood.',
    is: [
      "(?:{np} has|we have|{np} is getting|we are getting|we're getting|{np} will get) a (?:brand[- ])?new (?:[\\w-]+ )?{system}{tail}",
      '(?:our|the) new (?:[\\w-]+ ){0,2}?(?<head>phone tree|phone system|intranet|booking system|ticketing system|scheduling tool|expense tool|payroll system|parking app|portal|crm|time clock) (?!is (?:down|closed|broken|out))(?:has|lets|will|is|goes|launches|starts|includes|comes)\\b(?: {word}){1,8}',
    ],
    unless: /\b(?:printer|copier|menu)\b|n't\b|\b(?:and a new)\b/,
    fits: [
      'The office has a new phone system.',
      'The new phone tree has nine options.',
      'We are getting a new booking system in May.',
    ],
    near: ['The old phone system is gone.', 'The new scheduling tool sent everyone two invitations.'],
    lines: () => [crisp('The old one had almost been understood.')],
  }),
  frame({
    id: 'has-new-object',
    why: 'The one duty toward new furniture.',
    is: [
      '(?:{np} has|we have|i have|{np} is getting|we are getting|{np} will get|{np} gets|we got|{np} got) (?:a |some |two |three )?(?:brand[- ])?new (?:[\\w-]+ ){0,1}?(?<head>carpets?|rugs?|couch|couches|sofas?|chairs?|desks?|signs?|curtains|blinds|logos?|uniforms?|shirts?|haircut|coat of paint|paint|floors?|windows|tables?|shelves|lamps?|lights|sculpture|mural|fountain|awning|doormat|bench|benches|clocks?|whiteboard|bookcase|wallpaper|tiles|stools?|umbrellas?|aprons?|hats?){tail}',
    ],
    fits: [
      'The lobby has a new carpet.',
      'We have new chairs in the meeting room.',
      'Each classroom gets a new whiteboard.',
    ],
    near: ['The lobby has a new smell.', 'The lobby has an old carpet.'],
    lines: () => [crisp('Please notice.'), sandy('The proper thing to say is that it makes a difference.')],
  }),
  frame({
    id: 'second-of-its-kind',
    why: 'Two of anything soon have an order.',
    is: [
      '{np} (?<has>will get|gets|is getting|will have|has|now has|have|will be getting) (?:a second|two|a new second) {shared}{tail}',
      "(?:we have|we've) (?:ordered|installed|added|bought) a second {shared}{tail}",
    ],
    fits: [
      'Dear residents, the laundry room will get a second dryer in the fall.',
      'The office has two printers.',
      'We have ordered a second microwave.',
    ],
    near: ['The kitchen will get another oven.', 'The office will get a printer.'],
    lines: ({ slot, says }) => [
      /^(?:has|now has|have)$/.test(slot('has')) || says(/\b(?:installed|added)\b/)
        ? crisp('Within a week, one of the two will be the good one.')
        : crisp('Within a week of its arrival, one of the two will be the good one.'),
    ],
  }),
  frame({
    id: 'back-on-sale',
    why: 'What was said while it was gone.',
    is: [
      "(?:.*, )?(?:we are |we're )?(?:finally )?bringing back (?:the|our) {food}{tail}",
      '(?:our|the) {food}{be} (?:finally |now )?back(?: (?:on the menu|in stock|for .+|by .+|this .+|in .+))?',
    ],
    fits: [
      'Due to popular demand, we are bringing back the lemon tart.',
      'Our pumpkin soup is back.',
      'The oat bars are back in stock.',
    ],
    near: ['The lemon tart is on the back of the menu.'],
    lines: () => [crisp('You may stop pretending that the other one was just as good.')],
  }),
  frame({
    id: 'voted-best-frame',
    why: 'A result one can live with.',
    is: [
      "(?:we were|we've been|we have been|our (?:[\\w-]+ ){0,2}?[\\w-]+ (?:was|were|has been|have been)) voted (?:the |as the |as )?(?:best|top|number one|favorite|no\\. 1|#1)\\b.*",
    ],
    fits: [
      "We've been voted best pizza in town three years in a row.",
      'We were voted best bakery in the county.',
      'Our salad was voted best side dish.',
    ],
    near: ['We were named best bakery in the county.', 'We voted for the best pizza.'],
    lines: () => [crisp('We have not asked for a recount.'), sandy('We agree with the method.')],
  }),
]
