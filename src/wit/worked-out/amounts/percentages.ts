import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, pattern, sandy } from '../pattern.ts'
import { finance, rest, shareOf } from './share-of.ts'

export const percentages = [
  pattern({
    id: 'discount',
    rank: 'last',
    why: 'Looks at what is not reduced.',
    find: (scene) => {
      const off = shareOf(
        scene,
        /(?:%|percent) off\b|\bdiscounts?\b|\b(?:save|saving) (?:up to |an extra |an additional )?\d+(?:%| percent)/,
        /\b(?:power|energy|time|fuel|water|emissions|seniors?|veterans?|military|students?|nurses|teachers|disab\w+|vendors?|suppliers?)\b|\bif (?:you|we)\b/,
      )
      return off && off.value > 0 && off.value < 100 && off
    },
    lines: ({ bound }) => [bound !== 'most' && crisp('What you get stays at 100%.')],
  }),
  pattern({
    id: 'percent-more',
    why: 'Counts what more comes to.',
    find: (scene) => {
      const more = shareOf(scene, /\b(?:now with|contains|with|made with|has)\b.*(?:%|percent) more\b/, finance)
      const thing = /(?:%|percent) more ([a-z]+s)\b/.exec(scene.sentence)?.[1]
      return more && { value: more.value, thing: thing && !/ss$|less$|process$/.test(thing) ? thing : undefined }
    },
    lines: ({ value, thing }) => [
      Number.isInteger(100 / value) &&
        value < 100 &&
        thing !== undefined &&
        sandy(`Where there were ${spell(100 / value)} ${thing}, there are ${spell(100 / value + 1)}.`),
      crisp('You are welcome to count.'),
    ],
  }),
  pattern({
    id: 'rush-fee',
    why: 'What one saves by planning.',
    find: (scene) =>
      shareOf(scene, /\b(?:rush|express|expedited|same[- ]day|last[- ]minute)\b/, /\boff\b|\bdiscount\b/),
    lines: () => [
      crisp('Planning remains free.'),
      sandy('Panic is included.'),
      arid('For the ordinary price, it was needed last week.'),
    ],
  }),
  pattern({
    id: 'card-fee',
    why: 'Puts a small percentage on a plate.',
    find: (scene) => {
      const fee = shareOf(scene, /\b(?:credit )?card\b.*\b(?:fee|surcharge)\b|\b(?:fee|surcharge)\b.*\bcards?\b/)
      return (
        fee &&
        fee.value >= 1 &&
        fee.value <= 6 &&
        /\b(?:restaurant|caf[eé]|deli|diner|dine-in|menu|meals?)\b/.test(scene.sentence) &&
        fee
      )
    },
    lines: ({ value }) => [
      sandy(`On a $10 sandwich, that is ${figures(Math.round(value * 10))} cents, or the pickle.`),
    ],
  }),
  pattern({
    id: 'gratuity',
    why: 'What a fixed gratuity spares the table.',
    find: (scene) => shareOf(scene, /\b(?:gratuity|service charge)\b/),
    lines: () => [sandy('Looking thoughtfully at the ceiling is no longer required.')],
  }),
  pattern({
    id: 'covers-share',
    why: 'The part that is not covered.',
    find: (scene) => {
      const share = shareOf(
        scene,
        /\b(?:grant|sponsors?|donors?|fund|foundation)\b.*\b(?:covers?|funds?|pays? for|will cover|will fund)\b/,
        /\b(?:insurance|medical|surgery|tuition|deductible|employer|plan|dental|scholarship|cover letter|loan)\b/,
      )
      return share && share.value >= 50 && share.value < 100 && share
    },
    lines: ({ value }) => [
      crisp(`The other ${rest(value)}% begins with a bake sale.`),
      sandy(`The remaining ${rest(value)}% tends to be the part that makes it work.`),
    ],
  }),
  pattern({
    id: 'one-hundred-percent',
    why: 'There was nowhere further to go.',
    past: true,
    find: (scene) => {
      const all = shareOf(
        scene,
        /100(?:%| percent) (?:plastic-free|cotton|wool|linen|recycled|recyclable|organic|natural|vegan|compostable|arabica|leather|bamboo|silk|satisfaction|plant-based|real|renewable|whole)\b/,
      )
      return all?.value === 100 && { made: /\bmade (?:from|of|with) 100\b/.test(scene.sentence) }
    },
    lines: ({ made }) => [made && crisp('We stopped there.'), arid('Further percentages were not available.')],
  }),
  pattern({
    id: 'chance-of-rain',
    why: 'Where the umbrella is.',
    find: (scene) => shareOf(scene, /\bchance of (?:rain|showers)\b/),
    lines: () => [crisp('It depends on where you leave the umbrella.')],
  }),
]
