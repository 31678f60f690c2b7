import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, pattern, sandy } from '../pattern.ts'

export const sizes = [
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
]
