import type { Remark } from './remark.ts'

/** Of how long a message is, and what it has and has not. */
export const lengths: readonly Remark[] = [
  {
    id: 'this-fits-on-a',
    dryness: 'crisp',
    text: 'This fits on a pencil. The eraser stays free.',
    why: 'The size of the sentence, in wood.',
    when: /^[^,]{15,39}$/,
    unless: /pencil|pen\b|sorry|regret|\bpay\b|interns?\b/,
    words: [4, 6],
    fits: ['Rings are resized in house.', 'Your table is ready now.'],
    near: 'Our algebra tutors are available after school and on Saturday mornings.',
  },
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
]
