import type { Frames } from './frame.ts'

/** For whatever is hired. */
export const services: Frames = {
  titles: {
    crisp: [
      ': what to ask before the deposit',
      ': ask when, then ask which day exactly',
      ': compare three before lunch',
    ],
    sandy: [
      ': get it in writing, then read the writing',
      ': what a good answer sounds like',
      ': what the quote covers, and what it does not',
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
    '{K}: what is included, what is extra and when.',
    '{K}: scope, date and price, in three lines.',
  ],
  closings: [
    'Ask what is included, then ask what is not. The second list is longer.',
    'Put it in writing while both sides still remember it.',
    'Ask who does the work, and whether you will meet them.',
    'Say what you need in one sentence. The quote will be shorter too.',
  ],
}

/** Plumbers, roofers, movers: work on a house, by quote. */
export const trades: Frames = {
  titles: {
    crisp: [': three quotes and a free Thursday', ': how to compare three quotes before lunch'],
    sandy: [', and how to describe the job', ': a date, a time and a clear hallway'],
    arid: [': quote, date and access', ', by quote and date'],
  },
  openings: [
    '{K}: how to describe the job, and how to read the quote.',
    '{K}: how to read a quote, starting below the number.',
  ],
  closings: [
    'Get three quotes and read the part below the number.',
    'Ask for a date and a time. Next week is not a time.',
    'Take a photo of the place before you describe the place.',
    'Clear the way first. The hour starts at the door.',
  ],
}

/** Photographers, caterers, DJs: hired for a day that cannot be moved. */
export const occasions: Frames = {
  titles: {
    crisp: [': the date first, everything else after', ': book before you tell the guests'],
    sandy: [': see a whole event, not only the best of it', ': the hours, and what comes after'],
    arid: [': date, hours and deposit', ', by date and hour'],
  },
  openings: ['{K}: the date, the hours and what happens after.'],
  closings: [
    'Ask to see one whole event, not the best of twenty.',
    'Check the date before you compare the style.',
    'Ask at what hour the work ends, and what happens if the speeches do not.',
  ],
}

/** Designers, consultants, agencies. */
export const professionals: Frames = {
  titles: {
    crisp: [': who is in the meeting, who does the work', ': the brief, in one honest page'],
    sandy: [': what to send before the first call', ': ask for the work, not the slides'],
    arid: [': brief, fee and deadline', ', by scope and fee'],
  },
  openings: ['{K}: the brief, the fee and the number of rounds.'],
  closings: [
    'Write the brief first. It is the part you pay for in any case.',
    'Ask how many rounds are included, then plan for fewer.',
    'References are chosen by the person they describe.',
    'Look at work for somebody of your size.',
  ],
}

/** Barbers, tutors, nannies: people one sees again. */
export const regulars: Frames = {
  titles: {
    crisp: [': a trial first, a habit after', ': how to explain what you want'],
    sandy: [': what to say at the first appointment', ', and when to book the next one'],
    arid: [': price, hours and appointments', ', by appointment'],
  },
  openings: [
    '{K}: what to ask the first time, and when to come back.',
    '{K}: how to say what you want, and for how long.',
    '{K}, by trial, by price and by who is free on Thursday.',
  ],
  closings: [
    'Book one appointment before you book ten.',
    'Say what you want, then say what you do not.',
    'Ask somebody whose result you have seen.',
    'Ask how to cancel. Polite people need to know most.',
  ],
}

/** For whatever one goes to. */
export const places: Frames = {
  titles: {
    crisp: [
      ': what the photos crop out',
      ': how far walking distance is, on foot',
      ': look at the map before the photos',
    ],
    sandy: [
      ': parking, prices and how to get home',
      ', photographed from the best corner',
      ': close, or close on the map',
    ],
    arid: [': distance, price and parking', ', by walking distance', ', by distance'],
  },
  openings: ['{K}: where to look, and what the photos leave out.', '{K}, compared without standing in front of each.'],
  closings: [
    'Look at the map before you look at the photos.',
    'Photos are taken on the best day. Ask about the others.',
    'Ask about parking before you are in the car.',
    'Walking distance depends on who is walking.',
  ],
}

/** Restaurants, shops, museums: what opens and closes. */
export const houses: Frames = {
  titles: {
    crisp: [': when to go, and when the others go', ': pick one and put on the coat'],
    sandy: [': opening hours, as opposed to hopes', ': a guide for the second visit'],
    arid: [': hours, prices and the way back'],
  },
  openings: [
    '{K}, by distance, price and what it is like on a Tuesday.',
    '{K}: when to go, and when everybody else does.',
  ],
  closings: [
    'Check the opening hours against the day you mean.',
    'Go on a Tuesday. Saturday is taken.',
    'Look at the date of the newest review before the stars.',
  ],
}

/** Hotels, hostels, cabins: where one sleeps. */
export const lodging: Frames = {
  titles: {
    crisp: [
      ': the view, the noise and the parking',
      ': what the window looks at',
      ': when to go, and when the others go',
    ],
    sandy: [': quiet rooms, and how to ask for one', ': the room, as it is behind the camera'],
    arid: [': distance, price and breakfast', ': price per night, fees included', ', fees included'],
  },
  openings: ['{K}: the window, the stairs and when to book.', '{K}, by price per night, with the fees let in.'],
  closings: [
    'Ask what is outside the window, then ask for the quiet side.',
    'Add the fees, then compare the price.',
    'Read how to cancel before you read about breakfast.',
    'Book for the nights you will sleep there. The early flight counts as none.',
  ],
}

/** Venues and halls: what is rented for a day. */
export const venues: Frames = {
  titles: {
    crisp: [
      ': chairs, rain plan and last dance',
      ': count the guests, then the chairs',
      ': the date first, the view second',
    ],
    sandy: [': what happens at midnight, in writing', ': where the rain plan is'],
    arid: [': seats, hours and price', ': date, seats and deposit', ', by seats and date'],
  },
  openings: ['{K}: how many seats, until when and where people park.', '{K}, by date, by seats and by plan for rain.'],
  closings: [
    'Ask how many it seats, then ask how many can also leave their chairs.',
    'Check the date before you show anybody the photos.',
    'Ask what must be cleared by when, and by whom.',
    'See the room in the hour you mean to use it.',
  ],
}

/** Apartments, houses, offices. */
export const housing: Frames = {
  titles: {
    crisp: [
      ': light, noise and the third floor',
      ': look up, look down, run the shower',
      ': see it by day, hear it by night',
    ],
    sandy: [': what cozy measures, in feet', ': the photos are wider than the rooms'],
    arid: [': rent or price, size and commute', ': size, price and commute', ', in square feet'],
  },
  openings: ['{K}: what to measure, what to ask and what to listen for.', '{K}, by size, by price and by way to work.'],
  closings: [
    'Visit twice, at two times of day. Noise keeps hours.',
    'Wide-angle photos add a room. Bring a tape measure.',
    'Take the way to work once before you sign anything.',
    'Ask what is included in the price, beginning with heat.',
  ],
}

/** Parks, beaches, trails. */
export const outdoors: Frames = {
  titles: {
    crisp: [
      ': when to go, and when the others go',
      ': shade, parking and the way back',
      ': the way back is the same distance',
    ],
    sandy: [': the photo was taken at six in the morning', ': uphill is on the map, in brown'],
    arid: [': distance, shade and parking', ', by distance and shade', ', on foot'],
  },
  openings: ['{K}: how to get there, when to go and where shade is.', '{K}, by distance, by season and by parking.'],
  closings: [
    'Check the way back too. It has the same length and less daylight.',
    'Go early. The parking lot will explain why.',
    'Check what is closed in which season.',
    'The photo was taken early, by somebody with patience.',
  ],
}

/** Courses and training that end. */
export const courses: Frames = {
  titles: {
    crisp: [
      ': what you can do by lesson three',
      ' for people with the other tab open',
      ': how long it takes, with a job',
    ],
    sandy: [
      ': lesson twelve, and who gets there',
      ' you might finish, and how to tell',
      ': what you will know on Friday',
    ],
    arid: [': hours a week, weeks in all', ', measured in evenings', ': contents, hours and practice'],
  },
  openings: ['{K}: how many hours, how much practice and what for.', '{K}, in hours a week and weeks in all.'],
  closings: [
    'Check how many hours a week it wants, and whose they are.',
    'Look at lesson one before you pay for lesson twelve.',
    'Ask what you can do at the end that you cannot do today.',
    'A certificate proves mainly that there was a printer.',
  ],
}

/** Yoga, dance and pottery classes: what one does there. */
export const practices: Frames = {
  titles: {
    crisp: [': which level, and which evening'],
    sandy: [': the second class is the hard one', ': try one before you buy ten', ', after a day at a desk'],
    arid: [': level, hour and price', ', by level and hour', ', by weekday'],
  },
  openings: ['{K}: which level, which evening and what to bring.', '{K}, by level, by hour and by how you feel after.'],
  closings: [
    'Try one before you buy ten.',
    'Pick the hour first. The best class at the wrong time is a plan.',
    'All levels means yours as well. Ask what the teacher means.',
  ],
}

/** Classes one walks into. */
export const rooms: Frames = {
  titles: {
    crisp: [': the back row is a fine place to start', ': what to bring, and where to stand'],
    sandy: [],
    arid: [],
  },
  openings: ['{K}: where, when and how far from the door.'],
  closings: ['The back row sees everything, and is seen least.'],
}

/** Books and guides. */
export const reading: Frames = {
  titles: {
    crisp: [
      ' you will read past page 40',
      ': for the nightstand, and for actual reading',
      ': read a page before you buy 300',
    ],
    sandy: [' to finish, not only to own', ': judged by the cover, then by a page'],
    arid: [': pages, price and subject', ', by subject and length', ', by length'],
  },
  openings: ['{K}: which to read, which to skim and which to lend.', '{K}, judged by a page from the middle.'],
  closings: [
    'Read a page from the middle. The first one was rehearsed.',
    'Finish one before you order three. It is only advice.',
    'The library lets you change your mind.',
    'Look at the year. Some subjects have moved since.',
  ],
}

/** Conferences, webinars, workshops. */
export const gatherings: Frames = {
  titles: {
    crisp: [': worth the day, or worth the slides', ': who speaks, and for how long'],
    sandy: [': read the agenda, then the breaks', ': what you can use on the day after'],
    arid: [': date, agenda and price', ', by agenda', ', by date and price'],
  },
  openings: ['{K}: who speaks, for how long and what you take home.'],
  closings: [
    'Read the agenda to the end. Count the breaks as content.',
    'Decide on one question before you register.',
    'Put the date in the calendar, and the day after for the notes.',
  ],
}

/** What one looks for close by. */
export const near: Frames = {
  titles: {
    crisp: [
      ': where to look after the map gives up',
      ': call first, then put on the coat',
      ': nearby, open and worth the walk',
      ': close is good, open is better',
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

/** Somebody close by, who comes to the house or is seen by appointment. */
export const nearService: Frames = {
  titles: {
    crisp: [': how to compare three quotes before lunch', ': what to ask on the phone', ': call three, then decide'],
    sandy: [': near is a start, free on Thursday is better', ': close by, and free this week', ': what to ask first'],
    arid: [': questions for the first phone call', ': distance, date and price', ': dates and prices'],
  },
  openings: [
    '{K}: what to ask on the phone and what to get in writing.',
    '{K}: who is close, who has time and what it costs.',
  ],
  closings: [
    'Ask what is included, then ask what is not. The second list is longer.',
    'Ask for a date and a time. Next week is not a time.',
    'Call three. The second call is quicker, and the third is short.',
    'Look at the date of the newest review before the stars.',
  ],
}
