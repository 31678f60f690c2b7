import { type Clock, clockText } from '../../reading/quantities/clock.ts'
import { spell } from '../../reading/quantities/number.ts'
import { arid, crisp, only, pattern, type Scene, sandy } from '../pattern.ts'

const official =
  /\b(?:court|hearing|doctor|dr|clinic|hospital|surgery|therap\w+|scan|funeral|memorial|visa|immigration|disciplinary|exit interview|mri|biopsy|union|aa|support group|grief|prayer|mass|worship|layoffs?)\b/

function at({ quantities, sentence }: Scene, about: RegExp, unless?: RegExp): Clock | undefined {
  if (quantities.windows.length > 0 || official.test(sentence) || !about.test(sentence) || unless?.test(sentence))
    return undefined
  const clock = only(quantities.clocks)
  return clock &&
    !quantities.deadlines.some((deadline) => deadline.clock === clock) &&
    !/\b(?:moved|rescheduled|instead|ends?|after|since|around|full|sold out|booked)\b/.test(sentence)
    ? clock
    : undefined
}

/** Without a room there is no door: it may be on a screen. */
const inRoom = /\b(?:(?:ball)?room|(?<!town )hall|auditorium|gym|theater|cafeteria|chapel|library)\b/

export const gatherings = [
  pattern({
    id: 'reservation',
    why: 'Where one is five minutes before the table.',
    find: (scene) => {
      const clock = at(
        scene,
        /\b(?:table|reservation|dinner reservation|booking)\b/,
        /\b(?:room|hotel|flight|car|conference|meeting|table tennis|timetable)\b/,
      )
      const party = /\b(?:for|of) (three|four|five|six|seven|eight|ten|[3-9]|10)\b/.exec(scene.sentence)
      return clock && { clock, several: party !== null }
    },
    lines: ({ clock, several }) => [
      crisp(`At ${clockText(clock, -5)}, you will be nearly there, by your own account.`),
      several && sandy('One of you will be parking.'),
    ],
  }),
  pattern({
    id: 'class-time',
    why: 'Where the free places are one minute late.',
    find: (scene) =>
      at(
        scene,
        /\b(?:yoga|pilates|zumba|spin|aerobics|bootcamp|(?:fitness|exercise|dance) class|seminar|lecture)\b/,
        /\b(?:online|virtual|zoom|class action|first[- ]class|classroom|world[- ]class|register|closes?)\b/,
      ),
    lines: (clock) => [sandy(`The back row is complete by ${clockText(clock, -10)}.`)],
  }),
  pattern({
    id: 'in-person-start',
    why: 'The sound of coming late.',
    find: (scene) =>
      inRoom.test(scene.sentence) &&
      at(
        scene,
        /\b(?:meeting|all[- ]hands|town hall|briefing|orientation|ceremony|presentation|keynote|panel|talk|assembly)\b/,
        /\b(?:online|virtual|zoom|video|call|teams|remote|cancel\w*|notes|minutes|room is|talk to|please talk|meeting (?:point|place|spot)|trail|lawn|outside|outdoors?|park|garden|dinner|lunch|breakfast|brunch|coffee|drinks|picnic|walk|by the|meets? (?:you|us))\b/,
      ),
    lines: (clock) => [
      sandy(`The door is loudest at ${clockText(clock, 5)}.`),
      arid(`The chairs near the door are gone by ${clockText(clock, -5)}.`),
    ],
  }),
  pattern({
    id: 'appointment-time',
    why: 'What one is doing ten minutes before.',
    find: (scene) =>
      at(
        scene,
        /\b(?:appointment|haircut|fitting|viewing|test drive|consultation)\b/,
        /\b(?:phone|video|online|virtual|zoom|call|medical|health|blood|dental|dentist|eye)\b/,
      ),
    lines: (clock) => [
      crisp(`At ${clockText(clock, -10)}, you will be looking for parking.`),
      arid(`Turning up at ${clockText(clock, -20)} to sit in the car is more common than people say.`),
    ],
  }),
  pattern({
    id: 'sold-out-by',
    why: 'What is left of it afterward.',
    find: ({ quantities, sentence }) => {
      const clock = only(quantities.clocks)
      return (
        clock &&
        /\b(?:sold out|sells? out|gone)\b/.test(sentence) &&
        /\b(?:bread|croissants?|bagels?|pastries|donuts?|pies?|rolls|cakes?|buns?|sandwiches|muffins?|specials?)\b/.test(
          sentence,
        ) && { clock, over: !/\b(?:sells?|will|is|are)\b/.test(sentence) }
      )
    },
    past: true,
    lines: ({ clock, over }) => [
      crisp(`At ${clockText(clock, 1)}, there ${over ? 'was' : 'is'} still the smell.`),
      sandy('Sleeping in has always been a choice between two good things.'),
    ],
  }),
  pattern({
    id: 'kitchen-and-bar',
    why: 'What dinner is between the kitchen and the bar.',
    find: ({ quantities, sentence }) =>
      quantities.clocks.length === 2 &&
      /\bkitchen closes\b.*\bbar\b.*\b(?:open|closes)\b/.test(sentence) && { clock: quantities.clocks[0] as Clock },
    lines: ({ clock }) => [
      crisp('In between, dinner is olives.'),
      sandy(`From ${clockText(clock, 1)}, the lime counts as a vegetable.`),
    ],
  }),
  pattern({
    id: 'part-of-day-visit',
    why: 'Asks when a morning ends.',
    past: true,
    find: ({ quantities, sentence }) => {
      const day = quantities.clocks.length + quantities.windows.length === 0 && only(quantities.weekdays)
      const part = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day (morning|afternoon)\b/.exec(sentence)?.[1]
      return (
        day &&
        part &&
        /\b(?:boiler|plumber|electrician|technician|repair\w*|installer|delivery|deliver\w*|driver|inspector|contractor|movers?|painters?|carpet|locksmith|handyman|gardener|cable|meter)\b/.test(
          sentence,
        ) &&
        !official.test(sentence) &&
        !/\b(?:starts?|starting|begins?|beginning)\b/.test(sentence) && { part }
      )
    },
    lines: ({ part }) => [
      part === 'morning' && crisp('A morning ends at noon.'),
      part === 'afternoon' && crisp('An afternoon ends when it gets dark.'),
      sandy(`It is one of the longer ${part}s of the year.`),
      arid(`The ${part} is theirs, but the hallway is yours.`),
    ],
  }),
  pattern({
    id: 'table-for-several',
    why: 'One of them is always parking.',
    find: ({ sentence }) => {
      const several = /\btable for (three|four|five|six|seven|eight|ten|[3-9]|10)\b/.exec(sentence)?.[1]
      return (
        several &&
        !/\bready\b/.test(sentence) && {
          several: Number(several) || Array.from({ length: 11 }, (_, index) => spell(index)).indexOf(several),
        }
      )
    },
    lines: ({ several }) => [sandy(`${spell(several - 1)} of you will be seated by then; one will be parking.`)],
  }),
  pattern({
    id: 'meal-served-at',
    why: 'Where people go shortly before a meal.',
    find: (scene) =>
      at(
        scene,
        /\b(?:lunch|dinner|breakfast) (?:[a-z]+ ){0,3}?(?:served|is|arrives|will be|starts|begins)\b/,
        /\b(?:closed|lunch break|reservation|meeting|kitchen|optional|canceled|back|included|free|at lunch|for lunch|at dinner|at breakfast|after lunch|before lunch|gala|banquet|wedding|fundraiser|hotel|ballroom|daycare|preschool|camp|tickets?|party)\b/,
      ),
    lines: (clock) => [sandy(`A line forms at ${clockText(clock, -8)}, made of people who happened to be there.`)],
  }),
  pattern({
    id: 'quiet-after',
    why: 'The last minute for anything loud.',
    find: ({ quantities, sentence }) => {
      const clock = only(quantities.clocks)
      return (
        clock &&
        quantities.windows.length === 0 &&
        /\b(?:keep (?:the )?noise|quiet|noise to a minimum|keep it down)\b.*\bafter\s*$/.test(
          sentence.slice(0, clock.from),
        ) &&
        clock
      )
    },
    lines: (clock) => [crisp(`Anything that has to be dropped should be dropped by ${clockText(clock, -1)}.`)],
  }),
]
