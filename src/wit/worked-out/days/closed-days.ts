import { arid, crisp, only, pattern, sandy } from '../pattern.ts'
import { dayOf } from './day-of.ts'

const ours =
  /\b(?:we|office|offices|store|shop|library|branch|gallery|museum|studio|showroom|cafeteria|restaurant|lobby|front desk|bakery|warehouse)\b/
const moved = /\b(?:moved|rescheduled|postponed|instead|pushed|changed|cancel\w*)\b/

export const closedDays = [
  pattern({
    id: 'closed-day',
    why: 'What it means if the door opens all the same.',
    find: (scene) => {
      const day =
        ours.test(scene.sentence) &&
        dayOf(
          scene,
          /\bclosed\b/,
          /\b(?:early|deal|private|closed to|street|road|pool|elevator|parking|reopen\w*|funeral|memorial service|mourning|passing|weather|storm|hurricane|flood\w*|election)\b/,
        )
      // Part of a day, or people inside.
      const partly =
        /\b(?:morning|afternoon|evening|night|noon|training|staff|employees?|meeting|inventory|cleaning|maintenance|repairs?|renovations?|retreat)\b/.test(
          scene.sentence,
        )
      return day && { ...day, empty: !partly }
    },
    lines: ({ name, weekday, empty }) => [
      empty && crisp(`If the door opens, you have the wrong ${weekday ? name : 'day'}.`),
      empty && arid(`The lights you may see on ${name} are the exit sign.`),
      sandy(`Anything you need from us on ${name} is best needed sooner.`),
    ],
  }),
  pattern({
    id: 'private-event',
    why: 'What is heard from outside.',
    find: (scene) =>
      /\bprivate (?:event|party|function)\b/.test(scene.sentence) &&
      ours.test(scene.sentence) &&
      dayOf(scene, /\bclosed\b/, /\b(?:funeral|memorial|mourning)\b/),
    lines: ({ name }) => [crisp(`Any laughter heard on ${name} is private.`)],
  }),
  pattern({
    id: 'closed-range',
    why: 'Counts the closed days, and what the phone does.',
    find: ({ quantities, sentence }) =>
      /\b(?:closed|closes?|shut|closing)\b/.test(sentence) &&
      ours.test(sentence) &&
      !/\bfuneral|storm|flood/.test(sentence) &&
      only(quantities.ranges),
    lines: ({ days: length, start, end }) => [
      start.previous && sandy(`Everything urgent will be discovered on ${start.previous}.`),
      end.next && crisp(`By ${end.next}, we will have forgotten our passwords.`),
      length !== undefined && length > 2 && crisp(`That is ${length} days, for those who were going to count.`),
      arid('The phone will ring as usual, but it will mean nothing by it.'),
    ],
  }),
  pattern({
    id: 'closed-weekly',
    why: 'A weekly fact that surprises people weekly.',
    find: ({ quantities, sentence }) => {
      const day = only(quantities.weekdays)
      return (
        day?.repeats &&
        /\bclosed\b/.test(sentence) &&
        ours.test(sentence) &&
        !/\bevery (?:other|second)\b/.test(sentence) &&
        day
      )
    },
    lines: ({ day, previous }) => [
      sandy('It happens every week, but it still surprises people.'),
      crisp(`Please have the idea on ${previous}.`),
      arid(`If you find us open, it is not ${day}.`),
    ],
  }),
  pattern({
    id: 'collection-day',
    why: 'What stands at the curb the day after.',
    find: ({ quantities, sentence }) => {
      const day = only(quantities.weekdays)
      return (
        day &&
        /\b(?:trash|garbage|recycling|bins?|compost|yard waste|bulk waste|cardboard)\b/.test(sentence) &&
        /\b(?:collect\w*|pick(?:ed)? ?-?up|emptied|goes out|go out)\b/.test(sentence) &&
        !moved.test(sentence) &&
        day
      )
    },
    lines: ({ day }) => [sandy(`The sound at dawn on ${day} is either the truck coming or the truck leaving.`)],
  }),
  pattern({
    id: 'weekly-deal',
    rank: 'last',
    why: 'The day after the weekly bargain.',
    find: ({ quantities, sentence }) => {
      const day = only(quantities.weekdays)
      return (
        day?.repeats &&
        /\b(?:half[- ]price|half off|2-for-1|two-for-one|eat free|% off|buy one|discount|free)\b/.test(sentence) &&
        /\b(?:eat|kids|drinks?|wings|pizza|burgers?|tacos|pints?|desserts?|appetizers?|wine|oysters|sandwich\w*|pancakes|guests)\b/.test(
          sentence,
        ) && { next: day.next, drinks: /\b(?:drinks?|pints?|wine)\b/.test(sentence) }
      )
    },
    lines: ({ next, drinks }) => [crisp(`By ${next}, ${drinks ? 'thirst' : 'hunger'} is back at full price.`)],
  }),
  pattern({
    id: 'inventory-day',
    why: 'Things that are counted.',
    find: (scene) => dayOf(scene, /\b(?:stock ?(?:count|take|taking)|inventory)\b/, /\b(?:sale|closed|low)\b/),
    lines: ({ previous }) => [
      crisp(`On ${previous}, please sell whatever is hard to count.`),
      arid('There will turn out to be seven of something we thought we were out of.'),
    ],
  }),
]
