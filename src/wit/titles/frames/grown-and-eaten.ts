import type { Frames } from './frame.ts'

/** Cakes, pizzas, sandwiches: what is served. */
export const dishes: Frames = {
  titles: {
    crisp: [
      ': serves four, or one with a series',
      ' for guests who said they would eat anything',
      ': leftovers are part of the plan',
    ],
    sandy: [': portions for real people', ': how many slices is one person', ': how many it serves, and whom'],
    arid: [': portions, price and leftovers', ', in edible quantities', ', by the portion'],
  },
  openings: [
    '{K}, in portions that people you know would call portions.',
    '{K}: how much, for how many and from whom.',
  ],
  closings: [
    'Check the serving size against the people you actually know.',
    'Leftovers are part of the plan.',
    'Ask how many guests are hungry. It is a smaller number than guests.',
    'Order by the day you need it, counting backward.',
  ],
}

/** Bread, chocolate, honey: what is bought in a store and kept. */
export const groceries: Frames = {
  titles: {
    crisp: [': what to buy, how much and where to hide it', ': opened on Monday, gone by Wednesday'],
    sandy: [
      ', from the shelf to the back of the shelf',
      ': the front of the package, then the back',
      ': read the back too',
    ],
    arid: [': ingredients, price and shelf life', ', by weight and price', ', by the ounce'],
  },
  openings: [
    '{K}: what to buy, how much of it and where to hide it.',
    '{K}, by taste, by price and by how long [it keeps|they keep].',
  ],
  closings: [
    'Read the back of the package. The front was written by somebody else.',
    'The price per ounce is on the shelf, in the smaller print.',
    'Buy a little first. The large size is a relationship.',
    'Ingredients are listed by weight, so the first one is most of the matter.',
  ],
}

/** Apples, eggs, fish: what is bought fresh. */
export const produce: Frames = {
  titles: {
    crisp: [': how to pick, keep and use up', ': the one at the back, and why'],
    sandy: [': ripe is a day, and it passes', ': what to do with the rest of them'],
    arid: [': season, price and storage', ', by season', ', by weight'],
  },
  openings: ['{K}: how to choose, keep and use up.', '{K}, by season, by price and by what is for dinner.'],
  closings: [
    'Buy for two days. The third day is a guess.',
    'Look up where to keep what. The fridge is not always the answer.',
    'Plan the second meal while you shop for the first.',
  ],
}

/** Recipes and meals that somebody has to cook. */
export const recipes: Frames = {
  titles: {
    crisp: [
      ': serves four, or one with a series',
      ' for an evening with one clean pan',
      ': leftovers are part of the plan',
    ],
    sandy: [
      ': the time on the page and the time at home',
      ': minutes of work, minutes of waiting',
      ': one pan, perhaps two',
    ],
    arid: [': ingredients, amounts and patience', ', in edible quantities', ', in order'],
  },
  openings: [
    '{K}: what to buy, what to skip and how long it takes.',
    '{K} for an ordinary stove on an ordinary Tuesday.',
  ],
  closings: [
    'Read to the end before you turn on the stove.',
    'The timer is a suggestion until it smells like a fact.',
    'Ten minutes of preparation is ten minutes for whoever wrote it.',
    'Leftovers are part of the plan.',
  ],
}

/** Coffee, tea, wine. */
export const drinks: Frames = {
  titles: {
    crisp: [': buy the small one and form an opinion', ': what the label says and what the glass says'],
    sandy: [': what you taste, and what you read', ': the tasting notes, in moderation'],
    arid: [': origin, price and taste', ', by the cup or glass', ', by taste and price', ', by taste'],
  },
  openings: [
    '{K}, by taste, by price and by time of day.',
    '{K}: what is on the label, and what is in the glass or cup.',
  ],
  closings: [
    'Buy the small size first, and form an opinion.',
    'Try two side by side. Memory is a poor second glass.',
    'Tasting notes are one person’s afternoon.',
    'Note what you liked. The label will look different in a month.',
  ],
}

/** Plants that live indoors. */
export const houseplants: Frames = {
  titles: {
    crisp: [
      ' that [does|do] not mind being forgotten',
      ' for windows that face a wall',
      ': alive in March, with instructions',
    ],
    sandy: [
      ': water less, worry on schedule',
      ' for people who mean well on Sundays',
      ', sorted by how long you are away',
    ],
    arid: [': how much light is some light', ': light, water and the rest of August', ': light and water'],
  },
  openings: [
    '{K}, sorted by how long [it lasts|they last] when you are busy.',
    '{K} for the light you have, rather than the light on the label.',
  ],
  closings: [
    'More plants are lost to kindness than to neglect.',
    'Read the label for light, then look at your actual window.',
    'Overwatering is the sincere mistake. Check the soil first.',
    'Light, water and somebody for the two weeks in August.',
  ],
}

/** Seeds, trees, soil: what goes into the ground. */
export const garden: Frames = {
  titles: {
    crisp: [
      ': the yard you have, in the weather you get',
      ' for gardens with one sunny corner',
      ': plant now, judge in a year',
    ],
    sandy: [': full sun, part sun and your yard', ': the label assumes rain', ': when to plant, and when to wait'],
    arid: [': soil, sun and spacing', ', by season and soil', ', by season'],
  },
  openings: ['{K} for the soil you have and the weather you get.', '{K}: when, where and how far apart.'],
  closings: [
    'Look where the sun is at noon, not where it was at breakfast.',
    'The spacing on the label is for the grown one. It will look foolish until then.',
    'Start with the soil. Everything else starts there too.',
    'Fewer, with room around, is a method.',
  ],
}

/** Cut flowers and bouquets. */
export const flowers: Frames = {
  titles: {
    crisp: [': what is in season, and what was flown in', ': fresh on the day that counts'],
    sandy: [': order early, arrive on time', ': ask for what is in season'],
    arid: [': color, price and delivery', ', by color and price', ', by season'],
  },
  openings: [
    '{K}: what is in season, when to order and how long [it lasts|they last].',
    '{K}, by color, by price and by day of delivery.',
  ],
  closings: [
    'Say the color and the price. The florist knows the rest by name.',
    'Order before the day on which all others order.',
    'Ask what is in season. It costs less and stands longer.',
    'Check that there is a vase at the other end.',
  ],
}

/** What animals eat. */
export const petFood: Frames = {
  titles: {
    crisp: [', chosen by you and reviewed on the floor', ': the bag lists everything but the opinion'],
    sandy: [' for a customer who cannot read', ': what is left in the bowl by noon', ': the bowl decides'],
    arid: [': ingredients, weight and willingness', ', by the cup', ', by weight of animal'],
  },
  openings: [
    '{K}: what to read on the label and what to expect on the floor.',
    '{K}, chosen by one party and eaten by another.',
  ],
  closings: [
    'Buy the small bag first. The verdict takes a day.',
    'Change over slowly, a little more of the new each day.',
    'The reviews were written by people. Allow for that.',
    'Read the amount per day, then weigh the animal.',
  ],
}

/** What animals wear, sleep on and scratch. */
export const petThings: Frames = {
  titles: {
    crisp: [': sized for an animal that moved', ': the one in the picture is a professional'],
    sandy: [' for a customer who cannot read', ', reviewed in silence', ': the old one was fine, apparently'],
    arid: [': size, material and willingness', ', by weight of animal', ', by size of animal'],
  },
  openings: ['{K}, chosen by one party and used by another.', '{K}: size, material and how to clean [it|them].'],
  closings: [
    'The reviews were written by people. Allow for that.',
    'Buy for the animal you have. The one in the picture is a professional.',
    'Measure the animal while it is asleep.',
    'Check what can be washed, and at what temperature.',
  ],
}

/** The animals themselves. */
export const animals: Frames = {
  titles: {
    crisp: [': what to ask before you fall in love', ': the next fifteen years, in outline'],
    sandy: [': what to know before the first night', ': time, room and a vet'],
    arid: [': time, space and costs', ', with the years included'],
  },
  openings: ['{K}: what to ask, what to prepare and what a year costs.'],
  closings: [
    'Meet first, decide later. Bring the whole household.',
    'Ask what a year costs, then ask a second owner.',
    'Find the vet before you need the vet.',
  ],
}
