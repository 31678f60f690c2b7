import type { Frames } from './frame.ts'

/** Invoice templates, checklists, worksheets: what is filled in. */
export const forms: Frames = {
  titles: {
    crisp: [
      ' you will still use in March',
      ': fill in the blanks, then check them',
      ': every box has a reason, or had one',
    ],
    sandy: [' with fewer boxes than you feared', ': what to cross out first', ': one page is usually enough'],
    arid: [' of one page, which is enough', ': boxes, dates and one total', ', printed on one side'],
  },
  openings: [
    '{K} with the boxes you need and few of the others.',
    '{K}: what goes on the page, and what can stay in your head.',
  ],
  closings: [
    'Delete what you do not need before it becomes policy.',
    'Print one copy first. Mistakes are cheaper in small numbers.',
    'Check the date, then check the year.',
    'Let a colleague fill in one. The gaps will be pointed out.',
  ],
}

/** Planners, notebooks, pens. */
export const stationery: Frames = {
  titles: {
    crisp: [' you will still use in March', ': page one is the hard one', ' for plans with a few blank days'],
    sandy: [': lined, blank and good intentions', ': used up, or given up by March'],
    arid: [': paper, size and price', ', by size and price', ', by the page'],
  },
  openings: [
    '{K}: size, paper and how far you got in the last one.',
    '{K} for the year you will have, rather than the one you plan.',
  ],
  closings: [
    'Start on page two. Page one is where people stop.',
    'Count the blank pages in the last one before you buy a thicker one.',
    'Check that your pen and the paper get along.',
    'The size that fits the bag is the size that gets used.',
  ],
}

/** Resumes, cover letters: what is sent to be judged. */
export const applications: Frames = {
  titles: {
    crisp: [': one page, with the dates in order', ': what to cut, and what to cut next', ' a tired reader can follow'],
    sandy: [': what a stranger learns in ten seconds', ': less is easier to believe', ': verbs before adjectives'],
    arid: [': dates, verbs and one page', ' of one page', ', proofread aloud'],
  },
  openings: [
    '{K}: what to keep, what to cut and how to end.',
    '{K} for readers with a pile of them.',
    '{K}, with the dates in order.',
  ],
  closings: [
    'Check every name, then the name of the file.',
    'Read each line aloud. Cut the ones you would not say.',
    'Put the best line where a tired person is looking.',
    'Ask somebody to read for ten seconds and say what stayed.',
  ],
}

/** Stickers, labels, banners, packaging. */
export const prints: Frames = {
  titles: {
    crisp: [': print one before you print 500', ': proofread before the ink is dry'],
    sandy: [
      ': what fits, and what can still be read',
      ': the typo is in the largest word',
      ', read backward before printing',
    ],
    arid: [': size, paper and proofreading', ', proofread and then printed', ': size, paper, ink'],
  },
  openings: ['{K}: what goes on, what stays off and in which size.', '{K}, proofread before the second thousand.'],
  closings: [
    'Print one copy first. Mistakes are cheaper in small numbers.',
    'The typo will be in the largest word. Look there first.',
    'Let a person who has never seen the text read the proof.',
    'Look at the proof from where the reader will stand.',
  ],
}

/** Business cards, flyers: what is handed out with a number on it. */
export const handouts: Frames = {
  titles: {
    crisp: [': the phone number, digit by digit', ' that [is|are] still legible at arm’s length'],
    sandy: [': what fits, and what can still be read'],
    arid: [': size, paper and the phone number'],
  },
  openings: ['{K}: name, number and how much room is left.'],
  closings: [
    'Read the phone number aloud, then call it.',
    'Hold the proof at arm’s length, where people will hold it.',
  ],
}
