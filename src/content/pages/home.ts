import { counted, countedFirst } from '#content/number-words.ts'
import { routes } from '#content/routes.ts'

export const home = {
  title: 'GenerativeAI for Marketers and Content Creators',
  /** Where the title breaks at wide windows. */
  titleLines: ['GenerativeAI for', 'Marketers and', 'Content Creators'],
  description:
    'Give Deadpan an audience and a message. It writes funny emails, posts and articles that spark interest, and does not laugh at its own work.',
  motto: 'We keep a straight face. Your readers can’t.',
  pitch:
    'Type a message and who will read it. It comes back funny enough to spark their interest, in an email, a post or an article. The facts stay.',
  note: 'Beta. Five fields, no card.',
  how: {
    title: 'How it works',
    aside: 'Three steps. The second one is ours.',
    steps: [
      {
        expression: 'glance',
        title: 'Say it plainly',
        text: 'Type a sentence you would send anyway, and who has to read it.',
      },
      {
        expression: 'blink',
        title: 'We add one line',
        text: 'Your sentence stays as typed, names, dates and prices included. What comes after it is the service.',
      },
      {
        expression: 'smirk',
        title: 'You decide',
        text: 'Take it, ask for another, or send the one you had. It was also fine.',
      },
    ],
  },
  never: {
    title: 'Where we never joke',
    lines: ['Where we', 'never joke'],
    text: 'Type one of these, and it comes back as serious as it went in. There is a section for Legal on the page.',
    link: { label: 'See where we never joke', href: routes.straightFace },
  },
  services: {
    title: 'Services we can help you with',
    lines: ['Services we can', 'help you with'],
    aside: (software: number, all: number) => ({
      before: `${countedFirst(software)} of `,
      all: { label: counted(all), href: routes.services },
      after: '. One more laughed at its own jokes, and is not among them.',
    }),
    link: 'Read about',
    software: 'By software, priced per query',
    people: (count: number) => ({
      title: 'By people, priced by quote',
      text: `${countedFirst(count)} more, written by people. People take longer and ask better questions.`,
      quote: { label: 'Get a quote', href: routes.quote },
      fold: `Show all ${counted(count)}`,
    }),
  },
  /** Over the clients' marks, by how many of them are invented. */
  brands: (madeUp: number, all: number) => {
    if (madeUp === 0) return 'Taken seriously by'
    const companies = `Taken seriously by ${counted(all)} companies`
    return madeUp === all ? `${companies} we made up` : `${companies}, ${counted(madeUp)} of which we made up`
  },
  work: {
    title: 'Featured work',
    aside: {
      madeUp: (count: number) =>
        `${countedFirst(count)} companies we made up, and what we wrote for them. Here are five of the posters.`,
      real: 'Serious companies let us near their copy. These are the ones that hang best.',
    },
    all: 'See all eighteen',
    /** The big poster, then the four small ones. */
    posters: ['goldfish-reminders', 'toast-eventually', 'pigeon-air', 'night-shift-espresso', 'brick-the-newsletter'],
  },
  counters: 'In numbers, all of them true',
  pricing: { title: 'Flexible Pricing Options' },
  testimonials: {
    title: 'People have said things',
    /** By how many of those who are quoted are invented. */
    aside: (madeUp: number, all: number) => {
      if (madeUp === 0) return 'On purpose, and in writing.'
      const who = madeUp === all ? `These ${counted(all)}` : countedFirst(madeUp)
      return `${who} ${madeUp === 1 ? 'does' : 'do'} not exist yet. We kept the praise modest.`
    },
    /** The empty frame beside them. */
    frame: {
      alt: 'An empty picture frame.',
      description: 'This space is kept for the first real one. It may be critical.',
      authorname: 'Your name',
      authordesig: 'Your title, a company that exists',
    },
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
  /** Over an example, until somebody types. */
  example: 'One of ours. Type your own, and this changes.',
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
