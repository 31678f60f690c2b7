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
    rank: 'last',
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
    lines: () => [crisp('In the car does not count as brought.')],
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
    lines: ({ says }) => [
      says(/\b(?:dish|snack|appetizer)\b/) && crisp('Chips have usually been thought of.'),
      sandy('A bag that opens counts as cooking.'),
    ],
  }),
  frame({
    id: 'return-borrowed',
    why: 'The other way in which collections begin.',
    is: [
      `${please}return (?:the |your |all |any |these |borrowed |library )(?:[\\w-]+ ){0,2}(?:books?|tools?|chargers?|laptops?|equipment|samples?|tiles|umbrellas?|dvds|ladders?|pens?|mugs|cables?|projectors?|adapters?|drills?|folders?|binders?|cameras?|helmets?|towels|crates?|carriers?|containers?|boxes){tail}`,
    ],
    fits: [
      'Please return the sample tiles when you have decided.',
      'Please return all borrowed tools to the shed.',
      'Please return library books by Friday.',
    ],
    unless: /\b(?:with|charged|clean|empty|full)\b/,
    near: ['Please return my call about the tools.', 'Please return library laptops with their chargers.'],
    lines: () => [
      sandy('Keeping things a little longer is how museums began.'),
      crisp('Meaning to does not bring anything back.'),
    ],
  }),
  frame({
    id: 'send-it',
    rank: 'last',
    why: 'Where most answers stay.',
    is: [
      `${please}(?:reply|rsvp|respond|reply all)\\b(?: (?:in|all|to (?:this (?:email|message|invitation|survey)|me|us)))?(?: {np})?{tail}`,
    ],
    unless:
      /\b(?:money|payment|bank|help|text|kids?|children|emergency|only|unless|necessary|sparingly)\b|\b(?:in person)\b/,
    fits: [
      'Please reply all with your availability for next week.',
      'Please respond to this email to confirm your shift.',
      'Please reply by Friday.',
    ],
    near: [
      'Please reply all only when necessary.',
      'Please send me your draft.',
      'Please send help.',
      'We send a weekly newsletter.',
    ],
    lines: () => [arid('An answer that was only thought does not arrive.')],
  }),
  frame({
    id: 'place-in-place',
    rank: 'last',
    why: 'Where things end up that were nearly put away.',
    is: [
      `${please}(?:place|put|store|drop|leave|deposit|hang) (?:your|all|the|any|used|empty|dirty|clean|wet)(?: [\\w-]+){1,3} (?<on>in|on|into|inside) (?<det>the|a|your|our|its) (?<spot>(?:[\\w-]+ ){0,3}?[\\w-]+)(?: (?:by|near|at|of|in|next to|behind|under|on) {np})?(?:,? (?<not>not|instead)\\b.*|,? (?:when|after|before|by|at the end|every)\\b.*)?`,
      `(?:please |kindly )(?:place|put|store|deposit|hang) [\\w-]+(?: [\\w-]+){0,3}? (?<on>in|on|into|inside) (?<det>the|a|your|our|its) (?<spot>(?:[\\w-]+ ){0,3}?[\\w-]+)(?: (?:by|near|at|of|in|next to|behind|under|on) {np})?(?:,? (?<not>not|instead)\\b.*|,? (?:when|after|before|by|at the end|every)\\b.*)?`,
    ],
    unless:
      /\b(?:review|message|name|trust|faith|call|order|deposit of|subject|calendar|email|comments?|feedback|spreadsheet|file)\b|\b(?:chat|thread|queue|questions?|agenda|doc|channel)\b/,
    negated: true,
    fits: [
      'Please place your trays on the rack.',
      'Please store your bike in the rack, not in the hallway.',
      'Please put dirty dishes in the dishwasher.',
    ],
    near: ['Please leave a message in the mailbox.', 'Please place your order in the app.'],
    lines: ({ slot }) => {
      return [crisp(`Next to the ${slot('spot')} does not count.`)]
    },
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
    lines: () => [crisp('A kind one takes no longer to write.')],
  }),
  frame({
    id: 'leave-outerwear',
    why: 'Two things go wrong with a cloakroom.',
    is: [`${please}(?:leave|hang|put) (?:your|all|wet|the)(?: wet)? (?:umbrellas?|coats?|jackets?){tail}`],
    fits: [
      'Please leave your umbrella at the entrance.',
      'Please leave wet umbrellas in the stand by the door.',
      'Please hang your coat in the lobby.',
    ],
    near: ['Please leave the coat department by the stairs.'],
    lines: () => [crisp('Please go home with the same one.')],
  }),
]
