import { routes } from '#content/routes.ts'

export const aboutPage = {
  title: 'About Us',
  description:
    'Where Deadpan comes from, what it makes, the five things it means and the four steps every job goes through.',
  lead: 'Calm above the water, and below it eight people moving commas as fast as they can.',
  rows: [
    {
      ground: 'tomato',
      object: 'printer',
      subtitle: 'Where it started',
      title: 'One laugh, badly placed',
      text: 'In 2009 there was a laugh during a budget review. The budget recovered. The sentence that did it was printed, framed and eventually incorporated.',
      action: { label: 'Our Clients', href: routes.clients },
    },
    {
      ground: 'lilac',
      object: 'typewriter',
      subtitle: 'What we make',
      title: 'A machine that knows when to stop',
      text: 'You give it a sentence. It returns the joke that was already in there, and nothing after it. Most of the engineering went into the stopping.',
      action: { label: 'Try it on a sentence', href: routes.try },
    },
    {
      ground: 'mint',
      object: 'balloon',
      subtitle: 'What we leave out',
      title: 'Nothing here is inflated',
      text: 'No superlatives, no confetti, no assistant who is excited for you. The balloon was here when we moved in, and we have not had the heart.',
      action: { label: 'Inspect the type', href: routes.typography },
    },
  ],
  values: { title: 'Five things we mean', lines: ['Five things', 'we mean'], object: 'moon' },
  process: { title: 'How a job goes', aside: 'Four steps. The third one is done by people who do not know us.' },
  action: {
    title: 'Come and be looked at',
    text: 'There are eight of us in the room, and one good chair.',
    actions: [
      { label: 'Meet the team', href: routes.team },
      { label: 'Our Office', href: routes.office },
    ],
  },
} as const
