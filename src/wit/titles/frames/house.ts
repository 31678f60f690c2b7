import type { Frames } from './frame.ts'

/** Desks, sofas, beds: what has to be carried in. */
export const furniture: Frames = {
  titles: {
    crisp: [
      ' for rooms that are already full',
      ': will fit the room, may not fit the door',
      ': count the screws before you celebrate',
    ],
    sandy: [
      ' that [outlasts|outlast] the enthusiasm',
      ': the instructions assume four hands',
      ': the corner you forgot to measure',
      ': what you choose, you will dust',
    ],
    arid: [
      ': measure the door before the room',
      ', measured before the purchase',
      ' of a known width, depth and height',
      ': width, height and delivery',
      ', in inches',
    ],
  },
  openings: [
    '{K}, measured for rooms that already have furniture.',
    '{K} by size, by price and by who carries [it|them] upstairs.',
    '{K}: dimensions first, photographs second.',
  ],
  closings: [
    'Measure the doorway, the stairs and the corner you forgot.',
    'A tape measure costs less than a return.',
    'Count the screws before you throw away the box.',
    'Mark the outline on the floor with tape and walk around it for a day.',
    'Assembly takes an hour. The second hour is for the leftover part.',
  ],
}

/** Doors, bathtubs, faucets, ceiling fans: what a room keeps. */
export const fixtures: Frames = {
  titles: {
    crisp: [
      ': measure, then measure what is there now',
      ': the part, and the hour of whoever fits it',
      ': what fits the hole you have',
    ],
    sandy: [': a day to put in, years to look at', ' for houses with no right angles', ': ask the installer first'],
    arid: [': size, fittings and installation', ', installation included in the sum', ', measured twice'],
  },
  openings: [
    '{K}: what to measure, and what installation adds.',
    '{K}, by size, by price and by who puts [it|them] in.',
  ],
  closings: [
    'Get the price of installation before you fall for the price tag.',
    'Measure what is there now. The new one will be compared with it.',
    'Ask what has to come out before anything goes in.',
    'Check the fittings, in the standard your house was built to.',
  ],
}

/** Lamps, which have a cord and a switch. */
export const lamps: Frames = {
  titles: {
    crisp: [
      ' for people who said five more minutes',
      ': bright enough to see the dust',
      ': the cord is shorter at home',
      ' for reading past the last chapter',
    ],
    sandy: [
      ': warm white, cold white and the argument',
      ' and the outlet behind the sofa',
      ', judged by what [it shows|they show]',
      ': how bright is bright enough',
    ],
    arid: [': lumens, watts and a length of cord', ', compared after dark', ': height, light and cord', ', on and off'],
  },
  openings: [
    '{K}: how bright, how warm and how far from the wall.',
    '{K}, compared after dark.',
    '{K}, with the numbers on the bulb explained.',
  ],
  closings: [
    'Start with the cord. It is measured in stores where the outlet is near.',
    'Lumens are the light. Watts are the bill.',
    'Try the switch with your eyes closed, which is how you will use it.',
    'Find the outlet before you find the style.',
  ],
}

/** Bulbs, string lights, chandeliers. */
export const lighting: Frames = {
  titles: {
    crisp: [': warm white, cold white and the argument', ': bright enough to see the dust'],
    sandy: [': how bright is bright enough', ', judged by what [it shows|they show]'],
    arid: [': lumens, watts and color', ', compared after dark', ', on and off'],
  },
  openings: ['{K}: how bright, how warm and how many.', '{K}, compared after dark.'],
  closings: [
    'Lumens are the light. Watts are the bill.',
    'Check the color of the light against the color of the wall.',
    'Warm white and cold white only meet in a divided household.',
  ],
}

/** Pillows, curtains, rugs: cloth that has a size and a way to be washed. */
export const textiles: Frames = {
  titles: {
    crisp: [': gray, light gray and dark gray', ': the washing, before the pattern', ' for rooms with one good corner'],
    sandy: [
      ': the photo had better windows',
      ': soft on Monday, washed by Thursday',
      ': white is a decision about laundry',
    ],
    arid: [': sizes, materials and washing', ', by width and length', ': size, fabric and care'],
  },
  openings: [
    '{K}: sizes, materials and how to wash [it|them].',
    '{K}, measured before [it is|they are] ordered.',
    '{K}, by fabric, by size and by washing day.',
  ],
  closings: [
    'Look at the care label before you look at the pattern.',
    'Your screen is not your living room. Order a sample if there is one.',
    'Gray comes in more kinds than there are rooms.',
    'White is a color and a commitment to laundry.',
  ],
}

/** Mirrors, frames, vases, candles: what a room is finished with. */
export const decor: Frames = {
  titles: {
    crisp: [
      ': measure the wall, then the enthusiasm',
      ' for rooms with one good corner',
      ': one is a choice, three are a theme',
    ],
    sandy: [
      ': the photo had better windows',
      ' for walls that are not quite straight',
      ': what you choose, you will dust',
    ],
    arid: [', by width and height', ': size, material and place', ', in inches'],
  },
  openings: ['{K}, measured against the room you have.', '{K} for rooms that did not come with better windows.'],
  closings: [
    'Find the place first. The size follows from the place.',
    'The photo was taken in a room with better windows.',
    'Cut the outline from paper and live with the paper for a day.',
    'Look from the doorway, where guests will form their view.',
  ],
}

/** Baskets, racks, organizers. */
export const storage: Frames = {
  titles: {
    crisp: [': for what is on the floor now', ': count the things before the compartments'],
    sandy: [': tidy is a number of compartments', ' for drawers that do not close', ': a place for most things'],
    arid: [': width, depth and what goes in', ', by contents', ', in inches'],
  },
  openings: ['{K}: count what goes in, then measure what it goes on.', '{K}, by size, by place and by contents.'],
  closings: [
    'Throw out first. You may need a smaller one.',
    'Measure the shelf, then measure what is already on the shelf.',
    'Count the things before you count the compartments.',
    'A label helps the second person who puts things away.',
  ],
}

/** Kitchen machines, vacuum cleaners: what is plugged in and makes a noise. */
export const appliances: Frames = {
  titles: {
    crisp: [
      ': how loud is quiet, at six in the morning',
      ' with more settings than you have moods',
      ': one button you will use, twelve more',
      ': loud, quiet and early in the morning',
    ],
    sandy: [
      ': who cleans the part you cannot reach',
      ': what a year of use costs',
      ' for homes with thin walls',
      ', once the box is gone',
    ],
    arid: [': size, noise and spare parts', ', measured in decibels and inches', ': watts, width and warranty'],
  },
  openings: [
    '{K}: size, noise and the part that has to be cleaned.',
    '{K} for homes where people are sometimes asleep.',
    '{K}, compared by the one setting you will use.',
  ],
  closings: [
    'Quiet is a number. Ask for the number.',
    'Find out which part gets washed, and by whom.',
    'Most settings are there for the picture on the box.',
    'A feature you will not use costs the same as one you will.',
    'Ask for the price of spare parts while you still have a choice.',
    'Measure the space, then add room for the plug.',
  ],
}

/** Drills, ladders, mowers. */
export const tools: Frames = {
  titles: {
    crisp: [
      ' your neighbor will ask to borrow',
      ': what to own and what to borrow',
      ' for jobs that were going to be quick',
    ],
    sandy: [': what to own, what to borrow and what to return', ' you will use as often as you say'],
    arid: [': weight, grip and how often, honestly', ', by hours of actual use', ': weight, grip and storage'],
  },
  openings: ['{K} for jobs that were going to be quick.', '{K}: what to own, what to borrow and what to give back.'],
  closings: [
    'Own what you use each month. Borrow the rest.',
    'Check the weight at arm’s length, not on the page.',
    'Decide where to store a thing before you own the thing.',
    'Ask for the price of spare parts while you still have a choice.',
  ],
}

/** Bottles, mugs, jars. */
export const vessels: Frames = {
  titles: {
    crisp: [
      ': what the dishwasher will say',
      ': the favorite, and the rest of the cupboard',
      ': the lid is the part that matters',
    ],
    sandy: [': one in use, the others in the cupboard', ': who washes up is part of the price'],
    arid: [': size, material and washing', ': volume, material and care', ', by volume'],
  },
  openings: [
    '{K}: size, material and what the dishwasher allows.',
    '{K}, by volume, by material and by number of owners.',
  ],
  closings: [
    'Ask about the dishwasher before you ask about the color.',
    'Count what is in the cupboard before you add to the cupboard.',
    'In a set of six, one gets used.',
    'Check the volume in numbers. Large is only a word.',
  ],
}

/** Knives, pans, spoons. */
export const kitchenware: Frames = {
  titles: {
    crisp: [
      ': the one you will use, and the rest',
      ': what the dishwasher will say',
      ' for the drawer that still closes',
    ],
    sandy: [': one good one, or a set with a stand', ': who washes up is part of the price'],
    arid: [': size, material and washing', ': material, size and care', ', by size'],
  },
  openings: [
    '{K}: size, material and what the dishwasher allows.',
    '{K} for the cooking you do, rather than the cooking you watch.',
  ],
  closings: [
    'Ask about the dishwasher before you ask about the steel.',
    'In a set of twelve, one gets used.',
    'Buy the size you cook for, not the size you invite.',
    'Count what is in the drawer before you add to the drawer.',
  ],
}
