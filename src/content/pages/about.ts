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
      action: { label: 'Who we write for', href: routes.clients },
    },
    {
      ground: 'lilac',
      object: 'typewriter',
      subtitle: 'What we make',
      title: 'A machine that knows when to stop',
      text: 'You give it a sentence. It returns the sentence with one line behind it, and nothing after that. Most of the engineering went into the stopping.',
      action: { label: 'Try it on a sentence', href: routes.try },
    },
    {
      ground: 'mint',
      object: 'balloon',
      subtitle: 'What we leave out',
      title: 'Nothing here is inflated',
      text: 'No superlatives, no confetti, no assistant who is excited for you. One counter on this site is rounded up, and says by how much. The balloon came with the building, and we have not had the heart to ask it down.',
      action: { label: 'See the typeface', href: routes.typography },
    },
  ],
  values: { title: 'Five things we mean', lines: ['Five things', 'we mean'], object: 'moon' },
  process: {
    title: 'How a job goes',
    aside: 'You are in the first step and the last. The third is done by strangers.',
  },
  action: {
    title: 'Come and sit down',
    text: 'There are eight of us in the room, and one good chair.',
    actions: [
      { label: 'Meet the team', href: routes.team },
      { label: 'Our Office', href: routes.office },
    ],
  },
} as const
