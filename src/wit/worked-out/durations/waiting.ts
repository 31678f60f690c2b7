import { lengthText } from '../../computed/length-text.ts'
import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, only, pattern, sandy } from '../pattern.ts'
import { lasting, medical, unitAfter, whole } from './lasting.ts'

export const waiting = [
  pattern({
    id: 'wait-time',
    why: 'Waiting feels longer in some minutes than in others.',
    find: (scene) => {
      const wait = whole(
        lasting(
          scene,
          /\bwait(?:ing)? times?\b|\b(?:the|your|expected|average|current|estimated|minute) wait\b|\bwaits\b/,
          /\bworth the wait\b/,
        ),
      )
      return wait && wait.unit === 'minute' && wait.value >= 3 && !medical.test(scene.sentence) && wait
    },
    lines: ({ value }) => [
      crisp(`Minute ${figures(value - 1)} is the long one.`),
      sandy(`The ${figures(value)} minutes are counted by us, but felt by you.`),
      arid('Looking at the clock takes a second each time and is included.'),
    ],
  }),
  pattern({
    id: 'business-days',
    rank: 'between',
    why: 'Reads a range the way customers do.',
    find: (scene) => {
      const days = only(scene.quantities.durations)
      return (
        days?.upTo !== undefined &&
        days.upTo > days.value &&
        /\b(?:deliver\w*|ship\w*|arriv\w*|process\w*|refunds?)\b/.test(scene.sentence) &&
        ['day', 'week'].includes(days.unit) &&
        days
      )
    },
    lines: ({ value, upTo = 0, business, unit }) => [
      crisp(`The ${figures(upTo)} is meant as much as the ${figures(value)}.`),
      business && arid('Saturday is a day in every other respect.'),
      sandy(`Please be happy on ${unit} ${figures(value)} and patient until ${unit} ${figures(upTo)}.`),
    ],
  }),
  pattern({
    id: 'warranty',
    why: 'What one does when the warranty is over.',
    find: (scene) => whole(lasting(scene, /\b(?:warranty|guarantee|guaranteed)\b/, /\bmoney[- ]back\b|\bresponse\b/)),
    lines: ({ unit, value }) => [
      unit === 'year' && crisp(`From year ${figures(value + 1)} on, please be gentle.`),
      unit !== 'year' && crisp('After that, please be gentle.'),
    ],
  }),
  pattern({
    id: 'return-window',
    why: 'When a person decides.',
    find: (scene) => {
      const time = whole(
        lasting(
          scene,
          /\b(?:money[- ]back|returns?|returned|exchanges?)\b/,
          /\b(?:process\w*|return (?:your|my|the) call|happy returns|tax|receive your refund|refunds? (?:take|will|are)|will return|business|deposits?|appear|statement|keys?|books?|library|forms?|equipment|rental|laptops?|please|must)\b/,
        ),
      )
      return (
        time &&
        time.value >= 5 &&
        /\b(?:within|for|of|guarantee|returns|window|up to)\b|-day/.test(scene.sentence) &&
        time
      )
    },
    lines: ({ value, unit }) => [sandy(`You will decide on ${unit} ${figures(value)}, as people do.`)],
  }),
  pattern({
    id: 'free-trial',
    why: 'How the days of a trial are used.',
    find: (scene) => {
      const trial = whole(
        lasting(scene, /\btrial\b/, /\b(?:clinical|court|jury|ended|over|employees?|hires?|probation\w*|staff)\b/),
      )
      return trial && trial.unit === 'day' && trial.value >= 7 && trial
    },
    lines: ({ value, attributive }) => [
      attributive && arid(`People mean to begin on day 1 and remember on day ${figures(value - 1)}.`),
      crisp(`Day ${figures(value)} is the busy one.`),
    ],
  }),
  pattern({
    id: 'finished-in',
    why: 'Looks at the week that the promise leaves out.',
    find: (scene) => {
      const time = whole(
        lasting(
          scene,
          /\b(?:says|said|told|promises|estimates|expects|assures)\b.*\b(?:finished|done|completed?|fixed|repaired|ready|back|delivered)\b/,
          medical,
        ),
      )
      return (
        time &&
        ['day', 'week', 'month'].includes(time.unit) &&
        /\bin\s*$/.test(scene.sentence.slice(0, time.from)) &&
        time
      )
    },
    lines: (time) => [
      crisp(`Which ${spell(time.value)} was left open.`),
      sandy(`${unitAfter(time).replace(/^./, (letter) => letter.toUpperCase())} did not come up.`),
    ],
  }),
  pattern({
    id: 'free-first-hours',
    why: 'The hour after the free ones.',
    find: (scene) => whole(lasting(scene, /\bfree for (?:the )?first\b/)),
    lines: (time) => [
      crisp(`${unitAfter(time).replace(/^./, (letter) => letter.toUpperCase())} makes up for it.`),
      sandy(`Most errands take ${spell(time.value)} ${time.unit}s and a few minutes.`),
    ],
  }),
  pattern({
    id: 'ready-in-minutes',
    why: 'The arithmetic of picking up a meal.',
    find: (scene) => {
      const time = whole(
        lasting(scene, /\b(?:your|the) (?:[a-z]+ )?(?:order|pizza|food|table|takeout)\b.*\bready\b/, medical),
      )
      return time?.unit === 'minute' && time.value >= 5 && time
    },
    lines: ({ minutes }) => [
      sandy(`Those who leave at once will spend ${lengthText(minutes - 4)} by the counter, reading about allergens.`),
      crisp('Cereal eaten in the meantime is between you and the bowl.'),
    ],
  }),
  pattern({
    id: 'water-off-for',
    why: 'Times the shampoo.',
    find: (scene) => {
      const time = lasting(scene, /\bwater\b.*\b(?:shut|off|turned off|interrupted)\b/, /\b(?:pumps?|damage|heater)\b/)
      return time && (time.unit === 'hour' || time.unit === 'minute') && scene.quantities.windows.length === 0 && time
    },
    lines: () => [crisp('Please time your shampoo.'), arid('What is in the kettle is what there is.')],
  }),
  pattern({
    id: 'cancel-notice',
    why: 'What one has agreed to an hour later.',
    negated: true,
    find: (scene) => {
      const time = whole(
        lasting(
          scene,
          /\bcancel\b.*\b(?:in advance|before|ahead|notice)\b/,
          /\b(?:cannot|contract|subscription|lease|policy|trial|plan|membership|surgery|class is)\b|n't\b/,
        ),
      )
      return time?.unit === 'hour' && time.value >= 2 && !medical.test(scene.sentence) && time
    },
    lines: ({ value }) => [crisp(`With ${spell(value - 1)} hour${value === 2 ? '' : 's'} to go, you are coming.`)],
  }),
  pattern({
    id: 'night-trial',
    why: 'What one does during the nights of a trial.',
    find: (scene) => {
      const trial = whole(
        lasting(scene, /\b(?:mattress|pillow|bed)\b.*\btrial\b|\btrial\b.*\b(?:mattress|pillow|bed)\b/),
      )
      return trial?.unit === 'night' && trial
    },
    lines: () => [sandy('You will be asleep for most of it.')],
  }),
  pattern({
    id: 'near-airport',
    why: 'What takes longer than the way to the airport.',
    find: (scene) => {
      const way = whole(lasting(scene, /\bminutes? (?:away )?from the airport\b/, /\b(?:delay\w*|late|shuttle)\b/))
      return way?.unit === 'minute' && way.value >= 2 && way
    },
    lines: ({ value }) => [crisp(`Looking for your passport takes ${spell(value + 1)}.`)],
  }),
  pattern({
    id: 'combined-experience',
    why: 'Lays the years end to end.',
    find: (scene) => {
      const years = whole(lasting(scene, /\b(?:combined|collective) experience\b|\bexperience combined\b/))
      return years?.unit === 'year' && years.value >= 10 && years.value <= 1000 && { back: scene.year - years.value }
    },
    lines: ({ back }) => [arid(`Laid end to end, it goes back to ${figures(back).replace(',', '')}.`)],
  }),
]
