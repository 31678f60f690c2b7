import type { Frames } from './frame.ts'

/** Furniture, lamps, beds: what has to fit a room. */
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
      ' and the corner you forgot to measure',
      ': what you choose, you will dust',
    ],
    arid: [
      ': measure the door before the room',
      ', measured before the purchase',
      ' of a known width, depth and height',
      ': width, depth and delivery',
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
    'Ask who carries it upstairs, and mention the floor.',
    'Assembly takes an hour. The second hour is for the leftover part.',
    'Mark the outline on the floor with tape and walk around it for a day.',
  ],
}

/** Lamps and candles. */
export const lights: Frames = {
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
    arid: [': lumens, watts and a length of cord', ', compared after dark', ': height, angle and cord', ', on and off'],
  },
  openings: [
    '{K}, compared after dark.',
    '{K}: how bright, how warm and how far from the wall.',
    '{K} for reading, working and finding the other sock.',
  ],
  closings: [
    'Start with the cord. It is measured in stores where the outlet is near.',
    'Lumens are how bright it is. Watts are how much that costs.',
    'Try the switch with your eyes closed, which is how you will use it.',
    'Check the color of the light against the color of the wall.',
    'Find the outlet before you find the style.',
  ],
}

/** Curtains, rugs, frames: the smaller things of a home. */
export const home: Frames = {
  titles: {
    crisp: [
      ': measure the wall, then the enthusiasm',
      ' that [goes|go] with the sofa you already have',
      ': gray, light gray and dark gray',
      ' for rooms with one good corner',
    ],
    sandy: [
      ': the photo had better windows',
      ': what the room looks like by Thursday',
      ' for walls that are not quite straight',
    ],
    arid: [
      ': sizes, materials and washing',
      ', measured before [it is|they are] ordered',
      ', by width and height',
      ', in centimeters too',
    ],
  },
  openings: [
    '{K}, measured against the room you have.',
    '{K}: sizes, materials and how to wash [it|them].',
    '{K} for rooms that did not come with better windows.',
  ],
  closings: [
    'Measure the wall, then measure what already hangs on it.',
    'Order the sample first. Your screen is not your living room.',
    'Gray comes in more kinds than there are rooms.',
    'Look at the care label before you look at the pattern.',
    'The photo was taken in a room with better windows.',
  ],
}

/** Kitchen machines, fans, vacuum cleaners. */
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
      ': the manual, in fewer languages',
      ': what a year of use costs',
      ' for homes with thin walls',
    ],
    arid: [
      ': size, noise and spare parts',
      ', measured in decibels and inches',
      ': watts, width and warranty',
      ', by noise level',
    ],
  },
  openings: [
    '{K}: size, noise and the part that has to be cleaned.',
    '{K} for homes where people are sometimes asleep.',
    '{K}, compared by the one setting you will use.',
  ],
  closings: [
    'Quiet is a number. Ask for the number.',
    'Find out which part gets washed, and by whom.',
    'Measure the space, then add room for the plug.',
    'Spare parts are the part to ask about.',
    'Most settings are there for the picture on the box.',
  ],
}

/** What is printed to be handed out or put up. */
export const print: Frames = {
  titles: {
    crisp: [
      ': print one before you print 500',
      ': the phone number, digit by digit',
      ' that [is|are] still legible at arm’s length',
    ],
    sandy: [
      ': what fits, and what can still be read',
      ': the typo is in the largest word',
      ', read backward before printing',
    ],
    arid: [': size, paper and the phone number', ', proofread and then printed', ': size, paper, ink'],
  },
  openings: ['{K}: what goes on, what stays off and in which size.', '{K}, proofread before the discount for 1,000.'],
  closings: [
    'Print one copy first. Mistakes are cheaper in small numbers.',
    'Read the phone number aloud, then call it.',
    'The typo will be in the largest word. Look there first.',
    'Hold the proof at arm’s length, where people will hold it.',
  ],
}

/** What has a plug, a battery or a port. */
export const device: Frames = {
  titles: {
    crisp: [
      ': which port, which cable, which drawer',
      ' that [works|work] before you find the manual',
      ': settings to change before you complain',
      ': the cable is in the other drawer',
    ],
    sandy: [
      ': the manual, in fewer languages',
      ': what the numbers on the box measured',
      ' for desks with one free outlet',
      ', with one outlet left',
    ],
    arid: [
      ': what the numbers on the box mean',
      ', until the next model is announced',
      ': ports, cables and the return date',
      ': ports and cables',
    ],
  },
  openings: [
    '{K}, with the numbers on the box turned into sentences.',
    '{K}: ports, cables and what has to be bought separately.',
    '{K} for desks that have one outlet left.',
  ],
  closings: [
    'Numbers on the box were measured on a quiet day.',
    'Check the ports, then check which cable is included.',
    'Keep the box until the return window has closed.',
    'Look up the model number. The name is only the name.',
    'Find the off switch before you need it.',
  ],
}

/** Programs, plug-ins and platforms. */
export const software: Frames = {
  titles: {
    crisp: [
      ': the price on day 15 of a 14-day trial',
      ' for teams of three and one spreadsheet',
      ' you can explain to accounting',
      ': fewer dashboards, more done by four',
      ': the demo, the trial and the actual Tuesday',
    ],
    sandy: [
      ': how to leave, before you sign in',
      ': which buttons you will really press',
      ' for people who liked the spreadsheet',
      ', counted in passwords',
      ': one login too many',
    ],
    arid: [
      ', compared by number of logins',
      ': ask how it exports before you import',
      ': import, export and the time between',
      ', by monthly price',
    ],
  },
  openings: [
    '{K}: what the demo shows, and what it clicks past.',
    '{K}, compared by the buttons you will press.',
    '{K} for a team that already has a spreadsheet.',
  ],
  closings: [
    'Count the buttons you will press and divide the price by that.',
    'Ask how your data leaves before you let it in.',
    'Try it with your own file. The demo’s file has never had a problem.',
    'If there is a trial, put its last day in the calendar first.',
    'A shorter menu is a feature.',
    'Count every person who needs a login, the new hire included.',
  ],
}

/** What is worn or carried. */
export const clothes: Frames = {
  titles: {
    crisp: [
      ': what fits in the store and what fits at lunch',
      ' for weather and other people',
      ': the fit after lunch',
      ': warm, dry and slightly too long',
    ],
    sandy: [
      ' that [survives|survive] the second wash',
      ' for the weather you actually have',
      ': true to size, but to whose',
    ],
    arid: [
      ': what the size chart meant by medium',
      ', with the care label read in advance',
      ': sizes, seams and the care label',
      ', by care label',
    ],
  },
  openings: [
    '{K}, chosen for the weather you have.',
    '{K}: sizes, seams and the label you will cut out.',
    '{K} for weather, stairs and other people.',
  ],
  closings: [
    'Check the size chart with a tape, not with memory.',
    'Read the care label first. You will be the one doing it.',
    'Dry clean only is also a price.',
    'Try the pockets. Some are drawings of pockets.',
    'Order the size you are, and the date you need it for.',
  ],
}

/** What is eaten or drunk, and recipes for it. */
export const food: Frames = {
  titles: {
    crisp: [
      ': serves four, or one with a series',
      ': what to buy, what to skip, what to hide',
      ' for guests who said they would eat anything',
      ': leftovers are part of the plan',
    ],
    sandy: [
      ' that [tastes|taste] better on day two',
      ', from the shelf to the back of the shelf',
      ': the portion on the box and the real one',
      ': portions for real people',
    ],
    arid: [
      ': ingredients, amounts and patience',
      ', with the amounts you will actually use',
      ', in edible quantities',
      ', by the portion',
    ],
  },
  openings: [
    '{K}, in portions that people you know would call portions.',
    '{K}: what to buy, how much of it and where to hide it.',
    '{K}, from the shelf to the table to Tuesday.',
  ],
  closings: [
    'Check the serving size against the people you actually know.',
    'Leftovers are part of the plan.',
    'The label lists the ingredients, most of it first.',
    'Whatever stands at the back of the shelf gets bought again.',
    'The timer is a suggestion until it smells like a fact.',
  ],
}

/** Plants and the garden. */
export const plants: Frames = {
  titles: {
    crisp: [
      ' that [does|do] not mind being forgotten',
      ' for windows that face a wall',
      ': alive in March, with instructions',
    ],
    sandy: [
      ', sorted by how long you are away',
      ': water less, worry on schedule',
      ' for people who mean well on Sundays',
    ],
    arid: [': how much light is some light', ': light, water and the rest of August', ': light and water'],
  },
  openings: [
    '{K}, sorted by how long [it lasts|they last] when you are busy.',
    '{K} for the light you have, rather than the light on the label.',
  ],
  closings: [
    'Light, water and the two weeks in August.',
    'More plants are lost to kindness than to neglect.',
    'Read the label for light, then look at your actual window.',
    'North-facing windows count as weather.',
    'Overwatering is the sincere mistake. Check the soil first.',
  ],
}

/** What animals eat, wear and sleep on. */
export const pets: Frames = {
  titles: {
    crisp: [
      ', chosen by you and reviewed on the floor',
      ': sized for an animal that moved',
      ' that may lose to the cardboard box',
    ],
    sandy: [' for a customer who cannot read', ': what is left in the bag by Friday', ' and the box [it|they] came in'],
    arid: [': size, weight and willingness', ', by weight of animal'],
  },
  openings: [
    '{K}, chosen by one party and used by another.',
    '{K}: what to read on the label and what to expect on the floor.',
  ],
  closings: [
    'Measure the animal while it is asleep.',
    'Introduce anything new slowly, and leave the box out.',
    'The reviews were written by people. Allow for that.',
    'Buy the small size first. The verdict takes a day.',
  ],
}

/** Forms, planners, cards: what is printed and filled in. */
export const paper: Frames = {
  titles: {
    crisp: [
      ' you will still use in March',
      ': print one before you print 500',
      ': fill in the blanks, then check them',
      ' with the hard line at the top',
    ],
    sandy: [': what to cross out first', ' with fewer boxes than you feared', ': every box has a reason, or had one'],
    arid: [': one page, three columns', ' of one page, which is enough', ', printed on one side'],
  },
  openings: [
    '{K} with the boxes you need and few of the others.',
    '{K}: what goes on the page, and what can stay in your head.',
  ],
  closings: [
    'Print one copy first. Mistakes are cheaper in small numbers.',
    'Fill in the hard line first.',
    'Delete what you do not need before it becomes policy.',
    'Leave room for the sentence you will add in the margin.',
    'Check the date, then check the year.',
  ],
}

/** Bikes, cars and what belongs to them. */
export const vehicles: Frames = {
  titles: {
    crisp: [
      ': the test ride is not the commute',
      ' for commutes with one unreasonable hill',
      ': built for roads, used on yours',
    ],
    sandy: [': what parking adds to the price', ' for roads that are mostly repairs'],
    arid: [': what a year costs, parking included', ', by distance per week'],
  },
  openings: [
    '{K} for the distance you drive, walk or say you will.',
    '{K}: the price, the year after and the place to park.',
  ],
  closings: [
    'Try the hill, the curb and the place where it will be parked.',
    'Ask what a year costs, not what a day costs.',
    'The test drive ends before the traffic starts.',
    'Read the part about tires.',
  ],
}

/** Tools of the garage and the kitchen. */
export const tools: Frames = {
  titles: {
    crisp: [
      ' your neighbor will ask to borrow',
      ': what to own and what to borrow',
      ' for jobs that were going to be quick',
    ],
    sandy: [
      ': what to own, what to borrow and what to return',
      ' for the drawer that does not close',
      ' you will use as often as you say',
    ],
    arid: [': weight, grip and how often, honestly', ', by hours of actual use'],
  },
  openings: ['{K} for jobs that were going to be quick.', '{K}: what to own, what to borrow and what to give back.'],
  closings: [
    'Check the weight at arm’s length, where you will be holding it.',
    'Own what you use each month. Borrow the rest.',
    'Spare parts are the part to ask about.',
    'If it needs its own cupboard, count the cupboard.',
  ],
}
