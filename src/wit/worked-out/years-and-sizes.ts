import { figures, spell } from '../reading/quantities/number.ts'
import { arid, crisp, only, pattern, sandy } from './pattern.ts'

export const yearsAndSizes = [
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
    lines: ({ years }) => [
      sandy(`That is ${figures(years)} years, a long time to go on opening these.`),
      arid(`In ${figures(years)} years, neither of us has forgotten the password at the same time.`),
    ],
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
        !/\b(?:customer|member|client|subscriber|closed|down|broken|sick|war|on order|record|raining|grew|grown|increased|up \d)\b/.test(
          sentence,
        ) &&
        /\b(?:since|founded|established|est)\b/.test(sentence) &&
        /\b(?:we|our|family|serving|business|making|baking|brewing|roasting|building|crafting|trusted|proudly|quality|shop|store|bakery|firm|company|tradition|open|founded|established|est)\b/.test(
          sentence,
        ) && { years: year - since.year }
      )
    },
    lines: ({ years }) => [
      crisp(`That is ${figures(years)} years, most of them with the same stapler.`),
      years >= 15 && sandy('Some of the first customers are still deciding.'),
      arid(`Of the ${figures(years)} years, ${years >= 20 ? 'several' : 'two'} were spent looking for the other key.`),
    ],
  }),
  pattern({
    id: 'anniversary',
    why: 'What a company looks like at its age.',
    find: ({ quantities, sentence }) => {
      const birthday = quantities.ordinals.find(({ noun }) => noun === 'anniversary' || noun === 'birthday')
      return (
        birthday &&
        birthday.value >= 2 &&
        /\b(?:our|company's|shop's|store's|we)\b/.test(sentence) &&
        !/\b(?:wedding|war|death|attack|passing|memorial)\b/.test(sentence) &&
        quantities.counts.every(({ first }) => !first) &&
        birthday
      )
    },
    lines: ({ value }) => [
      crisp(`We do not feel a day over ${figures(value - 1)}.`),
      value >= 5 && arid('The first two were mostly forms.'),
      value >= 10 && sandy(`${figures(value)} candles will be represented by a smaller number.`),
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
    id: 'thermostat',
    why: 'What a thermostat does to an office.',
    past: true,
    find: ({ quantities, sentence }) => {
      const degrees = quantities.sizes.find(({ unit }) => unit.startsWith('degree') || unit.startsWith('°'))
      return (
        degrees &&
        /\b(?:thermostat|temperature|heating|air conditioning|ac|a\/c)\b/.test(sentence) &&
        /\b(?:office|floor|thermostat|building|room|set)\b/.test(sentence) &&
        ((degrees.value >= 60 && degrees.value <= 85) || (degrees.value >= 16 && degrees.value <= 28)) &&
        !/\b(?:server|freezer|fridge|oven|water|pool|storage|wine|lab)\b/.test(sentence) &&
        degrees
      )
    },
    lines: ({ value }) => [
      sandy('At this setting, half of us are right.'),
      arid(`A cardigan at ${figures(value)} is a point of view.`),
    ],
  }),
  pattern({
    id: 'preheat',
    why: 'Where one is when the oven beeps.',
    find: ({ sentence }) => /\b(?:preheat|heat) (?:the |your )?oven to \d{3}\b/.test(sentence) && {},
    lines: () => [
      crisp('It will beep as soon as you are in the other room.'),
      sandy('This is the step at which one finds out what is stored in there.'),
    ],
  }),
  pattern({
    id: 'file-limit',
    why: 'By how much one’s own file is too large.',
    find: ({ quantities, sentence }) => {
      const size = quantities.sizes.find(({ unit }) => ['mb', 'gb', 'kb'].includes(unit))
      return (
        size &&
        /\b(?:files?|attachments?|uploads?|images?|photos?|pdfs?)\b/.test(sentence) &&
        /\b(?:up to|max\w*|limit\w*|under|smaller|no (?:more|larger)|below|at most|less than)\b/.test(sentence) &&
        size
      )
    },
    negated: true,
    lines: ({ value, unit }) => [
      crisp(`Yours is ${figures(value + 1)}.`),
      sandy(`A photo of the screen is usually ${figures(value + 1)} ${unit.toUpperCase()} and slightly tilted.`),
    ],
  }),
  pattern({
    id: 'race-distance',
    why: 'What walking counts as.',
    find: ({ quantities, sentence }) =>
      /\b(?:run|race|fun run|walk|relay|5k|10k)\b/.test(sentence) &&
      /\b(?:\d+ ?k\b|kilometers?|miles?)/.test(sentence) &&
      /\b(?:charity|annual|team|company|fun|join|register|sign up|course|saturday|sunday)\b/.test(sentence) &&
      !/\b(?:truck|car|errand|van|oil)\b/.test(sentence) &&
      quantities.prices.length === 0 &&
      {},
    lines: () => [
      crisp('You may stop to tie a lace at every one of them.'),
      sandy('The photographer stands where you will have just stopped running.'),
    ],
  }),
  pattern({
    id: 'luggage-weight',
    why: 'How a heavy bag is carried to the scale.',
    find: ({ quantities, sentence }) => {
      const weight = quantities.sizes.find(({ unit }) => /^(?:lbs?|pounds?|kg|kilos?)$/.test(unit))
      return weight && /\b(?:bags?|baggage|luggage|suitcases?|carry-?on)\b/.test(sentence) && { weight }
    },
    lines: () => [
      crisp('Please lift it onto the scale with two fingers and a smile.'),
      sandy('The second jacket may be worn over the first.'),
    ],
  }),
  pattern({
    id: 'furniture-size',
    why: 'Where furniture really has to fit.',
    find: ({ quantities, sentence }) => {
      const size = quantities.sizes.find(({ sides }) => sides.length >= 2)
      return (
        size &&
        /\b(?:sofa|couch|table|desk|shelf|bookcase|wardrobe|dresser|cabinet|bed|mattress|armchair|sideboard)\b/.test(
          sentence,
        ) &&
        size
      )
    },
    lines: () => [
      crisp('Please also measure the stairs.'),
      sandy('It will fit where you want it and nowhere on the way.'),
    ],
  }),
  pattern({
    id: 'moved-by-distance',
    why: 'How people find a thing that has moved a little.',
    find: ({ quantities, sentence }) => {
      const distance = quantities.sizes.find(({ unit }) => /^(?:meters?|metres?|feet|foot|yards?)$/.test(unit))
      return (
        distance &&
        distance.value >= 2 &&
        distance.value <= 100 &&
        /\b(?:moved|moving|relocat\w+|shift\w*)\b/.test(sentence) &&
        !/\b(?:away from the|patients?|flood|back|house|line|border)\b/.test(sentence) &&
        distance
      )
    },
    lines: ({ value, unit }) => [
      sandy(`Please look up when you arrive, and then ${spell(value)} ${unit} further.`),
      arid('Habit will need about two weeks for the distance.'),
    ],
  }),
  pattern({
    id: 'square-feet',
    why: 'How much of a floor one lives on.',
    find: ({ quantities, sentence }) => {
      const area = quantities.sizes.find(({ unit }) => /^(?:square feet|square foot|sq)/.test(unit))
      return (
        area &&
        area.value >= 200 &&
        area.value <= 4000 &&
        /\b(?:apartment|home|house|condo|loft|studio|unit|bedroom|living)\b/.test(sentence) &&
        area
      )
    },
    lines: () => [
      crisp('You will use the six between the couch and the outlet.'),
      sandy('The rest are for walking through, looking for the phone.'),
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
    lines: ({ missing }) => [crisp(`The missing ${missing} is parking.`), arid(`We think about the ${missing}.`)],
  }),
]
