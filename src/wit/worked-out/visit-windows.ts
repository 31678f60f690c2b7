import { clockText, type Window } from '../reading/quantities/clock.ts'
import { lengthText } from './duration-text.ts'
import { arid, crisp, only, pattern, type Scene, sandy } from './pattern.ts'

const isService =
  /\b(?:we deliver|delivery is|deliveries are|accepts?|available|open|pick ?up|collect(?:ion)?|drop[- ]?off|moved|hours)\b/
const windowOf = ({ quantities }: Scene) => only(quantities.windows)
const holds = ({ start, length }: Window, from: number, to: number) =>
  start.certain && start.minutes <= from && start.minutes + length >= to

export const visitWindows = [
  pattern({
    id: 'delivery-window',
    why: 'A delivery window decides where you may be in your own home.',
    find: (scene) =>
      /\b(?:deliver(?:ed|y|ies|s|ing)?|arriv(?:e|es|ing)|driver|courier)\b/.test(scene.sentence) &&
      /\b(?:your|the|a) (?:[a-z]+ ){0,2}(?:package|parcel|order|delivery|groceries|couch|sofa|mattress|fridge|refrigerator|washer|dryer|furniture|driver|courier|box|shipment|desk|table|bed)\b|\bestimated delivery\b/.test(
        scene.sentence,
      ) &&
      !isService.test(scene.sentence) &&
      windowOf(scene),
    lines: (window) => [
      window.length >= 120 &&
        arid(`Please allow ${lengthText(window.length)} for the wait and four seconds for the doorbell.`),
      window.length >= 120 && crisp('Running a bath has been known to speed this up.'),
      sandy(`The doorbell can be heard in every room but the one you will be in.`),
      holds(window, 720, 780) && sandy('Lunch that day is best eaten standing, in view of the street.'),
    ],
  }),
  pattern({
    id: 'technician-window',
    why: 'He comes in the one minute you take out the trash.',
    find: (scene) =>
      /\b(?:technician|electrician|plumber|inspectors?|contractors?|installers?|exterminator|chimney sweep|boiler|meter|repair(?:man|person| crew| team)|handyman|locksmith|crew|fumigat\w+|engineers?)\b/.test(
        scene.sentence,
      ) &&
      !isService.test(scene.sentence) &&
      /\b(?:be|come|comes|coming|arrive|arrives|arriving|visit|visits|visiting|ring|ringing|there|here|stop by|scheduled|expected|between|inspect|inspecting|read|reading)\b/.test(
        scene.sentence,
      ) &&
      windowOf(scene),
    lines: ({ start, length }) => [
      length >= 60 && sandy('Traditionally, it will be the minute in which you take out the trash.'),
      length >= 60 && arid(`Of the ${lengthText(length)}, the doorbell will use one second, and not a fair one.`),
      crisp(`The shower is safest before ${clockText(start)}.`),
    ],
  }),
  pattern({
    id: 'home-viewing-window',
    why: 'A showing, and what the closet is for.',
    find: (scene) =>
      /\b(?:show(?:ing|ings|n)?|viewings?|open house)\b/.test(scene.sentence) &&
      /\b(?:apartments?|units?|house|flat|property|home|condo)\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ start, length }) => [
      sandy(
        `Whatever goes into the closet at ${clockText(start, -10)} comes out again at ${clockText(start, 10)}, in front of strangers.`,
      ),
      arid(`For ${lengthText(length)}, it should look as if it had never been cooked in.`),
    ],
  }),
  pattern({
    id: 'quiet-hours',
    why: 'Quiet hours, kept to the minute.',
    find: (scene) => /\bquiet (?:hours?|time|period)\b/.test(scene.sentence) && windowOf(scene),
    lines: ({ start, end }) => [
      crisp(`At ${clockText(end, 1)}, you may drop what you have been holding.`),
      sandy(`A vacuum cleaner at ${clockText(start, 1)} will be understood as a message.`),
      arid(`A sneeze begun at ${clockText(start, -1)} may be finished.`),
    ],
  }),
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
      /\b(?:lunch|dinner|supper|buffet)\b/.test(scene.sentence) &&
      /\b(?:served?|serving|available|hours|buffet)\b/.test(scene.sentence) &&
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
    find: (scene) =>
      /\b(?:open|hours)\b/.test(scene.sentence) &&
      !/\b(?:closed|house|quiet|happy|bar|mic|gym|reduced|maintenance|position|shift|working hours)\b/.test(
        scene.sentence,
      ) &&
      windowOf(scene),
    lines: ({ start, end, length }) => [
      crisp(
        `At ${clockText(start, -1)}, you are early. At ${clockText(end, 1)}, you are looking in through the glass.`,
      ),
      start.certain &&
        end.certain &&
        length < 1200 &&
        arid(`That leaves ${lengthText(1440 - length)} a day for making up your mind.`),
      sandy(`Whatever you remember at ${clockText(end, 1)}, please go on remembering.`),
    ],
  }),
  pattern({
    id: 'training-window',
    why: 'What a chair does to a person in hours.',
    find: (scene) => {
      const window = windowOf(scene)
      return (
        window &&
        window.length >= 180 &&
        window.length <= 600 &&
        /\b(?:training|workshop|seminar|conference|orientation|course|retreat)\b/.test(scene.sentence) &&
        !/\bmoved\b|\bclosed\b/.test(scene.sentence) &&
        window
      )
    },
    lines: ({ end, length }) => [
      sandy('The chairs near the outlet go first, to those who have done this before.'),
      arid(`It lasts ${lengthText(length)}, measured without a chair.`),
      crisp(`The last question will be asked at ${clockText(end, -1)}, and it will have three parts.`),
    ],
  }),
  pattern({
    id: 'drop-off-window',
    why: 'What it is a minute after the window closes.',
    find: (scene) =>
      /\bdrop(?:ped)?[- ]?off\b|\bdonations?\b|\breturn(?:ed)?\b/.test(scene.sentence) &&
      !/\bblood\b/.test(scene.sentence) &&
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
    lines: ({ start, end }) => [
      sandy(`We expect to meet most of you at ${clockText(end, -1)}.`),
      crisp(`At ${clockText(start, -1)}, you are waiting. At ${clockText(end, 1)}, it is.`),
    ],
  }),
  pattern({
    id: 'doorbell-window',
    why: 'Parcels at a kind neighbor, by the clock.',
    find: (scene) =>
      /\b(?:parcels|packages|doorbell)\b/.test(scene.sentence) && !/\bmoved\b/.test(scene.sentence) && windowOf(scene),
    lines: ({ start, end }) => [
      crisp(`Please be dressed by ${clockText(start)}, or at least believable.`),
      sandy(`At ${clockText(end, 1)}, a bell is just a bell.`),
    ],
  }),
  pattern({
    id: 'room-booked',
    why: 'The last minute of any booking.',
    find: (scene) =>
      /\b(?:booked|reserved|occupied|taken)\b/.test(scene.sentence) &&
      /\b(?:room|court|studio|hall|lounge)\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ end }) => [
      sandy(`The people inside at ${clockText(end, -1)} will be making one last point.`),
      crisp(`At ${clockText(end, 1)}, you may knock.`),
    ],
  }),
  pattern({
    id: 'social-window',
    why: 'How long a party lasts, and how long leaving does.',
    find: (scene) =>
      /\b(?:party|reception|mixer|picnic|potluck|barbecue|bbq|cookout|gathering|social|get-together|housewarming|networking)\b/.test(
        scene.sentence,
      ) &&
      !/\b(?:closed|moved|political|third|security|media|desk)\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ end, length }) => [
      sandy(`Goodbyes begin at ${clockText(end, -20)} and run past ${clockText(end)}.`),
      length >= 90 && crisp('Please bring a second subject.'),
      arid(`That is ${lengthText(length)}, or about four conversations and a lap.`),
    ],
  }),
  pattern({
    id: 'flash-sale-window',
    why: 'What it costs a minute later.',
    find: (scene) =>
      /\b(?:sale|half[- ]price|discount|special|deal)\b/.test(scene.sentence) &&
      !/\bclosed\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ end }) => [
      crisp(`At ${clockText(end, 1)}, it costs what it costs.`),
      sandy(`Those who reach for it at ${clockText(end, -1)} rarely check the size.`),
    ],
  }),
  pattern({
    id: 'night-shift-window',
    why: 'Night shifts greet the same people two ways.',
    find: (scene) => {
      const window = windowOf(scene)
      return window?.overnight && window.length >= 360 && /\bshifts?\b/.test(scene.sentence) && window
    },
    lines: () => [
      sandy('You will say good evening and good morning to the same people.'),
      arid('It begins today and ends tomorrow, like most days, but with you in it.'),
    ],
  }),
]
