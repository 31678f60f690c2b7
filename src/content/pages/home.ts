import { routes } from '#content/routes.ts'

export const home = {
  title: 'GenerativeAI for Marketers and Content Creators',
  /** Where the title breaks at wide windows. */
  titleLines: ['GenerativeAI for', 'Marketers and', 'Content Creators'],
  description:
    'Give Deadpan an audience and a message. It writes funny emails, posts and articles that spark their interest, and does not laugh at its own work.',
  motto: 'We keep a straight face. Your readers can’t.',
  services: {
    title: 'Services we can help you with',
    lines: ['Services we can', 'help you with'],
    aside: 'Three of them. There was a fourth, but it laughed at its own jokes.',
    link: 'Read about',
  },
  brands: 'Taken seriously by',
  work: {
    title: 'Featured work',
    aside: 'Eighteen serious companies let us near their copy. These are the ones still speaking to us.',
    all: 'See all eighteen',
    /** The big poster, then the four small ones. */
    posters: ['goldfish-reminders', 'toast-eventually', 'pigeon-air', 'night-shift-espresso', 'brick-the-newsletter'],
  },
  counters: 'In numbers',
  pricing: { title: 'Flexible Pricing Options' },
  testimonials: {
    title: 'People have said things',
    aside: 'All of them on purpose, and most of them in writing.',
    /** Who is quoted, and the tile behind them. */
    quoted: [
      { id: 'carla-mendes', ground: 'mint' },
      { id: 'declan-roe', ground: 'lilac' },
      { id: 'samira-haddad', ground: 'sky' },
    ],
  },
  action: {
    title: 'Tell us something serious',
    text: 'We’ll nod. Then we’ll write it down differently.',
    actions: [
      { label: 'Estimate Project', href: routes.contact },
      { label: 'Careers', href: routes.contact },
    ],
  },
} as const

export const triptych = {
  label: 'Try it',
  panes: ['You type.', 'We keep a straight face.', 'Your readers can’t.'],
  /** The third pane's title over a sentence that is left alone. */
  leftAlone: 'Left as it is.',
  /** The picture in the middle, for those who can't see it. */
  faces: { smirk: 'A face. One end of the mouth is up.', straight: 'A face. Its mouth is straight.' },
  wait: 'Takes about as long as a sigh.',
  examples: [
    {
      audience: 'Accountants',
      message: 'The quarterly report is attached.',
      result: 'The quarterly report is attached. It has been called “thorough” by everyone who didn’t finish it.',
      dryness: 'arid',
    },
    {
      audience: 'New hires',
      message: 'Your badge opens the front door.',
      result: 'Your badge opens the front door. The other doors will get to know you first.',
      dryness: 'crisp',
    },
    {
      audience: 'Plant owners',
      message: 'Water once a week.',
      result: 'Water once a week. The plant has asked us not to say what happened to the last one.',
      dryness: 'sandy',
    },
  ],
} as const
