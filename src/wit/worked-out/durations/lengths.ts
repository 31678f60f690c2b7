import { nth } from '../../computed/length-text.ts'
import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, only, pattern, sandy } from '../pattern.ts'
import { lasting, medical, whole } from './lasting.ts'

export const lengths = [
  pattern({
    id: 'reading-time',
    why: 'What skimming saves.',
    find: (scene) => {
      const read = whole(lasting(scene, /\b(?:read|reading time)\b/, /\bplease read\b|\bmeter\b|\bspeed\b/))
      return (
        read?.unit === 'minute' &&
        read.value >= 3 &&
        (read.attributive || /\b(?:minutes?|min) read\b|reading time/.test(scene.sentence)) &&
        read
      )
    },
    lines: ({ value }) => [
      sandy('Skimming takes one, including the feeling of having read it.'),
      crisp(`With your phone beside you, ${figures(value * 3)}.`),
    ],
  }),
  pattern({
    id: 'short-meeting',
    why: 'Subtracts what a short call spends on joining.',
    find: (scene) => {
      const length = whole(
        lasting(
          scene,
          /\b(?:sync|call|meeting|chat|check-in|huddle|standup|stand-up|touch-?base|catch-?up|demo|intro)\b/,
          /\b(?:late|early|wait|earlier|later|waiting|moved|respond|before|after)\b/,
        ),
      )
      return length?.unit === 'minute' && length.attributive && length.value >= 10 && length.value <= 60 && length
    },
    lines: ({ value }) => [
      sandy(`That is ${spell(value - 5)} for the topic and five for joining it.`),
      arid(`Minute ${figures(value)} is where the topic usually comes up.`),
      crisp(`Of the ${figures(value)}, the first three are for microphones.`),
    ],
  }),
  pattern({
    id: 'video-length',
    why: 'A length that depends on how one watches.',
    negated: true,
    find: (scene) => {
      const length = whole(
        lasting(
          scene,
          /\b(?:video|recording|podcast|episode|module|e-?learning|replay)\b/,
          /\b(?:wait|late|days|surveillance|in the next)\b/,
        ),
      )
      return (
        length?.unit === 'minute' &&
        length.value >= 8 &&
        /\b(?:long|runs?|takes?|lasts?|is|minute)\b/.test(scene.sentence) &&
        length
      )
    },
    lines: ({ value }) => [
      arid(`In a small window behind your email, it is also ${figures(value)}.`),
      crisp(`Minute ${figures(Math.round(value / 2))} is where people check how long it is.`),
    ],
  }),
  pattern({
    id: 'speaking-limit',
    why: 'Counts what speakers leave out of the count.',
    find: (scene) => {
      const limit = whole(
        lasting(
          scene,
          /\b(?:comments?|remarks|speakers?|talks?|presentations?|speech(?:es)?|toasts?|answers?|pitch(?:es)?|questions)\b/,
          /\b(?:late|wait|respond|before|after|video)\b/,
        ),
      )
      return (
        limit?.unit === 'minute' &&
        limit.value >= 2 &&
        limit.value <= 20 &&
        /\b(?:limit\w*|per|each|maximum|keep|under|at most|no more|up to)\b/.test(scene.sentence) &&
        limit
      )
    },
    lines: ({ value }) => [
      crisp('Hello counts.'),
      sandy('Saying that one will be brief uses part of it.'),
      arid(`How you came to be here takes ${spell(value + 1)} and should be left out.`),
    ],
  }),
  pattern({
    id: 'assembly-time',
    why: 'What assembly instructions leave out.',
    find: (scene) => {
      const time = lasting(scene, /\b(?:assembl\w+|put together)\b/)
      return (
        time &&
        ['minute', 'hour'].includes(time.unit) && {
          ...time,
          screwed: !/\b(?:pieces?|tools?|tool-free|tents?|canopy|puzzles?|snaps?|clicks?)\b/.test(scene.sentence),
        }
      )
    },
    lines: ({ screwed }) => [
      screwed && crisp('Looking for the last screw is not included.'),
      sandy('Assembled backward, it takes the same time, but three times.'),
      arid('Couples should allow for discussion.'),
    ],
  }),
  pattern({
    id: 'sign-up-time',
    why: 'What signing up comes with.',
    find: (scene) => {
      const time = lasting(
        scene,
        /\b(?:sign(?:ing)? up|registration|create an account)\b/,
        /\b(?:within|before|after|by|open|closes?|late|ends?|trial|arrive|early)\b/,
      )
      return time && (time.unit === 'minute' || time.unit === 'second') && time
    },
    lines: () => [sandy('Confirming that you are not a robot is extra, unless you are.')],
  }),
  pattern({
    id: 'survey-time',
    why: 'What honesty adds.',
    find: (scene) => {
      const time = lasting(
        scene,
        /\b(?:survey|questionnaire|feedback form)\b/,
        /\b(?:days|weeks|within|before|closes?)\b/,
      )
      return time?.unit === 'minute' && time
    },
    lines: () => [arid('Honesty adds about a minute.')],
  }),
  pattern({
    id: 'bake-time',
    why: 'What checking does to an oven.',
    find: (scene) => {
      const time = lasting(scene, /\b(?:bake|roast|broil)\b/, /\b(?:retirement|speech|toast|bake sale|begins|sale)\b/)
      return time && ['minute', 'hour'].includes(time.unit) && time
    },
    lines: () => [
      crisp('Opening the oven to check adds one.'),
      sandy('For the last five, you will stand in front of it with a fork.'),
    ],
  }),
  pattern({
    id: 'experience-years',
    why: 'There are two ways to have years of experience.',
    find: (scene) => {
      const years = whole(lasting(scene, /\bexperience\b/))
      return (
        years?.unit === 'year' &&
        /\b(?:requir\w*|looking for|at least|minimum|must|need|candidates?|applicants?|preferred|hiring|i have|i've|seeking)\b/.test(
          scene.sentence,
        ) &&
        !/\b(?:he|she|his|her|they|and)\b/.test(scene.sentence) &&
        years.value >= 2 &&
        years
      )
    },
    lines: ({ value }) => [
      sandy(`This is not to be confused with one year, ${spell(value)} times.`),
      arid(`In that time, a person meets about ${figures(value * 2)} reply-all incidents.`),
    ],
  }),
  pattern({
    id: 'service-years',
    why: 'Counts the weeks.',
    past: true,
    find: (scene) => {
      const years = whole(
        lasting(
          scene,
          /\b(?:years (?:with|at|of service|in the|on the)|work anniversary)\b/,
          /\b(?:experience|passed|died|retire\w*|sentence|warranty|laid|leaving|lease|contract)\b/,
        ),
      )
      return (
        years?.unit === 'year' &&
        years.value >= 2 &&
        /\b(?:congratulat\w+|celebrat\w+|thank\w*|marks?|has been)\b/.test(scene.sentence) &&
        years
      )
    },
    lines: ({ value }) => [
      arid(
        `Allowing for vacation, it comes to about ${figures(value * 48)} weeks of wishing each other a good weekend.`,
      ),
    ],
  }),
  pattern({
    id: 'fractional-nights',
    why: 'What the fraction of a night is spent on.',
    find: ({ quantities, sentence }) => {
      const nights = only(quantities.durations)
      return (
        nights &&
        ['night', 'day'].includes(nights.unit) &&
        !Number.isInteger(nights.value) &&
        /\baverage\b/.test(sentence) &&
        /\b(?:guests?|stays?|visitors?)\b/.test(sentence) && { rest: Math.round((nights.value % 1) * 100) / 100 }
      )
    },
    lines: ({ rest }) => [
      crisp(`The ${figures(rest)} is spent looking for the light switch.`),
      arid(`The ${figures(rest)} is a person going back for a charger.`),
    ],
  }),
  pattern({
    id: 'workday-length',
    why: 'Sits out the hours.',
    find: (scene) => {
      const length = lasting(scene, /\b(?:workday|work day|shift)\b/, /\b(?:overtime|pay|nurs\w+)\b/)
      return (
        length?.unit === 'hour' &&
        length.attributive &&
        /\b(?:chairs?|seats?|mattress|insoles|headphones|keyboards?|shirts?|pants)\b/.test(scene.sentence) && {
          hours: length.value,
        }
      )
    },
    lines: ({ hours }) => [
      crisp(`Hour ${figures(hours + 1)} is spent in the car, on something worse.`),
      arid(`What you do in the other ${figures(24 - hours)} is between you and your couch.`),
    ],
  }),
  pattern({
    id: 'minutes-each',
    why: 'A rate of so many minutes a person.',
    find: ({ quantities, sentence }) => {
      const each = only(quantities.durations)
      return (
        each?.unit === 'minute' &&
        /\bminutes each\b/.test(sentence) &&
        each.value >= 4 &&
        each.value <= 30 &&
        /\b(?:conferences?|interviews?|appointments?|slots?|sessions?|meetings?|demos?)\b/.test(sentence) && {
          minutes: each.value,
        }
      )
    },
    lines: ({ minutes }) => [sandy(`The ${nth(minutes)} is spent getting up.`), arid('Taking off a coat is included.')],
  }),
  pattern({
    id: 'session-length',
    why: 'When the real question comes.',
    find: (scene) => {
      const length = whole(
        lasting(
          scene,
          /\b(?:webinar|workshop|presentation|training|training session|interview|seminar|meeting)\b/,
          /\b(?:late|early|wait|before|after|every|within|moved|in the next|break|times? out|inactiv\w*|away|personal|cost|price|per|dog|puppy|swim|fitness|strength|potty)\b|\$/,
        ),
      )
      return (
        length?.unit === 'minute' &&
        length.value >= 20 &&
        /\b(?:lasts?|takes?|will last|will take|runs|long|is|are|minute)\b/.test(scene.sentence) &&
        !medical.test(scene.sentence) &&
        length
      )
    },
    lines: ({ value }) => [sandy(`Minute ${figures(value - 1)} is when the real question comes.`)],
  }),
  pattern({
    id: 'walking-distance',
    why: 'The same way with a suitcase.',
    find: ({ quantities, sentence }) => {
      const walk = only(quantities.durations)
      return (
        walk?.unit === 'minute' &&
        walk.value >= 4 &&
        /\bminute walk\b|\bminutes? on foot\b|\bminutes' walk\b/.test(sentence) && { minutes: walk.value }
      )
    },
    lines: ({ minutes }) => [
      crisp(`With a suitcase, it is ${figures(Math.round(minutes * 1.5))}.`),
      sandy(`Those who are late can do it in ${figures(Math.ceil(minutes * 0.7))}.`),
    ],
  }),
]
