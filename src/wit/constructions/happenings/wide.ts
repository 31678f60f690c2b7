import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { people } from './classes.ts'
import { frame } from './frame.ts'

/** Frames that hold much of what is written, with lines that are true of all of it. The last to be asked. */
export const wide = [
  frame({
    id: 'there-is-food',
    why: 'How long such a message stays true.',
    is: [
      "there(?: are|'s| is)(?: some| still| a few| a| an| plenty of| extra| leftover| free| fresh| \\d+| two| three)* (?:[\\w-]+ ){0,2}?(?:donuts|doughnuts|bagels|cookies|cake|pizza|pastries|cupcakes|brownies|sandwiches|muffins|leftovers|snacks|fruit|chocolates?|candy|pie|tacos|burritos|ice cream)(?: left)? (?:in|on|at|by|near) .+",
      '(?:leftover|leftovers|donuts|doughnuts|bagels|cookies|cake|pizza|pastries|cupcakes|brownies)(?: [\\w-]+){0,4} (?:in|on) the (?:break room|kitchen|lobby|conference room|counter|lounge|front desk|table).*',
    ],
    fits: [
      'There are donuts in the kitchen.',
      'There is leftover pizza in the break room.',
      'Bagels in the break room.',
    ],
    near: ['There are forks in the kitchen.'],
    lines: () => [
      crisp('This was true when it was written.'),
      sandy('Reading this to the end may have cost you a piece.'),
    ],
  }),
  frame({
    id: 'numbers-are-up',
    why: 'What follows good numbers.',
    is: [
      '(?:our |total |online |monthly |quarterly |weekly |annual |visitor |ticket |newsletter )*(?:sales|revenue|attendance|subscriptions|(?:web|site|website|online|foot) traffic|sign-?ups|numbers|bookings|orders|open rates?|conversions?|subscribers|membership|downloads|reservations|profits?|circulation)(?: {word}){0,3}?(?: were| was| are| is)? (?:up|rose|grew|increased|went up|climbed|jumped|doubled|have doubled|are growing|look good)(?: .+)?',
    ],
    unless: /\b(?:complaint|cost|injur\w+|crime|but|down)\b/,
    fits: [
      'Sales were up 12% last quarter.',
      'Visitor numbers rose 6% compared to last summer.',
      'Our revenue grew this year.',
    ],
    near: ['Traffic is up on Route 9.', 'Costs were up 12%.', 'Sales were down.'],
    lines: () => [
      crisp('The credit for this is still being divided.'),
      sandy('Plans that led to it are now being remembered.'),
    ],
  }),
  frame({
    id: 'good-work',
    why: 'What can be done with praise.',
    is: [
      '(?:great|good|nice|excellent|fantastic|amazing|outstanding) (?:work|job) (?:on|with) .+',
      '(?:well done|kudos|congratulations|congrats|hats off)(?: to| on|,) (?!your (?:baby|wedding|engagement)).+',
    ],
    unless: /\b(?:but|baby|wedding|pregnan\w+|engage\w+)\b|\b(?:recovery|sober\w*|remission|divorce|retire\w*)\b/,
    fits: [
      'Great work on the presentation yesterday.',
      'Congratulations to our employee of the month, Denise!',
      'Kudos to the night shift.',
    ],
    near: ['This is hard work.'],
    lines: () => [crisp('This may be printed out.')],
  }),
  frame({
    id: 'may-change',
    why: 'The one thing that stays.',
    is: ['.*\\b(?:is|are|may be)? ?subject to change(?: without (?:notice|prior notice))?{tail}'],
    negated: true,
    fits: [
      'Prices are subject to change without notice.',
      'The menu is subject to change.',
      'All times are subject to change.',
    ],
    near: ['The subject was changed.'],
    lines: () => [crisp('This sentence is not.')],
  }),
  frame({
    id: 'worldwide',
    why: 'What the world includes.',
    is: ['(?:we|our .+|i|now)\\b.*\\b(?:worldwide|around the world|all over the world)'],
    unless: /\b(?:pandemic|war|hunger|charity|children|crisis)\b/,
    fits: ['We ship worldwide.', 'We have customers around the world.', 'Our tools are used by teams worldwide.'],
    near: ['Sales fell worldwide.'],
    lines: () => [crisp('This includes next door.'), sandy('If you are reading this, you are in the area.')],
  }),
  frame({
    id: 'located-at',
    why: 'A building has longer hours.',
    is: [
      '(?:our|the)(?: [\\w-]+){0,2} (?:office|store|shop|studio|bakery|restaurant|showroom|warehouse|café|cafe|library|museum|gym|headquarters|gallery|workshop|branch|location|salon)(?<be> is) (?:conveniently |centrally )?located .+',
      "(?:we are|we're) (?:conveniently |centrally )?located .+",
    ],
    fits: [
      'Our office is located at 12 Main Street.',
      'We are located next to the post office.',
      'The gallery is located in the old mill.',
    ],
    near: ['The printer is located in the hall.'],
    lines: () => [crisp('The building is there even when we are not.'), arid('This is unlikely to change overnight.')],
  }),
  frame({
    id: 'for-more-information',
    why: 'Measures what was just given.',
    is: [
      '(?:please )?(?:visit|see|check|call|contact|email|go to|click|ask|read|follow|for more|to learn more|learn more|find out more)\\b.*\\b(?:for more (?:information|info|details)|to (?:learn|find out|see|read) more|for details|for further information|more (?:at|on|about) .+)',
      'for more (?:information|info|details),? (?:please )?(?:visit|see|call|contact|email|check|go to|ask) .+',
      '(?:learn|find out|read) more (?:at|on|about) .+',
    ],
    fits: [
      'Visit our website for more information.',
      'For more information, please contact the front desk.',
      'Learn more at our booth.',
    ],
    near: ['There is no more information.'],
    lines: () => [crisp('This was the short version.')],
  }),
  frame({
    id: 'perfect-for',
    why: 'What remains when perfect is used up.',
    is: [
      '(?:this|these|our|the) (?:[\\w-]+ ){0,3}?[\\w-]+ (?:is|are)(?: just)? perfect for {np}{tail}',
      'perfect for {np}{tail}',
    ],
    unless: [
      people,
      /\b(?:seniors|patients|funeral|me|us|you|him|her|them|(?:mon|tues|wednes|thurs|fri|satur|sun)day|job|role|position|time|times)\b/,
    ],
    fits: [
      'This tent is perfect for weekend trips.',
      'Our notebook is perfect for long projects.',
      'Perfect for picnics and parks.',
    ],
    near: ['Our notebook is ideal for trips.', 'Friday is perfect for me.', 'The weather was perfect.'],
    lines: () => [crisp('Other uses are merely good.')],
  }),
  frame({
    id: 'passionate',
    why: 'When passion is at work.',
    is: ["(?:i am|i'm|we are|we're) passionate about {np}{tail}"],
    unless:
      /\b(?:justice|equality|equity|environment|helping|education|health|people|animals|climate|inclusion|diversity)\b/,
    fits: [
      "I'm passionate about data quality.",
      'We are passionate about bread.',
      "We're passionate about good service.",
    ],
    near: ['They had a passionate debate.'],
    lines: () => [crisp('The passion keeps office hours.'), sandy('It comes up at dinner.')],
  }),
  frame({
    id: 'specialize',
    why: 'The other side of a specialty.',
    is: ['(?:i|we|our [\\w-]+) specializ(?:e|es) in {np}{tail}'],
    unless: /\b(?:divorce|cancer|trauma|injur\w+|grief)\b/,
    fits: ['We specialize in vintage lamps.', 'I specialize in tax law.', 'Our studio specializes in logos.'],
    near: ['A special offer.'],
    lines: () => [
      crisp('Other subjects will be changed to this one.'),
      arid('The rest of life is handled at an average level.'),
    ],
  }),
  frame({
    id: 'enjoy-something',
    why: 'A command that is hard to check.',
    is: [
      '(?:please |come |sit back and |relax and )?enjoy (?:a|an|our|the|free|your|up to|complimentary|live|\\d+%?) {np}{tail}',
    ],
    unless: /\bresponsibly\b/,
    fits: [
      'Enjoy free shipping on all orders.',
      'Enjoy a free drink with your meal.',
      'Enjoy live music on the terrace.',
    ],
    near: ['We enjoy our work.'],
    lines: () => [crisp('Enjoyment is not monitored.'), arid('A neutral expression is also accepted.')],
  }),
  frame({
    id: 'winner-announced',
    why: 'The best time for a chance.',
    is: [
      '(?:the )?(?:[\\w-]+ )?(?:winners?|raffle winners?|finalists?)(?: of {np})? will be (?:announced|drawn|chosen|selected|revealed|notified|contacted)(?: .+)?',
    ],
    unless: /\b(?:test results|election|medical|lab)\b/,
    fits: [
      'The winner will be announced on Friday.',
      'Winners will be drawn at the party.',
      'The raffle winner will be contacted by email.',
    ],
    near: ['Survey results will be announced on Friday.', 'The winner was announced.'],
    lines: () => [
      crisp('Until then, you may think well of your chances.'),
      sandy('A speech may be prepared, but quietly.'),
    ],
  }),
]
