import { grouped } from '#content/counts.ts'
import type { Dryness } from '#content/example.ts'

const sentences = (count: number) => (count === 1 ? 'One sentence' : `${grouped(count)} sentences`)

/** The drawer as its readers see it: the wall of all examples. */
export const examplesPage = {
  title: 'Examples',
  description:
    'Plain sentences of working life, each with the funny one that Deadpan made of it. The facts are left where they were.',
  lead: 'Plain sentences on their way in, the same sentences on their way out. The line after each is ours, and may invent a shelf or a Tuesday.',
  ground: 'tomato',
  object: 'filing-cabinet',
  page: (number: number) => `Examples, page ${number}`,
  pages: 'Pages of the drawer',
  count: sentences,
  range: (from: number, to: number, total: number) => `${grouped(from)} to ${grouped(to)} of ${grouped(total)}`,
  near: 'Near it',
} as const

/** What stands before and after in each pair, for those who can't see which is large. */
export const pairWords = {
  before: 'Before: ',
  after: 'After: ',
  meta: (channel: string, audience: string) => `${channel} for ${audience}`,
  copy: 'Copy the result',
  copied: 'Copied',
  copyByHand: 'Selected. Your browser wants you to copy it yourself.',
} as const

/** The filter, which is a sentence. */
export const filterWords = {
  label: 'Filter the examples',
  show: 'Show',
  channel: { label: 'Channel', any: 'everything' },
  for: 'for',
  audience: { label: 'Audience', any: 'everyone' },
  at: 'at',
  dryness: { label: 'Dryness', any: 'any dryness' },
  submit: 'Show',
  clear: 'Clear',
  found: (found: number, total: number) => `${found === 0 ? 'None' : grouped(found)} of ${grouped(total)}`,
} as const

/** Where nothing is in the drawer that the filter's sentence asks for. */
export const nothingWords = {
  title: 'We have looked in this drawer',
  lines: ['We have looked', 'in this drawer'],
  object: 'goldfish',
  ground: 'lilac',
  text: (channel: string | undefined, audience: string | undefined, dryness: string | undefined) =>
    `There is nothing among ${channel ?? 'everything'} for ${audience ?? 'everyone'}${
      dryness === undefined ? '' : ' at this dryness'
    }. Take one word out of the sentence above, or write the first one.`,
  all: 'Show everything',
  write: 'Write the first one',
} as const

/** The page of one example. */
export const examplePage = {
  all: (total: number) => `All ${grouped(total)} examples`,
  before: 'Before',
  after: 'After',
  description: (before: string, channel: string, audience: string, dryness: Dryness) =>
    `${channel} for ${audience}, ${dryness}. What came in: “${before}”`,
  /** The solid button, and what it says once it has done so. */
  copy: 'Copy the result',
  yours: 'Make yours funny',
  dryness: (dryness: Dryness) => `Dryness: ${dryness}`,
  tags: 'Where it is filed',
  why: 'Why it works',
  facts: {
    kept: 'Kept',
    words: (count: number) => (count === 1 ? 'one word' : `all ${count} words`),
    added: 'Added',
    addedWords: (count: number) => (count === 1 ? 'one word' : `${count} words`),
    company: 'Said in the company’s name',
    numbers: 'Added in numbers',
    nothing: 'nothing',
  },
  howDry: 'How dry',
  same: 'In the same drawer',
  allOf: (channels: string) => `All ${channels}`,
  others: 'The examples beside this one',
  previous: 'Previous',
  next: 'Next',
} as const

/** On home: a few of them, and the way to the rest. */
export const homeExamples = {
  title: 'Before and after',
  aside: 'What came in is set small, what went out is set large. The facts are the same size.',
  all: (total: number) => `See all ${grouped(total)}`,
} as const
