import { clockText } from '../../reading/quantities/clock.ts'
import { arid, crisp, pattern, sandy } from '../pattern.ts'
import { timeOf } from './time-of.ts'

const opens = /\b(?:opens?|will open|reopens?)\b/
const closes = /\bclos(?:es?|ing)\b/

export const openingTimes = [
  pattern({
    id: 'doors-open',
    why: 'What a door is before it opens.',
    find: (scene) => opens.test(scene.sentence) && timeOf(scene, /\bdoors?\b/, closes),
    lines: (clock) => [
      crisp(`At ${clockText(clock, -1)}, a door is part of the wall.`),
      sandy(`Standing there at ${clockText(clock, -30)} does not open them at ${clockText(clock, -15)}.`),
    ],
  }),
  pattern({
    id: 'kitchen-closes',
    why: 'What a menu is without a kitchen.',
    find: (scene) => closes.test(scene.sentence) && timeOf(scene, /\bkitchen\b/, /\bcleaning|painting|renovation\b/),
    lines: (clock) => [
      sandy(`From ${clockText(clock, 1)}, the menu is a description of things.`),
      arid(`Decisions begun at ${clockText(clock, -15)} will be admired for their timing.`),
    ],
  }),
  pattern({
    id: 'closes-at',
    why: 'An errand one minute after closing.',
    find: (scene) =>
      closes.test(scene.sentence) &&
      timeOf(
        scene,
        /\b(?:store|shop|bank|library|office|museum|branch|counter|desk|market|gallery|we|boutique|bakery|front desk|showroom|gym|fitness room|fitness center|cafeteria|salon)\b[^,;]*\bclos(?:es?|ing)\b/,
        /\b(?:survey|poll|voting|register|registration|deal|applications?|early|opens?|surgery|open|road|kitchen|pharmacy|clinic|dental|dentist|doctor|medical|online|chat|phones?)\b/,
      ),
    lines: (clock) => [sandy(`Whatever it was will still be on your list at ${clockText(clock, 1)}.`)],
  }),
  pattern({
    id: 'last-call',
    why: 'Philosophy has a closing time too.',
    find: (scene) =>
      timeOf(scene, /\blast call (?:is|at|will be|for drinks)\b|\bbar (?:closes|stays open|is open)\b/, /\bphoto\b/),
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
        /\b(?:store|shop|bank|library|office|museum|branch|counter|desk|gallery|we|gym|cafeteria|restaurant|bakery|box office)\b/,
        /\b(?:close[sd]?|closing|bar|until|till|applications?|doors|registration|pool|market|park|patio|garden|beach|outdoor|online|phones?|lines?)\b/,
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
        /\b(?:flight|online|with|weekly|daily|team|call|quick|early|event|meeting|counter|gate|students?|pupils?|visitors?|office|must|arrive (?:after|late)|volunteers?|patients?|staff|nurse|security|desk)\b/,
      ),
    lines: (clock) => [
      crisp(`At ${clockText(clock, -1)}, you are a person with a suitcase.`),
      sandy('Until then, you may sit in the lobby and look as if you were leaving.'),
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
      crisp(`At ${clockText(clock, 1)}, it is tomorrow.`),
      sandy(`Carts still under consideration at ${clockText(clock, 2)} have a free evening.`),
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
        /\bkitchen|\bbar\b|\bregistration|\bapplications?|\benrollment|\bposition|\bcall\b|\bwindow\b|\bmarket\b|\bpool\b|\bpatio\b|\bpark|\bonline\b/,
      ),
    lines: (clock) => [
      crisp(`At ${clockText(clock, -1)}, you are welcome. At ${clockText(clock, 1)}, you are early.`),
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
