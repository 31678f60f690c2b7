import type { Material } from './material.ts'
import { pairSeen } from './seen.ts'
import { capitalized, inWords } from './spoken.ts'
import { audience, pause, product, type StoryKind, say, tell } from './story-draft.ts'

const noWords = 'No words.'

/** For words that get no joke: what was typed, and nothing beside it. */
export const plainKind: StoryKind = {
  id: 'plain',
  silence: noWords,
  title: () => 'As you typed it',
  drafts: (material) => [
    pause(6, noWords),
    product(material),
    pause(15, noWords),
    ...(material.audience === '' ? [] : [audience(30, material)]),
    pause(30, noWords),
    pause(60, noWords),
  ],
}

/** Kinds of story that need only a product, and one that needs an audience. */
export const kindsOfWords: readonly StoryKind[] = [
  {
    id: 'skip',
    title: () => 'You stayed',
    drafts: (material) => [
      say(6, 'You may stop watching.'),
      pause(6, 'Nothing. Leave time to leave.'),
      say(6, 'You stayed.'),
      say(30, 'There is no reward.'),
      pause(30, 'Nothing. There is none here, either.'),
      say(60, 'The offer to leave still stands.'),
      pause(60, 'Nothing. Some will take it.'),
      product(material),
      say(60, 'You may go.'),
    ],
  },
  {
    id: 'agenda',
    title: () => 'The agenda',
    drafts: (material) => [
      say(6, 'The only item is a pause.', 'next', 6),
      say(15, 'Item one. A picture.', 'one'),
      say(15, 'Item two. A pause.', 'same'),
      pause(6, 'Nothing. This is the pause.', 'same'),
      product(material, material.length > 6 ? 'Item three.' : undefined),
      say(30, 'We will now take questions.'),
      pause(30, 'Nothing. It is a screen.'),
      say(60, 'The minutes will mention the pause.'),
      pause(60, 'Nothing. They will mention this one too.'),
      say(60, 'That completes the agenda.'),
    ],
  },
  {
    id: 'following',
    title: () => 'The following is an ad',
    drafts: (material) => [
      say(6, 'The following is an ad.'),
      product(material),
      pause(6, 'Nothing. Wait until it is over.', 'next'),
      say(15, 'That was the ad.'),
      say(30, 'The part before it said so.'),
      pause(30, 'Nothing. This is the part after it.'),
      say(60, 'You are now watching the rest.'),
      pause(60, 'Nothing. It is going well.'),
      say(60, 'This concludes the rest.'),
    ],
  },
  {
    id: 'stand-by-it',
    title: () => 'We stand by it',
    drafts: (material) => [
      pause(6, 'Nothing. Mean it.', 'next'),
      say(6, 'We stand by that silence.', 'next', 6),
      tell(15, 9, ({ sinceSilence }) => `${capitalized(seconds(sinceSilence))} ago, we said nothing.`),
      say(15, 'We stand by it.'),
      say(30, 'There is nothing to add to it.'),
      pause(30, 'Nothing. This is the addition.'),
      say(60, 'That time, we meant it more.'),
      pause(60, 'Nothing. Do not overdo it.'),
      product(material),
    ],
  },
  {
    id: 'the-rest',
    title: () => 'The rest is yours',
    drafts: (material) => [
      product(material),
      say(6, 'The rest is yours.', 'next', 6),
      tell(15, 8, ({ left }) => `That leaves ${seconds(left)}. They are yours.`),
      pause(6, 'Nothing. This part belongs to them.'),
      say(30, 'You are using them well.'),
      pause(30, 'Nothing. Do not help.'),
      tell(60, 5, ({ left }) => `You still have ${inWords(left)}.`),
      pause(60, 'Nothing. They know what to do.'),
      say(60, 'We will not interrupt again.'),
      pause(60, 'Nothing, as announced.'),
    ],
  },
  {
    id: 'how-to-look',
    title: () => 'How to look at it',
    drafts: (material) => [
      say(6, 'Look at this.', 'one'),
      pause(6, 'Nothing. They are looking.', 'same'),
      say(6, 'Thank you.'),
      say(15, isOneThing(material) ? 'Now look at it again.' : 'Now look at this one.', 'one'),
      say(30, 'You may blink.'),
      pause(30, 'Nothing. Allow for the blink.'),
      say(60, 'Now look at something else.', 'one'),
      pause(60, 'Nothing. Wait for them to come back.'),
      say(60, 'Thank you for coming back.'),
      product(material),
    ],
  },
  {
    id: 'short-test',
    title: () => 'A short test',
    drafts: (material) => [
      say(6, 'What is this?', 'one'),
      pause(6, 'Nothing. Time to think.', 'same'),
      say(6, 'Correct.', 'same'),
      product(material),
      ...(material.audience === ''
        ? [
            say(30, 'Question two is the same.'),
            pause(30, 'Nothing. Time to think it again.', 'same'),
            say(30, 'Still correct.', 'same'),
          ]
        : [
            say(30, 'Who is it for?'),
            pause(30, 'Nothing. They may look at the others.'),
            audience(30, material),
            say(30, 'Also correct.', 'same'),
          ]),
      say(60, 'There is no question three.'),
      pause(60, 'Nothing. This is where it would be.'),
      say(60, 'You have passed.'),
    ],
  },
  {
    id: 'no-adjectives',
    title: () => 'No adjectives were added',
    drafts: (material) => [
      say(6, 'We added no adjectives.'),
      say(15, 'One would have gone here.'),
      pause(6, 'Nothing. Leave room for an adjective.'),
      product(material),
      say(30, 'You may add your own.'),
      pause(30, 'Nothing. Let them choose.'),
      say(60, 'We would not have chosen that.'),
      pause(60, 'Nothing. They are choosing another.'),
      say(60, 'Please take yours with you.'),
    ],
  },
  {
    id: 'seconds-left',
    title: ({ length }) => `${capitalized(inWords(length))} seconds`,
    drafts: (material) => [
      say(6, `You have ${inWords(material.length)} seconds.`, 'next', 30),
      say(60, 'You have a whole minute.'),
      pause(6, 'Nothing. Let some of them go by.'),
      tell(15, 5, ({ left }) => `Now you have ${inWords(left)}.`),
      say(30, 'They went while you listened.'),
      pause(30, 'Nothing. Do not run after them.'),
      tell(60, 3, ({ left }) => `${capitalized(inWords(left))} left.`),
      say(60, 'We could have said it sooner.'),
      pause(60, 'Nothing. Use the time well.'),
      product(material),
    ],
  },
  {
    id: 'for-you',
    title: ({ audience: forWhom }) => (forWhom === '' ? undefined : 'This is for you'),
    drafts: (material) => [
      audience(15, material),
      say(6, 'This is for you.'),
      pause(6, 'Nothing. Let them look behind them.'),
      say(6, 'Yes, you.'),
      product(material),
      say(30, 'Others may look at the picture.', 'one'),
      pause(30, 'Nothing. Make room for them.'),
      say(60, 'We have no message for them.'),
      pause(60, 'Nothing, for the others.'),
      say(60, 'They may go. You too.'),
    ],
  },
]

/** Whether there is only one thing to look at. */
const isOneThing = ({ footage, seen, unread }: Material) =>
  footage.length + pairSeen(seen, footage, unread).alone.length < 2

const seconds = (count: number) => (count === 1 ? 'one second' : `${inWords(count)} seconds`)
