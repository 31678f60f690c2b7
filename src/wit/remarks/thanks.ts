import type { Remark } from './remark.ts'

/** Of thanks, greetings and courtesies. */
export const thanks: readonly Remark[] = [
  {
    id: 'the-looking-has-begun',
    dryness: 'crisp',
    text: 'The looking has begun.',
    why: 'Where the looking stands.',
    when: /\bwe (?:really )?look forward to\b|\bwe(?:'re| are) looking forward to\b/,
    unless: /\b(?:court|hearing|payment|mourn)\w*/,
    fits: ['We look forward to seeing you on Thursday.', 'We are looking forward to the spring boat show.'],
    near: 'Looking for a quiet office?',
  },
  {
    id: 'the-thanks-apply-even',
    dryness: 'arid',
    text: 'The thanks apply even without full understanding.',
    why: 'Who is covered by the thanks.',
    when: /\b(?:thank you|thanks)\b.*\bunderstanding\b|\bappreciate your understanding\b/,
    unless: /\b(?:difficult|loss|grief|death|family)\b/,
    fits: [
      'Thank you for your understanding as we replace the boiler.',
      'Thank you for your understanding about the change of venue.',
    ],
    near: 'Understanding your water bill',
  },
  {
    id: 'this-cannot-be-enforced',
    dryness: 'crisp',
    text: 'This cannot be enforced.',
    why: 'The limits of an imperative.',
    when: /^(?:please )?enjoy\b|^have a (?:great|nice|good|wonderful|lovely)\b/,
    unless: /\bnot\b|responsibly|\boff\b|%|\bfree\b/,
    fits: ['Enjoy a warm breakfast in the garden room each morning.', 'Have a great weekend at the regatta.'],
    near: 'Guests enjoy the view from the deck.',
  },
  {
    id: 'reading-this-does-not',
    dryness: 'crisp',
    text: 'Reading this does not count as attending.',
    why: 'The limits of an invitation.',
    when: /^(?:please )?join us\b|\byou(?:'re| are) (?:cordially |warmly )?invited\b|^come (?:to|see|celebrate|taste|meet)\b/,
    unless: /memorial|funeral|vigil|remembrance|support group|online team|our team|our team/,
    fits: ['Join us for a free seed swap on Saturday.', 'Come see the new bindery on Elm Street.'],
    near: 'Guests come to the garden for the quiet.',
  },
  {
    id: 'this-is-where-one',
    dryness: 'crisp',
    text: 'This is where one would shake hands.',
    why: 'What an introduction leads to.',
    when: /^(?:introducing|meet (?:our|the|your)|please welcome|say hello to)\b/,
    unless: /demand|need|deadline|requirement|\bgoal|the needs|\bpay/,
    fits: ['Introducing our first line of canvas aprons.', 'Please welcome our new head gardener.'],
    near: 'Meet the deadline early.',
  },
]
