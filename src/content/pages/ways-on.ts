import { routes } from '#content/routes.ts'
import { words } from '#content/site.ts'

const ways = {
  try: { label: 'Try a sentence', href: routes.try },
  quote: { label: 'Get a free quote', href: routes.quote },
  prices: { label: 'See the prices', href: routes.pricing },
  contact: { label: words.contact, href: routes.contact },
  about: { label: 'About Us', href: routes.about },
  newsletter: { label: 'Get the newsletter', href: routes.newsletter },
  cases: { label: 'Read the case studies', href: routes.cases },
} as const

interface WayOn {
  /** How the addresses begin of the pages that end with it; the whole address where `whole` says so. */
  readonly at: string
  readonly whole?: true
  readonly text: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

const posters = {
  text: 'The next poster is blank. It could have your name on it, or something funnier.',
  links: [ways.quote, ways.cases],
}

const wide = {
  text: 'Posters like these begin with a quote. The quote is free, and the poster is not.',
  links: [ways.quote, ways.cases],
}

const reading = {
  text: 'Reading about it takes a few minutes. Trying it takes one sentence, and you were going to type that anyway.',
  links: [ways.try, ways.newsletter],
}

/** What these links are, for screen readers. */
export const wayOnLabel = 'What you could do next'

/** The way on of pages whose own words lead nowhere that a customer would go. The first that fits counts. */
const waysOn: readonly WayOn[] = [
  {
    at: '/team-details/',
    text: 'Write to any of them. Somebody who exists will answer.',
    links: [ways.contact, ways.try],
  },
  {
    at: routes.team,
    whole: true,
    text: 'To be looked at like this in person, write first.',
    links: [ways.contact, ways.about],
  },
  {
    at: routes.cases,
    whole: true,
    text: 'Your numbers would be different. It would help the look of this page if they were.',
    links: [ways.quote, ways.prices],
  },
  {
    at: '/case-details/',
    text: 'Bring a text that is not working. We count before we touch it, so there is something to argue with.',
    links: [ways.quote, ways.contact],
  },
  {
    at: routes.services,
    text: 'Writing, Marketing and Content Creation can be tried on this site. The other fifteen are done by people. Ask for a quote, and they ask for your text.',
    links: [ways.try, ways.quote, ways.prices],
  },
  {
    at: routes.servicesTwo,
    text: 'The first three can be tried on this site. For the others, send what you have and we answer with a price.',
    links: [ways.try, ways.quote, ways.prices],
  },
  { at: routes.projects, ...posters },
  { at: routes.projectsTwoColumns, ...posters },
  { at: routes.projectsFourColumns, ...posters },
  { at: routes.projectWidthThree, ...wide },
  { at: routes.projectWidthFour, ...wide },
  {
    at: routes.chat,
    text: 'What these pages do not know, a person might, and what a person does not know can be tried.',
    links: [ways.contact, ways.try],
  },
  {
    at: routes.privacy,
    text: 'Questions about this page are answered by a person. Say which heading you mean.',
    links: [ways.contact],
  },
  {
    at: routes.testimonials,
    text: 'Praise comes easier after a sentence of your own, and complaints after the prices.',
    links: [ways.try, ways.prices],
  },
  {
    at: routes.clients,
    text: 'Say what you need written, and we say what it costs.',
    links: [ways.quote, ways.prices],
  },
  { at: '/category/', ...reading },
  { at: '/archive/', ...reading },
  {
    at: routes.typography,
    whole: true,
    text: 'The words can be tried as well. They are set in the size called Body, like everybody’s.',
    links: [ways.try, ways.contact],
  },
]

/** What the page at this address ends with; nothing where its own words lead on. */
export const wayOn = (path: string): Omit<WayOn, 'at' | 'whole'> | undefined =>
  waysOn.find(({ at, whole }) => (whole ? path === at : path.startsWith(at)))
