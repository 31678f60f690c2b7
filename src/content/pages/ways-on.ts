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
  text: 'The next poster is still blank, which leaves the designer very little to argue about.',
  links: [ways.quote, ways.cases],
}

const reading = {
  text: 'Reading about it takes five minutes. Trying it takes as long as typing a sentence you were going to send anyway.',
  links: [ways.try, ways.newsletter],
}

/** What these links are, for screen readers. */
export const wayOnLabel = 'What you could do next'

/** The way on of pages whose own words lead nowhere that a customer would go. The first that fits counts. */
const waysOn: readonly WayOn[] = [
  {
    at: '/team-details/',
    text: 'You need not choose among them. What you write is read by whoever is nearest the door.',
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
    text: 'Bring a text that is not working. We count before we touch it, so that the two of us can disagree in figures.',
    links: [ways.quote, ways.contact],
  },
  {
    at: routes.services,
    text: 'Writing, Marketing and Content Creation can be tried on this site. The other fifteen are done by people, who would like to see the text before they name a price.',
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
  { at: routes.projectWidthThree, ...posters },
  { at: routes.projectWidthFour, ...posters },
  {
    at: routes.chat,
    text: 'What these pages do not know, a person might, and what a person does not know can be tried.',
    links: [ways.contact, ways.try],
  },
  {
    at: routes.privacy,
    text: 'Questions about this page are answered by a person, who will want to know which heading.',
    links: [ways.contact],
  },
  {
    at: routes.testimonials,
    text: 'To have an opinion worth printing, try it first.',
    links: [ways.try, ways.prices],
  },
  {
    at: routes.clients,
    text: 'What it would cost to be among them is no secret, as long as you say what you need written.',
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
