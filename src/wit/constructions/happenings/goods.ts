import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame, isMany } from './frame.ts'

/** What goods are made of, come with, include and are for. */
export const goods = [
  frame({
    id: 'real-ingredients',
    why: 'There is no other kind.',
    is: [
      '(?:.*\\b)?(?:made|baked|flavored|brewed|topped|filled|prepared) (?:with|from|of) (?:only )?real (?<what>[\\w-]+(?: [\\w-]+)?){tail}',
    ],
    unless: /\b(?:people|customers|leather|estate|fur|stories|time)\b/,
    fits: [
      'Crispy, light and made with real cheese.',
      'Our lemonade is made with real lemons.',
      'Our waffles are made with real butter.',
    ],
    near: ['It is made with real people.'],
    lines: () => [crisp('The imaginary kind did not sell.')],
  }),
  frame({
    id: 'made-from-recycled',
    why: 'A résumé for raw material.',
    is: [
      '(?:(?:our|the|this|these|each|every|all our) (?:[\\w-]+ ){0,3}?(?<head>[\\w-]+)(?<be> is| are) )?(?:made|woven|printed|built|produced|crafted)(?: entirely)? (?:from|of|on|with|out of) (?:\\d+ ?%|\\d+)? ?(?:\\d+ )?(?:recycled|reclaimed|upcycled|repurposed|salvaged) .+',
    ],
    fits: [
      'Made from 100% recycled cotton.',
      'Our frames are made from 5 recycled bottles each.',
      'The seed catalog is printed on recycled paper.',
    ],
    near: ['Please recycle this bottle.'],
    lines: ({ they, plural }) => [
      crisp(`${they} ${plural ? 'come' : 'comes'} with prior experience.`),
      arid(`${they} ${plural ? 'have' : 'has'} been something else, and got over it.`),
    ],
  }),
  frame({
    id: 'made-with-local',
    why: 'Distances, compared.',
    is: [
      '(?:our|the|all our) (?:[\\w-]+ ){0,2}?{food} (?:is|are) (?:made|brewed|baked|prepared|cooked) (?:with|from) (?:fresh |only |seasonal )*(?:local|locally grown|locally sourced|regional) (?<what>[\\w-]+(?: (?!and|from|every|in|at)[\\w-]+)?){tail}',
    ],
    fits: [
      'Our ice cream is made with local milk.',
      'Our pies are made with local apples.',
      'Our ale is brewed with local hops.',
    ],
    near: ['The local bakery makes bread.'],
    lines: ({ slot }) => [crisp(`You may have come farther than ${isMany(slot('what')) ? 'they' : 'it'} did.`)],
  }),
  frame({
    id: 'handmade-frame',
    why: 'Hands are not machines.',
    is: [
      '(?:our |all our |all of our |each |every )?(?:[\\w-]+ ){0,3}(?<head>{word}){be} (?:handmade|hand-made|made by hand|hand-poured|hand-painted|handcrafted|hand-crafted|hand-stitched|hand-sewn|hand-rolled|hand-thrown|hand-knit|knitted by hand){tail}',
    ],
    fits: ['Our soap is handmade in small batches.', 'Each mug is made by hand.', 'All our candles are hand-poured.'],
    near: ['The machine is made by Siemens.'],
    lines: () => [crisp('No two are alike, mostly on purpose.')],
  }),
  frame({
    id: 'inspired-by',
    why: 'A legal phrase, turned around.',
    is: [
      '(?:our|the|this|all our) {np}{be} inspired by (?:the|a|an|old|vintage|street|traditional|classic|local|nature|japanese|italian|french|mexican|\\w+ (?:food|cooking|cuisine|design|patterns|maps|gardens|architecture))\\b ?{np}?{tail}',
    ],
    unless:
      /\b(?:true story|god|late|victims?|person|mother|father|grandmother|you)\b|\b(?:teams?|staff|company|companies|work|us|me)\b/,
    fits: [
      'Our tiles are inspired by the Mediterranean.',
      'The new menu is inspired by street food.',
      'This collection is inspired by old maps.',
    ],
    near: ['Our sneakers are inspired by Acme.', 'We are inspired by you.'],
    lines: () => [crisp('Any resemblance is intended.')],
  }),
  frame({
    id: 'eight-hour-design',
    why: 'What lies just outside the design.',
    is: [
      '(?:our|the|this|these|all our) {np}{be} (?:designed|made|built|meant|intended) for everyday (?:use|wear|life)',
    ],
    fits: [
      'Our plates are made for everyday use.',
      'This bag is designed for everyday use.',
      'Our shirts are made for everyday wear.',
    ],
    near: ['The hammer is used every day.'],
    lines: () => [crisp('Special days are covered as well.')],
  }),
  frame({
    id: 'gentle-enough',
    why: 'A word that looks for a fight.',
    is: [
      '(?:our|the|this) (?:[\\w-]+ ){0,2}?(?:soap|shampoo|cleanser|detergent|conditioner) is (?:gentle|mild) enough for {np}{tail}',
    ],
    fits: [
      'This shampoo is gentle enough for everyday use.',
      'Our soap is mild enough for sensitive skin.',
      'This detergent is gentle enough for silk.',
    ],
    near: ['The manager is gentle.'],
    lines: () => [sandy('Any gentler, it would be water.')],
  }),
  frame({
    id: 'comes-with-manual',
    why: 'When manuals are read.',
    is: [
      '{thing}{place} (?:comes?|ships?|arrives?) with (?:[\\w-]+ ){0,4}(?:manual|instructions|assembly guide|instruction booklet|user guide|quick-start guide){tail}',
    ],
    fits: [
      'The bookshelf comes with assembly instructions.',
      'Every tent comes with a manual.',
      'The oven comes with a quick-start guide.',
    ],
    near: ['The oven comes with a tray.'],
    lines: ({ says }) => [
      crisp('Reading is done before or, more often, after.'),
      says(/\bassembly\b/) && sandy('Leftover screws are not explained.'),
    ],
  }),
  frame({
    id: 'comes-with-one',
    why: 'A choice in a small matter.',
    is: [
      '(?:each|every) (?:[\\w-]+ ){0,2}?(?<what>locker|room|desk|tent|cabin|office|chair|table|seat|workstation|apartment|unit|cubicle) (?:comes with|has|gets) (?:only )?one (?<part>hook|key|drawer|window|outlet|chair|pillow|lamp|towel|shelf|hanger|mirror|blanket|socket|coaster|cup holder)',
    ],
    fits: ['Each locker comes with one hook.', 'Every desk has one drawer.', 'Each tent comes with one lamp.'],
    near: ['Each locker is one meter wide.'],
    lines: ({ slot }) => [
      crisp(`Choosing the best ${slot('part')} is quickly done.`),
      slot('part') !== 'key' && sandy(`The second ${slot('part')} is in the next ${slot('what')}, and taken.`),
    ],
  }),
  frame({
    id: 'breakfast-included-frame',
    why: 'What a breakfast does not include.',
    is: [
      'breakfast(?: is)?(?: always)? included(?: in {np}| with {np})?{tail}',
      '(?:.*\\b)?(?:includes?|comes? with) (?:free |a |daily |hot |continental |full )*breakfast(?:,.*| and .*|{tail})',
    ],
    unless: /\b(?:not|until|served|meetings?|bed)\b/,
    fits: [
      'Breakfast is included.',
      'Room rate includes breakfast, parking and a view of the courtyard.',
      'All rooms come with free breakfast.',
    ],
    near: ['Breakfast is served until 10.', 'Breakfast is not included.'],
    lines: () => [crisp('Getting up for breakfast is not included.')],
  }),
  frame({
    id: 'not-included',
    why: 'Where the batteries are.',
    is: [
      '(?:.*\\b)?(?<what>batteries|tools|screws|bulbs?|light bulbs?|hardware|nails|wall anchors)(?: are| is)? not included',
    ],
    negated: true,
    fits: ['Easy to assemble, tools not included.', 'Batteries not included.', 'Batteries are not included.'],
    near: ['Batteries are included.'],
    lines: () => [crisp('You own some, of another size.'), sandy('Nor is the drawer in which you surely have some.')],
  }),
  frame({
    id: 'available-for-price',
    why: 'The free alternative to every extra.',
    is: [
      '(?:rush|express|gift|late|early|extra|additional|priority|premium)(?: [\\w-]+){1,3} (?:is|are) available for (?:an extra |an additional |just |only )?(?:\\$?\\d[\\d.,%]*)(?: .+)?',
      '(?:we offer|add) (?:gift wrapping|gift wrap|rush delivery|late checkout|a gift box|monogramming|engraving|express shipping) for (?:just |only |an extra )?\\$\\d[\\d.,]*(?: .+)?',
      '(?:towels|umbrellas|slippers|bikes|lockers|blankets|gift bags|earplugs|headphones|locks)(?: are|) available (?:[\\w ]+ )?for \\$\\d[\\d.,]*(?: .+)?',
    ],
    fits: [
      'We offer gift wrapping for $4.',
      'Rush orders are available for an extra 35%.',
      'Towels are available at the front desk for $2.',
    ],
    near: ['Tickets are available for $10.'],
    lines: () => [crisp('Doing without is free.')],
  }),
  frame({
    id: 'on-request',
    why: 'What a request is not.',
    is: ['{np} (?:is|are) available (?:up)?on request{tail}'],
    unless: /\brefer\w+|medical|interpret\w+\b/,
    fits: [
      'Extra pillows are available on request.',
      'A vegan menu is available upon request.',
      'Samples are available on request.',
    ],
    near: ['Pillows are in the closet.'],
    lines: () => [crisp('Wishing quietly does not count as one.')],
  }),
  frame({
    id: 'free-with-every',
    why: 'The direction of an offer.',
    is: [
      "(?:we're giving away|we are giving away|get|enjoy|receive)? ?(?:a )?free (?<free>{np}) with (?:every|each|any|the) (?:purchase of )?(?:a |an |any )?{np}{tail}",
    ],
    unless: /\b(?:gluten|sugar|dairy|toll|hands|risk|ad)-? ?free\b/,
    fits: [
      "We're giving away a free tote with every purchase of a bigger tote.",
      'Free coffee with every pastry.',
      'Get a free cookie with any sandwich.',
    ],
    near: ['Feel free to come with every question.'],
    lines: () => [crisp('It does not work the other way around.')],
  }),
  frame({
    id: 'light-rain',
    why: 'Light rain has a sequel.',
    is: [
      '(?:.*\\b)?(?:keeps? you dry|water-?resistant|protects?(?: you)?|waterproof) (?:in|against|from) light (?:rain|showers){tail}',
    ],
    fits: [
      'This jacket keeps you dry in light rain.',
      'Our bags are water-resistant in light rain.',
      'The cover protects against light rain.',
    ],
    near: ['Light rain is expected.'],
    lines: ({ says }) => [
      says(/\b(?:keeps|protects|is (?:water|waterproof))/) && crisp('In heavy rain, it keeps you company.'),
      says(/\b(?:keep|protect|are (?:water|waterproof))(?!s)/) && crisp('In heavy rain, they keep you company.'),
      arid('Heavy rain should be asked to wait.'),
    ],
  }),
]
