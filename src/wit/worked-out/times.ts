import { type Clock, clockText } from '../reading/quantities/clock.ts'
import { arid, crisp, only, pattern, type Scene, sandy } from './pattern.ts'

/** The one time that a sentence names, where it names no window. */
function timeOf({ quantities, sentence }: Scene, about: RegExp, unless?: RegExp): Clock | undefined {
  if (quantities.windows.length > 0 || /\b(?:moved|rescheduled|instead|postponed|changed)\b/.test(sentence))
    return undefined
  if (!about.test(sentence) || unless?.test(sentence)) return undefined
  return only(quantities.clocks)
}
const opens = /\b(?:opens?|will open|reopens?)\b/
const closes = /\bclos(?:es?|ing)\b/
const starts = /\b(?:starts?|begins?|at|is|kicks off)\b/
const isMorning = ({ certain, minutes }: Clock, to: number) => certain && minutes >= 240 && minutes < to

export const times = [
  pattern({
    id: 'doors-open',
    why: 'What a door is before it opens.',
    find: (scene) => opens.test(scene.sentence) && timeOf(scene, /\bdoors?\b/, closes),
    lines: (clock) => [
      crisp(`At ${clockText(clock, -1)}, they are part of the wall.`),
      sandy(`Standing there at ${clockText(clock, -30)} does not open them at ${clockText(clock, -15)}.`),
    ],
  }),
  pattern({
    id: 'kitchen-closes',
    why: 'What it is like to order a minute before.',
    find: (scene) => closes.test(scene.sentence) && timeOf(scene, /\bkitchen\b/, /\bcleaning|painting|renovation\b/),
    lines: (clock) => [
      crisp(`A steak ordered at ${clockText(clock, -1)} is cooked with love, but not for you.`),
      sandy(`From ${clockText(clock, 1)}, the menu is a description of things.`),
      arid(`Decisions begun at ${clockText(clock, -15)} will be admired for their timing.`),
    ],
  }),
  pattern({
    id: 'closes-at',
    why: 'A customer at one minute, a face at the glass at the next.',
    find: (scene) =>
      closes.test(scene.sentence) &&
      timeOf(
        scene,
        /\b(?:store|shop|bank|library|office|museum|branch|counter|desk|market|gallery|pharmacy|we|boutique|bakery|front desk|showroom|gym|fitness room|fitness center|cafeteria|salon)\b/,
        /\b(?:register|registration|deal|applications?|early|opens?|surgery|open|road|kitchen)\b/,
      ),
    lines: (clock) => [
      crisp(`At ${clockText(clock, -1)}, you are a visitor. At ${clockText(clock, 1)}, you are a face at the glass.`),
      sandy(`Whatever it was will still be on your list at ${clockText(clock, 1)}.`),
    ],
  }),
  pattern({
    id: 'last-call',
    why: 'Philosophy has a closing time too.',
    find: (scene) => timeOf(scene, /\blast call\b|\bbar (?:closes|stays open|is open)\b/),
    lines: (clock) => [
      sandy(`Whatever you are explaining should arrive at its point by ${clockText(clock, -5)}.`),
      crisp(`Decisions made at ${clockText(clock, -1)} are reviewed in the morning.`),
    ],
  }),
  pattern({
    id: 'opens-at',
    why: 'What there is to be had before opening.',
    find: (scene) =>
      opens.test(scene.sentence) &&
      timeOf(
        scene,
        /\b(?:store|shop|bank|library|office|museum|branch|counter|desk|market|gallery|pharmacy|we|pool|gym|cafeteria|restaurant|bakery|box office|registration)\b/,
        /\b(?:close[sd]?|closing|bar|until|applications?|doors)\b/,
      ),
    lines: (clock) => [
      crisp(`At ${clockText(clock, -1)}, the best we can offer is the outside.`),
      sandy(`Trying the handle at ${clockText(clock, -5)} is how most people find this out.`),
    ],
  }),
  pattern({
    id: 'check-out-time',
    why: 'A hotel morning, to the minute.',
    find: (scene) =>
      timeOf(
        scene,
        /\bcheck-?\s?out\b/,
        /\b(?:late|online|cart|payment|counter|line|lane|library|book|case|equipment|page|button|new|please check out)\b/,
      ),
    lines: (clock) => [
      crisp(`At ${clockText(clock, 1)}, you are a visitor with luggage.`),
      arid(`A sock still in the drawer at ${clockText(clock, 1)} has moved in.`),
      sandy('The small soaps should be out of sight by then.'),
    ],
  }),
  pattern({
    id: 'check-in-time',
    why: 'What one is before check-in.',
    find: (scene) =>
      timeOf(
        scene,
        /\bcheck-?\s?in\b/,
        /\b(?:flight|online|with|weekly|daily|team|call|quick|early|event|meeting|counter|gate)\b/,
      ),
    lines: (clock) => [
      crisp(`At ${clockText(clock, -1)}, you are a person with a suitcase.`),
      sandy('Until then, you may sit in the lobby and look as if you were leaving.'),
    ],
  }),
  pattern({
    id: 'last-departure',
    why: 'What remains when the last one has left.',
    find: (scene) => timeOf(scene, /\blast (?:ferry|train|bus|shuttle|boat|tram|flight|subway)\b/),
    lines: (clock) => [
      crisp(`At ${clockText(clock, 1)}, it is a walk.`),
      arid('There is an earlier one for those who know themselves.'),
      sandy(`Stories told at ${clockText(clock, -10)} should be the short ones.`),
    ],
  }),
  pattern({
    id: 'departure',
    why: 'Two people, two minutes apart, in two places.',
    find: (scene) =>
      /\b(?:leaves?|departs?|departing|leaving|boards)\b/.test(scene.sentence) &&
      timeOf(scene, /\b(?:bus|shuttle|ferry|train|coach|van|boat|carpool|charter)\b/, /\b(?:last|every|first)\b/),
    lines: (clock) => [
      crisp(`At ${clockText(clock, 1)}, you may wave.`),
      sandy(
        `People who come at ${clockText(clock, -1)} are passengers. People who come at ${clockText(clock, 1)} are scenery.`,
      ),
      arid(`Running is permitted until ${clockText(clock)}.`),
    ],
  }),
  pattern({
    id: 'video-call',
    why: 'The first minutes of any call.',
    find: (scene) =>
      starts.test(scene.sentence) &&
      timeOf(
        scene,
        /\b(?:zoom|video call|conference call|webinar|virtual|livestream|online (?:session|class|training|meeting|workshop))\b|\b(?:team|client|sales|kickoff|weekly|monthly) call\b/,
        /\b(?:by|until|before|after|due|was|replay|recording|starting|full|sold out)\b/,
      ),
    lines: (clock) => [
      crisp(`By ${clockText(clock, 3)}, we will know who can hear whom.`),
      sandy(`Your camera will include the room behind you, as arranged by ${clockText(clock, -1)}.`),
      arid(`The mute button works both ways, as will be shown at about ${clockText(clock, 4)}.`),
    ],
  }),
  pattern({
    id: 'performance',
    why: 'A coughing schedule.',
    find: (scene) =>
      starts.test(scene.sentence) &&
      timeOf(
        scene,
        /\b(?:concert|recital|play|performance|curtain|opera|ballet|screening|film|movie|musical|symphony|show)\b/,
        /\b(?:trade show|to show|will show|shows|players?|display|fashion|cars?|rehearsal|doors|tickets?|by|until|before|after)\b/,
      ),
    lines: (clock) => [
      crisp(`Coughing is best done by ${clockText(clock, -1)}.`),
      sandy(`At ${clockText(clock, 2)}, your row will rise for you, but only to let you pass.`),
      arid(`Candy opened slowly at ${clockText(clock, 1)} takes just as long and is heard by more people.`),
    ],
  }),
  pattern({
    id: 'early-start',
    why: 'Confirms an hour that readers will doubt.',
    find: (scene) => {
      const clock = timeOf(
        scene,
        /\b(?:starts?|begins?|meet|meeting|departs?|leaves?|arrive|pickup|shift|breakfast|run|practice|training|opens?|boarding|restarts?|call)\b/,
        /\b(?:until|by|before|after|closes?|down|maintenance)\b/,
      )
      return clock && isMorning(clock, 391) && clock
    },
    lines: (clock) => [
      crisp('Yes, in the morning.'),
      clock.minutes <= 330 && arid('You will know it by the dark.'),
      sandy('It can be approached from either side of sleep.'),
    ],
  }),
  pattern({
    id: 'free-food',
    why: 'How long a box of pizza is a box of pizza.',
    find: (scene) =>
      timeOf(
        scene,
        /\b(?:pizza|cake|donuts?|doughnuts|bagels|cupcakes|snacks|cookies|ice cream|pastries|tacos)\b/,
        /\b(?:order|by|until|sale|bakery|sold|\$|class|oven|bake|before|closes?|opens?)\b/,
      ),
    lines: (clock) => [
      crisp(`At ${clockText(clock, 10)}, there is a box.`),
      sandy(`People who are on a diet will be there at ${clockText(clock, -1)}, just to talk.`),
      arid('Cutting one in half and coming back for the rest counts as two visits.'),
    ],
  }),
  pattern({
    id: 'fire-drill',
    why: 'A surprise that has been announced.',
    find: (scene) => timeOf(scene, /\b(?:fire|evacuation) drill\b/),
    lines: (clock) => [
      crisp(`At ${clockText(clock)}, please look surprised.`),
      arid(`Phone calls taken on the stairs at ${clockText(clock, 2)} are part of the exercise, but a poor one.`),
    ],
  }),
  pattern({
    id: 'visitors-arrive',
    why: 'How an office looks just before visitors come.',
    find: (scene) =>
      timeOf(
        scene,
        /\b(?:clients?|visitors?|investors?|inspectors?|auditors?|guests|board|ceo|delegation)\b.*\b(?:arrives?|arriving|comes?|coming|visits?|visiting|tour)\b/,
        /\b(?:by|until|train|flight|trains|flights)\b/,
      ),
    lines: (clock) => [
      crisp(`Please look busy from ${clockText(clock, -5)}.`),
      sandy(`What is on the whiteboard at ${clockText(clock, -1)} is our strategy.`),
    ],
  }),
  pattern({
    id: 'headshots',
    why: 'The minute in which hair becomes final.',
    find: (scene) =>
      timeOf(
        scene,
        /\b(?:headshots?|(?:team|group|class|badge|staff|company) (?:photos?|picture)|photos? (?:for|of) the (?:staff|team))\b/,
      ),
    lines: (clock) => [
      crisp(`Hair should be final by ${clockText(clock, -1)}.`),
      sandy(`The face you have at ${clockText(clock)} is yours for about five years.`),
    ],
  }),
  pattern({
    id: 'goes-out',
    why: 'The minute in which a typo is found.',
    find: (scene) =>
      timeOf(
        scene,
        /\b(?:newsletter|e-?mail|blog post|press release|announcement|campaign|website|site|landing page|page|video|episode|survey|article)\b.*\b(?:goes (?:out|live|up)|will go (?:out|live|up)|is sent|launches|will be (?:sent|published|posted)|publishes|airs)\b/,
      ),
    lines: (clock) => [
      crisp(`The mistake in it will be visible from ${clockText(clock, 1)}.`),
      arid(`Second thoughts are accepted until ${clockText(clock, -1)}.`),
    ],
  }),
  pattern({
    id: 'cutoff',
    past: true,
    why: 'One minute that turns today into tomorrow.',
    find: (scene) =>
      scene.quantities.deadlines.some(({ kind, clock }) => kind === 'by' && clock) &&
      timeOf(scene, /\b(?:ships?|shipped|same[- ]day|next[- ]day|leaves? today|dispatched)\b/),
    lines: (clock) => [
      crisp(`At ${clockText(clock)}, it becomes tomorrow.`),
      sandy(`Carts still under consideration at ${clockText(clock, 1)} have a free evening.`),
    ],
  }),
  pattern({
    id: 'buffet-last',
    why: 'When people really come.',
    find: ({ quantities: { clocks }, sentence }) => {
      const last = clocks.at(-1)
      const led = last && sentence.slice(0, last.from)
      return (
        clocks.length >= 2 &&
        last &&
        /\b(?:buffet|dinner|lunch|food|coffee|drinks|pizza|bar|dessert|cake|snacks|reception)\b[^,;]{0,14}$/.test(
          led ?? '',
        ) &&
        !/\b(?:closes?|closed|until|by|before)\b/.test(sentence) && { clock: last }
      )
    },
    lines: ({ clock }) => [
      crisp(`We expect the crowd at ${clockText(clock, -1)}.`),
      arid(`Appetite for everything before ${clockText(clock)} is appreciated.`),
    ],
  }),
  pattern({
    id: 'reserved-until',
    why: 'What it is a minute later.',
    find: (scene) => {
      const clock = timeOf(scene, /\b(?:reserved|booked|occupied|blocked)\b/)
      const label = scene.quantities.labels[0]
      return clock && label && scene.quantities.deadlines.some(({ kind }) => kind === 'until') && { clock, label }
    },
    lines: ({ clock, label }) => [
      crisp(`At ${clockText(clock, 1)}, it is just ${label.kind} ${label.name}.`),
      arid(`Looking at it before ${clockText(clock)} is free.`),
    ],
  }),
  pattern({
    id: 'opens-after-hours',
    why: 'Late opening, from the minute before.',
    find: (scene) =>
      timeOf(
        scene,
        /\bstays? open (?:until|till)|\bopen (?:late )?(?:until|till)\b/,
        /\bkitchen|\bbar\b|\bregistration|\bapplications?|\benrollment|\bposition|\bcall\b/,
      ),
    lines: (clock) => [
      crisp(`At ${clockText(clock, -1)}, you are welcome. At ${clockText(clock, 1)}, you are a noise at the door.`),
      sandy(`Whatever keeps you until ${clockText(clock, 1)} should have been dropped sooner.`),
    ],
  }),
  pattern({
    id: 'garage-closes',
    why: 'What a parked car is when the garage is closed.',
    find: (scene) => closes.test(scene.sentence) && timeOf(scene, /\b(?:garage|parking lot|car park)\b/),
    lines: (clock) => [
      crisp(`At ${clockText(clock, 1)}, it is storage.`),
      sandy(`Cars are picked up at ${clockText(clock, -1)} or visited.`),
    ],
  }),
]
