import { nth } from '../../computed/length-text.ts'
import { months } from '../../reading/quantities/calendar.ts'
import { crisp, type Scene, sandy } from '../pattern.ts'
import { general } from './general.ts'

/** The only day that a sentence names, with the days beside it. */
function onlyDay({ quantities }: Scene): { next: string; previous: string } | undefined {
  const days = [...quantities.weekdays.filter(({ repeats }) => !repeats), ...quantities.dates]
  const [day] = days
  if (days.length !== 1 || quantities.weekdays.length + quantities.dates.length > 1 || quantities.ranges.length > 0)
    return undefined
  return day?.next && day.previous ? { next: day.next, previous: day.previous } : undefined
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const ordinal = '(?<nth>\\d{1,2})(?:st|nd|rd|th)'

/** Days and months by which, on which and in which something happens. */
export const onDays = [
  general({
    id: 'starting-that-day',
    why: 'The last day of the old way.',
    when: /^(?:starting|beginning|effective|as of|from) (?:on )?\w+(?: \d{1,2})?,? .*\b(?:must|will need to|need to|have to|are required to|will be required to|please)\b/,
    unless: /\b(?:today|tomorrow|next|now|immediately)\b/,
    fits: [
      'Starting Monday, visitors will need to sign in on the tablet.',
      'Beginning May 1, all guests must wear a badge.',
    ],
    near: ['Starting Monday, we open at 8.', 'Starting next week, you must sign in.', 'From Boston, you need to fly.'],
    lines: ({ scene }) => {
      const day = onlyDay(scene)
      return [day && crisp(`Through ${day.previous}, the old way is still right.`)]
    },
  }),
  general({
    id: 'held-on-a-day',
    why: 'What is asked the day after.',
    when: /\b(?:will be held|takes place|will take place|is being held|is scheduled for|will host|takes? place)\b/,
    unless:
      /\b(?:funeral|vigil|surgery|interview|inspection|delivery|elections?|hearing|closed|exam|test|every|each|accountable|responsible|until)\b/,
    fits: ['The science fair will be held in the gym on February 20.', 'The reading will take place on Friday.'],
    near: ['It will be held together by tape.', 'The fair was on Friday.', 'The exam will be held on Friday.'],
    lines: ({ scene }) => {
      const day = onlyDay(scene)
      return [day && sandy(`On ${day.next}, those who were not there will ask.`)]
    },
  }),
  general({
    id: 'deadline-on-a-day',
    why: 'What the next day is for.',
    when: /\bdeadline (?:for|to) [\w' ]+ is\b/,
    twofold: true,
    fits: ['The deadline for submitting photos is July 31.', 'The deadline to apply is Friday.'],
    near: ['The deadline has passed.', 'What is the deadline.', 'The deadline is near.'],
    lines: ({ scene }) => {
      const day = onlyDay(scene)
      return [
        day && crisp(`${day.next} is reserved for explanations.`),
        day && sandy(`${day.next} is a day like any other, only too late.`),
      ]
    },
  }),
  general({
    id: 'up-for-renewal',
    why: 'The day after.',
    when: /\bup for renewal\b/,
    fits: ['Your lease is up for renewal on August 31.', 'Your policy is up for renewal on Friday.'],
    near: ['Renew your card.', 'The sign is up.', 'Up for a walk.'],
    lines: ({ scene }) => {
      const day = onlyDay(scene)
      return [day && crisp(`On ${day.next}, it is up for discussion.`)]
    },
  }),
  general({
    id: 'back-at-the-desk',
    why: 'The day before.',
    when: /\bback (?:at (?:my|the|his|her) (?:desk|office)|in (?:the|my) office|at work) on (?:the )?(?:(?<nth>\d{1,2})(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/,
    mine: true,
    fits: ['I will be back at my desk on the 14th.', 'I will be back in the office on Monday.'],
    near: ['I will be back.', 'Put it back on the desk.', 'The desk is back on the 14th floor.'],
    lines: ({ slot, scene }) => {
      const [day] = scene.quantities.weekdays
      const eve = day ? day.previous : `the ${Number(slot('nth')) - 1}th`
      const plain = day || (Number(slot('nth')) > 5 && Number(slot('nth')) < 21)
      return [
        Boolean(plain) && crisp(`On ${eve}, the desk will do what it can.`),
        sandy('Until then, the chair turns freely.'),
      ]
    },
  }),
  general({
    id: 'in-a-month',
    why: 'How much room a month leaves.',
    when: new RegExp(
      `\\b(?:will|opens?|launch(?:es)?|arrives?|begins?|starts?|returns?|moves?)\\b.* in (?:early |late )?(?<month>${months.join('|').toLowerCase()})$`,
    ),
    twofold: true,
    unless:
      /\b(?:every|each|may i|since|first|last|early|late|rise|rising|increase|increases|cost|costs|go up|expire|end|stop|close|closed)\b|\$|%/,
    fits: ['Our Tulsa office will host the next retreat in October.', 'The new branch opens in April.'],
    near: ['We met in May.', 'The sale begins on May 3.', 'Membership dues will rise to $85 in January.'],
    lines: ({ slot }) => {
      const at = months.findIndex((name) => name.toLowerCase() === slot('month'))
      const name = months[at] ?? ''
      return [
        name !== 'February' && crisp(`${name} has ${monthLengths[at]} days, and all of them qualify.`),
        sandy(`Which part of ${name} has been left to ${name}.`),
      ]
    },
  }),
  general({
    id: 'by-the-nth',
    why: 'What the day after is for.',
    when: new RegExp(`\\b(?:by|before|no later than) the ${ordinal}\\b(?! floor| century| time| hole| inning)`),
    twofold: true,
    mine: true,
    fits: ['Please send your monthly reports to Angela by the 5th.', 'We need your menu choice by the 18th.'],
    near: ['By the 5th floor, I was tired.', 'On the 5th, we close.', 'By the way, send it.'],
    lines: ({ slot }) => {
      const n = Number(slot('nth'))
      return [
        n < 28 && crisp(`The ${nth(n + 1)} has been set aside for reminders.`),
        n < 28 && sandy(`The ${nth(n + 1)} is close, but on the other side.`),
      ]
    },
  }),
  general({
    id: 'on-the-nth',
    why: 'What the day before is for.',
    when: new RegExp(
      `\\b(?:ships?|arrives?|opens?|launch(?:es)?|starts?|begins?|returns?|will [a-z]+|scheduled|delivered) (?:[\\w ]+ )?on the ${ordinal}$`,
    ),
    twofold: true,
    unless:
      /\b(?:floor|court|surgery|closed?|expires?|off|paused?|ends?|stop|suspended|removed|deleted|charged|billed|retired)\b/,
    fits: ['Your next box ships on the 22nd.', 'The new store opens on the 9th.'],
    near: ['We were closed on the 9th.', 'It is on the 9th floor.', 'Your subscription will be paused on the 15th.'],
    lines: ({ slot, scene }) => {
      const n = Number(slot('nth'))
      return [
        !scene.past && n > 1 && crisp(`The ${nth(n - 1)} is for looking forward to it.`),
        !scene.past && n > 1 && sandy(`On the ${nth(n - 1)}, please act natural.`),
      ]
    },
  }),
  general({
    id: 'wanted-by-a-day',
    why: 'True by the calendar.',
    when: /\b(?:wants?|needs?|will (?:send|choose|decide|finish|have|deliver)|would like)\b.* by (?:this |noon on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/,
    twofold: true,
    fits: ['The customer wants the order by Tuesday.', 'The printer needs the file by Thursday.'],
    near: ['The customer wants the order by next Tuesday.', 'Send it on Tuesday.', 'She wants it by the door.'],
    lines: ({ scene }) => {
      const [day, another] = scene.quantities.weekdays
      if (!day || another || day.repeats) return []
      return [crisp(`${day.next} is not by ${day.day}.`)]
    },
  }),
  general({
    id: 'weekday-a-year',
    why: 'A week, worked out to a year.',
    when: /\b(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days(?: only)?$/,
    unless:
      /\bopenings\b|\bhas two\b|\b(?:until|through|during|this (?:summer|fall|spring|winter|month|season)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|first|second|third|last|other|and (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
    fits: ['Our newsletter goes out every Thursday.', 'The weekly report will now go out on Mondays.'],
    near: ['We meet every other Monday.', 'We met on Monday.'],
    lines: ({ scene }) => {
      const [day, another] = scene.quantities.weekdays
      if (!day || another) return []
      return [crisp(`That is 52 ${day.day}s a year, in some years 53.`), sandy('In between are six days without.')]
    },
  }),
]
