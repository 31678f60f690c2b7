import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

const please = '(?:please |kindly )(?:remember to |be sure to |make sure to )?'

/** Requests to bring, return, send or put something. */
export const requestsToHandOver = [
  frame({
    id: 'bring-photo-id',
    why: 'The fear behind every photo ID.',
    is: [
      `(?:${please})?(?:bring|show|present|have) (?:a |your |an? valid |valid )?(?:government-issued )?photo id(?: .+)?`,
    ],
    fits: [
      'Please bring a photo ID to your appointment.',
      'Bring a photo ID and proof of address to the counter.',
      'Please show your photo ID at the gate.',
    ],
    near: ['Please bring a photo of your pet.'],
    lines: () => [crisp('It need not be a flattering one.'), arid('You will be compared with it, kindly.')],
  }),
  frame({
    id: 'bring-thing',
    why: 'Where things are that were brought almost all the way.',
    is: [
      `${please}bring (?:your|a|an|the|one)(?: own| completed| signed| printed)? (?:copy of .+|(?:${'[\\w-]+ '}){0,2}(?:laptop|badge|id|card|form|receipt|ticket|mug|notebook|pen|charger|passport|license|towel|mat|umbrella|calculator|lunch|bottle|application|contract|letter|jacket|helmet|gloves|key|keys|confirmation|invoice|book))(?: and [\\w -]+?)?{tail}`,
    ],
    fits: [
      'Please bring your laptop to the workshop.',
      'Please bring your receipt when you pick up the order.',
      'Please bring your own mug to the meeting.',
    ],
    near: ['Please bring a friend.', 'Please do not bring your laptop.'],
    lines: () => [crisp('In the car does not count as brought.'), sandy('It is of little use where it is now.')],
  }),
  frame({
    id: 'bring-food-to-share',
    why: 'Every shared table has too much of one thing.',
    is: [
      `${please}bring (?:a|an|your) (?:dish|snack|dessert|side dish|salad|appetizer|treat|favorite dish)(?: to share)?{tail}`,
    ],
    fits: [
      'Please bring a dish to share.',
      'Please bring a snack for the team.',
      'Please bring a dessert to the potluck on Friday.',
    ],
    near: ['Please bring a form to share.'],
    lines: () => [crisp('Chips have usually been thought of.'), sandy('A bag that opens counts as cooking.')],
  }),
  frame({
    id: 'return-keys',
    why: 'Keys are easiest to return while one still gets in.',
    is: [
      '(?:please |kindly )(?:remember to )?(?:return|hand in|turn in|drop off|give back|leave) (?:your|the|all|both|any)(?: [\\w-]+)? (?:keys?|key cards?|badges?|fobs?){tail}',
    ],
    fits: [
      'Please turn in your keys when you move out.',
      'Please hand in your keys at the front office before you leave.',
      'Please return your badge at the end of the visit.',
    ],
    near: ['Please return to your seats.'],
    lines: () => [crisp('From home, it takes a stamp.'), sandy('Pockets are where these things stay.')],
  }),
  frame({
    id: 'return-carts',
    why: 'The carts do not mind, which is the problem.',
    is: [
      `(?:please |kindly )?return (?:your |the |all )?(?:shopping |laptop |luggage |used )?(?:carts?|trays?|baskets?|trolleys?){tail}`,
    ],
    fits: [
      'Please return shopping carts to the front of the store.',
      'Please return your tray to the rack.',
      'Please return luggage carts to the lobby.',
    ],
    near: ['Please return the cart manager’s call.'],
    lines: () => [
      crisp('Halfway is not a place to keep one.'),
      sandy('This one job cannot be left to the next person, who had the same idea.'),
    ],
  }),
  frame({
    id: 'return-borrowed',
    why: 'The other way in which collections begin.',
    is: [
      `${please}return (?:the |your |all |any |these |borrowed |library )(?:[\\w-]+ ){0,2}(?:books?|tools?|chargers?|laptops?|equipment|samples?|tiles|umbrellas?|dvds|ladders?|pens?|mugs|cables?|projectors?|adapters?|drills?|folders?|binders?|cameras?|chairs?|helmets?|towels|dishes|glasses|hangers|crates?|carriers?|containers?|boxes){tail}`,
    ],
    fits: [
      'Please return the sample tiles when you have decided.',
      'Please return all borrowed tools to the shed.',
      'Please return library books by Friday.',
    ],
    near: ['Please return my call about the tools.'],
    lines: () => [
      sandy('Keeping things a little longer is how museums began.'),
      crisp('Meaning to does not bring anything back.'),
    ],
  }),
  frame({
    id: 'return-form',
    why: 'A form that is filled in but not returned.',
    is: [
      `${please}(?:complete|fill out|fill in|sign|print|read) (?:and sign )?(?:the|your|this)(?: [\\w-]+){0,3} and return (?:it|the form|the signed copy){tail}`,
      `${please}(?:sign and |complete and |fill out and )?return (?:the|your|this|it)(?: [\\w-]+){0,3}? (?:form|slip|contract|survey|questionnaire|agreement|waiver|document|copy){tail}`,
    ],
    unless: /\b(?:keys?|carts?|books?|tools?|seat|call|room|desk)\b/,
    fits: [
      'Please complete the attached form and return it to HR.',
      'Please return the signed contract by Friday.',
      'Please return the permission slip to the school office.',
    ],
    near: ['Please return the ladder to the shed.'],
    lines: () => [
      sandy('The best answers are of little use in your drawer.'),
      crisp('Having it nearly ready is not returning it.'),
    ],
  }),
  frame({
    id: 'send-it',
    why: 'Drafts.',
    is: [
      `${please}(?:send|email|submit|reply|rsvp|respond|forward|reply all)\\b(?: (?:me|us|in|all|to (?:this (?:email|message)|me|us)))?(?: {np})?{tail}`,
      'send (?:me|us) {np}{tail}',
    ],
    unless: /\b(?:money|payment|bank|postcard|flowers|photos?|help|rent|cash|check|text|dogs?|kids?|children)\b/,
    fits: [
      'Please send me your comments by Wednesday noon.',
      'Please reply all with your availability for next week.',
      'Please submit your expense report to Finance.',
    ],
    near: ['Please send help.', 'We send a weekly newsletter.'],
    lines: () => [
      crisp('Drafts are not delivered, however good.'),
      arid('An answer that was only thought does not reach us.'),
    ],
  }),
  frame({
    id: 'place-in-place',
    why: 'Where things end up that were nearly put away.',
    is: [
      `${please}(?:place|put|store|drop|leave|deposit|hang) (?:your|all|the|any|used|empty|dirty|clean|wet)(?: [\\w-]+){1,3} (?<where>(?:in|on|into|inside) (?:the|a|your|our|its) {np})(?:,? (?:not|when|after|before|by|at the end|every|instead)\\b.*)?`,
      `(?:please |kindly )(?:place|put|store|deposit|hang) [\\w-]+(?: [\\w-]+){0,3}? (?<where>(?:in|on|into|inside) (?:the|a|your|our|its) {np})(?:,? (?:not|when|after|before|by|at the end|every|instead)\\b.*)?`,
    ],
    unless:
      /\b(?:review|message|name|trust|faith|call|order|deposit of|subject|calendar|email|comments?|feedback|spreadsheet|file)\b/,
    negated: true,
    fits: [
      'Please place your trays on the rack.',
      'Please store your bike in the rack, not in the hallway.',
      'Please put dirty dishes in the dishwasher.',
    ],
    near: ['Please leave a message in the mailbox.', 'Please place your order in the app.'],
    lines: ({ slot }) => [
      /^(?:in|into|inside) /.test(slot('where')) && crisp('Very near it is not in it.'),
      slot('where').startsWith('on ') && crisp('Very near it is not on it.'),
      sandy('You will find that it is never as far as it looks.'),
    ],
  }),
  frame({
    id: 'leave-a-review',
    why: 'The time a kind word takes.',
    is: [
      '(?:please |kindly )?(?:leave|write|give) us (?:a|your)(?: \\w+)? review{tail}',
      'please leave a(?: \\w+)? review{tail}',
    ],
    fits: [
      'Please leave us a review on our website.',
      'Leave us a review after your stay.',
      'Please leave a review of our service.',
    ],
    near: ['Please leave the review to the editor.'],
    lines: () => [
      crisp('A kind one takes no longer to write.'),
      sandy('It is read by more people here than you would think, and more slowly.'),
    ],
  }),
  frame({
    id: 'leave-outerwear',
    why: 'Two things go wrong with a cloakroom.',
    is: [`${please}(?:leave|hang|put) (?:your|all|wet|the)(?: wet)? (?:umbrellas?|coats?|jackets?|boots){tail}`],
    fits: [
      'Please leave your umbrella at the entrance.',
      'Please leave wet umbrellas in the stand by the door.',
      'Please hang your coat in the lobby.',
    ],
    near: ['Please leave the coat department by the stairs.'],
    lines: () => [crisp('Please go home with the same one.'), arid('The best one there need not be yours.')],
  }),
]
