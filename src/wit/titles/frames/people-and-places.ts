import type { Frames } from './frame.ts'

/** People and firms that are hired. */
export const services: Frames = {
  titles: {
    crisp: [
      ': the quote, the invoice and the gap',
      ': how to compare three quotes before lunch',
      ': what to ask before the deposit',
      ', and the word approximately',
    ],
    sandy: [
      ': get it in writing, then read the writing',
      ', and what a good answer sounds like',
      ': ask when, then ask which day exactly',
      ': what the estimate was estimating',
    ],
    arid: [
      ': what is included, said out loud',
      ': questions for the first phone call',
      ': scope, date and price',
      ': dates and prices',
    ],
  },
  openings: [
    '{K}: what to ask on the phone and what to get in writing.',
    '{K}, compared by what is included and what is extra.',
    '{K}: how to read a quote, starting below the number.',
  ],
  closings: [
    'Ask what is included, then ask what is not. The second list is longer.',
    'Get three quotes and read the part below the number.',
    'Ask for a date and a time. Next week is not a time.',
    'Put it in writing while both sides still remember it.',
    'References are chosen by the person they describe.',
    'Ask who does the work, and whether you will meet them.',
  ],
}

/** Hotels, restaurants, halls: where one goes. */
export const places: Frames = {
  titles: {
    crisp: [
      ': what the photos crop out',
      ': how far walking distance is, on foot',
      ': when to go, and when the others go',
      ': the view, the noise and the parking',
    ],
    sandy: [
      ': opening hours, as opposed to hopes',
      ': parking, prices and where to sit',
      ': a guide for the second visit',
      ', photographed from the best corner',
    ],
    arid: [': distance, price and chairs', ', by walking distance', ': hours, prices and the way back'],
  },
  openings: [
    '{K}: where to look, when to go and what the photos leave out.',
    '{K}, by distance, price and what it is like on a Tuesday.',
    '{K}, compared without standing in front of each.',
  ],
  closings: [
    'Look at the map before you look at the photos.',
    'Check the opening hours against the day you mean.',
    'Ask about parking before you are in the car.',
    'Photos are taken on the best day. Ask about the others.',
    'Reserve first, then invite people.',
    'Walking distance depends on who is walking.',
  ],
}

/** Courses, books and other ways to know more. */
export const learning: Frames = {
  titles: {
    crisp: [
      ': what you can do by lesson three',
      ' for people with the other tab open',
      ': how long it takes, with a job',
      ': homework included, applause extra',
    ],
    sandy: [
      ': lesson twelve, and who gets there',
      ' you might finish, and how to tell',
      ': what you will know on Friday',
    ],
    arid: [': hours a week, weeks in all', ', measured in evenings', ': contents, hours and homework'],
  },
  openings: ['{K}: how many hours, how much homework and what for.', '{K}, judged by what you can do afterward.'],
  closings: [
    'Check how many hours a week it wants, and whose they are.',
    'Look at lesson one before you pay for lesson twelve.',
    'Ask what you can do at the end that you cannot do today.',
    'A certificate proves mainly that there was a printer.',
  ],
}

/** What one looks for close by. */
export const near: Frames = {
  titles: {
    crisp: [
      ': where to look after the map gives up',
      ': the map says four minutes, uphill',
      ': call first, then put on the coat',
      ': nearby, open and worth the walk',
      ': close is good, open is better',
      ', coat optional',
    ],
    sandy: [
      ': near, nearer and still open',
      ': how near is near, in minutes',
      ': what to check before you stand outside',
      ': near, and open too',
    ],
    arid: [
      ', measured in minutes on foot',
      ': what to check before you leave',
      ': distance, hours and the door',
      ': hours and distance',
      ': what is open',
      ', on foot',
    ],
  },
  openings: [
    '{K}: what to check before you put on a coat.',
    '{K}, by distance, opening hours and honest walking time.',
    '{K}: near is a start, open is better.',
  ],
  closings: [
    'Call ahead. The door cannot tell you from there.',
    'Check the hours for today, which is when you are going.',
    'The map measures in straight lines, and you do not.',
    'Look at the date of the newest review before the stars.',
  ],
}
