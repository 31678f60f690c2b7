import type { Frames } from './frame.ts'

/** What one does: cooking, woodworking, meal planning. */
export const activity: Frames = {
  titles: {
    crisp: [
      ' for people who start next week, every week',
      ': what to do first, second and not at all',
      ': begin today, look competent by spring',
      ': a plan that survives Wednesday',
      ' without buying anything first',
      ': before you buy the equipment',
      ', one try at a time',
    ],
    sandy: [
      ': where to start, and where others stopped',
      ': the part that the videos speed up',
      ': habits, tools and a realistic Tuesday',
      ': how to begin before you feel ready',
      ', one dull step at a time',
      ': day one, and day two',
      ': the dull middle',
    ],
    arid: [
      ': what it takes besides the equipment',
      ': what the first week looks like',
      ': the first hour, by the minute',
      ', practiced in moderation',
      ', in the time you have',
      ': the first hour',
      ', by doing some',
    ],
  },
  openings: [
    '{K} in the time you have, not the time in the video.',
    '{K}, from the first attempt to the first decent one.',
    '{K}: the tools, the habit and the dull middle.',
    '{K} for people who start next week, every week.',
    '{K} with what is already in the house.',
    '{K}: what to do on day one, and on the day after.',
  ],
  closings: [
    'Start smaller than you would admit.',
    'Do the easy half first. It is still half.',
    'Keep the first result, for measurement.',
    'Set a timer for 20 minutes and stop when it rings, even if it is going well.',
    'Equipment can wait. It has been waiting in the store for years.',
    'The second attempt is where the first one pays off.',
    'Put it in the calendar under a name you respect.',
    'Progress is slow, which leaves time to check the spelling.',
    'Day two is the one to plan for.',
    'Tell one person. Two is an announcement.',
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
      ', then sit down and look at it',
      ', with what is in the drawer',
      ', in one evening',
      ', in one try',
      ', again',
    ],
    sandy: [
      ': the short way, and the way that works',
      ', and what to do when it goes differently',
      ' without making it a hobby',
      ' and know when you are done',
      ': six steps, none of them fun',
      ', and then stop',
      ', and when to stop',
    ],
    arid: [
      ', slowly, and then correctly',
      ', in the order in which it happens',
      ', written for tired people',
      ', and what to leave alone',
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
    '{K}, from the first step to the one where you put things away.',
    '{K}, including what to do when step two looks different.',
    '{K} with what you have, in the time you said it would take.',
    '{K}: the steps, the order and the usual mistake.',
    '{K} without a second screen.',
    '{K}, for the first time and for the time after that.',
    '{K}, step by step.',
  ],
  closings: [
    'Most mistakes happen at step three, out of confidence.',
    'Stop when it is done. That part is harder than it sounds.',
    'Read all the steps before you do the first one.',
    'If it goes wrong, go back one step and look again.',
    'The order matters more than the speed.',
    'Do it slowly now, so that there is no second time.',
    'Lay out what you need. It is usually one thing more than that.',
    'No part of it improves by being hurried.',
    'The last step is admiring it. Keep that one short.',
    'Each step fits in one sentence, so there is no place to hide.',
  ],
}

/** Whatever ends in a question mark, or should. */
export const question: Frames = {
  titles: {
    crisp: [
      '? The short answer, then the true one',
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
      '? Two answers',
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
    '{K}? Often asked, and answered here without a preamble.',
    '{K}? The answer, in plain words.',
  ],
  closings: [],
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
      ': five, four of them reasonable',
      ': what the top ten have in common',
      ': good, better, out of stock',
      ': the short list, shortened',
      ', and one to avoid',
      ': a short list',
    ],
    sandy: [
      ', and how to tell without a trophy',
      ': best for what is the first question',
      ', and one honest runner-up',
      ': best for what, to begin with',
      ': best for whom',
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
    '{K} by use, by price and by what is in stock.',
    '{K}, with second place taken seriously.',
  ],
  closings: [
    'A list of ten usually has three and some company.',
    'The winner depends on what you were going to do with it.',
    'Check the date of the ranking before you check the rank.',
    'The runner-up tends to be the same with a smaller box.',
    'Best is a word. Look for a number.',
  ],
}

/** "This vs that". */
export const versus: Frames = {
  titles: {
    crisp: [
      ': pick by what you will actually use',
      ', argued from both chairs',
      ': which one, and for whom',
      ': a draw, with reasons',
      ', settled by lunch',
      ': a fair fight',
    ],
    sandy: [
      ': what changes and what only costs more',
      ': the difference, in one page',
      ': both are fine, and here is why',
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
    '{K}, side by side, under the same light.',
    '{K}: the difference, its price and who will notice.',
    '{K}: pick by use, by price or by what you already own.',
  ],
  closings: [
    'If you cannot see the difference, you have found the answer.',
    'Both have fans. Fans are not a measurement.',
    'List what you would use each for, and see which list is true.',
    'You may also keep what you have.',
  ],
}

/** Medicine, money, law and safety: said plainly, with no joke. */
export const serious: Frames = {
  titles: {
    crisp: [],
    sandy: [],
    arid: [
      ': what to know before you decide',
      ': questions to ask and where to begin',
      ': the main points in plain language',
      ': an overview, with questions for a professional',
      ': what to ask, and whom to ask',
      ': a clear overview and the usual questions',
      ', explained in plain language',
      ': a plain overview of the main points',
      ': terms, explained in plain language and in order',
      ': what to compare before you choose',
      ': the basics, clearly explained',
      ': an overview in plain words',
      ': key questions, answered plainly',
      ': what to know and what to ask next',
      ': key points to know',
      ': a plain overview',
      ': what to ask first',
      ': a plain guide',
      ': key questions',
      ': an overview',
      ': the basics',
      ', explained',
      ': a guide',
    ],
  },
  openings: [
    '{K}: the main points in plain language, with the terms explained.',
    '{K}: what to know, what to compare and what to ask.',
    '{K}, explained clearly and without jargon.',
    '{K}: an overview of the basics and the usual questions.',
    '{K}: the facts that matter, and where to ask about the rest.',
    '{K}, in plain language.',
  ],
  closings: [
    'Ask a professional about your own situation before you act.',
    'Check the date of each page and the source of each figure.',
    'Use it to prepare questions for someone who is qualified to answer them.',
    'Terms are defined where they first appear.',
    'Rules differ from place to place, so confirm what applies to you.',
    'Keep your notes and bring them when you ask for advice.',
    'Read the details in full before you sign or choose anything.',
  ],
}
