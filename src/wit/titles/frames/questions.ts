import type { Frames } from './frame.ts'

/** Whatever ends in a question mark, or should. */
export const question: Frames = {
  titles: {
    crisp: [
      '? An answer you can repeat at work',
      '? One answer, no slides',
      '? A plain answer for a late hour',
      '? An answer that fits in an elevator',
      '? What to say when you are asked next',
      '? Start with this',
      '? A short answer',
    ],
    sandy: [
      '? The answer without the history',
      '? The long answer, made short',
      '? The answer, minus the history lesson',
      '? The dull truth',
    ],
    arid: [
      '? The answer, with its reasons',
      '? An answer of ordinary length',
      '? An answer, followed by its footnotes',
      '? A calm answer',
      '? The usual answer',
      '? An answer',
      '? In short',
    ],
  },
  openings: [
    '{K}? The short answer comes first, the reasons after.',
    '{K}? Here is an answer you can repeat out loud.',
    '{K}? An answer first, then its exceptions.',
    '{K}? A plain answer, with the exceptions that matter.',
    '{K}? Asked often, and answered in plain words.',
    '{K}? The answer, at an ordinary length.',
  ],
  closings: [
    'You may stop reading as soon as you know enough.',
    'Read it before the conversation, not during.',
    'The exceptions come last, where they do less harm.',
    'No part of it will be on a test.',
    'You can close the other tabs after this one.',
    'You were going to ask sooner or later.',
    'Whoever asks you next will get it faster.',
  ],
}

/** Whatever is asked for more than a meaning. */
export const dependent: Frames = {
  titles: {
    crisp: ['? Check the obvious first', '? It depends, but not on much'],
    sandy: ['? It depends, and here is on what', '? The likely answer, then the others'],
    arid: ['? An answer, followed by its conditions', '? It depends, briefly'],
  },
  openings: ['{K}? It depends on less than people say.', '{K}? The likely answer first, the unlikely one after.'],
  closings: [],
}

/** "Best" and "top" of a kind. */
export const best: Frames = {
  titles: {
    crisp: [
      ': second place is often cheaper',
      ': how to read a list of ten winners',
      ': how to read a list in which all ten are winners',
      ': what the top ten have in common',
      ': the short list, shortened',
      ', and what best leaves out',
      ': a short list',
    ],
    sandy: [
      ', and how to tell without a trophy',
      ': the first question is for whom',
      ': the first question is for whom, the second for what',
      ', and one honest runner-up',
      ': for what, to begin with',
      ': for whom',
      ', less the confetti',
    ],
    arid: [
      ', by a definition of best',
      ', by several definitions of best',
      ': the list, and how to doubt it',
      ', ranked and explained',
      ': a ranking',
      ', in order',
    ],
  },
  openings: [
    '{K}, and how to tell without a trophy.',
    '{K}: start with the purpose, then count the winners.',
    '{K}: what the lists agree on, and what they leave out.',
    '{K}: for whom, for what and for how much.',
    '{K}, with second place taken seriously.',
  ],
  closings: [
    'A list of ten usually has three and some company.',
    'The winner depends on what you were going to do with it.',
    'Check the date of the ranking before you check the rank.',
    'Best is a word. Look for a number.',
  ],
}

/** The best of what a store can be out of. */
export const inStock: Frames = {
  titles: { crisp: [': good, better, out of stock'], sandy: [], arid: [] },
  openings: ['{K}: by use, by price and by what is in stock.'],
  closings: ['The runner-up tends to be the same with a smaller box.'],
}

/** "This vs that". */
export const versus: Frames = {
  titles: {
    crisp: [
      ': pick by what you will actually use',
      ', argued from both sides',
      ': which one, and for whom',
      ': a draw, with reasons',
      ', settled by lunch',
      ': a fair fight',
    ],
    sandy: [
      ': what changes and what only costs more',
      ': the difference, in one page',
      ': the case for each, then for lunch',
      ', settled calmly',
      ': pick one',
    ],
    arid: [
      ', compared under the same light',
      ': similarities first',
      ', in two columns',
      ', side by side',
      ', compared',
    ],
  },
  openings: [
    '{K}, compared by what you would do with each.',
    '{K}: the difference, its price and who will notice.',
    '{K}: pick by use, by price or by what you already own.',
  ],
  closings: [
    'If neither is clearly better for you, take the cheaper one.',
    'Both have admirers. Admirers are not a measurement.',
    'List what you would use each for, and see which list is true.',
    'You may also keep what you have.',
  ],
}
