import type { Remark } from './remark.ts'

/** Of how long a message is, and what it has and has not. */
export const lengths: readonly Remark[] = [
  {
    id: 'we-were-going-to',
    dryness: 'crisp',
    text: 'We were going to say please. The verb got there first.',
    why: 'Why the sentence begins as it does.',
    when: /^(?:pack|keep|store|bring|check|label|sort|rinse|wash|sand|measure|cut|wear|leave|return|use|take|turn|place|close|lock|write|read|send|sweep|stack|fold|charge|hang|plant|water)\b/,
    unless:
      /please|emergency|medic|fire|use of|order of|charge of|water (?:is|will|main)|plant (?:is|will)|check (?:is|will)/,
    words: [5, 14],
    fits: [
      'Pack your books in small boxes and your linens in large ones.',
      'Label each jar with the date of bottling.',
    ],
    near: 'Water main repairs start on Elm Street.',
  },
  {
    id: 'this-can-be-said',
    dryness: 'sandy',
    text: 'This can be said in one breath, or two with feeling.',
    why: 'Its length, spoken.',
    when: /^[^,;:]+$/,
    unless: /sorry|regret|breath/,
    words: [17, 24],
    fits: [
      'The upper lifts opened this morning with a fresh layer of snow from the storm that came through last night.',
    ],
    near: 'Rings are resized in house.',
  },
  {
    id: 'an-exclamation-point-was',
    dryness: 'crisp',
    text: 'An exclamation point was offered for this and declined.',
    why: 'A mark that is not there.',
    when: /^we(?:'re|'ve| are| have| will| do| \w+ed)\b/,
    unless: /sorry|regret|thank|not\b|\bhir|welcom|joined|promot|consolidat|reduc/,
    words: [6, 18],
    fits: [
      'We have painted the front of the store green.',
      "We're opening a small tea counter at the back of the shop.",
    ],
    near: 'We have hired two more bakers for the morning.',
  },
]
