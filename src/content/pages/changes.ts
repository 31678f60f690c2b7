import { routes } from '#content/routes.ts'

export const changeKinds = ['Added', 'Fixed', 'Changed', 'Removed', 'Admitted'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** What visitors could see change, on one day. */
export interface ChangeDay {
  /** As in `2026-11-22`. */
  readonly day: string
  readonly entries: readonly { readonly kind: ChangeKind; readonly title: string; readonly text: string }[]
}

export const changesPage = {
  title: 'Changes',
  description: 'What changed on the Deadpan site and when, newest first: what was added, fixed, removed or admitted.',
  lead: 'What changed on this site, newest first. Typos are fixed without ceremony.',
  ground: 'sky',
  object: 'alarm-clock',
  ask: {
    title: 'Something still says what it should not?',
    action: { label: 'Tell us on the contact page', href: routes.contact },
  },
} as const

/** True entries only: each has shipped, on that day, and a visitor can see it. `{examples}` is how many there are. */
export const changes: readonly ChangeDay[] = [
  {
    day: '2026-11-22',
    entries: [
      {
        kind: 'Added',
        title: 'A version for paper.',
        text: 'No buttons, no menu, ink on the paper’s own white. Where we never joke takes two sheets, which is the length Legal reads.',
      },
      {
        kind: 'Removed',
        title: 'Lines that could follow any sentence.',
        text: 'The try-outs had some. Strict readers went through them, and what had fitted everything is gone.',
      },
      {
        kind: 'Fixed',
        title: 'The search finds pages by their titles.',
        text: '“About Us” used to find nothing, which we tried not to read into.',
      },
      {
        kind: 'Fixed',
        title: '“See all eighteen” leads to eighteen.',
        text: 'It led to a page that showed six. The other twelve are now on it by name.',
      },
      {
        kind: 'Added',
        title: 'A feed of the blog.',
        text: 'RSS, one for all posts and one for each category. The posts in it are whole, because half a post is an advertisement.',
      },
      {
        kind: 'Added',
        title: 'A picture for every link.',
        text: 'Wherever a page of ours is shared, its title comes along on a card. The card does not move.',
      },
      {
        kind: 'Removed',
        title: 'Twenty play buttons.',
        text: 'There were twenty-two, and most played a film about something else. A button now plays what it is attached to.',
      },
      {
        kind: 'Admitted',
        title: 'Everything invented now says so.',
        text: 'Each page says what exactly is made up, and what is not, beside the first of it. The note used to be at the bottom, in gray, and the same for all.',
      },
      {
        kind: 'Added',
        title: 'Where we never joke.',
        text: 'Seven subjects with a heading, the rest in a sentence, and a section that Marketing can forward to Legal.',
      },
      {
        kind: 'Removed',
        title: 'Five examples about cookies, terms and outages.',
        text: 'They were good. They were also about subjects that the entry above says we leave alone.',
      },
      {
        kind: 'Removed',
        title: 'Sixty-four links to profiles.',
        text: 'We had guessed the addresses, and a guess may belong to a stranger. The icons now lead to the front pages of the networks, where our people are not.',
      },
      {
        kind: 'Changed',
        title: 'The prices say when each plan is cheapest.',
        text: 'The arithmetic is printed under them, for people who would have done it anyway.',
      },
      {
        kind: 'Fixed',
        title: 'The plan buttons remember the plan.',
        text: '“Go Ultimate” led to a form that had never heard of Ultimate.',
      },
      {
        kind: 'Added',
        title: 'Examples.',
        text: '{examples} plain sentences and what became of them, each with its own address.',
      },
      {
        kind: 'Added',
        title: 'Writing, Marketing and Content Creation can be tried.',
        text: 'On their own pages, without an account. Home takes a sentence as well, where it used to show three of ours and leave it at that.',
      },
      {
        kind: 'Fixed',
        title: 'Every page fits a window of 320 pixels.',
        text: 'Several had been wider than the phone they were read on.',
      },
    ],
  },
  {
    day: '2026-11-21',
    entries: [
      {
        kind: 'Fixed',
        title: 'Forms keep what is typed before they are awake.',
        text: 'On a slow connection, the first letters of a name used to go missing.',
      },
      {
        kind: 'Added',
        title: 'This version of the site.',
        text: 'The pages, the forms and the drawings. Everything above is about those.',
      },
    ],
  },
]
