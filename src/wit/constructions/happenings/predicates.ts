import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

/** What is said of a thing: that it is easy, reserved, final, in charge, for all levels. */
export const predicates = [
  frame({
    id: 'dress-code-is',
    why: 'What every dress code has in common.',
    is: ['(?:the |our )?(?:dress code|attire)(?: (?:for|at) [\\w ]+?)? is (?!not){np}{tail}'],
    fits: [
      'The dress code for the holiday party is business casual.',
      'The dress code is black tie.',
      'The dress code for the gala is festive but practical.',
    ],
    near: ['The dress code is not strict.'],
    lines: () => [crisp('Clothes are implied.')],
  }),
  frame({
    id: 'turns-into',
    why: 'Transformation has a direction.',
    is: ['{np} (?:turns?|transforms?|converts?) (?!off|on|out|up){np} into {np}{tail}'],
    unless: /\b(?:sofas?|couch|tables?|bed|beds|chairs?|easily|back)\b/,
    fits: [
      'Our tool turns your data into beautiful charts.',
      'Our app turns receipts into reports.',
      'The studio transforms ideas into logos.',
    ],
    near: ['The bus turns into Main Street.'],
    lines: () => [crisp('The reverse is not supported.')],
  }),
  frame({
    id: 'easy-to-use',
    why: 'When easy begins.',
    is: ['(?:.*\\b)?(?:is|are|and|,|^) ?(?:easy to use|simple to use|easy to set up|easy to install)'],
    fits: ['Our software is easy to install.', 'Easy to use and easy to set up.', 'Our app is easy to use.'],
    near: ['Ordering is quick and easy.', 'It is not easy to use.'],
    lines: () => [sandy('Difficulty has to be supplied by the user.')],
  }),
  frame({
    id: 'sales-final',
    why: 'The order of thoughts.',
    is: [
      'no (?:refunds|returns|exchanges|cancellations)(?: or [\\w]+)?(?: (?:on|for|after|of|without) {np})?',
      '(?:all )?(?:sales|sale items|tickets|deposits|purchases|clearance items) are (?:final|non-?refundable)(?: sale)?',
      '(?:all )?[\\w -]+ (?:is|are) final sale',
    ],
    negated: true,
    fits: ['No refunds on sale items.', 'All sales are final.', 'Tickets are nonrefundable.'],
    near: ['Refunds take a week.'],
    lines: () => [crisp('Second thoughts should come first.')],
  }),
  frame({
    id: 'in-cart',
    why: 'What carts do when left alone.',
    is: [
      "(?:we noticed |we've noticed |looks like |it looks like )?(?:that )?you(?: have|'ve|)?(?: still)?(?: left| got)? (?:something|\\d+ items?|items|an item|two items|three items|a few items)(?: left| waiting)? in your (?:shopping )?(?:cart|basket|bag)",
    ],
    fits: [
      'You have 3 items left in your cart.',
      "We've noticed you left something in your cart.",
      'You left something in your cart.',
    ],
    near: ['Your cart is empty.'],
    lines: () => [crisp('Nothing has moved.')],
  }),
  frame({
    id: 'for-all-levels',
    why: 'Everyone is at a level.',
    is: [
      '(?:.*\\b)?(?:for|open to|suitable for|welcomes?) all (?:levels|skill levels|experience levels)(?: of \\w+)?(?: welcome)?',
      'all (?:levels|skill levels)(?: are)? welcome',
    ],
    unless: /\bkids|children\b/,
    fits: [
      'Our yoga classes are for all levels.',
      'The course is open to all skill levels.',
      'All levels are welcome.',
    ],
    near: ['The first level is closed.'],
    lines: ({ says }) => [
      crisp('You are at one of them.'),
      says(/\blevels\b/) && sandy('There is no level below the first, which is a comfort.'),
    ],
  }),
  frame({
    id: 'small-team',
    why: 'How small a team can be.',
    is: ["(?:we are|we're) a small(?: but [\\w-]+)?(?:,? [\\w-]+)? team(?: (?:with|of|in|that|who) .+)?"],
    unless: /\b(?:looking|hiring)\b/,
    fits: ['We are a small team with big ideas.', "We're a small but growing team.", 'We are a small team in Dayton.'],
    near: ['We need a small team.'],
    lines: () => [crisp('In an elevator, we are a meeting.')],
  }),
  frame({
    id: 'was-nice-meeting',
    why: 'The other person was there as well.',
    is: [
      'it was (?:so |really |very )?(?:great|nice|good|lovely|a pleasure) (?:meeting|to meet|seeing|to see|talking to|talking with|speaking with|chatting with) you{tail}',
    ],
    fits: [
      'It was great meeting you at the expo.',
      'It was nice talking to you on Monday.',
      'It was a pleasure to meet you.',
    ],
    near: ['It was great news.'],
    lines: () => [crisp('You were there, so this can be checked.')],
  }),
  frame({
    id: 'deploy-scheduled',
    why: 'The last good moment.',
    is: ['(?:the|our)(?: [\\w-]+){0,2} (?:deploy|deployment|cutover) (?:is|has been) (?:scheduled|planned|set) for .+'],
    fits: [
      'The deploy is scheduled for tonight at 11.',
      'The deployment is planned for Sunday.',
      'The database cutover is scheduled for May 3.',
    ],
    near: ['The release is scheduled for Thursday afternoon.'],
    lines: () => [sandy('Confidence is scheduled for the day after.')],
  }),
  frame({
    id: 'will-need-to-review',
    why: 'Where time goes.',
    is: [
      '(?:our|the) (?:lawyers?|legal team|legal department|finance team|board|committee|compliance team|head office|accountants?|procurement team|management) (?:will )?(?:need|have|needs|has) to (?:review|approve|sign off on|look at|check|read) {np}{tail}',
    ],
    unless: /\b(?:lawsuit|claim|court)\b/,
    fits: [
      'Our lawyers will need to review the contract first.',
      'The board has to approve the budget.',
      'The finance team needs to check the numbers.',
    ],
    near: ['The board approved the budget.'],
    lines: () => [
      crisp('Please picture this taking place slowly.'),
      sandy('This is the part that calendars do not show.'),
    ],
  }),
  frame({
    id: 'in-charge-of',
    why: 'What being in charge includes.',
    is: ["(?:the|our|your|my)? ?[\\w -]+?(?<be> is| are|'m| am) (?:now )?in charge of {np}{tail}"],
    unless:
      /\b(?:not|damage|loss|injur\w+|own|risk|child|children|patients?)\b|\b(?:smoke|carbon|safety|utilities|repairs?|costs?|fees?|charges|injuries|accidents?)\b/,
    fits: [
      'The assistant manager is in charge of the closing checklist.',
      'Dana is in charge of the raffle.',
      'The night shift is in charge of the plants.',
    ],
    near: ['Tenants are responsible for snow removal.', 'We are not responsible for lost items.'],
    lines: () => [crisp('This includes being asked about it.'), arid('This is also a way of saying who is not.')],
  }),
  frame({
    id: 'not-responsible-for-lost',
    why: 'The other half of lost and found.',
    is: [
      '{np} (?:is|are) not responsible for (?:lost|lost or stolen|stolen or lost|lost, stolen or damaged|forgotten) {np}{tail}',
    ],
    negated: true,
    fits: [
      'We are not responsible for lost or stolen items.',
      'The gym is not responsible for lost items.',
      'The hotel is not responsible for forgotten items.',
    ],
    near: ['We are responsible for lost items.'],
    lines: () => [arid('Keeping an eye on things remains free of charge.')],
  }),
  frame({
    id: 'is-reserved',
    why: 'What being quick does not change.',
    is: ['{np}(?<be> is| are) reserved (?:for|until|on|from) {np}{tail}'],
    unless: /\b(?:disab\w+|wheelchair|handicapped|pregnan\w+|emergency|your|veterans?|fire)\b/,
    fits: [
      'Lane 3 is reserved for swim lessons until 5:30.',
      'The forklift in bay 2 is reserved until lunch.',
      'These spots are reserved for customers.',
    ],
    near: ['All rights reserved.'],
    lines: ({ says }) => [
      arid('A hopeful look does not change this.'),
      says(/\b(?:spots?|lanes?|seats?|tables?|spaces?|rooms?|parking|forklifts?)\b/) &&
        crisp('Quick use is still use.'),
    ],
  }),
  frame({
    id: 'made-a-spreadsheet',
    why: 'Where spreadsheets lead.',
    is: [
      "(?:.*\\b)?(?:has|have|'ve) (?:made|created|built|started|set up|put together) a (?:[\\w-]+ )?spreadsheet{tail}",
    ],
    fits: [
      'The intern has made a spreadsheet for the lunch orders.',
      "I've created a spreadsheet for the carpool.",
      'We have started a shared spreadsheet for snacks.',
    ],
    near: ['The spreadsheet has 64 tabs.'],
    lines: () => [crisp('Colors will follow.'), sandy('There is no way back to a simple list.')],
  }),
  frame({
    id: 'someone-has',
    why: 'One reader knows more.',
    is: [
      "(?:someone|somebody)(?: has|'s)? (?:taken (?!over|up|on\\b|ill)|moved (?!in|out|to\\b|up|here)|eaten|adjusted|unplugged|finished|drunk|emptied|borrowed|ate|took) ?{np}{tail}",
    ],
    unless: /\b(?:stole|money|wallet|purse|broke|window|drugs?|hurt)\b/,
    fits: [
      'Someone has adjusted the thermostat to 77 degrees.',
      'Someone has taken the good stapler.',
      'Somebody ate the last bagel.',
    ],
    near: ['Someone has moved into 4B.', 'Someone left the lights on.', 'Someone is at the door.'],
    lines: () => [crisp('One reader already knew.')],
  }),
  frame({
    id: 'lost-and-found-cleared',
    why: 'Single gloves have it hard.',
    is: [
      '(?:unclaimed |all )?(?:lost and found|lost-and-found)(?: items)? (?:items )?will be (?:donated|discarded|thrown out|thrown away|given away|cleared out|emptied){tail}',
      'the lost and found (?:box |bin )?(?:is|will be) (?:emptied|cleared|cleaned out){tail}',
    ],
    fits: [
      'Lost and found items will be donated at the end of the month.',
      'Lost-and-found items will be thrown out on Friday.',
      'The lost and found box is emptied every month.',
    ],
    near: ['The lost and found is at the desk.'],
    lines: ({ says }) => [
      says(/\bat the end of\b|\bon \w+day\b|\b(?:tomorrow|next week)\b|\bon \w+ \d/) &&
        crisp('Single gloves have until then to be missed.'),
      sandy('Please come and look surprised to see your umbrella.'),
    ],
  }),
]
