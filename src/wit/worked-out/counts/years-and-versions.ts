import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, only, pattern, sandy } from '../pattern.ts'

export const yearsAndVersions = [
  pattern({
    id: 'customer-since',
    why: 'Counts the years of e-mails.',
    past: true,
    find: ({ quantities, sentence, year }) => {
      const since = only(quantities.years)
      return (
        since?.since &&
        year - since.year >= 2 &&
        year - since.year < 80 &&
        /\b(?:customer|member|client|subscriber|guest|reader)\b/.test(sentence) && { years: year - since.year }
      )
    },
    lines: ({ years }) => [sandy(`That is ${figures(years)} years, or one very long receipt.`)],
  }),
  pattern({
    id: 'in-business-since',
    why: 'Counts the years from the one that is named.',
    past: true,
    find: ({ quantities, sentence, year }) => {
      const since = only(quantities.years)
      return (
        since?.since &&
        year - since.year >= 5 &&
        year - since.year < 400 &&
        !/\b(?:customer|member|client|subscriber|closed|down|broken|sick|war|on order|record|raining|grew|grown|increased|planted|raised|donated|helped|sold|delivered|built|trees|homes|charity|fund|nonprofit|up \d)\b/.test(
          sentence,
        ) &&
        /\b(?:since|founded|established|est)\b/.test(sentence) &&
        /\b(?:we|our|family|serving|business|making|baking|brewing|roasting|building|crafting|trusted|proudly|quality|shop|store|bakery|firm|company|tradition|open|founded|established|est)\b/.test(
          sentence,
        ) && { years: year - since.year }
      )
    },
    lines: ({ years }) => [
      sandy(`Year ${figures(years + 1)} is in progress.`),
      arid(`Of the ${figures(years)} years, ${years >= 20 ? 'several' : 'two'} were spent looking for the other key.`),
    ],
  }),
  pattern({
    id: 'final-draft-version',
    why: 'How final a numbered draft is.',
    past: true,
    find: ({ quantities, sentence }) => {
      const version = only(quantities.versions)
      const number = version?.parts.length === 1 ? version.parts[0] : undefined
      return (
        number !== undefined &&
        number >= 2 &&
        /\b(?:draft|final|attached|revis\w+|contract|deck|proposal|document|logo|layout)\b/.test(sentence) && {
          number,
          final: /\bfinal\b/.test(sentence),
        }
      )
    },
    lines: ({ number, final }) => [
      final && crisp('The word final refers to our strength.'),
      final && sandy(`The word final has been in use since version ${spell(Math.max(1, number - 4))}.`),
      arid(`Comments on version ${figures(number - 1)} should be remembered fondly.`),
    ],
  }),
  pattern({
    id: 'patch-version',
    why: 'What the next version is for.',
    past: true,
    find: ({ quantities, sentence }) => {
      const version = only(quantities.versions)
      const parts = version?.parts
      return (
        parts &&
        parts.length >= 2 &&
        /\b(?:release[sd]?|available|out|live|fixes|adds|launch\w*|update\w*|introduc\w+|ships|shipped|brings|includes|here)\b/.test(
          sentence,
        ) &&
        !/\b(?:security|vulnerab\w+|deprecat\w+|requires?|end of life)\b/.test(sentence) && {
          next: [...parts.slice(0, -1), (parts.at(-1) ?? 0) + 1].join('.'),
          whole: parts.join('.'),
        }
      )
    },
    lines: ({ next, whole }) => [
      sandy(`${next} will be about what we learned from ${whole}.`),
      crisp(`Everything you liked about ${whole} will be somewhere else in ${next}.`),
    ],
  }),
  pattern({
    id: 'star-rating',
    why: 'Thinks about the part that is missing.',
    past: true,
    find: ({ quantities, sentence }) => {
      const rating = only(quantities.ratings)
      return (
        rating &&
        rating.value >= rating.best * 0.8 &&
        rating.value < rating.best &&
        !Number.isInteger(rating.value) &&
        !/\b(?:patients?|hospital|pain|clinic|safety)\b/.test(sentence) && {
          missing: figures(rating.best - rating.value),
        }
      )
    },
    lines: ({ missing }) => [arid(`We think about the other ${missing} at night.`)],
  }),
]
