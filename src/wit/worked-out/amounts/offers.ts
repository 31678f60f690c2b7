import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, only, pattern, sandy } from '../pattern.ts'

const numberIn = (text: string | undefined) => {
  if (text === undefined) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  const at = Array.from({ length: 21 }, (_, index) => spell(index)).indexOf(text)
  return at === -1 ? undefined : at
}

export const offers = [
  pattern({
    id: 'buy-one-get-one',
    why: 'How many one came for.',
    find: ({ sentence }) =>
      /\bbuy (?:one|1)[^.]*\bget (?:one|1|another|a second|the second)\b.*\b(?:free|half|off)\b|\bbogo\b/.test(
        sentence,
      ) && {
        free: /\bfree\b/.test(sentence),
        named:
          /\bbuy (?:one|1) (?!get\b|and\b|at\b|for\b|or\b)[a-z]|\bon (?:all|any|every|everything|select|selected|our)\b/.test(
            sentence,
          ) && !/\b(?:through|until|till|this|today|week|weekend|month|day)\b/.test(sentence),
      },
    lines: ({ free, named }) => [
      named && crisp('You came for half of that.'),
      free && sandy('The free one is whichever you use second.'),
    ],
  }),
  pattern({
    id: 'buy-several-get-one',
    why: 'How many one came for.',
    find: ({ sentence }) => {
      const several = /\bbuy (two|2|three|3|four|4|five|5)\b[^.]*\bget\b.*\bfree\b/.exec(sentence)?.[1]
      const value = numberIn(several)
      return value !== undefined && { value }
    },
    lines: ({ value }) => [
      crisp('You came for one.'),
      arid(`The free one cannot be had without the ${value === 2 ? 'other two' : `other ${spell(value)}`}.`),
    ],
  }),
  pattern({
    id: 'limit-per-customer',
    why: 'How people try to get one more.',
    find: ({ sentence }) => {
      const value = numberIn(
        /\b(?:limit(?:ed to)?|maximum(?: of)?|max\.?)(?: of)? ([a-z]+|\d+) (?:[a-z]+ ){0,2}per (?:customer|person|household|guest|family|order|shopper)\b/.exec(
          sentence,
        )?.[1],
      )
      return (
        value !== undefined && value >= 1 && !/\b(?:minutes?|comments?|hours?|questions?)\b/.test(sentence) && { value }
      )
    },
    lines: ({ value }) => [
      sandy('Coming back in a different hat has been tried.'),
      crisp(`For ${spell(value + 1)}, bring a relative.`),
    ],
  }),
  pattern({
    id: 'group-rates',
    why: 'What a group that is one short should do.',
    find: ({ sentence }) => {
      const value = numberIn(/\b(\d+|[a-z]+) or more\b/.exec(sentence)?.[1])
      return (
        value !== undefined &&
        value >= 4 &&
        /\b(?:groups?|parties|party|team rate|bulk)\b/.test(sentence) &&
        !/\bgratuity|service charge\b/.test(sentence) && {
          value,
          cheaper: /\b(?:rates?|discounts?|free|off|save|deal|price)\b/.test(sentence),
        }
      )
    },
    lines: ({ value, cheaper }) => [
      cheaper && sandy(`A group of ${spell(value - 1)} is advised to make a friend.`),
      crisp(`At ${spell(value - 1)}, you are just people.`),
    ],
  }),
  pattern({
    id: 'valid-for',
    why: 'When a voucher is found again.',
    find: ({ quantities, sentence }) => {
      const time = only(quantities.durations)
      return (
        time &&
        time.upTo === undefined &&
        Number.isInteger(time.value) &&
        time.value > 1 &&
        /\b(?:valid|good) for\b/.test(sentence) &&
        /\b(?:voucher|coupon|gift card|code|pass|ticket|certificate|offer)\b/.test(sentence) &&
        time
      )
    },
    lines: ({ value, unit }) => [
      crisp(`You will find it again in ${unit} ${figures(value + 1)}.`),
      arid(`In the drawer, ${figures(value)} ${unit}s pass at the usual speed.`),
    ],
  }),
  pattern({
    id: 'children-free',
    why: 'The birthday on which hunger starts to cost money.',
    find: ({ sentence }) => {
      const value = numberIn(
        /\b(?:kids|children|guests)(?: aged?)? (?:under|below) (\d+|[a-z]+)\b.*\b(?:eat|dine)s? (?:for )?free\b/.exec(
          sentence,
        )?.[1],
      )
      return value !== undefined && value >= 3 && value <= 18 && { value }
    },
    lines: ({ value }) => [
      crisp(`At the age of ${figures(value)}, hunger starts to cost money.`),
      sandy(`Guests aged ${figures(value)} may be seen slouching.`),
      arid('They may be asked how tall they are.'),
    ],
  }),
  pattern({
    id: 'days-left',
    why: 'Counts down by one.',
    find: ({ quantities, sentence }) => {
      const left = only(quantities.durations)
      return (
        left?.unit === 'day' &&
        left.value >= 2 &&
        Number.isInteger(left.value) &&
        left.upTo === undefined &&
        /\bdays (?:left|to go|remaining|remain)\b/.test(sentence) &&
        !/\bwarranty|notice|sick|vacation|live|evict/.test(sentence) &&
        left
      )
    },
    lines: ({ value }) => [
      crisp(`Tomorrow, that will be ${spell(value - 1)}.`),
      sandy(`If you are a person who waits, you have ${spell(value - 1)} of them to yourself.`),
    ],
  }),
  pattern({
    id: 'open-all-hours',
    why: 'What a door that never closes does not need.',
    find: ({ sentence }) =>
      /\bopen (?:24\/7|24 hours|around the clock)\b/.test(sentence) &&
      !/\b(?:hospital|emergency|clinic|pharmacy|er|shelter)\b/.test(sentence) &&
      {},
    lines: () => [
      crisp('There is no such thing as coming too early.'),
      arid('Getting up early to be the first is no longer possible.'),
    ],
  }),
  pattern({
    id: 'support-all-hours',
    why: 'Who meets at four in the morning.',
    find: ({ sentence }) =>
      /\b(?:24\/7|24 hours a day|around the clock)\b/.test(sentence) &&
      /\b(?:support|help|customer service|help ?desk|team)\b/.test(sentence) &&
      !/\b(?:emergency|crisis|poison|hospital|suicide|medical|nurse|security)\b|\bchat/.test(sentence) && { sentence },
    lines: () => [crisp('At 4 a.m., it is customary to whisper.')],
  }),
  pattern({
    id: 'booth-number',
    why: 'How one knows that one has gone too far.',
    find: ({ quantities, sentence }) => {
      const booth = only(quantities.labels.filter(({ kind }) => kind === 'booth'))
      return (
        booth?.value !== undefined &&
        booth.value > 1 &&
        /\b(?:visit|find|see|meet|stop by|at|in)\b/.test(sentence) && { value: booth.value }
      )
    },
    lines: ({ value }) => [
      crisp(`At booth ${value + 1}, you have gone too far.`),
      sandy(`If you are holding a free pen from booth ${value - 1}, that is fine with us.`),
    ],
  }),
  pattern({
    id: 'recycled-bottles',
    why: 'What is taken out of a bottle first.',
    find: ({ quantities, sentence }) =>
      /\brecycled\b/.test(sentence) && quantities.counts.find(({ lemma }) => lemma === 'bottle'),
    lines: () => [crisp('The messages were removed first.'), arid('You may have met one of them before.')],
  }),
]
