import { type Clock, clockText } from '../../reading/quantities/clock.ts'
import { arid, crisp, pattern, sandy } from '../pattern.ts'
import { timeOf } from './time-of.ts'

const starts = /\b(?:starts?|begins?|at|is|kicks off)\b/
const isMorning = ({ certain, minutes }: Clock, to: number) => certain && minutes >= 240 && minutes < to

export const startingTimes = [
  pattern({
    id: 'last-departure',
    why: 'What remains when the last one has left.',
    find: (scene) => {
      const clock = timeOf(scene, /\blast (?:ferry|train|bus|shuttle|boat|tram|flight|subway)\b/)
      return (
        clock && { clock, afloat: /\b(?:ferry|boat)\b/.test(scene.sentence), over: /\bflight\b/.test(scene.sentence) }
      )
    },
    lines: ({ clock, afloat, over }) => [
      !over && crisp(`At ${clockText(clock, 1)}, the alternative is a ${afloat ? 'swim' : 'walk'}.`),
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
        /\b(?:concert|recital|play|performance|curtain|opera|ballet|screening|film|movie|musical|symphony|show (?:starts?|begins?|is))\b/,
        /\b(?:play area|playground|closes?|ends?|must|trade show|to show|will show|shows|players?|display|fashion|cars?|rehearsal|doors|tickets?|by|until|before|after|jury|judges|committee|review|art show|reception|flower show|car show|fashion show|show up)\b/,
      ),
    lines: (clock) => [
      crisp(`Coughing is best done by ${clockText(clock, -1)}.`),
      sandy(`At ${clockText(clock, 2)}, your row will rise for you, but only to let you pass.`),
      arid(`Candy opened slowly at ${clockText(clock, 1)} takes just as long and is heard by more people.`),
    ],
  }),
  pattern({
    id: 'early-start',
    rank: 'last',
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
      clock.minutes <= 330 && arid('You will know it by the dark.'),
      sandy('The hour can be approached from either side of sleep.'),
    ],
  }),
  pattern({
    id: 'free-food',
    why: 'How long a box of pizza is a box of pizza.',
    find: (scene) =>
      timeOf(
        scene,
        /\b(?:pizza|cake|donuts?|doughnuts|bagels|cupcakes|snacks|cookies|ice cream|pastries|tacos)\b/,
        /\b(?:order|by|until|sale|bakery|sold|\$|class|oven|bake|before|closes?|opens?|fee|party of|prepaid|truck|tasting|tour|booked|decorating|contest|wedding|pick(?:ed)? up|deliver\w*)\b/,
      ),
    lines: (clock) => [
      crisp(`At ${clockText(clock, 10)}, there is a box.`),
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
        /\b(?:clients?|visitors?|investors?|inspectors?|auditors?|board|ceo|delegation)\b.*\b(?:arrives?|arriving|comes?|coming|visits?|visiting|tour)\b/,
        /\b(?:by|until|after|before|train|flight|trains|flights|board game|hours)\b/,
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
        /\b(?:newsletter|e-?mail|blog post|press release|announcement|episode|article)\b.*\b(?:goes (?:out|live|up)|will go (?:out|live|up)|is sent|will be (?:sent|published|posted)|publishes|airs)\b/,
        /\b(?:your?|clients?)\b/,
      ),
    lines: (clock) => [arid(`Second thoughts are accepted until ${clockText(clock, -1)}.`)],
  }),
  pattern({
    id: 'buffet-last',
    why: 'When people really come.',
    find: ({ quantities: { clocks }, sentence }) => {
      const last = clocks.at(-1)
      const led = last && sentence.slice(0, last.from)
      const before = sentence.slice(0, clocks.at(-2)?.from ?? 0)
      return (
        clocks.length >= 2 &&
        last &&
        /\b(?:buffet|dinner|lunch|food|coffee|drinks|pizza|bar|dessert|cake|snacks|reception)\b[^,;]{0,14}$/.test(
          led ?? '',
        ) &&
        /\b(?:registration|check-in|sign-in|doors?|meeting|talk|lecture|speech|presentation|remarks|training|orientation|workshop|session|seminar|panel)\b/.test(
          before,
        ) &&
        !/\b(?:closes?|closed|until|by|before)\b/.test(sentence) && { clock: last }
      )
    },
    lines: ({ clock }) => [
      crisp(`We expect the crowd at ${clockText(clock, -1)}.`),
      arid(`Appetite for everything before ${clockText(clock)} is appreciated.`),
    ],
  }),
]
