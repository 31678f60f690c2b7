import { type ServiceCategory, serviceCategories } from '#content/kinds.ts'
import { home } from '#content/pages/home.ts'
import { routes } from '#content/routes.ts'

export const servicesByCategory = {
  title: 'Services',
  description: 'Eighteen writing services, three to a category, from button labels to annual reports.',
  lead: 'Eighteen kinds of writing, three to a category. If yours is missing, send it. It is probably a button label.',
  ground: 'yolk',
  object: 'paint-bucket',
  contents: 'Categories of services',
  link: home.services.link,
  more: { label: 'The first six on one page', href: routes.servicesTwo },
} as const

/** Said beside the name of each category. */
const categoryAsides = {
  design: 'Words for small spaces: a box, a button, a slide. When they fit, they are never mentioned.',
  development: 'For people who write code and are then asked what it does.',
  'online-marketing':
    'Everything that interrupts people who were doing something else. We try to be quick, and worth it.',
  business: 'Documents that have to be filed. A few of them will now be read first.',
  technology: 'Software that talks to people while you sleep. Write its lines while you are awake.',
  'content-strategy': 'For pages that exist and are waiting for readers.',
} as const satisfies Record<ServiceCategory, string>

/** The sections of the page by category, with the anchors of the specification. */
export const categorySections = (Object.keys(serviceCategories) as ServiceCategory[]).map((category, index) => ({
  category,
  id: `section${index + 1}`,
  label: serviceCategories[category],
  aside: categoryAsides[category],
}))

export const servicesBoard = {
  title: 'Six of eighteen services',
  description:
    'The six that Deadpan thought of first: writing, marketing, content creation, ad scripts, titles, subject lines.',
  lead: 'The six we thought of first. Twelve more are behind them, being patient.',
  ground: 'tomato',
  object: 'laptop',
  link: home.services.link,
  more: { label: 'All eighteen, by category', href: routes.services },
} as const

export const serviceWords = {
  /** Beside the services that people do. */
  demo: { returned: 'By hand, it becomes', action: 'Try a sentence by machine', href: routes.try },
  byHand: 'By people, priced by quote.',
  brief: 'What you get',
  branding: 'Why branding matters?',
  brandingAside: 'The question mark came with the heading.',
  quote: 'Get a free quote',
  featured: {
    title: 'Featured projects',
    all: { label: 'All projects', href: routes.projects },
  },
} as const
