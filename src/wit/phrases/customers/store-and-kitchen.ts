import type { Phrase } from '../phrase.ts'

/** Stores, kitchens and small print. */
export const storeAndKitchenPhrases: readonly Phrase[] = [
  {
    id: 'grand-opening',
    phrase: 'grand opening',
    unless: ['restaurant-closed', 'canyon'],
    example: 'Join us for our grand opening on Saturday.',
    why: 'What the days after the grand one are.',
    lines: [
      { dryness: 'sandy', text: 'From the second day on, the door will open in the ordinary way.' },
      { dryness: 'arid', text: 'The closing, the same evening, is a modest affair.' },
    ],
  },
  {
    id: 'soft-opening',
    phrase: 'soft opening',
    unless: ['hard', 'went'],
    example: 'Our soft opening is on Thursday.',
    why: 'An opening with a degree of hardness.',
    lines: [
      { dryness: 'crisp', text: 'Please lean on the door gently.' },
      { dryness: 'arid', text: 'The full hardness is reached after two weeks.' },
    ],
  },
  {
    id: 'under-new-management',
    phrase: 'under new (management|ownership)',
    example: 'The diner is under new management.',
    why: 'Takes the phrase at its word: new managers find old things.',
    lines: [
      { dryness: 'sandy', text: 'Its first act was to look for the light switch.' },
      { dryness: 'arid', text: 'The old habits of the door remain in force.' },
    ],
  },
  {
    id: 'everything-must-go',
    phrase: 'everything must go',
    unless: ['closing', 'close', 'estate'],
    example: 'Clearance sale: everything must go.',
    why: '"Everything" includes things nobody wants.',
    lines: [
      { dryness: 'sandy', text: 'The doormat has been asked about.' },
      { dryness: 'arid', text: 'The sign itself will be last.' },
    ],
  },
  {
    id: 'no-obligation',
    phrase: ['(no|without) obligation', 'without obligation', 'without any obligation'],
    example: 'Get a free quote with no obligation.',
    why: 'Where obligations otherwise come from.',
    lines: [
      { dryness: 'sandy', text: 'Politeness is not an obligation, but it is noticed.' },
      { dryness: 'crisp', text: 'Nodding is not yet a signature.' },
    ],
  },
  {
    id: 'free-quote',
    phrase: 'free (quote|estimate|consultation)',
    unless: ['no', 'legal', 'medical', 'debt', 'injury', 'lawyer'],
    example: 'Call today for a free quote.',
    why: 'Takes the phrase at its word: only one part of it is free.',
    lines: [
      { dryness: 'sandy', text: 'What it says will cost something.' },
      { dryness: 'arid', text: 'Quotes by famous people are also free.' },
    ],
  },
  {
    id: 'satisfaction-guaranteed',
    phrase: 'satisfaction be? (guarantee|guaranteed)',
    example: 'Satisfaction guaranteed.',
    why: 'Satisfaction is guaranteed; more was not said.',
    lines: [
      { dryness: 'sandy', text: 'Joy depends on you.' },
      { dryness: 'arid', text: 'Delight is not covered.' },
    ],
  },
  {
    id: 'money-back',
    phrase: 'money back guarantee?',
    example: 'Every mattress comes with a 30-day money-back guarantee.',
    why: 'Which part of a purchase can come back.',
    lines: [
      { dryness: 'sandy', text: 'Your time is not part of this offer.' },
      { dryness: 'arid', text: 'The bills may not be the same ones.' },
    ],
  },
  {
    id: 'piece-of-cake',
    phrase: 'piece of cake',
    unless: ['slice', 'birthday', 'coffee', 'eat', 'serve', 'free', 'dessert', 'menu', 'plate'],
    example: 'Setting up the new router is a piece of cake.',
    why: 'Takes the phrase at its word: cake is not easy to make.',
    lines: [
      { dryness: 'sandy', text: 'The recipe takes three hours and six eggs.' },
      { dryness: 'crisp', text: 'Crumbs are to be expected.' },
    ],
  },
  {
    id: 'gift-wrapping',
    phrase: 'gift (wrap|wrapping|wrapped)',
    example: 'We offer gift wrapping for $4.',
    why: 'Takes the phrase at its word: gift wrap does not last.',
    lines: [
      { dryness: 'sandy', text: 'It is removed in about two seconds.' },
      { dryness: 'arid', text: 'Its entire career takes place in one living room.' },
    ],
  },
  {
    id: 'made-to-order',
    phrase: '(make|made) to (order|measure)',
    with: ['sandwich', 'furniture', 'table', 'pizza', 'cake', 'shelf', 'bag', 'all', 'our', 'curtain', 'coffee'],
    example: 'All sandwiches are made to order.',
    why: 'What has not been ordered is not there.',
    lines: [
      { dryness: 'sandy', text: 'Those you did not order have not been made.' },
      { dryness: 'arid', text: 'The order in which they are made is also an order.' },
    ],
  },
  {
    id: 'all-you-can-eat',
    phrase: 'all you can (eat|drink)',
    example: 'All-you-can-eat pancakes every Sunday.',
    why: 'Takes the phrase at its word: it is not a challenge.',
    lines: [
      { dryness: 'sandy', text: 'This is a limit, not a target.' },
      { dryness: 'arid', text: 'What you cannot eat stays here.' },
    ],
  },
  {
    id: 'happy-hour',
    phrase: 'happy hour',
    example: 'Happy hour is from 5 to 7 p.m.',
    why: 'Takes the phrase at its word: happiness kept to opening times.',
    lines: [
      { dryness: 'sandy', text: 'The other hours are doing what they can.' },
      { dryness: 'arid', text: 'Contentment is served until closing time.' },
    ],
  },
  {
    id: 'freshly-baked',
    phrase: '(fresh|freshly) (baked|bake|made|make|prepare|prepared|roasted|roast) (daily|every|each)?',
    example: 'Our bread is freshly baked every morning.',
    why: 'Takes the phrase at its word: freshness has a next day.',
    lines: [
      { dryness: 'sandy', text: "Yesterday's version is what you have at home." },
      { dryness: 'arid', text: 'Stale takes longer and is made by the customer.' },
    ],
  },
  {
    id: 'melt-in-mouth',
    phrase: 'melt in (your|the) mouth',
    example: 'Our caramels melt in your mouth.',
    why: 'Takes the phrase at its word: chewing has been taken care of.',
    lines: [
      { dryness: 'sandy', text: 'Teeth may take the afternoon off.' },
      { dryness: 'arid', text: 'A pocket has much the same effect.' },
    ],
  },
  {
    id: 'guilt-free',
    phrase: 'guilt free',
    example: 'Try our guilt-free brownies.',
    why: 'Guilt is normally not an ingredient.',
    lines: [
      { dryness: 'arid', text: 'Guilt is available as a topping.' },
      { dryness: 'sandy', text: 'Innocence has not been proven, only baked.' },
    ],
  },
  {
    id: 'farm-to-table',
    phrase: 'farm to table',
    example: 'Our menu is farm to table.',
    why: 'Takes the phrase at its word: the way between the two.',
    lines: [
      { dryness: 'sandy', text: 'The stretch in between is a highway.' },
      { dryness: 'arid', text: 'The truck is seldom mentioned.' },
    ],
  },
  {
    id: 'home-style',
    phrase: ['(home-cooked|homestyle|home-style)', 'home (cooked|cook|style|cooking)'],
    example: 'We serve home-cooked lunches from noon.',
    why: 'Takes the phrase at its word: home has other customs, too.',
    lines: [
      { dryness: 'sandy', text: 'Unlike at home, the dishes are done.' },
      { dryness: 'arid', text: 'As at home, the second helping is decided by looks.' },
    ],
  },
  {
    id: 'complimentary',
    phrase: 'complimentary',
    unless: ['medical', 'hospital', 'close'],
    example: 'Breakfast is complimentary.',
    why: 'Takes the phrase at its word: free things and compliments.',
    lines: [
      { dryness: 'sandy', text: 'Compliments in return are welcome but not itemized.' },
      { dryness: 'arid', text: 'The amount of zero will not appear on your bill.' },
    ],
  },
  {
    id: 'hidden-fees',
    phrase: ['no hidden (fee|cost|charge)', '(hidden|surprise) fee'],
    example: 'There are no hidden fees.',
    why: 'Fees that are not hidden are in full view.',
    lines: [
      { dryness: 'sandy', text: 'The visible ones are in bold.' },
      { dryness: 'arid', text: 'All of ours stand in the open, like cattle.' },
    ],
  },
  {
    id: 'terms-apply',
    phrase: ['term (and|&) condition apply', '(term|restriction|exclusion|condition) may? apply'],
    example: 'Terms and conditions apply.',
    why: 'Takes the phrase at its word: they have been read by few.',
    lines: [
      { dryness: 'sandy', text: 'They have been waiting for a reader since 2011.' },
      { dryness: 'arid', text: 'They apply whether or not they are read, which has been useful.' },
    ],
  },
  {
    id: 'void-where',
    phrase: 'void where prohibited',
    example: 'Void where prohibited.',
    why: 'Takes the phrase at its word: the void is elsewhere.',
    lines: [
      { dryness: 'arid', text: 'Prohibited where void.' },
      { dryness: 'sandy', text: 'The void has no mailing address.' },
    ],
  },
  {
    id: 'actual-product',
    phrase: ['(product|color|colors|appearance|item|items) may (vary|differ)', 'actual * may (vary|differ)'],
    example: 'Actual product may vary from the picture.',
    why: 'The picture and the thing had different days.',
    lines: [
      { dryness: 'sandy', text: 'The photographer was very good.' },
      { dryness: 'arid', text: 'The picture, by contrast, will stay the same.' },
    ],
  },
]
