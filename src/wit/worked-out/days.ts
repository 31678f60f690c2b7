import { arid, crisp, only, pattern, type Scene, sandy } from './pattern.ts'

interface Day {
  name: string
  next: string
  previous: string
  weekday: boolean
}

/** The one day that a sentence names and that is no deadline, no range and no weekly event. */
function dayOf({ quantities, sentence }: Scene, about: RegExp, unless?: RegExp): Day | undefined {
  if (!about.test(sentence) || unless?.test(sentence) || quantities.ranges.length > 0) return undefined
  if (quantities.deadlines.some(({ weekday, date, phrase }) => weekday || date || phrase)) return undefined
  const weekdays = quantities.weekdays.filter(({ repeats }) => !repeats)
  if (weekdays.length !== quantities.weekdays.length || weekdays.length > 1 || quantities.dates.length > 1)
    return undefined
  const date = quantities.dates[0]
  const weekday = weekdays[0]
  if (weekday) return { name: weekday.day, next: weekday.next, previous: weekday.previous, weekday: true }
  if (date?.next && date.previous)
    return { name: date.text.replace(/,.*$/, ''), next: date.next, previous: date.previous, weekday: false }
  return undefined
}
const moved = /\b(?:moved|rescheduled|postponed|instead|pushed|changed|cancel\w*)\b/
const ours =
  /\b(?:we|office|offices|store|shop|library|branch|gallery|museum|studio|showroom|cafeteria|restaurant|lobby|front desk|bakery|warehouse)\b/

export const days = [
  pattern({
    id: 'closed-day',
    why: 'What it means if the door opens all the same.',
    find: (scene) =>
      ours.test(scene.sentence) &&
      dayOf(
        scene,
        /\bclosed\b/,
        /\b(?:early|deal|closed to|street|road|pool|elevator|parking|reopen\w*|funeral|memorial service|mourning|passing|weather|storm|hurricane|flood\w*|election)\b/,
      ),
    lines: ({ name, weekday }) => [
      crisp(`If the door opens, you have the wrong ${weekday ? name : 'day'}.`),
      arid(`The lights you may see on ${name} are the exit sign.`),
      sandy(`Anything you need from us on ${name} is best needed sooner.`),
    ],
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
      length !== undefined && length > 2 && crisp(`That is ${length} days, for those who were going to count.`),
      arid('The phone will ring as usual, but it will mean nothing by it.'),
      start.previous && sandy(`Everything urgent will be discovered on ${start.previous}.`),
      end.next && crisp(`By ${end.next}, we will have forgotten our passwords.`),
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
    id: 'every-other-day',
    why: 'Every second week has one question.',
    find: ({ quantities, sentence }) =>
      /\bevery (?:other|second) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(sentence) &&
      only(quantities.weekdays),
    lines: ({ day }) => [
      crisp(`It is this ${day} or the next one.`),
      arid(`The other ${day}s look just the same from the window.`),
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
    lines: ({ next, day }) => [
      crisp(`Whatever is still there on ${next} is yours.`),
      sandy(`The sound at dawn on ${day} is either the truck coming or the truck leaving.`),
    ],
  }),
  pattern({
    id: 'weekly-deal',
    why: 'The day after the weekly bargain.',
    find: ({ quantities, sentence }) => {
      const day = only(quantities.weekdays)
      return (
        day?.repeats &&
        /\b(?:half[- ]price|half off|2-for-1|two-for-one|eat free|% off|buy one|discount|free)\b/.test(sentence) &&
        /\b(?:eat|kids|drinks?|wings|pizza|burgers?|tacos|pints?|desserts?|appetizers?|wine|oysters|sandwich\w*|pancakes|guests)\b/.test(
          sentence,
        ) &&
        day
      )
    },
    lines: ({ next }) => [
      sandy(`From ${next} on, appetites are counted again.`),
      crisp(`By ${next}, hunger is back at full price.`),
    ],
  }),
  pattern({
    id: 'payday',
    why: 'How long the money is expected to stay.',
    find: (scene) => dayOf(scene, /\bpay ?day\b|\bpaychecks?\b/, /\b(?:moved|late|delay\w*|error|loan|closed)\b/),
    lines: () => [
      crisp('The money is expected to stay the weekend.'),
      arid('Most of it knows already where it is going.'),
    ],
  }),
  pattern({
    id: 'order-arrives',
    why: 'What one owns until then.',
    find: (scene) => {
      const { quantities, sentence } = scene
      return (
        quantities.windows.length === 0 &&
        /\b(?:arriv(?:es?|ing)|be delivered|delivery (?:is )?(?:scheduled|on)|ships?|be here)\b/.test(sentence) &&
        dayOf(
          scene,
          /\byour (?:[a-z]+ ){0,2}(?:order|package|parcel|couch|sofa|mattress|furniture|desk|chair|book|gift)\b/,
          moved,
        )
      )
    },
    lines: ({ name }) => [
      crisp('Until then, you own a receipt.'),
      sandy('You have until then to forget what it was.'),
      arid(`Footsteps heard before ${name} belong to other people.`),
    ],
  }),
  pattern({
    id: 'coming-launch',
    why: 'How one managed without it.',
    find: (scene) =>
      scene.quantities.clocks.length === 0 &&
      dayOf(
        scene,
        /\b(?:launch(?:es|ing)?|go(?:es|ing)? live|arrives?|opens?|available|releases?|released|drops|debuts?|comes? out|rolls? out)\b/,
        /\b(?:closed|doors|layoffs?|registration|enrollment|applications?|tickets|by appointment|vaccine|clinic|position|shift|bus|train|flight|moved|your|reopens?|every|front desk|will open at|opens at|delivery)\b/,
      ),
    lines: ({ previous, name }) => [
      crisp(`On ${previous}, you will have to manage as before.`),
      sandy('Until then, you may go on as if you did not need it.'),
      arid(`From ${name}, it will be hard to explain how you got by.`),
    ],
  }),
  pattern({
    id: 'coming-tomorrow',
    why: 'The last day without it.',
    find: ({ quantities, sentence }) =>
      quantities.dates.length + quantities.weekdays.length === 0 &&
      /\b(?:launch(?:es|ing)?|goes live|arrives?|drops|debuts?)\b.*\btomorrow\b/.test(sentence) &&
      !/\b(?:your|train|flight|bus|guests?|clients?)\b/.test(sentence) &&
      {},
    lines: () => [
      sandy('For the rest of today, please go on as if you did not need it.'),
      crisp('You have one evening left to be satisfied with the old one.'),
    ],
  }),
  pattern({
    id: 'price-rise-day',
    why: 'The last day of an old price.',
    find: (scene) =>
      dayOf(
        scene,
        /\b(?:prices?|rates?|fees?|fares?)\b.*\b(?:increas\w*|ris(?:e|es|ing)|go(?:es|ing)? up|went up)\b|\bnew (?:prices|rates|pricing)\b|\bprice increase\b/,
        /\b(?:rent|mortgage|interest|tax|heart)\b/,
      ),
    lines: ({ previous, name }) => [
      sandy(`${previous} is expected to be a day of great decisiveness.`),
      crisp(`On ${previous}, everything we sell is a bargain.`),
      arid(`What you need on ${name}, you may also have needed on ${previous}.`),
    ],
  }),
  pattern({
    id: 'work-party',
    why: 'The day after a party with colleagues.',
    find: (scene) => dayOf(scene, /\b(?:holiday|office|company|team|staff|christmas|summer|retirement) party\b/, moved),
    lines: ({ next, weekday, name }) => [
      crisp(weekday && name === 'Friday' ? 'Eye contact resumes on Monday.' : `Eye contact is optional on ${next}.`),
      sandy('You will learn who is tall without a desk.'),
    ],
  }),
  pattern({
    id: 'dentist-day',
    why: 'When people begin to floss.',
    find: (scene) =>
      dayOf(
        scene,
        /\b(?:dentist|dental|cleaning with dr)\b/,
        /\b(?:surgery|extraction|closed|cancel\w*|pain|root canal|insurance|plan)\b/,
      ),
    lines: ({ name }) => [crisp('You may begin flossing.'), arid(`Your gums will be asked on ${name} and will tell.`)],
  }),
  pattern({
    id: 'first-day',
    why: 'What a first day comes down to.',
    find: (scene) =>
      dayOf(
        scene,
        /\b(?:your first day|first day of work|starts? (?:work )?on|joins? us|joining us|onboarding)\b/,
        /\b(?:registration|sale|season|construction|webinar|class|classes|course|school|training|program|work on)\b/,
      ),
    lines: ({ next }) => [
      sandy('Of the thirty names heard that day, two are expected to stick.'),
      crisp(`The chair will have been adjusted by ${next}.`),
    ],
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
  pattern({
    id: 'back-on-day',
    why: 'What an out-of-office leaves behind.',
    find: (scene) => {
      const day =
        /\b(?:i'll be back|i will be back|out of (?:the )?office (?:until|through)|away until|i return|i'm back|returning|back in the office|back at my desk)\b/.test(
          scene.sentence,
        ) && scene.quantities
      const first = day && (day.dates[0]?.text.replace(/,.*$/, '') ?? day.weekdays[0]?.day)
      return first && /\b(?:i|i'm|i'll)\b/.test(scene.sentence) && { first }
    },
    lines: ({ first }) => [
      sandy(`On ${first}, I will read your message with the face it deserves.`),
      crisp('If it solves itself by then, please let me take part of the credit.'),
    ],
  }),
  pattern({
    id: 'takes-effect',
    why: 'What a rule is the day before.',
    find: (scene) =>
      dayOf(
        scene,
        /\b(?:takes? effect|comes? into (?:effect|force)|becomes? effective|is effective|goes into effect)\b/,
        /\b(?:law|termination|layoffs?|resignation|insurance|benefits|salary|leave|visa|tax)\b/,
      ),
    lines: ({ previous, name }) => [
      sandy(`On ${previous}, it is still advice.`),
      arid(`Those who begin before ${name} do so as amateurs.`),
    ],
  }),
]
