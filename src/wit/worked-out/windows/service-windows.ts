import { lengthText } from '../../computed/length-text.ts'
import { clockText } from '../../reading/quantities/clock.ts'
import { arid, crisp, only, pattern, type Scene, sandy } from '../pattern.ts'

const windowOf = ({ quantities }: Scene) => only(quantities.windows)

export const serviceWindows = [
  pattern({
    id: 'breakfast-window',
    why: 'What breakfast is called one minute later.',
    find: (scene) =>
      /\b(?:breakfast|brunch)\b/.test(scene.sentence) && !/\bclosed\b/.test(scene.sentence) && windowOf(scene),
    lines: ({ end }) => [
      crisp(`An omelet at ${clockText(end, 1)} is lunch.`),
      sandy(`At ${clockText(end, -3)}, the line consists of people who meant to get up.`),
      arid(`Plates filled at ${clockText(end, -1)} tend to be the highest.`),
    ],
  }),
  pattern({
    id: 'meal-window',
    why: 'Hunger outside of the hours.',
    find: (scene) =>
      /\b(?:lunch|dinner|supper|buffet|food truck)\b/.test(scene.sentence) &&
      /\b(?:served?|serving|available|hours|buffet|food truck)\b/.test(scene.sentence) &&
      !/\bclosed?\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ end }) => [
      crisp(`Hunger at ${clockText(end, 1)} is a private matter.`),
      sandy(`From ${clockText(end, -4)}, please choose quickly.`),
    ],
  }),
  pattern({
    id: 'happy-hour',
    why: 'Measures the hour, and the happiness after it.',
    find: (scene) => /\bhappy hour\b/.test(scene.sentence) && windowOf(scene),
    lines: ({ end, length }) => [
      crisp(`At ${clockText(end, 1)}, you are merely content.`),
      length > 60 && arid(`The hour takes ${lengthText(length)}, as happy ones do.`),
      length === 60 && arid('It is, for the record, an hour.'),
    ],
  }),
  pattern({
    id: 'phone-line-window',
    why: 'When a problem has to wait for the line.',
    find: (scene) =>
      /\b(?:support|hotline|help ?desk|phone lines?|phones|call us|reach us|service desk|customer service)\b/.test(
        scene.sentence,
      ) &&
      !/\b(?:down|unavailable|closed|crisis|emergency)\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ start, end }) => [
      arid(`Problems that begin at ${clockText(end, 1)} will keep until ${clockText(start)}.`),
      sandy(`Around ${clockText(end, -2)}, please have only small ones.`),
    ],
  }),
  pattern({
    id: 'lunch-closing-window',
    why: 'Where they are while the door is locked.',
    find: (scene) =>
      /\bclosed? (?:daily )?for lunch\b/.test(scene.sentence) &&
      /\bwe\b|\bour\b|\boffice\b|\bcounter\b|\bdesk\b|\bstore\b|\bshop\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ end }) => [
      crisp('If you knock, we will chew faster, but that is all.'),
      sandy(`Until ${clockText(end)}, your question is outranked by a sandwich.`),
    ],
  }),
  pattern({
    id: 'opening-hours',
    why: 'Subtracts the opening hours from the day.',
    find: (scene) => {
      const window =
        /\b(?:open|hours)\b/.test(scene.sentence) &&
        !/\b(?:closed|house|support|line|hotline|quiet|happy|bar|mic|gym|reduced|maintenance|position|shift|working hours|online|phones?|chat|registration|portal|voting|members|only)\b/.test(
          scene.sentence,
        ) &&
        windowOf(scene)
      return (
        window && {
          ...window,
          daily:
            !/\b(?:mon|tues|wednes|thurs|fri|satur|sun|thanksgiving |christmas |new year's )day|\bweekdays?\b|\bweekends?\b|\beve\b/.test(
              scene.sentence,
            ),
        }
      )
    },
    lines: ({ start, end, length, daily }) => [
      crisp(`At ${clockText(start, -1)}, you are early. At ${clockText(end, 1)}, you are very early.`),
      start.certain &&
        end.certain &&
        length < 1200 &&
        daily &&
        arid(`That leaves ${lengthText(1440 - length)} a day for making up your mind.`),
    ],
  }),
  pattern({
    id: 'drop-off-window',
    why: 'What it is a minute after the window closes.',
    find: (scene) =>
      /\bdrop(?:ped)?[- ]?off\b|\bdonations?\b/.test(scene.sentence) &&
      !/\b(?:blood|kids|children|students|passengers?|luggage|car|pets?|dogs?)\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ end }) => [
      crisp(`At ${clockText(end, 1)}, it rides around in your trunk until spring.`),
      arid(`Cars arriving at ${clockText(end, -1)} are recognized by how they park.`),
    ],
  }),
  pattern({
    id: 'pickup-window',
    why: 'The window of a pickup, from its last minute.',
    find: (scene) =>
      /\bpick(?:ed)?[- ]?up\b|\bcollect(?:ed|ion)?\b/.test(scene.sentence) &&
      !/\btruck\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ end }) => [sandy(`Most pickups will take place at ${clockText(end, -1)}.`)],
  }),
  pattern({
    id: 'flash-sale-window',
    why: 'What it costs a minute later.',
    find: (scene) =>
      /\b(?:sale|half[- ]price|discount|special|deal)\b/.test(scene.sentence) &&
      !/\bclosed\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ end }) => [
      crisp(`At ${clockText(end, 1)}, things cost what they cost.`),
      sandy(`Those who reach for it at ${clockText(end, -1)} rarely check the size.`),
    ],
  }),
  pattern({
    id: 'deliveries-accepted',
    why: 'What a truck is when it comes too late.',
    find: (scene) =>
      /\bdeliver(?:y|ies)\b.*\b(?:accepted|received|possible|allowed)\b|\baccepts? deliveries\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ start, end }) => [
      crisp(`A truck that comes at ${clockText(end, 1)} is sightseeing.`),
      sandy(`A truck that comes at ${clockText(start, -20)} may listen to the radio.`),
    ],
  }),
]
