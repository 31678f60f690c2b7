import type { Frames } from './frame.ts'

/** Laptops, printers, cameras: what has ports and a manual. */
export const devices: Frames = {
  titles: {
    crisp: [
      ': which port, which cable, which drawer',
      ' that [works|work] before you find the manual',
      ': the cable is in the other drawer',
    ],
    sandy: [': the manual, in fewer languages', ': what the numbers on the box measured', ', with one outlet left'],
    arid: [
      ': what the numbers on the box mean',
      ', until the next model is announced',
      ': ports, cables and the return date',
    ],
  },
  openings: [
    '{K}, with the numbers on the box turned into sentences.',
    '{K}: ports, cables and what has to be bought separately.',
  ],
  closings: [
    'Numbers on the box were measured on a quiet day.',
    'Check the ports, then check which cable is included.',
    'Keep the box until the return window has closed.',
    'Look up the model number. The name is only the name.',
    'A feature you will not use costs the same as one you will.',
  ],
}

/** Headphones, phones, watches: what has a battery and is carried. */
export const wearables: Frames = {
  titles: {
    crisp: [': hours on the box, hours on the train', ': charged, paired and somewhere in the bag'],
    sandy: [': what the battery does by Thursday', ': what the numbers on the box measured'],
    arid: [': battery, fit and the return date', ', by hours of battery', ': battery and fit'],
  },
  openings: [
    '{K}, with the numbers on the box turned into sentences.',
    '{K}: hours of battery, and minutes of charging.',
  ],
  closings: [
    'Hours of battery were counted on a quiet day.',
    'Check what is in the box, and what is only in the picture.',
    'Keep the box until the return window has closed.',
    'Look up the model number. The name is only the name.',
    'A feature you will not use costs the same as one you will.',
  ],
}

/** Chargers, cases, mounts: what goes with something else. */
export const accessories: Frames = {
  titles: {
    crisp: [': the model number, then the color', ': nearly fits is a size too'],
    sandy: [': check the model before the color', ': fits most, and perhaps yours'],
    arid: [': model, fit and material', ', by model number', ', by model'],
  },
  openings: ['{K}: which model you have, and what fits it.', '{K}, sorted by what fits.'],
  closings: [
    'Find the size or model number of what you own. Memory is not a model.',
    'Universal means most. Look for yours by name.',
    'Check the fit first. The color can be settled after.',
    'Measure what you have with something other than memory.',
  ],
}

/** Programs, apps and platforms. */
export const software: Frames = {
  titles: {
    crisp: [': the price on day 15 of a 14-day trial', ': the free version, and where it ends'],
    sandy: [
      ': how to leave, before you sign in',
      ': which buttons you will really press',
      ', counted in passwords',
      ': another password',
    ],
    arid: [', compared by number of logins', ': import, export and the time between', ', by monthly price'],
  },
  openings: [
    '{K}: what the screenshots show, and what they leave out.',
    '{K}, compared by the buttons you will press.',
  ],
  closings: [
    'Ask how your data leaves before you let it in.',
    'If there is a trial, put its last day in the calendar first.',
    'Count the buttons you will press and divide the price by that.',
    'A shorter menu is a feature.',
  ],
}

/** Programs that people at work share. */
export const teamware: Frames = {
  titles: {
    crisp: [
      ' for teams of three and one spreadsheet',
      ' you can explain to accounting',
      ': the demo, the trial and the actual Tuesday',
    ],
    sandy: [' for people who liked the spreadsheet', ': one login too many'],
    arid: [': ask how it exports before you import', ': seats, logins and the export'],
  },
  openings: ['{K} for a team that already has a spreadsheet.', '{K}: what the demo shows, and what it clicks past.'],
  closings: [
    'Try it with your own file. The demo’s file has never had a problem.',
    'Count every person who needs a login, the new hire included.',
  ],
}

/** Shirts, jackets, dresses. */
export const garments: Frames = {
  titles: {
    crisp: [
      ': what fits in the store and what fits at lunch',
      ': the fit after lunch',
      ': the mirror, the store light and daylight',
    ],
    sandy: [
      ' that [survives|survive] the second wash',
      ': true to size, but to whose',
      ': dry clean only is a price too',
    ],
    arid: [
      ': what the size chart meant by medium',
      ', with the care label read in advance',
      ': sizes, seams and the care label',
      ', by care label',
    ],
  },
  openings: ['{K}: sizes, seams and the care label.', '{K}, by size, by fabric and by washing day.'],
  closings: [
    'Check the size chart with a tape, not with memory.',
    'Read the care label first. You will be the one doing it.',
    'Try the pockets. Some are drawings of pockets.',
    'Dry clean only is also a price.',
  ],
}

/** Shoes, boots, socks. */
export const footwear: Frames = {
  titles: {
    crisp: [
      ': walk around the store, then once more',
      ': fit for feet at five in the afternoon',
      ': the left one is not your only foot',
    ],
    sandy: [
      ' that still [fits|fit] at the end of the day',
      ': broken in, at whose expense',
      ': the carpet in the store is soft',
    ],
    arid: [': length, width and the toes', ', by length and width', ': fit, sole and width'],
  },
  openings: ['{K}: length, width and what the toes say.', '{K}, judged on stairs rather than on carpet.'],
  closings: [
    'Try both on. Feet come in pairs that disagree.',
    'Measure in the evening, when feet have had their day.',
    'Check the width. Most charts stop at length.',
    'Walk on a hard floor. The store has carpet for a reason.',
    'Bring the socks you mean to wear. Half of the fit is theirs.',
  ],
}

/** Backpacks, suitcases, purses. */
export const bags: Frames = {
  titles: {
    crisp: [': what fits, and what you will add to it', ': full weight, not store weight', ': one pocket for the keys'],
    sandy: [': empty in the photo, full on the way', ': how many pockets is too many'],
    arid: [': liters, pockets and straps', ', weighed before packing', ', by volume'],
  },
  openings: [
    '{K}: how much goes in, and who carries [it|them].',
    '{K}, by size, by pocket and by weight before packing.',
  ],
  closings: [
    'Weigh the bag empty. You will be adding to that.',
    'Check the zipper. Everything else depends on it.',
    'List what you carry, then what you could leave at home.',
    'A pocket too many is a place to lose the keys.',
  ],
}

/** Watches, belts, umbrellas, jewelry. */
export const adornments: Frames = {
  titles: {
    crisp: [': what goes with what you own already', ': one good one, or three in a drawer'],
    sandy: [': how to tell good from shiny', ': noticed for the right reasons'],
    arid: [': size, material and care', ', by size and material'],
  },
  openings: ['{K}: size, material and how to look after [it|them].', '{K}, chosen to go with what you own.'],
  closings: [
    'Look at what you own first. You have a taste already.',
    'Ask what the material looks like after a year.',
    'Ask how to clean the material, then ask who will.',
    'Look in daylight. The store brought its own light.',
  ],
}

/** Tents, mats, coolers: what is used outdoors or for sport. */
export const gear: Frames = {
  titles: {
    crisp: [': what to own and what to borrow', ': try everything once at home', ' for plans made in better weather'],
    sandy: [': used by spring, or sold by summer', ': light to carry, early to regret'],
    arid: [': weight, size and storage', ', by weight and size', ', by weight'],
  },
  openings: [
    '{K}: weight, size and where [it lives|they live] in winter.',
    '{K}: what to own, what to borrow and what to give back.',
  ],
  closings: [
    'Borrow first. Some hobbies end by lunch.',
    'Try everything once at home, where the instructions are.',
    'Check the packed size against the closet you have.',
    'Weight is a number on the page and a feeling on the stairs.',
  ],
}

/** Bikes, scooters: what is ridden. */
export const ridden: Frames = {
  titles: {
    crisp: [
      ': the test ride is not the commute',
      ' for routes with one unreasonable hill',
      ': built for roads, used on yours',
    ],
    sandy: [' for roads that are mostly repairs', ': the lock is part of the price'],
    arid: [': size, brakes and a place to park', ', by miles per week'],
  },
  openings: ['{K} for the distance you ride, or say you will.', '{K}: the price, the lock and the place to park.'],
  closings: [
    'Try the hill, the curb and the place where you will park.',
    'Add the lock, the lights and the pump to the price.',
    'The test ride ends before the traffic starts.',
    'Read the part about tires.',
  ],
}

/** Cars, vans, trucks: what is driven. */
export const driven: Frames = {
  titles: {
    crisp: [': the test drive is not the commute', ': priced by the month, parked by the hour'],
    sandy: [': what parking adds to the price', ': measure the garage first'],
    arid: [': what a year costs, parking included', ', by cost per year'],
  },
  openings: [
    '{K}: the price, the year after and the place to park.',
    '{K}, by what a year costs and where it is spent.',
  ],
  closings: [
    'Ask what a year costs, not what a month costs.',
    'The test drive ends before the traffic starts.',
    'Measure the garage before you fall for the back seat.',
    'Read the part about tires.',
  ],
}

/** What is wrapped for somebody. */
export const gifts: Frames = {
  titles: {
    crisp: [
      ': what to give a person who says nothing',
      ', bought before the last shipping day',
      ': asked, guessed and overheard',
    ],
    sandy: [': start with what was said in passing', ', and where to keep the receipt', ': who needs another mug'],
    arid: [': price, size and shipping date', ', by price and by shipping date', ', with a receipt'],
  },
  openings: [
    '{K}: what to ask, what to guess and when to order.',
    '{K}, sorted by price and by how much wrapping is needed.',
    '{K}, for givers who were told not to bother.',
  ],
  closings: [
    '“Nothing” is an answer, but seldom the right one.',
    'Check the last day of shipping, then pretend it is a day earlier.',
    'Remember what was said in passing. That was the list.',
    'Keep the receipt where only you will find it.',
    'Whatever needs batteries needs them in the same box.',
  ],
}
