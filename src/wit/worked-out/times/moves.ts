import { lengthText } from '../../computed/length-text.ts'
import { weekdays } from '../../reading/quantities/calendar.ts'
import { arid, crisp, only, pattern, sandy } from '../pattern.ts'

const move = /\b(?:moved|moves|moving|rescheduled|pushed|shifted|postponed|changed)\b/
const attended =
  /\b(?:meeting|call|discussion|session|class|training|workshop|webinar|interview|review|demo|lunch|dinner|rehearsal|practice|seminar|presentation|party|event|standup|sync|check-in|game|tour|kickoff|drill|picnic)\b/
/** Who is late, not what they are late for. */
const onTheWay = /\b(?:flight|train|bus|ferry|plane)\b/

export const moves = [
  pattern({
    id: 'moved-in-the-day',
    why: 'Subtracts one time from the other, in the right direction.',
    past: true,
    find: ({ quantities, sentence }) => {
      const window = only(quantities.windows)
      if (!window || !move.test(sentence) || !/\bfrom\b/.test(sentence) || !attended.test(sentence)) return undefined
      const later = window.length <= 360
      const earlier = !later && window.start.certain === window.end.certain
      const minutes = later ? window.length : (window.start.certain ? 1440 : 720) - window.length
      return (later || earlier) && minutes > 0 && minutes <= 360 && { minutes, later }
    },
    lines: ({ minutes, later }) => [
      later && minutes <= 15 && crisp(`Please use the extra ${lengthText(minutes)} wisely.`),
      later && minutes <= 15 && arid('Preparations may now begin later, too.'),
      later && minutes > 15 && sandy(`You are now ${lengthText(minutes)} early.`),
      later && minutes > 15 && arid(`The ${lengthText(minutes)} will not be missed until you look for them.`),
      !later && crisp(`You are now ${lengthText(minutes)} behind.`),
      !later && sandy(`The ${lengthText(minutes)} will come out of the part where you prepare.`),
    ],
  }),
  pattern({
    id: 'moved-to-other-day',
    why: 'What becomes of the day that is free again.',
    past: true,
    find: ({ quantities, sentence }) => {
      const [first, second] = quantities.weekdays
      if (!first || !second || quantities.weekdays.length > 2 || first.repeats || second.repeats) return undefined
      if (first.day === second.day || !move.test(sentence) || !attended.test(sentence)) return undefined
      if (
        !/\bfrom\s*$/.test(sentence.slice(0, first.from)) ||
        !/\bto (?:the following |next |this )?$/.test(sentence.slice(0, second.from))
      )
        return undefined
      const days = (weekdays.indexOf(second.day) + 6 - ((weekdays.indexOf(first.day) + 6) % 7)) % 7
      return {
        from: first,
        to: second,
        later: (weekdays.indexOf(second.day) + 6) % 7 > (weekdays.indexOf(first.day) + 6) % 7 && days > 0,
      }
    },
    lines: ({ from, later }) => [
      later && arid(`Being ready on ${from.day} is now considered early.`),
      crisp(`${from.day} is yours again.`),
    ],
  }),
  pattern({
    id: 'moved-earlier-later',
    past: true,
    why: 'Counts what was won or lost.',
    find: ({ quantities, sentence }) => {
      const duration = only(quantities.durations)
      if (duration?.unit !== 'minute' || !attended.test(sentence) || onTheWay.test(sentence)) return undefined
      const earlier =
        /\b(?:moves?|moved|starts?|starting|begins?) (?:up )?(?:by )?(?:[a-z0-9]+ minutes (?:early|earlier|sooner)|up by)/.test(
          sentence,
        )
      const later =
        /\b(?:pushed back|moved back|starts?|starting|begins?|delayed)\b.*\b(?:minutes late|minutes later|by [a-z0-9]+ minutes)\b|\b(?:pushed|moved) back [a-z0-9]+ minutes\b/.test(
          sentence,
        )
      return earlier !== later && { minutes: duration.value, earlier }
    },
    lines: ({ minutes, earlier }) => [
      earlier && crisp(`You are now ${lengthText(minutes)} behind.`),
      earlier && sandy('People who are always late will be late as usual, but more so.'),
      !earlier && crisp('If you are usually late, you are now on time.'),
      !earlier && sandy(`The ${lengthText(minutes)} may be kept.`),
    ],
  }),
  pattern({
    id: 'moved-to-floor',
    why: 'Where people go on looking.',
    past: true,
    find: ({ quantities, sentence }) => {
      const floor = quantities.ordinals.find(({ noun }) => noun === 'floor')
      return (
        floor &&
        floor.value >= 2 &&
        /\b(?:has|have) (?:been )?(?:moved|relocated)(?: up| down)? to (?:the |our )?[\w-]+ floor\b/.test(sentence) &&
        !/\b(?:tenants?|residents?|neighbors?|furniture|boxes|you|offices? (?:has|have))\b/.test(sentence) &&
        floor
      )
    },
    lines: () => [arid('Habit will go to the old floor for about two weeks.')],
  }),
  pattern({
    id: 'moved-to-room',
    why: 'Who will be sitting in the old room.',
    past: true,
    find: ({ quantities, sentence }) =>
      move.test(sentence) && attended.test(sentence) && only(quantities.labels.filter(({ kind }) => kind === 'room')),
    lines: () => [
      crisp('The old room will fill with people who do not read this far.'),
      sandy('If you find yourself among people who look rested, you are in the old room.'),
    ],
  }),
  pattern({
    id: 'closes-early',
    why: 'What early asks of the reader.',
    find: ({ quantities, sentence }) => {
      const early = quantities.durations.find(({ unit }) => unit === 'minute' || unit === 'hour')
      return early && /\bclos(?:e|es|ing)\b.*\bearl(?:y|ier)\b/.test(sentence) && { minutes: early.minutes }
    },
    lines: ({ minutes }) => [
      crisp('Please want things sooner.'),
      sandy(`If you usually come just in time, come ${lengthText(minutes)} before that.`),
      arid(`The missing ${lengthText(minutes)} cannot be requested at the door.`),
    ],
  }),
  pattern({
    id: 'running-late',
    why: 'Where the minutes went.',
    find: ({ quantities, sentence }) => {
      const late = only(quantities.durations)
      return (
        late?.unit === 'minute' &&
        late.value > 1 &&
        /\b(?:i'm|i am|i'll be|i will be)\b.*\b(?:late|behind)\b/.test(sentence) && { minutes: late.value }
      )
    },
    lines: () => [
      crisp('I will walk in as if it were planned.'),
      arid('Please begin without me, as you have surely practiced.'),
    ],
  }),
  pattern({
    id: 'vehicle-late',
    rank: 'between',
    why: 'Whom a delay helps.',
    find: ({ quantities, sentence }) => {
      const late = only(quantities.durations)
      return (
        late &&
        (late.unit === 'minute' || late.unit === 'hour') &&
        /\b(?:train|bus|ferry|flight|shuttle|tram)\b.*\b(?:late|delayed|behind)\b/.test(sentence) &&
        !/\bfees?\b/.test(sentence) &&
        late
      )
    },
    lines: () => [sandy('People who were going to miss it have been given a chance.')],
  }),
  pattern({
    id: 'moved-to-time',
    why: 'Who comes at the old time.',
    past: true,
    find: ({ quantities, sentence }) =>
      /\b(?:moved|rescheduled|postponed|changed)\b/.test(sentence) &&
      attended.test(sentence) &&
      !/\b(?:calls?|webinar|zoom|online|virtual|video|remote\w*|from|teams|join\w*|standup|sync|check-in)\b/.test(
        sentence,
      ) &&
      quantities.windows.length === 0 &&
      quantities.clocks.length + quantities.weekdays.length + quantities.dates.length > 0 && {
        day: quantities.clocks.length === 0,
      },
    lines: ({ day }) => [
      crisp(`If you come ${day ? 'on the old day' : 'at the old time'}, you will have the room to yourself.`),
      arid('Calendars may go on showing both, but only one of them has people in it.'),
    ],
  }),
  pattern({
    id: 'vehicle-every',
    why: 'The average wait, and one’s own.',
    find: ({ quantities, sentence }) => {
      const every = only(quantities.durations)
      return (
        every?.unit === 'minute' &&
        every.value >= 4 &&
        every.upTo === undefined &&
        /\bevery\b/.test(sentence) &&
        /\b(?:bus|shuttle|ferry|train|tram|trolley)\b/.test(sentence) && { minutes: every.value }
      )
    },
    lines: ({ minutes }) => [
      minutes % 2 === 0 && sandy(`The average wait is ${lengthText(minutes / 2)}. Yours is ${minutes - 1}.`),
      crisp('You will see one leave.'),
    ],
  }),
  pattern({
    id: 'extended-by',
    why: 'Where the extra minutes were found.',
    past: true,
    find: ({ quantities, sentence }) => {
      const more = only(quantities.durations)
      return (
        more &&
        (more.unit === 'minute' || more.unit === 'hour') &&
        attended.test(sentence) &&
        /\b(?:extended|longer|prolonged) by\b/.test(sentence) && { minutes: more.minutes }
      )
    },
    lines: ({ minutes }) => [
      sandy(`The ${lengthText(minutes)} were found on your side of the calendar.`),
      crisp('Please save one remark for the end.'),
    ],
  }),
  pattern({
    id: 'deadline-extended',
    why: 'When people really begin.',
    past: true,
    find: ({ quantities, sentence }) => {
      const day = quantities.dates[0] ?? quantities.weekdays[0]
      return (
        day?.previous !== undefined &&
        quantities.weekdays.length + quantities.dates.length === 1 &&
        /\bdeadline\b/.test(sentence) &&
        /\b(?:extended|moved|pushed)(?: back)? (?:to|until)\b/.test(sentence) &&
        !/\b(?:tax|court|insurance|visa|payment)\b/.test(sentence) && { previous: day.previous }
      )
    },
    lines: ({ previous }) => [
      crisp(`Most of us will now begin on ${previous}.`),
      sandy('Those who are done have been early all along.'),
    ],
  }),
]
