import { grouped } from '#content/counts.ts'
import { tryLimits } from './try.ts'

/** The service on whose page the try-out stands. */
export const writingService = 'writing'

/** Longest text of a visitor's own, in characters as people count them. */
export const longestText = 5000

export const writingWords = {
  title: 'Try it on a sentence',
  /** Where the title breaks at wide windows. */
  titleLines: ['Try it on', 'a sentence'],
  choose: {
    mouse: 'Click a sentence, or reach the text with Tab and choose one with the arrow keys.',
    finger: 'Tap a sentence.',
    /** Without JavaScript. */
    marked: 'One sentence is marked. Make it funny, or bring your own to',
    elsewhere: 'the page for one sentence',
  },
  rest: 'Everything around it stays as it is.',
  audience: 'Colleagues',
  kept: 'Nothing you type is kept.',
  texts: 'Text',
  sentences: 'Sentences of the text',
  copyAll: 'Copy all',
  undo: 'Undo',
  restored: 'Put back as it was.',
  unchanged: 'Your text was not changed.',
  long: (characters: number) =>
    `That sentence has ${grouped(characters)} characters. We read up to ${tryLimits.message}. Select part of it.`,
  own: {
    label: 'Your own',
    field: 'Your text',
    placeholder: 'Paste a few sentences, then choose one.',
    done: 'Choose a sentence',
    edit: 'Change the text',
    count: (characters: number) => `${grouped(characters)} of ${grouped(longestText)}`,
    empty: 'There is no sentence here yet. One is enough.',
    long: (characters: number) =>
      `That is ${grouped(characters)} characters. We read up to ${grouped(longestText)}. All of it is still here.`,
  },
} as const

/** Texts to try it on, with the sentence that is marked at first. */
export const writingSamples = {
  email: {
    label: 'Email',
    head: 'Subject: Before the long weekend',
    marked: 'The kitchen refrigerator will be cleaned out on Friday at 4 p.m.',
    text: `Hi all,

Just a few things before the long weekend. The kitchen refrigerator will be cleaned out on Friday at 4 p.m. Labels are in the drawer next to the sink.

The office will be closed on Monday. Phones will be answered again on Tuesday at 8:30 a.m. If you expect a delivery, please choose another day.

Water will be off on Thursday between 9 and 11. Parking Lot B will be repaved from June 2 to June 4. Please use Lot A or the street, where meters cost $2 an hour.

The printer on the third floor is out of order. A technician will come on Wednesday. Until then, please use the one on the second floor.

Thank you for your patience. Please let me know if you have any questions.

Dana`,
  },
  article: {
    label: 'Article',
    head: 'How to descale a coffee machine',
    marked: 'The whole job takes about 45 minutes, and most of that is waiting.',
    text: `Most coffee machines should be descaled every three months. Where the water is hard, once a month is better. The whole job takes about 45 minutes, and most of that is waiting.

Empty the tank and take out the filter. Mix one packet of descaler with a quart of warm water and pour it in. Run half of it through the machine. Let it stand for 20 minutes, then run the rest. Rinse the tank, and run two full tanks of clean water before you make coffee again.

A packet costs about $4 and is enough for one cleaning. Vinegar also works, but the smell stays for a day or two. If the machine is still slow after that, the pump may need to be replaced. Repairs start at $60 and take three to five business days.`,
  },
  post: {
    label: 'Social post',
    head: 'Halfway Hardware',
    marked: 'Our store turns 10 on Saturday.',
    text: `Our store turns 10 on Saturday. Come by for coffee from 9 to noon. Everything in aisle 4 is 20% off, and keys are copied for $1 all day.

Parking is free behind the building. The parking lot fills up early. We will be closed on Sunday.`,
  },
} as const
