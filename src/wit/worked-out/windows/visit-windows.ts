import { lengthText } from '../../computed/length-text.ts'
import { clockText, type Window } from '../../reading/quantities/clock.ts'
import { arid, crisp, only, pattern, type Scene, sandy } from '../pattern.ts'

const isService =
  /\b(?:we deliver|delivery is|deliveries are|accepts?|available|open|pick ?up|collect(?:ion)?|drop[- ]?off|moved|hours)\b/
const windowOf = ({ quantities }: Scene) => only(quantities.windows)
const holds = ({ start, length }: Window, from: number, to: number) =>
  start.certain && start.minutes <= from && start.minutes + length >= to

/** Waited for at home, where there is a bath. */
const atHome =
  /\b(?:your|tenants?|residents?|landlord|apartments?|home|houses?|couch|sofa|mattress|bed|fridge|refrigerator|groceries|washer|dryer)\b/
const visit = (scene: Scene) => {
  const window = windowOf(scene)
  return window && { ...window, home: atHome.test(scene.sentence) }
}

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
      visit(scene),
    lines: (window) => [
      !window.home && sandy('Traditionally, the bell rings in the minute in which you step out.'),
      window.length >= 120 &&
        arid(`Please allow ${lengthText(window.length)} for the wait and four seconds for the doorbell.`),
      window.home && window.length >= 120 && crisp('Running a bath has been known to speed this up.'),
      window.home && sandy(`The doorbell can be heard in every room but the one you will be in.`),
      window.home && holds(window, 720, 780) && sandy('Lunch that day is best eaten standing, in view of the street.'),
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
      visit(scene),
    lines: ({ start, length, home }) => [
      !home && sandy('By custom, the bell rings in the minute in which you step out.'),
      !home &&
        length >= 60 &&
        arid(`Please allow ${lengthText(length)} for the waiting and four minutes for the looking.`),
      home && length >= 60 && sandy('Traditionally, it will be the minute in which you take out the trash.'),
      home &&
        length >= 60 &&
        arid(`Of the ${lengthText(length)}, the doorbell will use one second, and not a fair one.`),
      home && crisp(`The shower is safest before ${clockText(start)}.`),
    ],
  }),
  pattern({
    id: 'home-viewing-window',
    why: 'A showing, and what a kitchen looks like.',
    find: (scene) =>
      /\b(?:show(?:ing|ings|n)|viewings?|open house)\b/.test(scene.sentence) &&
      /\b(?:apartments?|units?|house|flat|property|home|condo)\b/.test(scene.sentence.replace(/\bopen house\b/g, '')) &&
      windowOf(scene),
    lines: ({ length }) => [arid(`For ${lengthText(length)}, it should look as if it had never been cooked in.`)],
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
    id: 'doorbell-window',
    why: 'Parcels at a kind neighbor, by the clock.',
    find: (scene) => {
      const window = windowOf(scene)
      return (
        window &&
        /\b(?:parcels|packages|doorbells?)\b/.test(scene.sentence) &&
        !/\bmoved\b/.test(scene.sentence) && { ...window, rings: /\bdoorbells?\b/.test(scene.sentence) }
      )
    },
    lines: ({ start, end, rings }) => [
      rings && crisp(`Please be dressed by ${clockText(start)}, or at least believable.`),
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
      !/\b(?:closed|moved|political|third|security|media|desk|idle|close|closes|shut)\b/.test(scene.sentence) &&
      windowOf(scene),
    lines: ({ end, length }) => [
      sandy(`Goodbyes begin at ${clockText(end, -20)} and run past ${clockText(end)}.`),
      length >= 90 && crisp('Please bring a second subject.'),
      arid(`That is ${lengthText(length)}, or about four conversations and a lap.`),
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
