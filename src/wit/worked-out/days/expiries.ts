import { clockText } from '../../reading/quantities/clock.ts'
import type { Deadline } from '../../reading/quantities/deadline.ts'
import { arid, crisp, only, pattern, type Scene, sandy } from '../pattern.ts'

/** The one day up to which something holds: "ends Sunday", "through March 31". */
function holdsUntil(
  { quantities, sentence }: Scene,
  about: RegExp,
  unless?: RegExp,
): { next: string; day: string; previous: string } | undefined {
  if (quantities.ranges.length > 0 || !about.test(sentence) || unless?.test(sentence)) return undefined
  const until: Deadline | undefined = only(quantities.deadlines.filter(({ kind }) => kind === 'until'))
  if (!until || until.clock) return undefined
  const next = until.date?.next ?? until.weekday?.next
  const previous = until.date?.previous ?? until.weekday?.previous
  const day = until.weekday?.day ?? until.date?.text.replace(/,.*$/, '')
  return next && day && previous ? { next, day, previous } : undefined
}

const offers =
  /\b(?:sales?|offers?|deals?|discounts?|promo(?:tion|tions)?|free shipping|\d+% off|percent off|special|clearance|bogo|prices? (?:is|are) good|savings)\b/
const ends = /\b(?:ends?|ending|expires?|until|through|till|runs|good|valid|last)\b/

export const expiries = [
  pattern({
    id: 'offer-ends',
    why: 'What a bargain is called the day after.',
    find: (scene) => {
      const until =
        ends.test(scene.sentence) && holdsUntil(scene, offers, /\b(?:team|sales (?:team|call|meeting|training)|job)\b/)
      return until && { ...until, shipping: /\b(?:shipping|delivery)\b/.test(scene.sentence) }
    },
    lines: ({ next, day, shipping }) => [
      !shipping && crisp(`On ${next}, a price is just a price.`),
      sandy(`You will think about it until ${next}.`),
      arid(`Bargains overlooked by ${day} are known as money saved.`),
    ],
  }),
  pattern({
    id: 'registration-closes',
    why: 'When everybody signs up, and who one is afterward.',
    find: (scene) =>
      holdsUntil(
        scene,
        /\b(?:registration|enrollment|sign-?ups?|applications?|submissions?|call for papers|entries)\b/,
        /\b(?:medical|insurance|immigration|court|nominat\w+|votes?|voting)\b/,
      ),
    lines: ({ next, day, previous }) => [
      crisp(`On ${next}, you will merely have been interested.`),
      sandy(`We look forward to hearing from most of you late on ${day}.`),
      arid(`Those who are done by ${previous} may go about in peace.`),
    ],
  }),
  pattern({
    id: 'points-expire',
    why: 'What the points were being saved for.',
    find: (scene) =>
      holdsUntil(
        scene,
        /\b(?:points|miles|rewards?|credits?|vouchers?|coupons?|gift cards?)\b.*\bexpires?\b/,
        /\bcredit card|\bcollege\b|\bcourse\b/,
      ),
    lines: ({ next }) => [
      sandy('You were saving for something, and this turns out to be it.'),
      crisp(`On ${next}, you will know exactly what you wanted.`),
    ],
  }),
  pattern({
    id: 'pass-expires',
    why: 'What a pass is without its powers.',
    find: (scene) =>
      !/\b(?:badges|permits|passes|cards)\b/.test(scene.sentence) &&
      holdsUntil(
        scene,
        /\b(?:badge|permit|parking pass|pass|membership card|library card|key card)\b.*\bexpires?\b/,
        /\b(?:work permit|residence|visa|passport|driv)/,
      ),
    lines: ({ next }) => [
      crisp(`From ${next}, it is a bookmark.`),
      arid('It will look exactly the same, as will the closed door.'),
    ],
  }),
  pattern({
    id: 'password-expires',
    why: 'How the next password comes about.',
    find: (scene) => /\bpassword\b.*\b(?:expires?|expiring)\b/.test(scene.sentence) && {},
    lines: () => [
      arid('Its successor should differ by more than its last digit.'),
      crisp('You are thinking of the same one with a 2.'),
    ],
  }),
  pattern({
    id: 'renews-on',
    why: 'What one has to do for it.',
    find: (scene) =>
      /\b(?:subscription|membership|plan|policy|domain|license)\b.*\b(?:renews?|auto-?renews?|renewed)\b/.test(
        scene.sentence,
      ) &&
      !/\binsurance|driver|must|need|please|unless|cancel|will be renewed|before/.test(scene.sentence) &&
      only(scene.quantities.dates),
    lines: () => [sandy('All that is asked of you is an ordinary day.')],
  }),
  pattern({
    id: 'until-further-notice',
    why: 'Asks what kind of notice this one is.',
    find: ({ quantities, sentence }) =>
      quantities.deadlines.some(({ phrase }) => phrase === 'further notice') &&
      !/\b(?:hospital|visit\w*|evacuat\w*|boil)\b/.test(sentence) &&
      {},
    lines: () => [
      crisp('Please regard this as notice, but not as further.'),
      arid('The further notice will look much like this one, with better news.'),
    ],
  }),
  pattern({
    id: 'until-end-of-period',
    why: 'Finds the last day in the calendar.',
    find: ({ quantities, sentence }) => {
      const until = only(
        quantities.deadlines.filter(({ kind, phrase }) => kind === 'until' && /^(?:the )?end of/.test(phrase ?? '')),
      )
      const period = /(month|year|quarter|week)$/.exec(until?.phrase ?? '')?.[1]
      return (
        period &&
        !/\b(?:booked|full|sold out|closed|unavailable)\b/.test(sentence) &&
        /\b(?:display|exhibit\w*|exhibition|offer|sale|free|available|on view|show|special|menu|discount)\b/.test(
          sentence,
        ) && { period, shown: /\b(?:display|exhibit|exhibition|on view|show)\b/.test(sentence) }
      )
    },
    lines: ({ period, shown }) => [
      sandy(`The last day of the ${period} will be crowded with people who had all ${period}.`),
      shown && arid('There is still time to mean to go.'),
    ],
  }),
  pattern({
    id: 'offer-ends-at',
    why: 'What a bargain is called a minute later.',
    find: ({ quantities, sentence }) => {
      const clock = only(quantities.clocks)
      return (
        clock &&
        quantities.windows.length === 0 &&
        offers.test(sentence) &&
        ends.test(sentence) &&
        quantities.deadlines.some(({ kind }) => kind === 'until') &&
        !/\bsales (?:team|call|meeting)|\bjob\b/.test(sentence) &&
        clock
      )
    },
    lines: (clock) => [
      crisp(`At ${clockText(clock, 1)}, a price is just a price.`),
      arid(`Hesitation is free of charge until ${clockText(clock, -1)}.`),
    ],
  }),
  pattern({
    id: 'exhibit-until',
    why: 'How long one goes on meaning to go.',
    find: (scene) =>
      holdsUntil(scene, /\b(?:exhibit|exhibition|exhibits|on display|on view)\b/, /\b(?:offer|sale|closed)\b/),
    lines: ({ day }) => [sandy(`Most people will go on meaning to go until ${day}.`)],
  }),
]
