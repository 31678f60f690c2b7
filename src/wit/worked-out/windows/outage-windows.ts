import { lengthText } from '../../computed/length-text.ts'
import { type Clock, clockText, type Window } from '../../reading/quantities/clock.ts'
import { arid, crisp, only, pattern, type Scene, sandy } from '../pattern.ts'

const off =
  /\b(?:off|shut|unavailable|interrupted|interruption|down|offline|out of service|out|turned off|maintenance|serviced|inspected|repaired|outage)\b/
const before = (clock: Clock) => clockText(clock, -1)
const after = (clock: Clock) => clockText(clock, 1)

/** The window in which the thing cannot be had. */
function offline({ quantities, sentence }: Scene, thing: RegExp): Window | undefined {
  const window = only(quantities.windows)
  if (!window || /\bmoved\b|\brescheduled\b|\bshift\b|\bhours (?:are|have)\b/.test(sentence)) return undefined
  return thing.test(sentence) && off.test(sentence) ? window : undefined
}

const isNight = ({ start, length }: Window) =>
  start.certain && (start.minutes >= 1320 || start.minutes <= 240) && length <= 360

export const outageWindows = [
  pattern({
    id: 'water-off-window',
    why: 'Follows the hours without water into the shower.',
    find: (scene) =>
      !/\b(?:pumps?|park|ride|taxi|damage|bottles?|cooler|heater)\b/.test(scene.sentence) &&
      offline(scene, /\bwater\b/),
    lines: ({ start, end }) => [
      sandy(`Shampoo applied at ${before(start)} is a long-term decision.`),
      crisp(`What is in the kettle at ${clockText(start)} is what there is.`),
      arid(`Faucets tried in the meantime and left open will make themselves known at ${clockText(end)}.`),
    ],
  }),
  pattern({
    id: 'power-off-window',
    why: 'Takes the hours without power to the toaster and the oven clock.',
    find: (scene) =>
      !/\btools?\b|\bsolar\b|\bpower ?point\b/.test(scene.sentence) && offline(scene, /\b(?:power|electricity)\b/),
    lines: ({ start, end }) => [
      crisp(`Phones at 4% have until ${before(start)}.`),
      sandy(`Toast should be brought to a conclusion by ${before(start)}.`),
      arid(`From ${clockText(end)}, the clock on the microwave should not be relied on until spring.`),
    ],
  }),
  pattern({
    id: 'internet-off-window',
    why: 'Admits what people do when the internet is gone.',
    find: (scene) => offline(scene, /\b(?:internet|wi-?fi|network|vpn|e-?mail|broadband)\b/),
    lines: ({ start, end, length }) => [
      sandy(`For ${lengthText(length)}, arguments will have to be settled from memory.`),
      crisp(`Please look up whatever you are going to wonder about by ${before(start)}.`),
      arid(`Staring at the connection symbol will begin to help at ${clockText(end)}.`),
    ],
  }),
  pattern({
    id: 'elevator-off-window',
    why: 'The stairs, and what was forgotten above.',
    find: (scene) => offline(scene, /\b(?:elevators?|lift)\b/),
    lines: ({ start, end }) => [
      sandy(`Whatever you forget upstairs at ${clockText(start)} can be had again at ${clockText(end)}.`),
      crisp(`By ${before(start)}, please be on the floor you meant.`),
      arid('The stairs keep no hours.'),
    ],
  }),
  pattern({
    id: 'night-maintenance',
    why: 'The hours chosen so that it bothers few, said to those few.',
    find: (scene) => {
      const window = offline(
        scene,
        /\b(?:system|systems|site|website|app|server|servers|portal|service|services|platform|maintenance|database|dashboard|online|banking|checkout|api|network|upgrade)\b/,
      )
      return window && isNight(window) && window
    },
    lines: ({ start }) => [
      crisp('Sleep is the recommended workaround.'),
      sandy(`Anything you would do there at that hour is best looked at again in daylight.`),
      start.minutes >= 1320 && crisp(`From ${clockText(start)}, you are free to go to bed.`),
    ],
  }),
  pattern({
    id: 'day-maintenance',
    why: 'Counts how long the outage serves as an excuse.',
    find: (scene) => {
      const window = offline(
        scene,
        /\b(?:system|systems|site|website|app|server|servers|portal|platform|database|dashboard|crm|intranet|software|printers?|copier|scanner)\b/,
      )
      return window && !isNight(window) && window
    },
    lines: ({ end, length }) => [
      crisp(`As an excuse, it expires at ${after(end)}.`),
      arid('Trying it every few minutes is not part of the repair.'),
      length >= 60 && sandy(`You have ${lengthText(length)} to find out how much of your work was it.`),
    ],
  }),
  pattern({
    id: 'noise-window',
    why: 'Plans the telephone calls around the drill.',
    find: ({ quantities, sentence }) =>
      /\b(?:drill(?:ing)?|jackhammer|construction|noisy|noise|alarms?|sirens?|sawing|demolition|leaf blowers?)\b/.test(
        sentence,
      ) &&
      !/\bquiet\b/.test(sentence) &&
      only(quantities.windows),
    lines: ({ start }) => [
      sandy('Telephone calls at that time should be limited to agreement.'),
      crisp(`If you have something to say, say it by ${before(start)}.`),
    ],
  }),
  pattern({
    id: 'closed-road-window',
    why: 'Where the car will be while its place is closed.',
    find: ({ quantities, sentence }) =>
      /\b(?:garage|driveway|parking lot|parking garage|ramp|lot)\b/.test(sentence) &&
      /\b(?:closed|blocked|shut|off limits|swept|resurfaced|restriped|repaved)\b/.test(sentence) &&
      only(quantities.windows),
    lines: ({ start, end }) => [
      crisp(`A car that is inside at ${clockText(start)} is inside until ${clockText(end)}.`),
      sandy(`If you need the car in between, take it for a drive at ${before(start)}.`),
    ],
  }),
  pattern({
    id: 'no-parking-window',
    why: 'What the same car is called a minute later.',
    negated: true,
    find: ({ quantities, sentence }) =>
      /\b(?:street (?:sweeping|cleaning)|no parking|(?:do not|don't|not) (?:be )?park(?:ed)?|parking is (?:prohibited|not))\b/.test(
        sentence,
      ) && only(quantities.windows),
    lines: ({ start, end }) => [
      sandy(`At ${before(start)}, a car is parked. At ${clockText(start)}, it is in the way.`),
      crisp(`At ${after(end)}, the curb is for parking again.`),
    ],
  }),
  pattern({
    id: 'pool-closed-window',
    why: 'What swimming is called when the pool is closed.',
    find: ({ quantities, sentence }) =>
      /\b(?:pool|hot tub|spa)\b/.test(sentence) && /\b(?:closed|cleaned)\b/.test(sentence) && only(quantities.windows),
    lines: ({ end }) => [
      crisp('Swimming at that time is called falling in.'),
      arid(`The water may be looked at until ${clockText(end)}.`),
    ],
  }),
]
