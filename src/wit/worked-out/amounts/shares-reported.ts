import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, pattern, sandy } from '../pattern.ts'
import { finance, rest, shareOf } from './share-of.ts'

/** Minutes of a year as the two largest units: "8 hours and 46 minutes". */
function perYear(minutes: number): string {
  if (minutes >= 2880) return `${figures(Math.round((minutes / 1440) * 10) / 10)} days`
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const part = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`
  if (hours > 0)
    return whole % 60 === 0 ? part(hours, 'hour') : `${part(hours, 'hour')} and ${part(whole % 60, 'minute')}`
  if (minutes >= 10) return part(whole, 'minute')
  const seconds = Math.round(minutes * 60)
  return seconds % 60 === 0
    ? part(seconds / 60, 'minute')
    : `${part(Math.floor(seconds / 60), 'minute')} and ${part(seconds % 60, 'second')}`
}

export const sharesReported = [
  pattern({
    id: 'uptime',
    why: 'Works out how much of a year the rest of the uptime is.',
    past: true,
    find: (scene) => {
      const uptime = shareOf(
        scene,
        /\b(?:uptime|availability|available|up)\b/,
        /\b(?:discount|off|sales|prices|up to)\b/,
      )
      return (
        uptime &&
        uptime.value >= 98 &&
        uptime.value < 100 &&
        /\buptime\b|\bavailability\b|\b(?:server|service|platform|network|system|site|api)s?\b/.test(
          scene.sentence,
        ) && { down: perYear(((100 - uptime.value) / 100) * 525_600) }
      )
    },
    lines: ({ down }) => [
      arid(`That leaves ${down} a year for going outside.`),
      crisp(`The other ${down} a year will be the ones you remember.`),
      sandy(`In the remaining ${down} a year, we hear from you all.`),
    ],
  }),
  pattern({
    id: 'growth',
    why: 'Works out how often it would have to happen again.',
    past: true,
    find: (scene) => {
      const growth = shareOf(
        scene,
        /\b(?:grew|grow|grown|increased|rose|up|growth|climbed|jumped)\b/,
        /\b(?:cost|costs|prices?|fees?|complaints?|errors?|up to|rent|rates?|sign up|accident\w*|injur\w*|crime|debt|set up|delays?|absen\w+)\b/,
      )
      return (
        growth &&
        growth.value >= 3 &&
        growth.value <= 50 &&
        growth.bound === 'exact' &&
        !finance.test(scene.sentence) &&
        /\b(?:sales|revenue|traffic|subscribers|followers|sign-?ups|downloads|orders|membership|attendance|business|users|audience|conversions?|engagement|open rate|visits|bookings)\b/.test(
          scene.sentence,
        ) &&
        growth
      )
    },
    lines: ({ value }) => [
      crisp('Several people have come forward to accept the credit.'),
      arid(`It takes ${spell(Math.ceil(Math.log(2) / Math.log(1 + value / 100)))} of these to double.`),
      sandy('There is a chart, which starts wherever it looks best.'),
    ],
  }),
  pattern({
    id: 'costs-up',
    why: 'Takes "went up" as a thing that costs know how to do.',
    past: true,
    find: (scene) =>
      shareOf(
        scene,
        /\bcosts\b.*\b(?:went up|rose|are up|increased|have gone up|have risen)\b/,
        /\b(?:interest|our prices|our fees|our rates|crime|mortality|insurance|rent|tax)\b/,
      ),
    lines: () => [crisp('Costs appear to know the way.'), sandy('For the way back, there is no date.')],
  }),
  pattern({
    id: 'reduced-by',
    why: 'Looks at what is left.',
    past: true,
    find: (scene) => {
      const less = shareOf(scene, /\b(?:reduced|cut|decreased|down|fell|dropped|fewer|less|lower)\b/, finance)
      return (
        less &&
        less.value < 100 &&
        less.bound === 'exact' &&
        /\b(?:complaints?|errors?|waste|paper|e-?mails?|paperwork|bugs|clicks|meetings|calls|tickets|returns|spam|noise)\b/.test(
          scene.sentence,
        ) &&
        less
      )
    },
    lines: ({ value }) => [
      crisp(`The remaining ${rest(value)}% put up a fight.`),
      sandy(`What is left is the ${rest(value)}% that meant it.`),
    ],
  }),
  pattern({
    id: 'more-than-all',
    why: 'Where the extra effort is taken from.',
    past: true,
    find: (scene) => {
      const effort = shareOf(scene, /\b(?:give|gives|gave|giving|effort|committed|commitment)\b/)
      return effort && effort.value > 100 && effort.value <= 200 && effort
    },
    lines: ({ value }) => [
      crisp(`The extra ${figures(value - 100)} is borrowed from next month.`),
      arid('Accounting would like to see it.'),
    ],
  }),
  pattern({
    id: 'nearly-complete',
    why: 'The last part is the one that people mean.',
    find: (scene) => {
      const done = shareOf(
        scene,
        /(?:%|percent) (?:complete|done|finished|ready|there)\b/,
        /\b(?:profile|application|charged)\b/,
      )
      return done && done.value >= 50 && done.value < 100 && done
    },
    lines: () => [sandy('Rounded to the nearest hundred percent, that is all of it.')],
  }),
]
