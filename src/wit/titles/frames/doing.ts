import type { Frames } from './frame.ts'

/** What one does: woodworking, meal planning, learning Spanish. */
export const activity: Frames = {
  titles: {
    crisp: [
      ' for people who start next week, every week',
      ': what to do first, second and not at all',
      ': begin today, look competent by spring',
      ': a plan that survives Wednesday',
      ', one try at a time',
    ],
    sandy: [
      ': where to start, and where others stopped',
      ': how to begin before you feel ready',
      ', one dull step at a time',
      ': day one, and day two',
      ': the dull middle',
    ],
    arid: [
      ': what the first week looks like',
      ': the first hour, by the minute',
      ', practiced in moderation',
      ', in the time you have',
      ': the first hour',
      ', by doing some',
    ],
  },
  openings: [
    '{K}: where to start, and what to leave for later.',
    '{K} in the time you have.',
    '{K}, from the first attempt to the first decent one.',
    '{K} for people who start next week, every week.',
    '{K}: what to do on day one, and on the day after.',
  ],
  closings: [
    'Start smaller than you would admit.',
    'Do the easy half first. It is still half.',
    'Put it in the calendar under a name you respect.',
    'Day two is the one to plan for.',
    'The second attempt is where the first one pays off.',
    'Keep the first result, for measurement.',
  ],
}

/** What one does for pleasure, with the hands or the legs. */
export const hobbies: Frames = {
  titles: {
    crisp: [': before you buy the equipment', ' without buying anything first'],
    sandy: [': the part that the videos speed up', ': habits, tools and a realistic Tuesday'],
    arid: [': what it takes besides the equipment', ', with borrowed equipment'],
  },
  openings: ['{K} in the time you have, not the time in the video.', '{K}: the tools, the habit and the dull middle.'],
  closings: [
    'Equipment can wait. It has been waiting in the store for years.',
    'Tell one person. Two is an announcement.',
    'Borrow what you can. Enthusiasm is hard to resell.',
  ],
}

/** What one learns: a language, an instrument. */
export const lessons: Frames = {
  titles: {
    crisp: [': 20 minutes a day, on most days', ': what you can say for yourself by spring'],
    sandy: [', mistakes included', ': the plateau, and what is after it'],
    arid: [', in minutes a day', ': minutes a day, days a week'],
  },
  openings: ['{K} in minutes a day, on the days there are.', '{K}, mistakes included.'],
  closings: [
    'Progress is slow, which leaves time to check the spelling.',
    'Ten minutes a day is more than two hours on the day you remember.',
    'Practice aloud. Walls are patient and seldom correct you.',
    'You will forget half. The other half is progress.',
  ],
}

/** What one does at work or for the household: marketing, planning, management. */
export const work: Frames = {
  titles: {
    crisp: [': one page of plan, then the doing', ': less of it, on a date'],
    sandy: [', minus the framework', ': what to stop doing first', ': a plan with a date in it'],
    arid: [': goal, date and next step', ', in three steps', ': who does what by when'],
  },
  openings: ['{K}: the goal, the date and the next step.', '{K} on one page, with a date at the bottom.'],
  closings: [
    'Write the plan on one page. The second page is where plans go to rest.',
    'Decide what to stop first. The afternoon is in there.',
    'A plan without a date is a subject.',
    'Measure one thing. Two will disagree.',
  ],
}

/** "How to" do something. */
export const howTo: Frames = {
  titles: {
    crisp: [
      ' without calling your brother',
      ', for people who have already begun',
      ', including the step that others skip',
      ' without watching a video first',
      ', in one try',
    ],
    sandy: [
      ': the short way, and the way that works',
      ', and what to do when it goes differently',
      ' without making it a hobby',
      ' and know when you are done',
      ', and then stop',
      ', and when to stop',
    ],
    arid: [
      ', slowly, and then correctly',
      ', in the order in which it happens',
      ', written for tired people',
      ', from start to finish',
      ', step by quiet step',
      ', in plain order',
      ', step by step',
      ': all the steps',
      ', calmly',
      ': a guide',
    ],
  },
  openings: [
    '{K}: the steps, the order and the usual mistake.',
    '{K}, for the first time and for the time after that.',
    '{K} without a second screen.',
    '{K}, from the first step to the last.',
    '{K}, step by step.',
  ],
  closings: [
    'Read all the steps before you do the first one.',
    'Stop when it is done. That part is harder than it sounds.',
    'Most mistakes happen at step three, out of confidence.',
    'If it goes wrong, go back one step and look again.',
    'The order matters more than the speed.',
    'No part of it improves by being hurried.',
  ],
}

/** How to clean, mend, fold or hang something. */
export const byHand: Frames = {
  titles: {
    crisp: [', then sit down and look at it', ', with what is in the drawer'],
    sandy: [', and what to leave alone'],
    arid: [', in one evening'],
  },
  openings: [
    '{K}, from the first step to the one where you put things away.',
    '{K}: what to lay out, what to do and what to leave alone.',
  ],
  closings: [
    'Lay out what you need. It is usually one thing more than that.',
    'Do it slowly now, so that there is no second time.',
    'The last step is admiring it. Keep that one short.',
  ],
}

/** How to write something. */
export const written: Frames = {
  titles: {
    crisp: [', starting with the second sentence', ': the blank page, and what follows'],
    sandy: [' and know what to cut', ', then make it shorter'],
    arid: [', in short sentences', ', in four short drafts'],
  },
  openings: ['{K}, from the blank page to the last reading.', '{K}: what goes first, what goes last and what goes.'],
  closings: [
    'Write the middle first. The beginning is easier once there is something to begin.',
    'Read it aloud. Cut what you would not say.',
    'The first paragraph can usually go. It was the warm-up.',
    'Let it lie for a night. It will look different and so will you.',
  ],
}

/** How to cook something. */
export const cooked: Frames = {
  titles: {
    crisp: [', with one clean pan left', ' and have it ready when you said'],
    sandy: [', and when to take the lid off', ', by smell and by clock'],
    arid: [', in minutes and degrees', ', by the clock'],
  },
  openings: ['{K}: amounts, minutes and how to tell.', '{K} on an ordinary stove, on an ordinary Tuesday.'],
  closings: [
    'Read to the end before you turn anything on.',
    'The timer is a suggestion until it smells like a fact.',
    'Taste before you salt. It takes a second, and works one way only.',
    'Make a little more. It is easier than making it again.',
  ],
}
