import { monthName } from '../../reading/quantities/calendar.ts'
import { arid, crisp, only, pattern, sandy } from '../pattern.ts'
import { dayOf } from './day-of.ts'

const moved = /\b(?:moved|rescheduled|postponed|instead|pushed|changed|cancel\w*)\b/

export const comingDays = [
  pattern({
    id: 'payday',
    why: 'How long the money is expected to stay.',
    find: (scene) => dayOf(scene, /\bpay ?day\b|\bpaychecks?\b/, /\b(?:moved|late|delay\w*|error|loan|closed)\b/),
    lines: ({ name }) => [
      ['Thursday', 'Friday'].includes(name) && crisp('The money is expected to stay the weekend.'),
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
    id: 'price-rise-day',
    why: 'The last day of an old price.',
    find: (scene) =>
      dayOf(
        scene,
        /\b(?:prices?|rates?|fees?|fares?)\b.*\b(?:increas\w*|ris(?:e|es|ing)|go(?:es|ing)? up|went up)\b|\b(?:raising|increasing) (?:our |the )?(?:prices|rates|fees)\b|\bnew (?:prices|rates|pricing)\b|\bprice increase\b/,
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
    lines: () => [sandy('You will learn who is tall without a desk.')],
  }),
  pattern({
    id: 'dentist-day',
    why: 'When people begin to floss.',
    find: (scene) => {
      const day = dayOf(
        scene,
        /\b(?:dentist|dental|cleaning with dr)\b/,
        /\b(?:surgery|extraction|closed|cancel\w*|pain|root canal|insurance|plan)\b/,
      )
      return day && { ...day, cleaning: /\b(?:cleaning|check-?up)\b/.test(scene.sentence) }
    },
    lines: ({ name, cleaning }) => [
      cleaning && crisp('You may begin flossing.'),
      arid(`Your gums will be asked on ${name} and will tell.`),
    ],
  }),
  pattern({
    id: 'first-day',
    why: 'What a first day comes down to.',
    find: (scene) =>
      dayOf(
        scene,
        /\b(?:your first day|first day of work|starts work|joins (?:us|our|the)|will be joining (?:us|our|the)|joining (?:our|the) team)\b/,
        /\b(?:lunch|dinner|call|meeting|webinar|open house|registration|sale|season|construction|webinar|class|classes|course|school|training|program|work on)\b/,
      ),
    lines: ({ next }) => [
      sandy('Of the thirty names heard that day, two are expected to stick.'),
      crisp(`The chair will have been adjusted by ${next}.`),
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
    lines: () => [crisp('Problems that solve themselves in the meantime will be credited to me.')],
  }),
  pattern({
    id: 'takes-effect',
    why: 'What a rule is the day before.',
    find: (scene) =>
      dayOf(
        scene,
        /\b(?:takes? effect|comes? into (?:effect|force)|becomes? effective|is effective|goes into effect)\b/,
        /\b(?:law|termination|layoffs?|resignation|insurance|benefits|salary|leave|visa|tax|prices?|rates?|fees?|increases?|changes? to your)\b/,
      ),
    lines: ({ previous, name }) => [
      sandy(`On ${previous}, the old way is still correct.`),
      arid(`Those who begin before ${name} do so as amateurs.`),
    ],
  }),
  pattern({
    id: 'event-range',
    why: 'What one has learned by the last day.',
    find: ({ quantities, sentence }) => {
      const range = only(quantities.ranges)
      return (
        range &&
        /\b(?:conference|convention|trade show|expo|fair|summit|congress)\b/.test(sentence) &&
        !/\b(?:closed|canceled|moved|registration|discount|fair trade|job)\b/.test(sentence) && {
          last: `${monthName(range.end.month)} ${range.end.day}`,
        }
      )
    },
    lines: ({ last }) => [
      crisp(`By ${last}, you will know where the restrooms are.`),
      sandy(`Comfort outranks style from the second afternoon.`),
    ],
  }),
]
